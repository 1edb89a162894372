/**
 * `npm run backup`: content, inbox, files and secret as they are at one moment, while the site runs. Into a folder of its
 * own below `--to` (beside the data directory when absent), and what is older than `--keep` days (30) goes. With `--daily`
 * it stays, and makes one each day.
 * See docs/decisions/010-backups.md.
 */
import { existsSync } from 'node:fs';
import { cp, link, mkdir, open, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import {
  COPIED_TABLES,
  connectDatabase,
  openDatabase,
  openDatabaseAs,
} from '../../inbox/database.ts';
import { copyJournal, copyOriginals } from '../../packages/content-service/index.ts';
import { copiedTables, copyTables } from '../../packages/kit/database/copy-tables.ts';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import {
  type ClockDoubt,
  datesOfFiles,
  openCertainTime,
} from '../../packages/kit/process/certain-time.ts';
import { ConfigError } from '../../packages/kit/process/config-error.ts';
import {
  COPIED_STAFF_TABLES,
  connectStaffDatabase,
  openStaffDatabaseAs,
} from '../../staff/database.ts';
import { readConfig } from '../config.ts';
import { type DataLocations, dataLocations } from '../data-directory.ts';
import { databasesIn, readDataVersion } from '../data-version.ts';
import { readBackupRecord, writeBackupRecord } from '../health/backup-record.ts';
import {
  CONTENT,
  checkDatabase,
  countRows,
  filesBelow,
  INBOX,
  MANIFEST,
  type Manifest,
  measure,
  STAFF,
  sizeOf,
} from './backup-manifest.ts';

const KEEP = 30; // days: data erased in the inbox leaves the last backup no later than that
/**
 * The number of backups kept however old they are: neither a month of failed nights nor a wrong clock may remove the
 * last good ones.
 */
const FEWEST_KEPT = 7;
/** The tables of content.sqlite whose rows a person can picture. */
const CONTENT_TABLES = ['documents', 'transactions'];
const DAY = 24 * 60 * 60_000; // ms

type BackupOptions = {
  to: string;
  /** Backups older than this are removed, in days, but for the last seven: an integer, 1 or more. */
  keep?: number;
  now?: Date;
  /** `linked`: by hard links where the disk has them, for a backup on the same disk. Picture files never change. */
  pictures?: 'copied' | 'linked';
  /** False: neither the health page nor the weekly drill learns of it. */
  recorded?: boolean;
};

export type Backup = {
  folder: string;
  manifest: Manifest;
  removed: readonly string[];
  /** Set where the machine's clock is doubted: backups that only look old after a jump of it are kept. */
  doubt: ClockDoubt | undefined;
};

/** @throws when anything of it cannot be read or written; no half backup is left under the name of a whole one. */
export async function makeBackup(
  places: DataLocations,
  { to, keep = KEEP, now = new Date(), pictures = 'copied', recorded = true }: BackupOptions,
): Promise<Backup> {
  // The dates are read before anything is written: the files of this backup say nothing about the clock.
  const fileDates = await datesBeside(places.directory, to);
  const name = now.toISOString().replaceAll(':', '').replace(/\.\d+/, '');
  const folder = join(to, name);
  const unfinished = `${folder}.unfinished`;
  // The folder holds people's messages: no other account of the machine may read them.
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(unfinished, places, { now, pictures });
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
    });
    for (const path of [...(await filesBelow(unfinished)), '.']) await sync(join(unfinished, path));
    await rename(unfinished, folder);
    await sync(to);
    // The health page and the weekly drill of the site that runs here read this record.
    if (recorded) {
      await writeBackupRecord(places, {
        madeAt: manifest.madeAt,
        folder: resolve(folder),
        bytes: sizeOf(manifest),
      });
    }
    const certain = openCertainTime({
      directory: places.directory,
      kept: fileDates,
      clock: () => now,
      warn: (message, details) => console.error(message, JSON.stringify(details)),
    });
    const removed = await removeOld(to, certain.now().getTime() - keep * DAY, name);
    return { folder, manifest, removed, doubt: certain.doubt() };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  folder: string,
  places: DataLocations,
  { now, pictures }: Required<Pick<BackupOptions, 'now' | 'pictures'>>,
): Promise<Manifest> {
  const { directory, databaseUrl, files: place, holdsContent } = places;
  const at = (name: string) => join(folder, name);
  // Documents are copied before the files they mention: a file is always on disk before a document mentions it.
  const content = join(directory, CONTENT);
  if (holdsContent && databaseUrl) {
    await copyJournal(databaseUrl, { to: at(CONTENT), from: content });
    finish(at(CONTENT));
  } else if (holdsContent) await copySqlite(content, at(CONTENT));
  if (databaseUrl) await exportPostgres(databaseUrl, at);
  else {
    const inbox = join(directory, INBOX);
    if (existsSync(inbox)) await copySqlite(inbox, at(INBOX));
    // The first start ended before the inbox was created: a restore needs an empty one.
    else {
      await (await openDatabase({ kind: 'sqlite', file: at(INBOX) }, () => {})).destroy();
      finish(at(INBOX));
    }
    const staff = join(directory, STAFF);
    // The file is missing where an earlier version ran last: it kept the accounts among the content.
    if (existsSync(staff)) await copySqlite(staff, at(STAFF));
  }
  if (holdsContent && !place) await copyAssets(join(directory, 'assets'), at('assets'), pictures);
  // An upgrade leaves the originals of a shared store where they are, and they cannot be hard-linked from there.
  else if (holdsContent && place && pictures === 'copied') await copyOriginals(place, at('assets'));
  const secret = join(directory, 'app-secret');
  const secretIncluded = existsSync(secret);
  if (secretIncluded) await cp(secret, at('app-secret'), { dereference: true });

  const files = [];
  for (const path of await filesBelow(folder)) files.push({ path, ...(await measure(at(path))) });
  return {
    version: 1,
    madeAt: now.toISOString(),
    site: await readDataVersion(directory),
    ...(holdsContent && { content: countRows(at(CONTENT), CONTENT_TABLES) }),
    inbox: countRows(at(INBOX), copiedTables(COPIED_TABLES)),
    ...(existsSync(at(STAFF)) && {
      staff: countRows(at(STAFF), copiedTables(COPIED_STAFF_TABLES)),
    }),
    secretIncluded,
    files,
  };
}

