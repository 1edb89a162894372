/** PostgreSQL is restarted and its connections are ended while visitors send; and it is away when the site starts. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type PostgresServer,
  startPostgres,
} from '../../packages/kit/database/testing/postgres-server.ts';
import { LOGIN_PAGES } from '../../staff/desk-addresses.ts';
import { freePort, type Site } from '../support/site.ts';
import { gather } from './crowd.ts';
import { compareWithLedger, readInbox } from './kept-in-inbox.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { isAlive } from './processes.ts';
import { onStage, type Stage } from './stage.ts';
import { type Breaches, createBreaches, type Verdict } from './verdict.ts';
import { BEHIND_OUR_PROXY, POST } from './visitors.ts';

type Restarts = {
  /** How often each kind of restart comes. */
  rounds: number;
  /** How long PostgreSQL stays away, in ms. */
  away: number;
};

/** What is done to a running PostgreSQL; it is back when this resolves. */
export const RESTARTS: readonly ((postgres: PostgresServer, away: number) => Promise<void>)[] = [
  (postgres, away) => restart(postgres, 'fast', away),
  (postgres, away) => restart(postgres, 'immediate', away),
  (postgres) => postgres.endConnections(),
  // What breaks connections that are new: the first ones ended are being made again.
  async (postgres) => {
    await postgres.endConnections();
    await postgres.endConnections();
  },
];

async function restart(
  postgres: PostgresServer,
  mode: Parameters<PostgresServer['leave']>[0],
  away: number,
): Promise<void> {
  await postgres.leave(mode);
  await pause(away);
  await postgres.comeBack();
}

/** Pages that anybody may ask for meanwhile: one with comments, which are in PostgreSQL, among them. */
const PAGES = ['/', '/work', '/blog', POST, '/contact'];

export function restartedPostgres(size: Restarts): Promise<Verdict> {
  return onStage((stage) => play(stage, size));
}

async function play(stage: Stage, { rounds, away }: Restarts): Promise<Verdict> {
  const breaches = createBreaches();
  const postgres = await startPostgres();
  stage.after(() => postgres.stop());
  const directory = await stage.directory();
  const ledger = openLedger(join(await stage.directory(), 'ledger'));
  stage.after(() => ledger.close());
  const port = await freePort();
  const env = { ...BEHIND_OUR_PROXY, DATABASE_URL: postgres.url };
  const site = await stage.startSite({ directory, port, env });

  const crowd = gather(site.origin, ledger, { visitors: 4, rest: 10 });
  stage.after(() => crowd.scatter());
  let restarts = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const act of RESTARTS) {
      await oneMore(ledger);
      await act(postgres, away);
      restarts += 1;
      breaches.unless(isAlive(site.pid), `restart ${restarts} ended the site`);
      await expectPages(site, breaches, `at restart ${restarts}`);
    }
  }
  // Nothing was done to it: it takes messages again by itself.
  if (isAlive(site.pid)) {
    await oneMore(ledger);
    await crowd.goHome();
  } else crowd.scatter();
  for (const [what, count] of crowd.refusals) breaches.unless(false, `${count} × refused: ${what}`);
  const code = await site.stop();
  breaches.unless(code === 0, `it ended with ${code}: ${site.output().slice(-1000)}`);

  await startWithout(stage, { postgres, ledger, options: { directory, port, env }, breaches });
  const inbox = await readInbox({ kind: 'postgres', url: postgres.url });
  const { lost, doubled } = compareWithLedger(inbox, ledger, breaches);
  return {
    tried: `${restarts} restarts under 4 senders, ${ledger.acknowledged.size} messages; a start without it`,
    figures: { restarts, acknowledged: ledger.acknowledged.size, lost, doubled },
    breaches: breaches.all,
  };
}

/** Waits until visitors are told again that something is kept. */
async function oneMore({ acknowledged }: Ledger): Promise<void> {
  const before = acknowledged.size;
  for (let waited = 0; waited < PATIENCE && acknowledged.size === before; waited += 50) {
    await pause(50);
  }
  if (acknowledged.size === before) throw new Error('no message was kept any more');
}

/** The longest anything is waited for that has no time of its own: on a busy machine a late answer is no wrong one. */
const PATIENCE = 60_000; // ms

async function expectPages({ origin }: Site, breaches: Breaches, when: string): Promise<void> {
  for (const page of PAGES) {
    const answer = await fetch(origin + page).catch(() => undefined);
    await answer?.arrayBuffer();
    breaches.unless(answer?.status === 200, `${page} was answered ${answer?.status} ${when}`);
  }
}

/** The site starts while PostgreSQL is away, is read, says what it waits for, and takes messages once it is back. */
async function startWithout(
  stage: Stage,
  {
    postgres,
    ledger,
    options,
    breaches,
  }: {
    postgres: PostgresServer;
    ledger: Ledger;
    options: Parameters<Stage['startSite']>[0];
    breaches: Breaches;
  },
): Promise<void> {
  await postgres.leave('fast');
  const site = await stage.startSite({ ...options, awaited: '/' });
  await expectPages(site, breaches, 'without PostgreSQL');
  const health = await fetch(`${site.origin}/healthz`);
  const body = await health.text();
  // Away from one process it is away from all: each still shows pages.
  breaches.unless(
    health.status === 200 && body.includes('"degraded":["inbox"]'),
    `it said ${body}`,
  );
  for (let waited = 0; waited < PATIENCE && !/Waiting {2}for/.test(site.output()); waited += 50) {
    await pause(50);
  }
  const place = new URL(postgres.url).host;
  breaches.unless(
    site.output().includes(`for PostgreSQL at ${place}`),
    `it did not say what it waits for: ${site.output().slice(-1000)}`,
  );
  const account = await fetch(`${site.origin}/v2025-02-19/users/me`, {
    headers: { authorization: 'Bearer a-token-that-nobody-can-read-now' },
  });
  breaches.unless(account.status === 503, `an account was answered ${account.status}`);

  await postgres.comeBack();
  const crowd = gather(site.origin, ledger, { visitors: 1, rest: 10 });
  stage.after(() => crowd.scatter());
  await oneMore(ledger);
  await crowd.goHome();
  const link = new RegExp(`${LOGIN_PAGES.firstAccount}#\\S+`);
  for (let waited = 0; waited < PATIENCE && !link.test(site.output()); waited += 50) {
    await pause(50);
  }
  breaches.unless(
    link.test(site.output()),
    'the first link was not printed once accounts are read',
  );
  const code = await site.stop();
  breaches.unless(code === 0, `it ended with ${code}: ${site.output().slice(-1000)}`);
}
