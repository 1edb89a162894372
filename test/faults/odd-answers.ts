/** R31, R06: odd answers to requests of our own, all at once; a sound receiver is told of everything meanwhile. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { startWebhookReceiver } from '../../inbox/testing/webhook-receiver.ts';
import { createAdministrator } from '../support/administrator.ts';
import { type Oddity, startOddServer } from '../support/odd-server.ts';
import { onStage, type Stage } from './stage.ts';
import { createBreaches, type Verdict } from './verdict.ts';
import { BEHIND_OUR_PROXY, send, writeMessage } from './visitors.ts';

type OddAnswers = {
  /** A webhook leads to each. */
  oddities: readonly Oddity[];
  messages: number;
};

/** Four are told at a time, and each is left after fifteen seconds. */
const PATIENCE = 120_000; // ms

export function oddAnswers(options: OddAnswers): Promise<Verdict> {
  return onStage((stage) => play(stage, options));
}

async function play(stage: Stage, { oddities, messages }: OddAnswers): Promise<Verdict> {
  const breaches = createBreaches();
  const odd = async (oddity: Oddity) => {
    const server = await startOddServer(oddity);
    stage.after(() => server.close());
    return server.origin;
  };
  const sound = await startWebhookReceiver();
  stage.after(() => sound.close());
  const site = await stage.startSite({
    directory: await stage.directory(),
    program: 'test/support/server-for-receivers.js',
    env: {
      ...BEHIND_OUR_PROXY,
      SMTP_URL: (await odd('nothing')).replace('http', 'smtp'),
      CONTACT_WEBHOOK_URL: await odd('another protocol'),
    },
  });
  const { cookie } = await createAdministrator(site);
  const ask = (path: string, body: object) =>
    fetch(`${site.origin}/inbox/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: site.origin,
        cookie: `${cookie.name}=${cookie.value}`,
      },
      body: JSON.stringify(body),
    });
  const added: string[] = [];
  const events = ['contact-message.received'];
  for (const address of [...(await Promise.all(oddities.map(odd))), sound.url]) {
    const answer = await ask('/webhooks', { address, description: 'CRM', events });
    added.push(made.parse(await answer.json()).webhook.id);
  }

  for (let count = 0; count < messages; count += 1) {
    const answer = await send(site.origin, writeMessage('contact-message'));
    breaches.unless(answer === 'kept', `answered ${answer}`);
  }
  const deliveredCount = () => new Set(sound.received.map(({ id }) => id)).size;
  for (let waited = 0; deliveredCount() < messages && waited < PATIENCE; waited += 50)
    await pause(50);
  breaches.unless(
    deliveredCount() === messages,
    `the sound receiver was told of ${deliveredCount()} of ${messages}`,
  );

  const tried = await Promise.all(
    added.map(async (id) => trial.parse(await (await ask(`/webhooks/${id}/trial`, {})).json())),
  );
  const failed = tried.filter(({ failure }) => failure !== null).length;
  // Who says 200 before a body without end has taken the message.
  const failing = oddities.filter((oddity) => oddity !== 'a body without end').length;
  breaches.unless(failed === failing, `${failed} of ${failing} trials said a failure`);

  // Under way at the signal: messages to all of them, mails to a server that says nothing, half a request.
  await send(site.origin, writeMessage('contact-message'));
  const { port, hostname } = new URL(site.origin);
  const half = connect(Number(port), hostname, () =>
    half.write('POST /contact/message HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nname='),
  );
  half.on('error', () => half.destroy());
  stage.after(() => half.destroy());
  await pause(100);
  // It ends with 0 only where each of its parts was closed in its time, ten seconds in all.
  const code = await site.stop();
  breaches.unless(code === 0, `SIGTERM ended it with ${code}: ${site.output().slice(-500)}`);
  return {
    tried: `${oddities.length} odd receivers, ${messages} messages, SIGTERM during all of it`,
    figures: {
      receivers: oddities.length,
      messages,
      told: deliveredCount(),
      'failed trials': failed,
    },
    breaches: breaches.all,
  };
}

const made = z.object({ webhook: z.object({ id: z.string() }) });
const trial = z.object({ failure: z.string().nullable() });
