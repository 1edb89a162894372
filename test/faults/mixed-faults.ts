/**
 * Everything at once, for an hour: visitors, editors and attackers, a mail server in trouble, kills, or instead of them a
 * PostgreSQL that is restarted and a network that floods the site; memory stays flat, and below its ceiling.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import {
  type PostgresServer,
  startPostgres,
} from '../../packages/kit/database/testing/postgres-server.ts';
import { createAdministrator } from '../support/administrator.ts';
import { freePort } from '../support/site.ts';
import { gather } from './crowd.ts';
import { openFlood } from './flood-of-pages.ts';
import { MULTIPART } from './hostile-bodies.ts';
import { compareWithLedger, readInbox, settle } from './kept-in-inbox.ts';
import { openLedger } from './ledger.ts';
import { malformedRequests, malformedUpgrades } from './malformed-requests.ts';
import { isAlive, residentMemory } from './processes.ts';
import { publicAddresses } from './public-addresses.ts';
import { sendBytes } from './raw-request.ts';
import { repeatEvery } from './repeat-every.ts';
import { RESTARTS } from './restarted-postgres.ts';
import { connectSlowly } from './slow-clients.ts';
import { onStage, type Stage } from './stage.ts';
import { MOMENTS, startTroubledMailServer } from './troubled-mail-server.ts';
import { createBreaches, type Verdict } from './verdict.ts';
import { BEHIND_OUR_PROXY } from './visitors.ts';

type MixedFaults = {
  /** In ms. The first third has the kills, memory is compared over the rest. */
  lasting: number;
  kills: number;
  /** Between two messages of a visitor, in ms; there are four visitors. */
  rest: number;
  /** Also compares memory: a short run is too young to be flat. */
  flat: boolean;
  /** Keeps inbox and accounts in a PostgreSQL that is restarted, in another manner each time. */
  postgres?: {
    /** Between two restarts, in ms. */
    every: number;
    /** How long it is away, in ms. */
    away: number;
  };
  /** One network asks without pause for what is not kept. */
  flood?: boolean;
};

/** Between two pages of a reader, in ms; there are four readers. */
const READ_EVERY = 100;
const PUBLISH_EVERY = 2_000; // ms
const ATTACK_EVERY = 10_000; // ms
const CHANGE_MAIL_EVERY = 20_000; // ms
const LOOK_EVERY = 1_000; // ms
/** What the site holds at most under load, by docs/operator.md, in MB. */
const CEILING = 450;
/** Growth of the mean from the third quarter of the last life to its last quarter, in MB. */
const FLAT = 40;

export function mixedFaults(options: MixedFaults): Promise<Verdict> {
  return onStage((stage) => play(stage, options));
}

