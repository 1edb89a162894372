/** R09 and R10: one message sent a hundred times at once, and answers that got lost on their way. */
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readInbox, settle } from './kept-in-inbox.ts';
import { onStage, type Stage } from './stage.ts';
import { startTroubledMailServer } from './troubled-mail-server.ts';
import { createBreaches, type Verdict } from './verdict.ts';
import {
  BEHIND_OUR_PROXY,
  type Message,
  type MessageKind,
  posted,
  sendForReceipt,
  writeMessage,
} from './visitors.ts';

const KINDS: readonly MessageKind[] = [
  'contact-message',
  'job-application',
  'newsletter-subscription',
  'comment',
];

type Repeats = {
  /** Of each kind of message, as many at once. */
  atOnce: number;
  /** Lost answers, of each kind. */
  lost: number;
};

export function repeats(size: Repeats): Promise<Verdict> {
  return onStage((stage) => play(stage, size));
}

async function play(stage: Stage, { atOnce, lost }: Repeats): Promise<Verdict> {
  const breaches = createBreaches();
  const directory = await stage.directory();
  const mail = await startTroubledMailServer();
  stage.after(() => mail.close());
  const env = { ...BEHIND_OUR_PROXY, SMTP_URL: mail.url };
  const site = await stage.startSite({ directory, env });

  const sent: Message[] = [];
  /** What the sender of each was told to quote, each time. */
  const quoted = new Map<Message, Set<string>>();
  for (const kind of KINDS) {
    const message = writeMessage(kind);
    sent.push(message);
    const receipts = await Promise.all(
      Array.from({ length: atOnce }, () => sendForReceipt(site.origin, message)),
    );
    const answers = receipts.map(({ answer }) => answer);
    quoted.set(message, new Set(receipts.flatMap(({ reference }) => reference ?? [])));
    // Uploads are read four at once from one network: who comes fifth is asked to come again.
    const others = answers.filter(
      (answer) => answer !== 'kept' && !(message.kind === 'job-application' && answer === 503),
    );
    breaches.unless(
      others.length === 0,
      `${kind}: ${others.length} of ${atOnce} answered ${others[0]}`,
    );
    breaches.unless(answers.includes('kept'), `${kind}: none of ${atOnce} was kept`);
  }
  let cut = 0;
  for (let count = 0; count < lost; count += 1) {
    for (const kind of KINDS) {
      const message = writeMessage(kind);
      sent.push(message);
      // From the middle of the body to long after it was kept.
      await sendAndVanish(site.origin, message, count / lost, count % 2 === 0 ? 0 : 2 * count);
      cut += 1;
      const { answer, reference } = await sendForReceipt(site.origin, message);
      breaches.unless(answer === 'kept', `${kind}: the retry was answered ${answer}`);
      quoted.set(message, new Set(reference ? [reference] : []));
    }
  }

  const database = { kind: 'sqlite', file: join(directory, 'inbox.sqlite') } as const;
  await settle(database);
  await site.stop();
  const inbox = await readInbox(database);
  const requestsByEmail = Map.groupBy(inbox.requests, ({ email }) => email);
  for (const message of sent) {
    const { kind, email } = message;
    const [request, ...others] = requestsByEmail.get(email) ?? [];
    breaches.unless(request !== undefined, `${kind}: lost`);
    breaches.unless(others.length === 0, `${kind}: kept ${others.length + 1} times`);
    const references = [...(quoted.get(message) ?? [])];
    if (kind === 'contact-message') {
      const same = references.length === 1 && references[0] === request?.reference;
      breaches.unless(same, `${references} were to be quoted for ${request?.reference}`);
    }
  }
  // Two mails for a contact request or an application, one for a subscription or a comment.
  const mails = (sent.length / KINDS.length) * 6;
  breaches.unless(
    mail.arrived.length === mails,
    `${mail.arrived.length} mails instead of ${mails}`,
  );
  breaches.unless(new Set(mail.arrived).size === mail.arrived.length, 'a mail came twice');
  return {
    tried: `${atOnce} at once of each kind, ${cut} lost answers`,
    figures: {
      'at once': `${KINDS.length} × ${atOnce}`,
      'lost answers': cut,
      records: requestsByEmail.size,
      mails: mail.arrived.length,
    },
    breaches: breaches.all,
  };
}

/**
 * A connection that breaks while the message is on its way, or just after it.
 * @param share of the body that is sent beyond its first half, from 0 to 1
 * @param wait before the connection is cut, in ms
 */
async function sendAndVanish(
  origin: string,
  message: Message,
  share: number,
  wait: number,
): Promise<void> {
  const { path, body } = posted(message);
  const request = new Request(origin + path, { method: 'POST', body });
  const bytes = Buffer.from(await request.arrayBuffer());
  const { hostname, port } = new URL(origin);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `origin: ${origin}`,
    `content-type: ${request.headers.get('content-type')}`,
    `content-length: ${bytes.length}`,
    '\r\n',
  ].join('\r\n');
  // Half of them whole, so that what is lost is the answer alone.
  const end = share >= 0.5 ? bytes.length : Math.ceil(bytes.length * (0.5 + share));
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once('error', reject);
    socket.write(Buffer.concat([Buffer.from(head), bytes.subarray(0, end)]), async () => {
      await pause(wait);
      socket.off('error', reject).on('error', () => {});
      socket.destroy();
      resolve();
    });
  });
}
