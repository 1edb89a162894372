import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../inbox/database.ts';
import { cvOf, SENT_FROM, shortForm, upload } from '../../inbox/testing/applications.ts';
import {
  contactForm,
  openInbox,
  requireReceived,
  SENDING,
  type TestInbox,
} from '../../inbox/testing/open-inbox.ts';
import { createContentService } from '../../packages/content-service/index.ts';
import { WORKERS } from '../../packages/content-service/testing/start-test-service.ts';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../packages/kit/database/testing/postgres-server.ts';
import { createAudit } from '../../staff/audit.ts';
import { openStaffDatabase } from '../../staff/database.ts';
import { childEnvironment } from '../../test/support/child-environment.ts';
import { lastBackup, readBackupRecord, readDrillRecord } from '../health/backup-record.ts';
import { isDrillDue, recurRestoreDrill } from '../health/restore-drill.ts';
import { makeBackup } from './backup.ts';
import { filesBelow, measure } from './backup-manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { drillRestore } from './restore-drill.ts';

let root: string;
let directory: string;
let backups: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'backup-'));
  directory = join(root, 'storage');
  backups = join(root, 'backups');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const places = (at = directory, databaseUrl?: string) => ({
  directory: at,
  databaseUrl,
  holdsContent: true,
});
const inboxOf = (at = directory): DatabaseOptions => ({
  kind: 'sqlite',
  file: join(at, 'inbox.sqlite'),
});

/** A data directory with content, a picture and a secret, and what a killed upload leaves. Made once: content is slow to start. */
let template: string;
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'backup-'));
  const archive = join(template, 'archive');
  const storage = join(template, 'storage');
  await mkdir(archive);
  await writeFile(join(archive, 'data.ndjson'), '{"_id":"a","_type":"post","title":"Un"}\n');
  const content = await openContent(storage);
  await content.importArchive(archive);
  await content.close();
  await mkdir(join(storage, 'assets/images'), { recursive: true });
  await writeFile(join(storage, 'assets/images/abc-1x1.png'), 'a picture');
  await writeFile(join(storage, 'assets/images/.1234.part'), 'half a picture');
  await writeFile(join(storage, 'app-secret'), 'a secret of at least thirty-two characters');
});
afterAll(() => rm(template, { recursive: true }));

/** The inbox of a site that runs on a copy of it. */
async function openSite(database = inboxOf()): Promise<TestInbox> {
  await cp(join(template, 'storage'), directory, { recursive: true });
  return openInbox(database);
}

function openContent(at: string) {
  return createContentService({
    directory: at,
    projectId: 'agence',
    dataset: 'production',
    allowedOrigins: [],
    ...WORKERS,
    migrations: new URL('../../packages/content-service/migrations/', import.meta.url),
  });
}

/** Contact requests and applications without pause; resolves with what was acknowledged so far. */
function sendWithoutPause(inbox: TestInbox) {
  const acknowledged: string[] = [];
  let going = true;
  const sending = (async () => {
    for (let count = 0; going; count += 1) {
      const message = `message ${count}`;
      requireReceived(await inbox.receive('contact-request', contactForm({ message }), SENDING));
      await inbox.receiveUpload(
        'short-application',
        upload(shortForm({ motivation: message }, { name: 'cv.pdf', bytes: cvOf(message) })),
        SENT_FROM,
      );
      acknowledged.push(message);
    }
  })();
  return {
    acknowledged,
    async stop() {
      going = false;
      await sending;
    },
  };
}

async function rowsOf(database: DatabaseOptions) {
  const db = await openDatabase(database, () => {});
  const requests = await db.selectFrom('requests').selectAll().orderBy('id').execute();
  const attachments = await db.selectFrom('attachments').selectAll().orderBy('id').execute();
  const deliveries = await db.selectFrom('deliveries').selectAll().orderBy('id').execute();
  await db.destroy();
  return {
    // What a search looks through is made anew.
    requests: requests.map(({ indexed, ...request }) => request),
    attachments: attachments.map(({ bytes, ...file }) => ({
      ...file,
      bytes: Buffer.from(bytes).toString('base64'),
    })),
    deliveries,
  };
}

