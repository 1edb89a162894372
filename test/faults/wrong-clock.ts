/** R32: the site starts, and backups are made, with a clock that is ahead by days or years; then with the right one. */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ADMINISTRATOR, createAdministrator } from '../support/administrator.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { readInbox, settle } from './kept-in-inbox.ts';
import { onStage, type Stage } from './stage.ts';
import { startTroubledMailServer } from './troubled-mail-server.ts';
import { createBreaches, type Verdict } from './verdict.ts';
import { BEHIND_OUR_PROXY, send, writeMessage } from './visitors.ts';

type WrongClock = {
  requests: number;
  /** Each is a life of the site, and a backup, with a clock that is ahead by so much. */
  daysAhead: readonly number[];
};

const SHIFTED = fileURLToPath(new URL('shifted-clock.js', import.meta.url));

export function wrongClock(options: WrongClock): Promise<Verdict> {
  return onStage((stage) => play(stage, options));
}

async function play(stage: Stage, { requests, daysAhead }: WrongClock): Promise<Verdict> {
  const breaches = createBreaches();
  const directory = await stage.directory();
  const backups = await stage.directory();
  const database = { kind: 'sqlite', file: join(directory, 'inbox.sqlite') } as const;
  const shifted = (days: number) => ({
    NODE_OPTIONS: `--import=${SHIFTED}`,
    CLOCK_AHEAD_DAYS: String(days),
  });
  const mail = await startTroubledMailServer();
  stage.after(() => mail.close());
  const start = (env: Record<string, string> = {}) =>
    stage.startSite({ directory, env: { ...BEHIND_OUR_PROXY, SMTP_URL: mail.url, ...env } });
  const backUp = async (env: Record<string, string> = {}) => {
    await promisify(execFile)(process.execPath, ['server/operations/backup.ts', '--to', backups], {
      env: childEnvironment({ DATA_DIR: directory, ...env }),
    });
  };

  const first = await start();
  const { cookie, client } = await createAdministrator(first);
  const session = `${cookie.name}=${cookie.value}`;
  for (let count = 0; count < requests; count += 1) {
    const answer = await send(first.origin, writeMessage('contact-message'));
    breaches.unless(answer === 'kept', `answered ${answer}`);
  }
  const releaseId = 'rTrop';
  await client.releases.create({ releaseId, metadata: { title: 'Trop tôt' } });
  await client.createVersion({
    releaseId,
    publishedId: 'trop-tot',
    document: { _id: `versions.${releaseId}.trop-tot`, _type: 'redirect', from: '/a', to: '/b' },
  });
  const publishAt = new Date(Date.now() + 36 * 60 * 60_000).toISOString();
  await client.releases.schedule({ releaseId, publishAt });
  // What no mail has told of is kept for ever.
  await settle(database);
  await first.stop();
  await backUp();

  const requestCount = async () => (await readInbox(database)).requests.length;
  for (const days of daysAhead) {
    const site = await start(shifted(days));
    const answer = await logIn(site.origin);
    const healthState = await health(site.origin, sessionOf(answer), 'POST');
    const after = `with a clock ${days} days ahead`;
    breaches.unless(healthState === 'failed', `${after} its health calls the clock ${healthState}`);
    // A second look writes to the agency.
    await health(site.origin, sessionOf(answer), 'POST');
    await site.stop();
    breaches.unless(isTold(database.file), `${after} the agency was not written`);
    await backUp(shifted(days));
    const held = await requestCount();
    breaches.unless(held === requests, `${after} ${held} of ${requests} requests are left`);
  }
  const made = (await readdir(backups)).length;
  breaches.unless(made === 1 + daysAhead.length, `${made} backups of ${1 + daysAhead.length}`);

  const right = await start();
  breaches.unless(
    (await health(right.origin, session, 'GET')) === 'good',
    'the clock is right again, and not believed; or the session is gone',
  );
  const published = await fetch(`${right.origin}/a`, { redirect: 'manual' });
  breaches.unless(published.status === 404, 'a release was published before its hour');
  await right.stop();

  // Where an administrator says that the clock is right, what is old is erased.
  const last = daysAhead.at(-1) ?? 0;
  const confirmed = await start(shifted(last));
  const own = sessionOf(await logIn(confirmed.origin));
  const state = await health(confirmed.origin, own, 'POST', { confirm: 'clock' });
  breaches.unless(state === 'good', `a clock that was confirmed is ${state}`);
  await confirmed.stop();
  await (await start(shifted(last))).stop();
  const left = await requestCount();
  breaches.unless(left === 0, `${left} requests outlived their time`);
  return {
    tried: `${daysAhead.length} starts and backups, up to ${Math.max(...daysAhead)} days ahead`,
    figures: { requests, backups: made, 'days ahead': daysAhead.join(', ') },
    breaches: breaches.all,
  };
}

/** Whether an alarm about the clock was written to the agency. */
function isTold(file: string): boolean {
  const inbox = new DatabaseSync(file, { readOnly: true });
  try {
    const alarm = inbox
      .prepare("select id from requests where kind = 'alarm' and fields like '%: Horloge%'")
      .get();
    return alarm !== undefined;
  } finally {
    inbox.close();
  }
}

function logIn(origin: string): Promise<Response> {
  const { email, password } = ADMINISTRATOR;
  return fetch(`${origin}/v2025-02-19/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  });
}

function sessionOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const report = z.object({ lines: z.array(z.object({ name: z.string(), state: z.string() })) });

/** What the page of health calls the clock; the status of its answer where it is refused. */
async function health(
  origin: string,
  cookie: string,
  method: 'GET' | 'POST',
  body?: object,
): Promise<string> {
  const answer = await fetch(`${origin}/studio/sante.json`, {
    method,
    headers: { origin, cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) return String(answer.status);
  const { lines } = report.parse(await answer.json());
  return lines.find(({ name }) => name === 'clock')?.state ?? 'nothing';
}
