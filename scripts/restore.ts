/**
 * `npm run restore -- FOLDER`: puts a backup where the site's settings say its data is, once every byte of it has been
 * verified. `--check` only verifies; `--force` replaces what is there, and keeps it beside under another name.
 * `--drill` restores the last backup beside the data directory, checks it and removes it; the site does so once a week.
 * See decisions/010-backups.md.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { z } from 'zod';
import { DirectoryInUseError, lockDirectory } from '../content-service/index.ts';
import { copyTables } from '../database/copy-tables.ts';
import {
  COPIED_TABLES,
  connectDatabase,
  type InboxDatabase,
  openDatabase,
} from '../inbox/database.ts';
import { ConfigError, readConfig } from '../server/config.ts';
import {
  readBackupRecord,
  writeBackupRecord,
  writeDrillRecord,
} from '../server/health/backup-record.ts';
import { COPIED_STAFF_TABLES, openStaffDatabase } from '../staff/database.ts';
import { adoptAccounts } from '../staff/index.ts';
import type { DataPlaces } from './backup.ts';
import {
  CONTENT,
  checkDatabase,
  DamagedBackup,
  INBOX,
  type Manifest,
  measure,
  STAFF,
  sizeOf,
  verifyBackup,
} from './backup-manifest.ts';

/** Thrown with the obstacle of a restore, in words for a person. Nothing has been touched. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
}

export type Restored = {
  manifest: Manifest;
  /** The folder in which the replaced data is kept; undefined when there was none. */
  replaced: string | undefined;
  /** The times persons were erased after the backup was made, ISO 8601: they are back, and have to be erased again. */
  erasedSince: readonly string[];
};

/**
 * All or nothing: until the last step, and whenever it fails, what was there stays as it was.
 * @throws {DamagedBackup | RestoreRefused}
 */
export async function restoreBackup(
  folder: string,
  { directory, databaseUrl, hostedContent }: DataPlaces,
  { force = false }: { force?: boolean } = {},
): Promise<Restored> {
  const manifest = await verifyBackup(folder);
  if (!manifest.content && !hostedContent) {
    throw new RestoreRefused(
      'This backup is of a site whose content is hosted: set SANITY_PROJECT_ID and SANITY_DATASET.',
    );
  }
  const occupied = existsSync(directory) && readdirSync(directory).length > 0;
  const letGo = occupied ? holdDirectory(directory) : () => {};
  const staged = join(
    dirname(directory),
    `.${basename(directory)}.${randomBytes(4).toString('hex')}`,
  );
  try {
    if (occupied && !force) {
      throw new RestoreRefused(`${directory} is not empty: --force replaces what is there.`);
    }
    const erasedSince = await erasuresAfter(manifest.madeAt, { directory, databaseUrl });
    await stage(folder, staged, manifest);
    const swap = () => swapDirectories(staged, directory, manifest.madeAt);
    const replaced = databaseUrl
      ? await importIntoPostgres(databaseUrl, staged, { force, swap })
      : await swap();
    return { manifest, replaced, erasedSince };
  } finally {
    letGo();
    await rm(staged, { recursive: true, force: true });
  }
}

const DRILL = '.restore-drill-';

/**
 * Restores the last backup into a folder beside the data directory, where a real restore would, with every check of one,
 * and removes it again. What came of it is kept for the health page. PostgreSQL is not touched: a drill restores the
 * inbox to SQLite.
 * @returns the backup that was restored
 * @throws {DamagedBackup | RestoreRefused} when it cannot be restored
 */