test('what was acknowledged before a backup is in it, made while visitors send, and restored elsewhere whole [R17]', {
  tags: ['slow'],
}, async () => {
  const site = await openSite();
  const load = sendWithoutPause(site);
  while (load.acknowledged.length < 20) await new Promise((resolve) => setTimeout(resolve, 10));
  const before = [...load.acknowledged];
  const { folder, manifest } = await makeBackup(places(), { to: backups });
  await load.stop();
  await site.close();

  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(manifest).toMatchObject({ secretIncluded: true, content: { documents: 1 } });
  const elsewhere = join(root, 'elsewhere');
  const restored = await restoreBackup(folder, places(elsewhere));
  expect(restored).toMatchObject({ replaced: undefined, erasedSince: [] });

  const { requests, attachments } = await rowsOf(inboxOf(elsewhere));
  expect(requests).toHaveLength(manifest.inbox.requests ?? 0);
  const messages = requests.map(({ fields }) => JSON.parse(fields));
  for (const message of before) {
    expect(messages.filter((fields) => fields.message === message)).toHaveLength(1);
    expect(messages.filter((fields) => fields.motivation === message)).toHaveLength(1);
  }
  for (const { request_id, bytes } of attachments) {
    const { motivation } = JSON.parse(requests.find(({ id }) => id === request_id)?.fields ?? '{}');
    expect(bytes).toBe(cvOf(motivation).toString('base64'));
  }
  expect(await readFile(join(elsewhere, 'app-secret'), 'utf8')).toMatch(/^a secret/);
  expect(await readdir(join(elsewhere, 'assets/images'))).not.toContain('.1234.part');

  const content = await openContent(elsewhere);
  const answer = await content.fetch(
    new Request('http://x/v2024-01-01/data/query/production?query=*[_id=="a"][0].title'),
  );
  expect(await answer.json()).toMatchObject({ result: 'Un' });
  await content.close();
});

test('a site at rest and its restored copy hold the same, file by file and row by row', async () => {
  const site = await openSite();
  await site.receive('contact-request', contactForm(), SENDING);
  await site.close();
  const { folder } = await makeBackup(places(), { to: backups });
  const elsewhere = join(root, 'elsewhere');
  await restoreBackup(folder, places(elsewhere));

  expect(await rowsOf(inboxOf(elsewhere))).toEqual(await rowsOf(inboxOf()));
  for (const path of await filesBelow(join(folder, 'assets'))) {
    expect(await measure(join(elsewhere, 'assets', path))).toEqual(
      await measure(join(directory, 'assets', path)),
    );
  }
});

const damages: [string, RegExp, (folder: string) => Promise<unknown>][] = [
  [
    'one byte was changed',
    /inbox\.sqlite is not what was backed up/,
    (folder) => flipByte(join(folder, 'inbox.sqlite')),
  ],
  [
    'a picture lacks its end',
    /abc-1x1\.png has 4 bytes and not 9/,
    (folder) => writeFile(join(folder, 'assets/images/abc-1x1.png'), 'a pi'),
  ],
  [
    'a picture is missing',
    /abc-1x1\.png is missing/,
    (folder) => rm(join(folder, 'assets/images/abc-1x1.png')),
  ],
  [
    'something was added',
    /stranger is not of this backup/,
    (folder) => writeFile(join(folder, 'stranger'), ''),
  ],
  [
    'a picture is a link to a file of elsewhere',
    /abc-1x1\.png is no file, or a link that leads outside the backup/,
    async (folder) => {
      const picture = join(folder, 'assets/images/abc-1x1.png');
      await rename(picture, join(root, 'private'));
      await symlink(join(root, 'private'), picture);
    },
  ],
  [
    'a folder is a link to one of elsewhere',
    /assets is no file, or a link that leads outside the backup/,
    async (folder) => {
      await rename(join(folder, 'assets'), join(root, 'assets'));
      await symlink(join(root, 'assets'), join(folder, 'assets'));
    },
  ],
  [
    'the manifest is a link to one of elsewhere',
    /it is no backup, or not a whole one/,
    async (folder) => {
      await rename(join(folder, 'manifest.json'), join(root, 'manifest.json'));
      await symlink(join(root, 'manifest.json'), join(folder, 'manifest.json'));
    },
  ],
  [
    'the manifest is gone',
    /it is no backup, or not a whole one/,
    (folder) => rm(join(folder, 'manifest.json')),
  ],
  [
    'the manifest is cut off',
    /manifest\.json cannot be read/,
    async (folder) => {
      const text = await readFile(join(folder, 'manifest.json'), 'utf8');
      await writeFile(join(folder, 'manifest.json'), text.slice(0, -200));
    },
  ],
  [
    'the manifest leads out of the folder',
    /manifest\.json cannot be read/,
    async (folder) => {
      const text = await readFile(join(folder, 'manifest.json'), 'utf8');
      await writeFile(
        join(folder, 'manifest.json'),
        text.replace('assets/images/abc', '../../outside'),
      );
    },
  ],
];

