/** P3: what piled up while the mail server was away, and how long it takes to leave once it is back. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/site.ts';
import { readInbox } from './kept-in-inbox.ts';
import { onStage, type Stage } from './stage.ts';
import { startTroubledMailServer } from './troubled-mail-server.ts';
import { createBreaches, type Verdict } from './verdict.ts';
import { BEHIND_OUR_PROXY, send, writeMessage } from './visitors.ts';

const PROMISE = 5 * 60; // s

type Backlog = {
  /** An even number: each contact request makes two. */
  mails: number;
};

export function mailBacklog(backlog: Backlog): Promise<Verdict> {
  return onStage((stage) => play(stage, backlog));
}

async function play(stage: Stage, { mails }: Backlog): Promise<Verdict> {
  const breaches = createBreaches();
  const directory = await stage.directory();
  const mailPort = await freePort(); // nothing listens there yet
  const env = { ...BEHIND_OUR_PROXY, SMTP_URL: `smtp://127.0.0.1:${mailPort}` };
  const site = await stage.startSite({ directory, env });
  for (let sent = 0; sent < mails / 2; sent += 4) {
    const four = Array.from({ length: 4 }, () =>
      send(site.origin, writeMessage('contact-message')),
    );
    for (const answer of await Promise.all(four))
      breaches.unless(answer === 'kept', `answered ${answer}`);
  }

  const server = await startTroubledMailServer(mailPort);
  stage.after(() => server.close());
  const back = performance.now();
  const seconds = () => (performance.now() - back) / 1000;
  while (new Set(server.arrived).size < mails && seconds() < PROMISE) await pause(50);
  const took = seconds();
  await site.stop();

  const arrived = new Set(server.arrived).size;
  breaches.unless(arrived === mails, `${arrived} of ${mails} mails in ${Math.round(took)} s`);
  breaches.unless(
    server.arrived.length === arrived,
    `${server.arrived.length - arrived} mails came twice`,
  );
  const inbox = await readInbox({ kind: 'sqlite', file: join(directory, 'inbox.sqlite') });
  const unsent = inbox.deliveries.filter(({ state }) => state !== 'sent').length;
  breaches.unless(unsent === 0, `${unsent} deliveries are not known as sent`);
  return {
    tried: `${mails} mails waiting`,
    figures: {
      mails: arrived,
      seconds: took.toFixed(1),
      'mails per second': Math.round(arrived / took),
    },
    breaches: breaches.all,
  };
}
