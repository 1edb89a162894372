/** Two site processes on one PostgreSQL inbox; one of them serves the content that the other reads. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../packages/kit/database/testing/postgres-server.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { freePort, type Site } from '../support/site.ts';
import { gather } from './crowd.ts';
import { compareWithLedger, readInbox, settle } from './kept-in-inbox.ts';
import { openLedger } from './ledger.ts';
import { onStage, type Stage } from './stage.ts';
import { type Breaches, createBreaches, type Verdict } from './verdict.ts';
import { BEHIND_OUR_PROXY, POST, send, writeMessage } from './visitors.ts';

type Shared = {
  /** Load, in ms. */
  lasting: number;
  /** Of the second site, while visitors send. Each may cost the mails it was carrying a repeat. */
  kills: number;
};

export function sharedInbox(size: Shared): Promise<Verdict> {
  return onStage((stage) => play(stage, size));
}

async function play(stage: Stage, { lasting, kills }: Shared): Promise<Verdict> {
  const breaches = createBreaches();
  const postgres = await startPostgres();
  stage.after(() => postgres.stop());
  const mail = await startMailServer();
  stage.after(() => mail.close());
  const [own, reading, outside] = [
    await stage.directory(),
    await stage.directory(),
    await stage.directory(),
  ];
  const env = {
    ...BEHIND_OUR_PROXY,
    SMTP_URL: mail.url,
    DATABASE_URL: postgres.url,
    // Links that one signs the other must understand.
    APP_SECRET: 'a secret that both of them know, of 32 signs and more',
  };
  // At once: who makes the tables is decided by the database.
  const port = await freePort();
  const readerPort = await freePort();
  const startReader = () =>
    stage.startSite({
      directory: reading,
      port: readerPort,
      env: {
        ...env,
        SANITY_PROJECT_ID: 'agence',
        SANITY_DATASET: 'production',
        SANITY_API_HOST: `http://127.0.0.1:${port}`,
      },
    });
  const [first, started] = await Promise.all([
    stage.startSite({ directory: own, port, env }),
    startReader(),
  ]);
  let second = started;

  const ledger = openLedger(join(outside, 'ledger'));
  stage.after(() => ledger.close());
  const crowds = [first, second].map(({ origin }) =>
    gather(origin, ledger, { visitors: 3, rest: 10 }),
  );
  for (const crowd of crowds) stage.after(() => crowd.scatter());
  const twice = await sendToBoth([first.origin, second.origin], ledger, lasting / 200);
  for (let count = 0; count < kills; count += 1) {
    await pause(lasting / (kills + 1));
    await second.kill();
    second = await startReader();
  }
  await pause(lasting / (kills + 1));
  await Promise.all(crowds.map((crowd) => crowd.goHome()));
  for (const [what, count] of crowds.flatMap(({ refusals }) => [...refusals])) {
    breaches.unless(false, `${count} × refused: ${what}`);
  }

  const database = { kind: 'postgres', url: postgres.url } as const;
  await settle(database);
  const inbox = await readInbox(database);
  const { lost, doubled } = compareWithLedger(inbox, ledger, breaches);
  const messageIds = new Set(inbox.deliveries.map(({ messageId }) => messageId));
  const ids = mail.mails.map(({ email }) => email.messageId);
  const arrived = new Set(ids);
  const repeated = ids.length - arrived.size;
  breaches.unless(
    arrived.size === messageIds.size,
    `${arrived.size} mails of ${messageIds.size} arrived`,
  );
  breaches.unless(
    inbox.deliveries.every(({ state }) => state === 'sent'),
    'not every mail is known as sent',
  );
  breaches.unless(repeated <= 4 * kills, `${repeated} mails came twice`);

  const seen = await approve(first, second, mail, breaches);
  for (const site of [second, first]) {
    breaches.unless(
      (await site.stop()) === 0,
      `a site did not end well:\n${site.output().slice(-1000)}`,
    );
  }
  return {
    tried: `two sites, ${kills} kills, ${ledger.acknowledged.size} messages`,
    figures: {
      acknowledged: ledger.acknowledged.size,
      'sent to both at once': twice,
      'kills of one': kills,
      lost,
      doubled,
      mails: arrived.size,
      repeated,
      'a decision is seen by the other after (s)': seen,
    },
    breaches: breaches.all,
  };
}

/** The same message to both sites in the same moment. */
async function sendToBoth(
  origins: readonly string[],
  ledger: ReturnType<typeof openLedger>,
  count: number,
): Promise<number> {
  let sent = 0;
  for (; sent < count; sent += 1) {
    const message = writeMessage(sent % 2 === 0 ? 'contact-message' : 'job-application');
    ledger.attempt(message);
    const answers = await Promise.all(origins.map((origin) => send(origin, message)));
    if (answers.includes('kept')) ledger.acknowledge(message);
  }
  return sent;
}

/** A page finished before a decision is shown no longer than this: the other process asks every 5 s. */
const SEEN_WITHIN = 10; // s

/** Publishes a comment through one site, and waits for both to show it. */
async function approve(
  first: Site,
  second: Site,
  mail: MailServer,
  breaches: Breaches,
): Promise<string> {
  const message = writeMessage('comment');
  const words = `(${message.key.slice(0, 8)})`;
  breaches.unless((await send(second.origin, message)) === 'kept', 'the comment was not kept');
  const shows = async ({ origin }: Site) =>
    (await (await fetch(origin + POST)).text()).includes(words);
  const link = () =>
    mail.mails
      .map(({ email }) => email.text ?? '')
      .find((text) => text.includes(words))
      ?.match(/https?:\/\/\S+(\/commentaires\/moderation\?\S+)/)?.[1];
  for (let waited = 0; waited < 150 && !link(); waited += 1) await pause(100);
  if (!link()) {
    breaches.unless(false, 'the agency got no mail about a comment');
    return 'never';
  }
  breaches.unless(
    !(await shows(first)) && !(await shows(second)),
    'a comment was shown before anybody decided',
  );

  const decided = await fetch(`${first.origin}${link()}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approuver' }),
    headers: { origin: first.origin },
    redirect: 'manual',
  });
  breaches.unless(decided.status === 303, `the decision was answered ${decided.status}`);
  const since = performance.now();
  breaches.unless(await shows(first), 'who took the decision does not show it');
  const seconds = () => (performance.now() - since) / 1000;
  while (!(await shows(second)) && seconds() < 2 * SEEN_WITHIN) await pause(100);
  breaches.unless(
    seconds() < SEEN_WITHIN,
    `the other one showed it after ${seconds().toFixed(1)} s`,
  );
  return seconds().toFixed(1);
}