async function flipByte(file: string) {
  const bytes = await readFile(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

test.each(damages)(
  'a backup of which %s is refused, and nothing is touched',
  async (_, message, damage) => {
    const site = await openSite();
    await site.close();
    const { folder } = await makeBackup(places(), { to: backups });
    await damage(folder);
    const before = await filesBelow(directory);
    await expect(restoreBackup(folder, places(), { force: true })).rejects.toThrow(message);
    expect(await filesBelow(directory)).toEqual(before);
    await expect(restoreBackup(folder, places(join(root, 'elsewhere')))).rejects.toThrow(message);
    expect(existsSync(join(root, 'elsewhere'))).toBe(false);
  },
);

test('what is a link in the data directory is in a backup as a file', async () => {
  const site = await openSite();
  await site.close();
  for (const path of ['app-secret', 'assets/images/abc-1x1.png']) {
    const elsewhere = join(root, basename(path));
    await rename(join(directory, path), elsewhere);
    await symlink(elsewhere, join(directory, path));
  }
  const { folder } = await makeBackup(places(), { to: backups });
  await rm(join(root, 'app-secret'));
  await restoreBackup(folder, places(join(root, 'restored')));
  const secret = await readFile(join(root, 'restored', 'app-secret'), 'utf8');
  expect(secret).toBe('a secret of at least thirty-two characters');
});

test('a folder that is not empty is replaced only when told to, and what was there is kept beside', async () => {
  const site = await openSite();
  await site.receive('contact-request', contactForm({ message: 'avant' }), SENDING);
  const { folder } = await makeBackup(places(), { to: backups });
  await site.receive('contact-request', contactForm({ message: 'après' }), SENDING);
  await site.close();

  await expect(restoreBackup(folder, places())).rejects.toThrow(/not empty: --force/);
  expect((await rowsOf(inboxOf())).requests).toHaveLength(2);
  const { replaced } = await restoreBackup(folder, places(), { force: true });
  expect((await rowsOf(inboxOf())).requests).toHaveLength(1);
  expect((await rowsOf(inboxOf(replaced ?? ''))).requests).toHaveLength(2);
  expect((await readdir(root)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('under a running site nothing is restored, also where only its inbox is open', async () => {
  const site = await openSite();
  const { folder } = await makeBackup(places(), { to: backups });
  await expect(restoreBackup(folder, places(), { force: true })).rejects.toThrow(/is running/);
  // It was asked, and goes on as if it had not been.
  requireReceived(await site.receive('contact-request', contactForm(), SENDING));
  await site.close();
  const content = await openContent(directory);
  await expect(restoreBackup(folder, places(), { force: true })).rejects.toThrow(/is running/);
  await content.close();
  await restoreBackup(folder, places(), { force: true });
});

/** @param roles the column's name: a person had one role in earlier versions */
const hind = (
  roles: 'role' | 'roles',
) => `insert into people (id, name, ${roles}, created, email, email_key, password)
  values ('p', 'Hind', 'editor', '2026', 'h@x.example', 'h@x.example', 'x');
  insert into sessions (id, token_hash, person, device, address, created, last_seen)
    values ('s', 'hash', 'p', 'Firefox', '', '2026', '2026')`;

function expectHindLoggedOut(): void {
  const restored = new DatabaseSync(join(directory, 'staff.sqlite'));
  expect(restored.prepare('select name from people').all()).toEqual([{ name: 'Hind' }]);
  expect(restored.prepare('select count(*) as count from sessions').get()).toEqual({ count: 0 });
  restored.close();
}

test('after a restore everybody has to log in again', async () => {
  const site = await openSite();
  await site.close();
  const file = join(directory, 'staff.sqlite');
  await (await openStaffDatabase({ kind: 'sqlite', file }, () => {})).destroy();
  const database = new DatabaseSync(file);
  database.exec(hind('roles'));
  database.close();
  const { folder, manifest } = await makeBackup(places(), { to: backups });
  expect(manifest.staff).toMatchObject({ people: 1, sessions: 1 });
  await restoreBackup(folder, places(), { force: true });
  expectHindLoggedOut();
});

test('accounts are restored from a backup that has them among the content, as earlier versions did', async () => {
  const site = await openSite();
  await site.close();
  const file = join(directory, 'content.sqlite');
  await rm(file);
  const database = new DatabaseSync(file);
  for (const name of (await readdir('packages/content-service/migrations')).sort().slice(0, 6)) {
    database.exec(await readFile(join('packages/content-service/migrations', name), 'utf8'));
  }
  database.exec(`PRAGMA user_version = 6; ${hind('role')}`);
  database.close();
  const { folder, manifest } = await makeBackup(places(), { to: backups });
  expect(manifest.staff).toBeUndefined();
  await restoreBackup(folder, places(), { force: true });
  expectHindLoggedOut();
});

test('a person erased since is said to be back; one erased before is in no later backup [L06]', async () => {
  const site = await openSite();
  const email = 'zephyrine@canari.example';
  await site.receive('contact-request', contactForm({ email }), SENDING);
  await site.receive('contact-request', contactForm(), SENDING);
  site.clock.now = Date.now();
  const { folder } = await makeBackup(places(), {
    to: backups,
    now: new Date(Date.now() - 60_000),
  });
  await site.erase({ address: email });
  const later = await makeBackup(places(), { to: backups });
  await site.close();

  expect(await contains(later.folder, 'zephyrine')).toEqual([]);
  expect(await contains(folder, 'zephyrine')).toEqual(['inbox.sqlite']);
  const { erasedSince } = await restoreBackup(folder, places(), { force: true });
  expect(erasedSince).toHaveLength(1);
});

async function contains(folder: string, word: string): Promise<string[]> {
  const paths: string[] = [];
  for (const path of await filesBelow(folder)) {
    const bytes = await readFile(join(folder, path));
    if (bytes.toString('latin1').toLowerCase().includes(word)) paths.push(path);
  }
  return paths;
}

test('backups older than asked are removed, and nothing else', async () => {
  const site = await openSite();
  await site.close();
  const day = (date: string) => ({ to: backups, keep: 10, now: new Date(`${date}T03:00:00Z`) });
  const days = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => `2026-01-${10 + first + at}`);
  await mkdir(join(backups, '2026-01-02T030000Z'), { recursive: true });
  await writeFile(join(backups, 'notes.txt'), '');
  for (const date of days(1, 11))
    expect((await makeBackup(places(), day(date))).removed).toEqual([]);
  const { removed } = await makeBackup(places(), day('2026-01-22'));
  expect(removed).toEqual(['2026-01-11T030000Z']);
  expect((await readdir(backups)).sort()).toEqual([
    '2026-01-02T030000Z',
    ...days(2, 12).map((date) => `${date}T030000Z`),
    'notes.txt',
  ]);
});

test('a clock that is ahead removes no backup, however often one is made under it [R32]', async () => {
  const site = await openSite();
  await site.close();
  const at = (days: number) => ({
    to: backups,
    keep: 30,
    now: new Date(Date.UTC(2026, 0, 1, 3) + days * 86_400_000),
  });
  for (let day = 0; day < 9; day += 1) await makeBackup(places(), at(day));
  for (const day of [39, 40, 400, 20_000]) {
    const { removed, doubt } = await makeBackup(places(), at(day));
    expect(removed).toEqual([]);
    expect(doubt).toMatchObject({ ahead: true, said: at(day).now });
  }
  const { doubt } = await makeBackup(places(), at(9));
  expect(doubt).toBeUndefined();
});

test('the last seven backups are kept, however old they are', async () => {
  const site = await openSite();
  await site.close();
  const at = (days: number) => ({
    to: backups,
    keep: 1,
    now: new Date(Date.UTC(2026, 0, 1, 3) + days * 86_400_000),
  });
  for (let day = 0; day < 7; day += 1) {
    expect((await makeBackup(places(), at(day))).removed).toEqual([]);
  }
  expect((await makeBackup(places(), at(7))).removed).toEqual(['2026-01-01T030000Z']);
});

test('a backup that fails leaves nothing behind', async () => {
  await mkdir(directory);
  await writeFile(join(directory, 'content.sqlite'), 'this is no database, and nobody has looked');
  await expect(makeBackup(places(), { to: backups })).rejects.toThrow();
  expect(await readdir(backups)).toEqual([]);
});

test('the command says what it did, and refuses in a sentence', { tags: ['slow'] }, async () => {
  const site = await openSite();
  const run = (script: string, ...parameters: string[]) =>
    promisify(execFile)(process.execPath, [`server/operations/${script}.ts`, ...parameters], {
      env: childEnvironment({ DATA_DIR: directory }),
    });
  const { stdout } = await run('backup', '--to', backups);
  expect(stdout).toMatch(/0 requests, 1 documents/);
  const folder = join(backups, (await readdir(backups))[0] ?? '');
  expect((await run('restore', folder, '--check')).stdout).toMatch(/is whole/);
  await expect(run('restore', folder, '--force')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^A site is running on .*: stop it first\.\n$/),
  });
  await site.close();
  await appendFile(join(folder, 'app-secret'), 'x');
  await expect(run('restore', folder, '--force')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Not restored, the backup is damaged: app-secret has/),
  });
});

test('a backup that would be kept for no days is refused before it is made', async () => {
  const refused = (keep: string) =>
    promisify(execFile)(
      process.execPath,
      ['server/operations/backup.ts', '--to', backups, `--keep=${keep}`],
      { env: childEnvironment({ DATA_DIR: directory }) },
    ).catch(({ code, stderr }) => [code, stderr]);
  expect(await Promise.all(['30d', '0'].map(refused))).toEqual(
    Array(2).fill([1, '--keep is a number of days, 1 or more.\n']),
  );
});

test('a daily backup makes one at once, goes on when one fails, and ends when it is told to', {
  tags: ['slow'],
}, async () => {
  const daily = spawn(
    process.execPath,
    ['server/operations/backup.ts', '--to', backups, '--daily'],
    {
      env: childEnvironment({ DATA_DIR: join(directory, 'not-there-yet') }),
    },
  );
  const [output] = await once(daily.stderr, 'data');
  expect(String(output)).toContain('unable to open database file');
  expect(daily.exitCode).toBeNull();
  daily.kill('SIGTERM');
  const [, signal] = await once(daily, 'exit');
  expect(signal).toBe('SIGTERM');
});

test('an inbox on PostgreSQL is backed up while it is used, and goes back to either engine', {
  tags: ['slow'],
}, async () => {
  const postgres: PostgresServer = await startPostgres();
  const site = await openSite({ kind: 'postgres', url: postgres.url });
  const staff = await openStaffDatabase({ kind: 'postgres', url: postgres.url }, () => {});
  await sql.raw(hind('roles').split(';')[0] ?? '').execute(staff);
  await createAudit(staff, () => new Date()).record('login', { address: '', device: '' }, {});
  await staff.destroy();
  const load = sendWithoutPause(site);
  while (load.acknowledged.length < 5) await new Promise((resolve) => setTimeout(resolve, 10));
  const { folder, manifest } = await makeBackup(places(directory, postgres.url), { to: backups });
  await load.stop();
  // Another process of the site, which has not made it, knows of it too.
  expect(
    await lastBackup({ directory: join(root, 'another'), databaseUrl: postgres.url }),
  ).toMatchObject({ folder, madeAt: manifest.madeAt });

  await expect(
    restoreBackup(folder, places(join(root, 'other'), postgres.url), { force: true }),
  ).rejects.toThrow(/others are connected/);
  await site.close();
  await expect(restoreBackup(folder, places(join(root, 'other'), postgres.url))).rejects.toThrow(
    /not empty/,
  );
  await restoreBackup(folder, places(join(root, 'other'), postgres.url), { force: true });
  await restoreBackup(folder, places(join(root, 'sqlite')));
  const there = await rowsOf({ kind: 'postgres', url: postgres.url });
  expect(there.requests).toHaveLength(manifest.inbox.requests ?? 0);
  expect(there.attachments.length).toBeGreaterThan(3);
  expect(there).toEqual(await rowsOf(inboxOf(join(root, 'sqlite'))));
  expect(manifest.staff).toMatchObject({ people: 1, staff_audit: 1 });
  const restored = await openStaffDatabase({ kind: 'postgres', url: postgres.url }, () => {});
  const audit = createAudit(restored, () => new Date());
  await audit.record('logout', { address: '', device: '' }, {});
  expect(await audit.page({ before: 1_000, limit: 10 })).toMatchObject([
    { event: 'logout' },
    { event: 'login' },
  ]);
  expect(await restored.selectFrom('people').select('name').execute()).toEqual([{ name: 'Hind' }]);
  await restored.destroy();
  await postgres.stop();
});

test('a second backup in the same second does not touch the first', async () => {
  const site = await openSite();
  await site.close();
  const now = new Date();
  const { folder } = await makeBackup(places(), { to: backups, now });
  const before = await measure(join(folder, 'manifest.json'));
  await rename(join(directory, 'app-secret'), join(directory, 'renamed'));
  await expect(makeBackup(places(), { to: backups, now })).rejects.toThrow();
  expect(await measure(join(folder, 'manifest.json'))).toEqual(before);
});

const WEEK = 7 * 24 * 60 * 60_000;

test('a drill restores the last backup beside the site, says so, and leaves nothing behind [R18]', async () => {
  const site = await openSite();
  await expect(drillRestore({ directory })).rejects.toThrow(/No backup has been made yet/);
  expect(await isDrillDue(directory, new Date())).toBe(false);
  await site.receive('contact-request', contactForm(), SENDING);
  const { folder } = await makeBackup(places(), { to: backups });
  expect(await readBackupRecord(directory)).toMatchObject({ folder, bytes: expect.any(Number) });
  expect(await isDrillDue(directory, new Date())).toBe(true);
  // What a drill that was killed has left.
  await mkdir(join(directory, '.restore-drill-killed'));

  const at = new Date();
  expect(await drillRestore({ directory }, at)).toBe(folder);
  expect(await readDrillRecord(directory)).toEqual({ at: at.toISOString(), folder });
  expect((await readdir(root)).sort()).toEqual(['backups', 'storage']);
  expect((await readdir(directory)).filter((name) => name.startsWith('.restore'))).toEqual([]);
  // The site goes on meanwhile.
  await site.receive('contact-request', contactForm({ message: 'après' }), SENDING);
  await site.close();
  expect(await isDrillDue(directory, new Date(at.getTime() + WEEK - 1))).toBe(false);
  expect(await isDrillDue(directory, new Date(at.getTime() + WEEK))).toBe(true);
});

test('a drill of a damaged backup is kept as a failure, and another backup is tried at once', async () => {
  const site = await openSite();
  const { folder } = await makeBackup(places(), { to: backups, now: new Date('2026-01-01') });
  await flipByte(join(folder, 'inbox.sqlite'));
  await expect(drillRestore({ directory })).rejects.toThrow(/not what was backed up/);
  expect(await readDrillRecord(directory)).toMatchObject({
    folder,
    failure: expect.stringContaining('inbox.sqlite'),
  });
  expect((await readdir(root)).sort()).toEqual(['backups', 'storage']);
  expect(await isDrillDue(directory, new Date())).toBe(false);
  await makeBackup(places(), { to: backups, keep: 10_000, now: new Date('2026-01-02') });
  expect(await isDrillDue(directory, new Date())).toBe(true);
  await site.close();
});

/** What the process of a running site does, without its ten minutes of patience. */
async function drillByItself(script: URL) {
  const logged: string[] = [];
  const log = pino({}, { write: (line) => logged.push(line) });
  const drills = recurRestoreDrill({ directory, script, log, firstLook: 1 });
  const record = await vi.waitUntil(() => readDrillRecord(directory), { timeout: 60_000 });
  await drills.close();
  return { record, logged };
}

test('a running site drills by itself, with the command a person would type', {
  tags: ['slow'],
  timeout: 90_000,
}, async () => {
  const site = await openSite();
  const { folder } = await makeBackup(places(), { to: backups });
  vi.stubEnv('DATA_DIR', directory);
  vi.stubEnv('NODE_ENV', 'production');
  const { record, logged } = await drillByItself(new URL('restore.ts', import.meta.url));
  vi.unstubAllEnvs();
  await site.close();
  expect(logged).toEqual([]);
  expect(record).toEqual({ at: expect.any(String), folder });
});

test('a drill that ends without a word is kept as a failure', async () => {
  const site = await openSite();
  const { folder } = await makeBackup(places(), { to: backups });
  const { record, logged } = await drillByItself(new URL('no-such-script.ts', import.meta.url));
  await site.close();
  expect(record).toMatchObject({ folder, failure: expect.stringContaining('no-such-script') });
  expect(logged).toEqual([expect.stringContaining('the restore drill failed')]);
}, 90_000);

test('a restored site knows the backup it comes from', async () => {
  const site = await openSite();
  const { folder, manifest } = await makeBackup(places(), { to: backups });
  await site.close();
  const elsewhere = join(root, 'elsewhere');
  await restoreBackup(folder, places(elsewhere));
  expect(await readBackupRecord(elsewhere)).toMatchObject({ folder, madeAt: manifest.madeAt });
});
