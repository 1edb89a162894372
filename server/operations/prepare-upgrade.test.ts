/** The first start of a new version: the data of the one before is backed up first, and newer data is left alone. */
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { lockDirectory } from '../../packages/content-service/index.ts';
import { temporaryDirectory } from '../../packages/content-service/testing/start-test-service.ts';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { ENGINES } from '../../packages/kit/database/testing/engines.ts';
import { writeOldData } from '../../test/support/old-data/old-data.ts';
import { programVersion, readDataVersion, writeDataVersion } from '../data-version.ts';
import { prepareUpgrade } from './prepare-upgrade.ts';
import { restoreBackup } from './restore-backup.ts';
import { removeOldUpgradeBackups, UPGRADE_BACKUPS } from './upgrade-backups.ts';

const ROOT = new URL('../../', import.meta.url);
const VERSION = programVersion(ROOT);

async function dataDirectory(): Promise<{ directory: string; backups(): Promise<string[]> }> {
  const directory = join(await temporaryDirectory(), 'storage');
  await mkdir(directory);
  return {
    directory,
    backups: async () =>
      (await readdir(join(directory, UPGRADE_BACKUPS)).catch(() => [])).map((name) =>
        join(directory, UPGRADE_BACKUPS, name),
      ),
  };
}

/** What a site of an earlier version has: content, inbox, accounts, and one picture. */
async function writeOldSite(directory: string): Promise<void> {
  const sqlite = (name: string) => ({ kind: 'sqlite', file: join(directory, name) }) as const;
  await writeOldData('content', '007-accounts-elsewhere', sqlite('content.sqlite'));
  await writeOldData('inbox', '004-treatment', sqlite('inbox.sqlite'));
  await writeOldData('staff', '001-people', sqlite('staff.sqlite'));
  await mkdir(join(directory, 'assets/images'), { recursive: true });
  await writeFile(join(directory, 'assets/images/abc-1x1.png'), 'a picture');
}

function prepare(
  directory: string,
  options: { databaseUrl?: string; backupBeforeUpgrade?: boolean } = {},
): Promise<void> {
  const settings = {
    directory,
    databaseUrl: undefined,
    hostedContent: undefined,
    files: undefined,
    backupBeforeUpgrade: true,
    ...options,
  };
  return prepareUpgrade(settings, { root: ROOT, log: { info() {}, warn() {} } });
}

/** Number of migrations that a database of the inbox has seen. */
function migrationsIn(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database.prepare('select count(*) as count from kysely_migration').get();
  database.close();
  return row?.count;
}

test('the first start of all makes no backup, and says which version it was', async () => {
  const { directory, backups } = await dataDirectory();
  await prepare(directory);
  expect(await backups()).toEqual([]);
  expect(await readDataVersion(directory)).toBe(VERSION);
});

test('data of an earlier version is backed up as it is, once, and the backup is restored by today’s version', async () => {
  const { directory, backups } = await dataDirectory();
  await writeOldSite(directory);
  await prepare(directory);
  const [folder = '', ...more] = await backups();
  expect(more).toEqual([]);
  expect(migrationsIn(join(folder, 'inbox.sqlite'))).toBe(4);
  expect(await readFile(join(folder, 'assets/images/abc-1x1.png'), 'utf8')).toBe('a picture');
  expect(await readDataVersion(directory)).toBe(VERSION);
  await prepare(directory);
  expect(await backups()).toHaveLength(1);

  const places = { directory, databaseUrl: undefined, holdsContent: true };
  const { replaced = '' } = await restoreBackup(folder, places, { force: true });
  expect(migrationsIn(join(directory, 'inbox.sqlite'))).toBe(18);
  expect(await readdir(replaced)).toContain(UPGRADE_BACKUPS);
  // It lay in what it replaced: the health page must not look for it where it was.
  expect(await readdir(directory)).not.toContain('last-backup.json');
});