async function play(stage: Stage, options: MixedFaults): Promise<Verdict> {
  const { lasting, kills, rest, flat } = options;
  const breaches = createBreaches();
  const directory = await stage.directory();
  const ledger = openLedger(join(await stage.directory(), 'ledger'));
  stage.after(() => ledger.close());
  const mail = await startTroubledMailServer();
  stage.after(() => mail.close());
  const port = await freePort();
  const postgres = options.postgres && (await startPostgres());
  stage.after(() => postgres?.stop());
  const env = {
    ...BEHIND_OUR_PROXY,
    LOG_LEVEL: 'error',
    SMTP_URL: mail.impatientUrl,
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const start = () => stage.startSite({ directory, port, env });
  let site = await start();

  const { client } = await createAdministrator(site);
  const addresses = await publicAddresses(site.origin);
  const crowd = gather(site.origin, ledger, { visitors: 4, rest });
  stage.after(() => crowd.scatter());
  const counts = {
    pages: 0,
    'told to come back (503)': 0,
    'led to their list (302)': 0,
    failed: 0,
    publications: 0,
    malformed: 0,
  };
  const memory: number[] = [];

  const origin = site.origin;
  const jobs = [
    ...[0, 1, 2, 3].map((reader) =>
      repeatEvery(READ_EVERY, async (turn) => {
        const address = addresses[(turn * 4 + reader) % addresses.length] ?? '/';
        const answer = await read(origin + address, `10.9.${reader}.${turn % 250}`);
        if (!answer) return;
        counts[answer] += 1;
        breaches.unless(answer !== 'failed', `${address} failed`);
      }),
    ),
    repeatEvery(PUBLISH_EVERY, async (turn) => {
      const patched = client
        .patch('service-seo-strategy')
        .set({ seoDescription: `Version ${turn}` });
      // A killed site publishes nothing; the next turn does.
      const done = await patched.commit().catch(() => undefined);
      if (done) counts.publications += 1;
    }),
    repeatEvery(ATTACK_EVERY, async (turn) => {
      const { host } = new URL(origin);
      const kinds = [malformedRequests(host), malformedUpgrades(host)];
      const attack = fc.sample(kinds[turn % kinds.length] ?? malformedRequests(host), 200);
      for (const [index, bytes] of attack.entries()) {
        const head = await sendBytes(origin, bytes, `127.10.${turn % 250}.${index + 1}`);
        counts.malformed += 1;
        const isFailure = /^HTTP\/1\.1 5/.test(head) && !/\r\nretry-after: \d/i.test(head);
        const sent = JSON.stringify(bytes.toString('latin1').slice(0, 300));
        breaches.unless(!isFailure, `${head.slice(9, 12)} to ${sent}`);
      }
    }),
    repeatEvery(CHANGE_MAIL_EVERY, async (turn) => {
      const at = MOMENTS[turn % MOMENTS.length] ?? 'connect';
      const does = ([451, 'hang', 'close'] as const)[turn % 3] ?? 'close';
      mail.trouble = turn % 2 === 0 ? undefined : { at, does };
    }),
    repeatEvery(LOOK_EVERY, async () => {
      const now = await residentMemory(site.pid);
      if (now > 0) memory.push(now);
    }),
  ];
  const slow = connectSlowly(
    origin,
    100,
    `POST /careers HTTP/1.1\r\nhost: ${new URL(origin).host}\r\ncontent-type: ${MULTIPART}\r\ncontent-length: 1000000\r\n\r\n`,
  );
  stage.after(() => slow.close());

  const flooding = options.flood ? openFlood(site) : undefined;
  stage.after(() => flooding?.close());
  const restarts = postgres && options.postgres && restartEvery(postgres, options.postgres);
  stage.after(() => restarts?.end());

  const { pid } = site;
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(lasting / 3 / kills);
    await site.kill();
    site = await start();
  }
  if (kills === 0) await pause(lasting / 3);
  memory.length = 0;
  await pause((lasting * 2) / 3);
  await Promise.all(jobs.map((job) => job.end()));
  await restarts?.end();
  await flooding?.close();
  breaches.unless(kills > 0 || isAlive(pid), `it died: ${site.output().slice(-1000)}`);
  mail.trouble = undefined;
  if (isAlive(site.pid)) await crowd.goHome();
  else crowd.scatter();
  const database = postgres
    ? ({ kind: 'postgres', url: postgres.url } as const)
    : ({ kind: 'sqlite', file: join(directory, 'inbox.sqlite') } as const);
  // What was cut short waits for a minute and a half.
  if (flat) await settle(database);
  const code = await site.stop();

  breaches.unless(code === 0, `it ended with ${code}: ${site.output().slice(-1000)}`);
  for (const [what, times] of crowd.refusals) breaches.unless(false, `${times} × refused: ${what}`);
  const inbox = await readInbox(database);
  breaches.unless(inbox.integrity === 'ok', inbox.integrity);
  const { lost, doubled } = compareWithLedger(inbox, ledger, breaches);
  const [third, fourth] = [0.5, 0.75].map((from) =>
    mean(memory.slice(memory.length * from, memory.length * (from + 0.25))),
  );
  const growth = Math.round((fourth ?? 0) - (third ?? 0));
  breaches.unless(!flat || growth <= FLAT, `memory grew by ${growth} MB`);
  const most = Math.max(...memory);
  breaches.unless(most <= CEILING, `it held ${most} MB`);
  return {
    tried: `${Math.round(lasting / 60_000)} min, ${kills} kills, ${counts.malformed} malformed requests, ${ledger.acknowledged.size} messages`,
    figures: {
      acknowledged: ledger.acknowledged.size,
      lost,
      doubled,
      ...counts,
      ...(restarts && { 'restarts of PostgreSQL': restarts.count() }),
      ...(flooding && { 'answers to the flood': flooding.answered() }),
      mails: new Set(mail.arrived).size,
      'memory: least, third quarter, last quarter, most (MB)': [
        Math.min(...memory),
        Math.round(third ?? 0),
        Math.round(fourth ?? 0),
        most,
      ].join(', '),
    },
    breaches: breaches.all,
  };
}

/** Restarts it again and again, in each manner in turn, until it is told to end; it is there then. */
function restartEvery(
  postgres: PostgresServer,
  { every, away }: NonNullable<MixedFaults['postgres']>,
) {
  let count = 0;
  const restarting = repeatEvery(every, async (turn) => {
    // Not before anything was sent.
    if (turn === 0) return;
    await RESTARTS[turn % RESTARTS.length]?.(postgres, away);
    count += 1;
  });
  return { count: () => count, end: () => restarting.end() };
}

/** Where a detail page leads when it cannot be read and no copy of it is kept: docs/decisions/008-page-cache.md. */
const LIST = /^\/(?:blog|work|services)(?=\/)/;

/** What came for a page; undefined when the site is just being killed. A 503 that names no time is a failure. */
async function read(url: string, address: string) {
  try {
    const answer = await fetch(url, {
      headers: { 'x-forwarded-for': address },
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    await answer.arrayBuffer();
    const { status, headers } = answer;
    if (status === 200) return 'pages';
    if (status === 503 && headers.has('retry-after')) return 'told to come back (503)';
    const [list] = LIST.exec(new URL(url).pathname) ?? [];
    const leadsToList = status === 302 && headers.get('location') === list;
    return leadsToList ? 'led to their list (302)' : 'failed';
  } catch {
    return undefined;
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
