import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../inbox/testing/mail-server.ts';
import { openInbox, type TestInbox } from '../../inbox/testing/open-inbox.ts';
import type { Finding } from './check.ts';
import { probeWrite } from './disk.ts';
import { type Check, createHealth } from './health.ts';

const GOOD: Finding = { state: 'good', says: 'Tout va.' };
const WATCH: Finding = { state: 'watch', says: 'À surveiller.' };
const FAILED: Finding = { state: 'failed', says: 'Rien ne va.', advice: 'Réparez.' };

let directory: string;
let inboxDirectory: string;
let server: MailServer;
let inbox: TestInbox;
let finding: Finding;
let lines: string[];
let clock: number;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'health-'));
  inboxDirectory = await mkdtemp(join(tmpdir(), 'health-inbox-'));
  server = await startMailServer();
  inbox = await openInbox(
    { kind: 'sqlite', file: join(inboxDirectory, 'inbox.sqlite') },
    { mail: { via: 'smtp', url: server.url } },
  );
  finding = GOOD;
  lines = [];
  clock = Date.UTC(2026, 10, 22, 9);
});
afterEach(async () => {
  await inbox.close();
  await server.close();
  await rm(directory, { recursive: true, force: true });
  await rm(inboxDirectory, { recursive: true, force: true });
});

function open(alarm = inbox.alarm, look = async () => finding, more: Partial<Check> = {}) {
  return createHealth({
    version: '1.2.3',
    checks: [{ name: 'part', title: 'Une partie', alarm: 'failed twice', look, ...more }],
    directory,
    alarm,
    log: pino({ base: null }, { write: (line) => lines.push(line) }),
    clock: () => new Date(clock),
    recurring: false,
  });
}

/** Looks that many minutes apart, and the subjects of the mails the agency has by then. */
async function lookTimes(health: ReturnType<typeof open>, times: number): Promise<string[]> {
  for (let time = 0; time < times; time += 1) {
    clock += 60_000;
    await health.look();
  }
  await inbox.deliverDue();
  return server.received.map(({ mail }) => mail.subject ?? '');
}

const OUTAGE = 'Alerte du site\u00a0: En panne\u00a0: Une partie';
const RESTORED = 'Alerte du site\u00a0: Rétabli\u00a0: Une partie';

test('a part that fails is told of by mail, once, and once when it works again', async () => {
  const health = open();
  expect(await lookTimes(health, 2)).toEqual([]);
  finding = FAILED;
  expect(await lookTimes(health, 1)).toEqual([]);
  expect(await lookTimes(health, 1)).toEqual([OUTAGE]);
  expect(await lookTimes(health, 30)).toEqual([OUTAGE]);
  const [alarm] = server.received;
  expect(alarm?.recipients).toEqual(['bonjour@agence.example']);
  expect(alarm?.mail.text).toContain('Rien ne va.');
  expect(alarm?.mail.text).toContain('Réparez.');
  finding = GOOD;
  expect(await lookTimes(health, 1)).toEqual([OUTAGE]);
  expect(await lookTimes(health, 20)).toEqual([OUTAGE, RESTORED]);
  // The part fails again the same day: the agency is written to again.
  finding = FAILED;
  expect(await lookTimes(health, 3)).toEqual([OUTAGE, RESTORED, OUTAGE]);
});

test('a part that flaps is told of not at all, and what only has to be watched neither', async () => {
  const health = open();
  for (let time = 0; time < 5; time += 1) {
    finding = FAILED;
    await lookTimes(health, 1);
    finding = time % 2 === 0 ? GOOD : WATCH;
    await lookTimes(health, 1);
  }
  finding = WATCH;
  expect(await lookTimes(health, 5)).toEqual([]);
});

test('a part that writes to the agency itself is red on the page, and told of once', async () => {
  const health = open(inbox.alarm, async () => FAILED, { alarm: 'elsewhere' });
  expect(await lookTimes(health, 5)).toEqual([]);
  expect((await health.report()).lines).toMatchObject([{ name: 'part', state: 'failed' }]);
});

test('an alarm is not told again after a restart, and the end of an outage is', async () => {
  finding = FAILED;
  const before = open();
  await lookTimes(before, 2);
  const [since] = (await before.report()).lines.map((line) => line.since);
  await before.close();
  const after = open();
  expect(await lookTimes(after, 5)).toEqual([OUTAGE]);
  expect((await after.report()).lines).toEqual([
    { name: 'part', title: 'Une partie', since, ...FAILED },
  ]);
  finding = GOOD;
  expect(await lookTimes(after, 2)).toEqual([OUTAGE, RESTORED]);
});

test('an alarm that cannot be written is in the log at error level, and is written later', async () => {
  let isAway = true;
  const health = open(async (alarm) => {
    if (isAway) throw new Error('database is locked');
    await inbox.alarm(alarm);
  });
  finding = FAILED;
  expect(await lookTimes(health, 3)).toEqual([]);
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  expect(errors[0]).toMatchObject({ check: 'part', says: 'Rien ne va.' });
  isAway = false;
  expect(await lookTimes(health, 1)).toEqual([OUTAGE]);
});

test('a data directory that is gone is told of, though the memory of it cannot be written', async () => {
  const health = open(inbox.alarm, async () => {
    await probeWrite(directory);
    return GOOD;
  });
  await rename(directory, `${directory}-away`);
  expect(await lookTimes(health, 5)).toEqual([OUTAGE]);
  const [line] = (await health.report()).lines;
  expect(line).toMatchObject({ state: 'failed', says: expect.stringContaining('ENOENT') });
  await rename(`${directory}-away`, directory);
  expect(await lookTimes(health, 2)).toEqual([OUTAGE, RESTORED]);
});