test.each(ENGINES)(
  'an old inbox on $name is backed up with the tables it has',
  { tags: ['slow'] },
  async (engine) => {
    const running = await engine.start();
    const database: DatabaseOptions = await running.fresh();
    const { directory, backups } = await dataDirectory();
    await writeOldSite(directory);
    if (database.kind === 'postgres') {
      for (const name of ['inbox', 'staff']) await rm(join(directory, `${name}.sqlite`));
      await writeOldData('inbox', '009-daily-checks', database);
      await writeOldData('staff', '002-several-roles', database);
    }
    const isPostgres = database.kind === 'postgres';
    await prepare(directory, isPostgres ? { databaseUrl: database.url } : {});
    const [folder = ''] = await backups();
    expect(migrationsIn(join(folder, 'inbox.sqlite'))).toBe(isPostgres ? 9 : 4);
    if (isPostgres) {
      // Another process, whose disk is empty, finds the data of this version.
      const other = await dataDirectory();
      await prepare(other.directory, { databaseUrl: database.url });
      expect(await other.backups()).toEqual([]);
    }
    const elsewhere = join(await temporaryDirectory(), 'storage');
    const places = { directory: elsewhere, databaseUrl: undefined, holdsContent: true };
    const { manifest } = await restoreBackup(folder, places);
    expect(manifest.inbox).toMatchObject({ requests: isPostgres ? 9 : 7, attachments: 1 });
    expect(manifest.staff).toMatchObject({ people: isPostgres ? 4 : 3 });
    await running.stop();
  },
);

test('data of a first start that ended before its content was there is backed up without content', async () => {
  const { directory, backups } = await dataDirectory();
  await writeOldData('inbox', '004-treatment', {
    kind: 'sqlite',
    file: join(directory, 'inbox.sqlite'),
  });
  await prepare(directory);
  const [backup = ''] = await backups();
  expect(await readdir(backup)).toContain('inbox.sqlite');
  expect(await readdir(backup)).not.toContain('content.sqlite');
  expect(await readDataVersion(directory)).toBe(VERSION);
});

test('data that a newer version opened is refused in one sentence', async () => {
  const { directory, backups } = await dataDirectory();
  await writeOldSite(directory);
  await writeDataVersion(directory, '999.0.0');
  await expect(prepare(directory)).rejects.toThrow(
    /was last opened by version 999\.0\.0, and this is \d+\.\d+\.\d+: start 999\.0\.0/,
  );
  expect(await readDataVersion(directory)).toBe('999.0.0');
  expect(await backups()).toEqual([]);
});

test('under a running site nothing is backed up, and its version stays written', async () => {
  const { directory, backups } = await dataDirectory();
  await writeOldSite(directory);
  await writeDataVersion(directory, '0.9.10');
  const letGo = lockDirectory(join(directory, 'content.sqlite.lock'));
  await expect(prepare(directory)).rejects.toThrow('Another process already serves');
  letGo();
  expect(await readDataVersion(directory)).toBe('0.9.10');
  expect(await backups()).toEqual([]);
});

test('without room for the backup the start is refused, unless it is told to do without', async () => {
  const { directory, backups } = await dataDirectory();
  await writeOldSite(directory);
  // 8 TB, of which the disk holds nothing.
  await truncate(join(directory, 'inbox.sqlite'), 2 ** 43);
  await expect(prepare(directory)).rejects.toThrow(
    /could not be made \(it needs .* GB, and .* are free\): .*BACKUP_BEFORE_UPGRADE=false$/,
  );
  expect(await readDataVersion(directory)).toBeUndefined();
  await prepare(directory, { backupBeforeUpgrade: false });
  expect(await readDataVersion(directory)).toBe(VERSION);
  expect(await backups()).toEqual([]);
});

test('a damaged database ends in one sentence too, and leaves no half backup', async () => {
  const { directory, backups } = await dataDirectory();
  await writeOldSite(directory);
  await writeFile(join(directory, 'content.sqlite'), 'this is no database, and nobody has looked');
  await expect(prepare(directory)).rejects.toThrow(/^The backup .* \(.*not a database.*\): mend/);
  expect(await backups()).toEqual([]);
});

test('three are kept, none for more than thirty days, and a half one goes', async () => {
  const { directory } = await dataDirectory();
  const days = ['01', '05', '10', '15', '20'];
  for (const day of days) {
    await mkdir(join(directory, UPGRADE_BACKUPS, `2026-01-${day}T030000Z`), { recursive: true });
  }
  await mkdir(join(directory, UPGRADE_BACKUPS, '2026-01-21T030000Z.unfinished'));
  await writeFile(join(directory, UPGRADE_BACKUPS, 'notes.txt'), '');
  const left = async () => (await readdir(join(directory, UPGRADE_BACKUPS))).sort();
  await removeOldUpgradeBackups(directory, new Date('2026-01-22T03:00:00Z'));
  expect(await left()).toEqual([
    '2026-01-10T030000Z',
    '2026-01-15T030000Z',
    '2026-01-20T030000Z',
    'notes.txt',
  ]);
  await removeOldUpgradeBackups(directory, new Date('2026-02-14T03:00:00Z'));
  expect(await left()).toEqual(['2026-01-20T030000Z', 'notes.txt']);
});