const ALL_PAGES = 2 ** 31 - 1;

/** SQLite's own online backup, in one step: a snapshot that no writer waits for and no writer restarts. */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    await copyPages(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  finish(to);
}

/** Finishes the copy of a database: a single file, without a log beside it, verified before it counts as a backup. */
function finish(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
  checkDatabase(file);
}

/**
 * Exports to SQLite, whatever the server's version: a backup is restored to either engine. Tables of an earlier version
 * stay what they are, and a restore brings them up to date.
 */
export async function exportPostgres(url: string, at: (name: string) => string): Promise<void> {
  const ignore = () => {};
  const postgres = { kind: 'postgres', url } as const;
  const inbox = await connectDatabase(postgres, ignore);
  try {
    const inboxCopy = await openDatabaseAs({ kind: 'sqlite', file: at(INBOX) }, inbox);
    await copyTables(inbox, inboxCopy, COPIED_TABLES);
    await inboxCopy.destroy();
    finish(at(INBOX));
    await exportAccounts(url, { kind: 'sqlite', file: at(STAFF) });
  } finally {
    await inbox.destroy();
  }
}

/** Copies the accounts in PostgreSQL to a new file; with hosted content there are none. @returns whether there are */
export async function exportAccounts(
  url: string,
  to: Extract<DatabaseOptions, { kind: 'sqlite' }>,
): Promise<boolean> {
  const staff = await connectStaffDatabase({ kind: 'postgres', url }, () => {});
  try {
    const tables = await staff.introspection.getTables();
    if (!tables.some(({ name }) => name === 'people')) return false;
    const copy = await openStaffDatabaseAs(to, staff);
    await copyTables(staff, copy, COPIED_STAFF_TABLES);
    await copy.destroy();
    finish(to.file);
    return true;
  } finally {
    await staff.destroy();
  }
}

/**
 * Copies the assets. Their names derive from their content, so each file is complete, except uploads in progress under
 * a dot.
 */
