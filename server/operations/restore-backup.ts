/** Puts a backup where the site's data is: docs/decisions/010-backups.md. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connectDatabase, openDatabase } from '../../inbox/database.ts';
import { readTakenBack, takeBackAgain } from '../../inbox/taken-back.ts';
import {
  copyOriginals,
  DirectoryInUseError,
  lockDirectory,
} from '../../packages/content-service/index.ts';
import { NewerDatabaseError } from '../../packages/kit/database/database.ts';
import { openStaffDatabase, type StaffDatabase } from '../../staff/database.ts';
import {
  adoptAccounts,
  areOfOneAgency,
  closeSessions,
  withoutRevocable,
} from '../../staff/index.ts';
import type { DataLocations } from '../data-directory.ts';
import { isNewer, programVersion, writeDataVersion } from '../data-version.ts';
import { writeBackupRecord } from '../health/backup-record.ts';
import { copySqlite, exportAccounts } from './backup.ts';
import {
  CONTENT,
  DamagedBackup,
  INBOX,
  type Manifest,
  measure,
  RestoreRefused,
  STAFF,
  sizeOf,
  verifyBackup,
} from './backup-manifest.ts';
import { fillPostgres } from './fill-postgres.ts';
import { markIn } from './finish-restore.ts';
import { dataIn, makeStaging, settleSwap, swapIn, tidyRestore } from './swap-directories.ts';

export type Restored = {
  manifest: Manifest;
  /** The folder in which the replaced data is kept; undefined when there was none. */
  replaced: string | undefined;
  /**
   * The origin of the accounts. `today`: the existing ones stay, so that nothing revoked comes back. `backup`: where
   * none exist, those of the backup, without what may have been revoked since. Undefined: the backup has none.
   */
  accounts: 'today' | 'backup' | undefined;
  /** The times persons were erased after the backup was made, ISO 8601: they are back, and have to be erased again. */
  erasedSince: readonly string[];
};

/**
 * Restores all or nothing: until the last step, and after any failure, the existing data stay as they were.
 * @throws {DamagedBackup | RestoreRefused}
 */
export async function restoreBackup(
  folder: string,
  { directory, databaseUrl, files, holdsContent }: DataLocations,
  { force = false }: { force?: boolean } = {},
): Promise<Restored> {
  const manifest = await verifyBackup(folder);
  if (!manifest.content && holdsContent) {
    throw new RestoreRefused(
      'This backup is of a site whose content is hosted: set SANITY_PROJECT_ID and SANITY_DATASET.',
    );
  }
  const version = programVersion(new URL('../../', import.meta.url));
  if (manifest.site !== undefined && isNewer(manifest.site, version)) {
    throw new RestoreRefused(
      `This backup is of version ${manifest.site}, and this is ${version}: restore it with ${manifest.site} or a newer one.`,
    );
  }
  const isThere = existsSync(directory);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const letGo = holdDirectory(directory);
  const tidy = () => tidyRestore(directory, markIn({ directory, databaseUrl }));
  try {
    await tidy();
    if ((await dataIn(directory)).length > 0 && !force) {
      throw new RestoreRefused(`${directory} is not empty: --force replaces what is there.`);
    }
    const erasedSince = await erasuresAfter(manifest.madeAt, { directory, databaseUrl });
    const staged = await makeStaging(directory);
    await stage(folder, staged, manifest);
    const accounts =
      manifest.content || manifest.staff
        ? await readyStaff(staged, { directory, databaseUrl })
        : undefined;
    await keepTakenBack(staged, { directory, databaseUrl });
    // A backup inside the replaced directory is moved away with it: the record would name a path that is gone.
    if (!resolve(folder).startsWith(`${resolve(directory)}${sep}`)) {
      const { madeAt } = manifest;
      await writeBackupRecord(
        { directory: staged },
        { madeAt, folder: resolve(folder), bytes: sizeOf(manifest) },
      );
    }
    const assets = join(staged, 'assets');
    if (files && existsSync(assets)) {
      await copyOriginals(assets, files);
      await rm(assets, { recursive: true });
    }
    const swap = (mark?: string) => swapIn(directory, mark);
    if (databaseUrl) {
      const mark = randomUUID();
      await fillPostgres(databaseUrl, staged, {
        mark,
        replacing: force,
        compared: false,
        notEmpty: 'The database is not empty: --force replaces what is there.',
        async filled() {
          // These databases are in PostgreSQL now: local copies would keep people who are erased there.
          for (const name of [INBOX, STAFF, CONTENT]) await rm(join(staged, name), { force: true });
          await swap(mark);
        },
      });
    } else await swap();
    const replaced = await settleSwap(directory, manifest.madeAt);
    return { manifest, replaced, accounts, erasedSince };
  } finally {
    await tidy().finally(letGo);
    // A directory that was created for a failed restore is removed, unless it holds something.
    if (!isThere) await removeUnused(directory);
  }
}

