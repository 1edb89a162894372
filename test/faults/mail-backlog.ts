/** P3: what piled up while the mail server was away, and how long it takes to leave once it is back. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startSite, temporaryDirectory } from '../site.ts';
import { readInbox } from './kept-in-inbox.ts';
import { startTroubledMailServer } from './troubled-mail-server.ts';
import { createBreaches, type Verdict } from './verdict.ts';
import { BEHIND_OUR_PROXY, send, writeMessage } from './visitors.ts';

const PROMISE = 5 * 60; // s

/** @param mails an even number: each contact request makes two */
export async function mailBacklog({ mails }: { mails: number }): Promise<Verdict> {
  const breaches = createBreaches();
  const directory = await temporaryDirectory();
  const mailPort = await freePort(); // nothing listens there yet
  const env = { ...BEHIND_OUR_PROXY, SMTP_URL: `smtp://127.0.0.1:${mailPort}` };
  const site = await startSite({ directory, env });
  for (let sent = 0; sent < mails / 2; sent += 4) {
    const four = Array.from({ length: 4 }, () =>
      send(site.origin, writeMessage('contact-message')),
    );
    for (const answer of await Promise.all(four))
      breaches.unless(answer === 'kept', `answered ${answer}`);
  }

  const server = await startTroubledMailServer(mailPort);
  const back = performance.now();
  const seconds = () => (performance.now() - back) / 1000;
  while (new Set(server.arrived).size < mails && seconds() < PROMISE) await pause(50);
  const took = seconds();
  await site.stop();
  await server.close();

  const arrived = new Set(server.arrived).size;
  breaches.unless(arrived === mails, `${arrived} of ${mails} mails in ${Math.round(took)} s`);
  breaches.unless(
    server.arrived.length === arrived,
    `${server.arrived.length - arrived} mails came twice`,
  );
  const inbox = await readInbox({ kind: 'sqlite', file: join(directory, 'inbox.sqlite') });
  const unsent = inbox.deliveries.filter(({ state }) => state !== 'sent').length;
  breaches.unless(unsent === 0, `${unsent} deliveries are not known as sent`);
  await rm(directory, { recursive: true });
  return {
    figures: {
      mails: arrived,
      seconds: took.toFixed(1),
      'mails per second': Math.round(arrived / took),
    },
    breaches: breaches.all,
  };
}