async function copyAssets(from: string, to: string, pictures: 'copied' | 'linked'): Promise<void> {
  if (!existsSync(from)) return;
  if (pictures === 'copied') {
    await cp(from, to, { recursive: true, dereference: true, filter: (path) => !isArriving(path) });
    return;
  }
  for (const path of (await filesBelow(from)).filter((file) => !isArriving(`/${file}`))) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    // Links fail on some file systems and between mounted volumes: the file is copied then.
    const file = await realpath(join(from, path));
    await link(file, join(to, path)).catch(() => cp(file, join(to, path)));
  }
}

const isArriving = (path: string) => /[/\\]\.[^/\\]+$/.test(path);

/** Whether there is anything to back up: before the first start there is not. */
export async function holdsData({
  directory,
  databaseUrl,
}: Pick<DataLocations, 'directory' | 'databaseUrl'>): Promise<boolean> {
  if (databasesIn(directory).length > 0) return true;
  if (!databaseUrl) return false;
  const inbox = await connectDatabase({ kind: 'postgres', url: databaseUrl }, () => {});
  try {
    return (await inbox.introspection.getTables()).some(({ name }) => name === 'requests');
  } finally {
    await inbox.destroy();
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\dZ)$/;

/** Returns the dates of files in the data directory and of backups, to compare the clock with. */
async function datesBeside(directory: string, to: string): Promise<Date[]> {
  const last = await readBackupRecord(directory);
  return [
    ...datesOfFiles(directory),
    ...(last ? [new Date(last.madeAt)] : []),
    ...(await backupsIn(to)).map(({ at }) => new Date(at)),
  ];
}

/** Removes only what this script has made and named, and never the backup that was just made, nor one of the last seven. */
async function removeOld(to: string, before: number, made: string): Promise<string[]> {
  const removed: string[] = [];
  const newestFirst = (await backupsIn(to)).toSorted((a, b) => b.at - a.at);
  for (const { name, at } of newestFirst.slice(FEWEST_KEPT)) {
    if (name === made || at >= before) continue;
    await rm(join(to, name), { recursive: true });
    removed.push(name);
  }
  return removed.toSorted();
}

/** The whole backups of a folder, by the names this script gave them, with their times in ms since 1970. */
async function backupsIn(to: string): Promise<{ name: string; at: number }[]> {
  return (await readdir(to).catch(() => [])).flatMap((name) => {
    const [, day, hour, minute, second] = NAME.exec(name) ?? [];
    if (day === undefined || !existsSync(join(to, name, MANIFEST))) return [];
    return [{ name, at: Date.parse(`${day}${hour}:${minute}:${second}`) }];
  });
}

/** Makes a backup and says what is in it. @returns whether it was made */
async function run(options: { to: string | undefined; keep: number }): Promise<boolean> {
  try {
    const config = readConfig();
    const to = options.to ?? join(dirname(config.directory), 'backups');
    const { folder, manifest, removed, doubt } = await makeBackup(dataLocations(config), {
      to,
      keep: options.keep,
    });
    const bytes = sizeOf(manifest);
    console.log(
      `${folder}: ${manifest.files.length} files, ${(bytes / 1024 / 1024).toFixed(1)} MB, ` +
        `${manifest.inbox.requests} requests, ${manifest.content?.documents ?? 0} documents`,
    );
    if (!manifest.secretIncluded) {
      console.log(
        'APP_SECRET is not in it: keep it elsewhere, or links in sent mails stop working.',
      );
    }
    if (doubt) {
      console.log(
        `The clock says ${doubt.said.toISOString()}, where ${doubt.expected.toISOString()} was expected: nothing is removed by it. If it is right: npm run doctor -- --clock-is-right`,
      );
    }
    for (const name of removed) console.log(`Removed ${name}: older than ${options.keep} days`);
    return true;
  } catch (error) {
    console.error(error instanceof ConfigError ? error.lines.join('\n') : String(error));
    return false;
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      keep: { type: 'string', default: String(KEEP) },
      daily: { type: 'boolean', default: false },
    },
  });
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) {
    console.error('--keep is a number of days, 1 or more.');
    process.exit(1);
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const options = { to: values.to, keep };
  const isMade = await run(options);
  if (values.daily) {
    // In a container nothing else starts the daily backup. A failed one is tried again the next day.
    setInterval(() => void run(options), DAY);
  } else if (!isMade) process.exit(1);
}