async function removeUnused(directory: string): Promise<void> {
  if ((await dataIn(directory)).length > 0) return;
  await rm(join(directory, LOCK), { force: true });
  await rmdir(directory).catch(() => {});
}

const LOCK = `${CONTENT}.lock`;

/** Checks that no site runs on the directory, and locks it against a start. @throws {RestoreRefused} */
export function holdDirectory(directory: string): () => void {
  const running = `A site is running on ${directory}: stop it first.`;
  // With hosted content, or before the first start, there is no content file to lock: the other databases show a
  // running site.
  for (const file of [join(directory, INBOX), join(directory, STAFF)]) {
    if (existsSync(file) && isOpenElsewhere(file)) throw new RestoreRefused(running);
  }
  try {
    return lockDirectory(join(directory, LOCK));
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

/** A copy on the disk it is for, proved once more: disks lie between a copy and its use. */
async function stage(folder: string, staged: string, manifest: Manifest): Promise<void> {
  for (const { path, sha256 } of manifest.files) {
    const file = join(staged, path);
    await cp(join(folder, path), file, { dereference: true });
    if ((await measure(file)).sha256 !== sha256) {
      throw new DamagedBackup(`${path} changed while it was copied`);
    }
  }
  const inbox = join(staged, INBOX);
  // Opening migrates an older inbox, and refuses one that is newer than this program.
  const opened = await openDatabase({ kind: 'sqlite', file: inbox }, () => {}).catch(
    (error: unknown): never => {
      if (!(error instanceof NewerDatabaseError)) throw error;
      throw new RestoreRefused(`This backup was made by a newer version: ${error.message}.`);
    },
  );
  await opened.destroy();
  // The backup's own version is recorded, so that this version's first start upgrades the services.
  if (manifest.site !== undefined) await writeDataVersion(staged, manifest.site);
}

type Replaced = Pick<DataLocations, 'directory' | 'databaseUrl'>;

/** Accounts of an older backup are among its content. */
async function readyStaff(staged: string, replaced: Replaced): Promise<'today' | 'backup'> {
  const file = join(staged, STAFF);
  const database = { kind: 'sqlite', file } as const;
  await adoptAccounts(join(staged, CONTENT), database);
  const db = await openStaffDatabase(database, () => {});
  const copy = join(dirname(staged), 'today.sqlite');
  const today = await copyAccounts(replaced, copy).catch(() => undefined);
  try {
    if (!today || !(await areOfOneAgency(today, db))) {
      await withoutRevocable(db, new Date());
      return 'backup';
    }
    await closeSessions(today);
  } finally {
    await db.destroy();
    await today?.destroy();
  }
  await rename(copy, file);
  return 'today';
}

/** Copies the accounts that are replaced, and brings the copy up to date; undefined where there are none. */
async function copyAccounts(
  { directory, databaseUrl }: Replaced,
  file: string,
): Promise<StaffDatabase | undefined> {
  const sqlite = { kind: 'sqlite', file } as const;
  const isCopied = databaseUrl !== undefined && (await exportAccounts(databaseUrl, sqlite));
  const own = join(directory, STAFF);
  if (!isCopied && existsSync(own)) await copySqlite(own, file);
  return existsSync(file) ? openStaffDatabase(sqlite, () => {}) : undefined;
}

/**
 * Repeats in the staged inbox the revocations of the one that is replaced: ended subscriptions, and webhooks that were
 * removed, turned off or given another secret. A damaged inbox revokes nothing.
 */
async function keepTakenBack(staged: string, { directory, databaseUrl }: Replaced): Promise<void> {
  const file = join(directory, INBOX);
  if (!databaseUrl && !existsSync(file)) return;
  const restored = await openDatabase({ kind: 'sqlite', file: join(staged, INBOX) }, () => {});
  const today = await connectDatabase(
    databaseUrl ? { kind: 'postgres', url: databaseUrl } : { kind: 'sqlite', file },
    () => {},
  );
  try {
    const taken = await readTakenBack(today).catch(() => undefined);
    if (taken) await takeBackAgain(restored, taken, new Date());
  } finally {
    await today.destroy();
    await restored.destroy();
  }
}

/** Lists erasures from the log of the inbox that is about to be replaced, as far as it can be read at all. */
async function erasuresAfter(
  madeAt: string,
  { directory, databaseUrl }: Pick<DataLocations, 'directory' | 'databaseUrl'>,
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
    // The old database is damaged or has no log of erasures yet: a restore replaces such databases.
    return [];
  } finally {
    await db.destroy();
  }
}