export async function drillRestore(directory: string, now = new Date()): Promise<string> {
  const backup = await readBackupRecord(directory);
  if (!backup) throw new RestoreRefused('No backup has been made yet: npm run backup');
  const { folder } = backup;
  const beside = dirname(directory);
  // What a drill that was killed has left: it is as private as the site's own data.
  for (const name of await readdir(beside)) {
    if (name.startsWith(DRILL)) await rm(join(beside, name), { recursive: true, force: true });
  }
  const place = await mkdtemp(join(beside, DRILL));
  const at = now.toISOString();
  try {
    const restored = join(place, 'storage');
    // Whatever the site's settings are: a drill is about the backup.
    const hostedContent = { projectId: '', dataset: '', apiHost: undefined };
    const { manifest } = await restoreBackup(folder, {
      directory: restored,
      databaseUrl: undefined,
      hostedContent,
    });
    if (manifest.content) {
      checkDatabase(join(restored, CONTENT));
      checkDatabase(join(restored, STAFF));
    }
    checkDatabase(join(restored, INBOX));
    await writeDrillRecord(directory, { at, folder });
    return folder;
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await writeDrillRecord(directory, { at, folder, failure });
    throw error;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Proves that no site runs on the directory, and keeps one from starting. @throws {RestoreRefused} */
function holdDirectory(directory: string): () => void {
  const running = `A site is running on ${directory}: stop it first.`;
  // With hosted content, or before the first start, there is no content to lock: the others tell.
  for (const file of [join(directory, INBOX), join(directory, STAFF)]) {
    if (existsSync(file) && isOpenElsewhere(file)) throw new RestoreRefused(running);
  }
  try {
    return lockDirectory(join(directory, `${CONTENT}.lock`));
  } catch (error) {
    if (error instanceof DirectoryInUseError) throw new RestoreRefused(running);
    throw error;
  }
}

/** Whether another process has the database open: it leaves its write-ahead log only while none has. */
function isOpenElsewhere(file: string): boolean {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    database.exec('PRAGMA journal_mode = WAL');
    return false;
  } catch (error) {
    // A damaged database may be replaced; a locked one is in use.
    return error instanceof Error && /locked/.test(error.message);
  } finally {
    database.close();
  }
}

/** A copy beside the place it is for, proved once more: disks lie between a copy and its use. */
async function stage(folder: string, staged: string, manifest: Manifest): Promise<void> {
  await mkdir(staged, { recursive: true, mode: 0o700 });
  for (const { path, sha256 } of manifest.files) {
    const file = join(staged, path);
    await cp(join(folder, path), file);
    if ((await measure(file)).sha256 !== sha256) {
      throw new DamagedBackup(`${path} changed while it was copied`);
    }
  }
  const inbox = join(staged, INBOX);
  // Brings an older inbox up to date, and refuses one that is newer than this program.
  await (await openDatabase({ kind: 'sqlite', file: inbox }, () => {})).destroy();
  if (manifest.content) await readyStaff(staged);
  // The health page of the restored site would say that there is no backup.
  const { madeAt } = manifest;
  await writeBackupRecord(staged, { madeAt, folder: resolve(folder), bytes: sizeOf(manifest) });
}

/** Accounts of an older backup are among its content. A session or an invitation in a backup may have been revoked since. */
async function readyStaff(staged: string): Promise<void> {
  const database = { kind: 'sqlite', file: join(staged, STAFF) } as const;
  await adoptAccounts(join(staged, CONTENT), database);
  const db = await openStaffDatabase(database, () => {});
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('links').execute();
  await db.destroy();
}

/** @returns where what was there is now */
async function swapDirectories(
  staged: string,
  directory: string,
  madeAt: string,
): Promise<string | undefined> {
  const aside = `${directory}.before-${madeAt.replaceAll(':', '').replace(/\.\d+/, '')}`;
  if (!existsSync(directory)) {
    await rename(staged, directory);
    return undefined;
  }
  const replaced = existsSync(aside) ? `${aside}-${randomBytes(4).toString('hex')}` : aside;
  await rename(directory, replaced).catch((error: unknown) => {
    throw new RestoreRefused(
      `${directory} cannot be moved (${error}): a mounted folder can't. Restore beside it and set DATA_DIR.`,
    );
  });
  await rename(staged, directory).catch(async (error: unknown) => {
    await rename(replaced, directory);
    throw error;
  });
  if (readdirSync(replaced).length > 0) return replaced;
  await rm(replaced, { recursive: true });
  return undefined;
}

type Import = { force: boolean; swap(): Promise<string | undefined> };

/** The directories change places inside the transactions, accounts in the inbox's, the last committed: all or none. */
async function importIntoPostgres(
  url: string,
  staged: string,
  { force, swap }: Import,
): Promise<string | undefined> {
  const ignore = () => {};
  const postgres = { kind: 'postgres', url } as const;
  const to = await openDatabase(postgres, ignore);
  const from = await openDatabase({ kind: 'sqlite', file: join(staged, INBOX) }, ignore);
  const opened: { destroy(): Promise<void> }[] = [to, from];
  try {
    const others = await othersConnected(to);
    if (others > 0) {
      throw new RestoreRefused(
        `${others} others are connected to the inbox's database: stop every site first.`,
      );
    }
    const staffTo = await openStaffDatabase(postgres, ignore);
    opened.push(staffTo);
    const requests = await to.selectFrom('requests').select('id').limit(1).execute();
    const people = await staffTo.selectFrom('people').select('id').limit(1).execute();
    if (requests.length + people.length > 0 && !force) {
      throw new RestoreRefused(
        'The inbox in the database is not empty: --force replaces what is there.',
      );
    }
    let replaced: string | undefined;
    const swapNow = async () => {
      replaced = await swap();
    };
    const accounts = join(staged, STAFF);
    if (existsSync(accounts)) {
      const staffFrom = await openStaffDatabase({ kind: 'sqlite', file: accounts }, ignore);
      opened.push(staffFrom);
      await copyTables(from, to, COPIED_TABLES, () =>
        copyTables(staffFrom, staffTo, COPIED_STAFF_TABLES, swapNow),
      );
    } else await copyTables(from, to, COPIED_TABLES, swapNow);
    return replaced;
  } finally {
    for (const db of opened) await db.destroy();
  }
}

async function othersConnected(db: InboxDatabase): Promise<number> {
  const { rows } = await sql`select count(*) as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    db,
  );
  return z.object({ count: z.coerce.number() }).parse(rows[0]).count;
}

/** From the log of the inbox that is about to be replaced, as far as it can be read at all. */
async function erasuresAfter(
  madeAt: string,
  { directory, databaseUrl }: Pick<DataPlaces, 'directory' | 'databaseUrl'>,
): Promise<string[]> {
  const file = join(directory, INBOX);
  if (!databaseUrl && !existsSync(file)) return [];
  const db = await connectDatabase(
    databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'sqlite', file },
    () => {},
  );
  try {
    const rows = await db
      .selectFrom('audit_log')
      .select('at')
      .where('action', '=', 'erased')
      .where('at', '>', Date.parse(madeAt))
      .orderBy('at')
      .execute();
    return rows.map(({ at }) => new Date(at).toISOString());
  } catch {
    // Damaged, or from before there was a log: that is why it is replaced.
    return [];
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: {
      force: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      drill: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (values.drill ? folder : !folder || positionals.length > 1) {
    console.error('npm run restore -- FOLDER [--check] [--force], or npm run restore -- --drill');
    process.exit(1);
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    if (values.drill) {
      console.log(
        `${await drillRestore(readConfig().directory)} was restored beside, and is whole`,
      );
    } else if (values.check && folder) {
      const { madeAt, files } = await verifyBackup(folder);
      console.log(`${folder} is whole: ${files.length} files of ${madeAt}`);
    } else if (folder) {
      const config = readConfig();
      const { manifest, replaced, erasedSince } = await restoreBackup(folder, config, values);
      console.log(
        `${config.directory} is as it was on ${manifest.madeAt}. Everybody has to log in again.`,
      );
      if (replaced)
        console.log(`What was there is in ${replaced}: remove it once nobody misses it.`);
      for (const at of erasedSince)
        console.log(`Erase again in the studio: somebody erased on ${at}.`);
      if (!manifest.secretIncluded && !config.secret) {
        console.log('Set APP_SECRET as it was, or links in sent mails stop working.');
      }
    }
  } catch (error) {
    if (error instanceof ConfigError) console.error(error.lines.join('\n'));
    else if (error instanceof DamagedBackup)
      console.error(`Not restored, the backup is damaged: ${error.message}`);
    else console.error(error instanceof RestoreRefused ? error.message : error);
    process.exit(1);
  }
}
