/** The file of a store: the log itself, or a copy of the one that several processes share. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { sqliteCode } from '../kit/database/sqlite-code.ts';
import { inTransaction } from './in-transaction.ts';
import { fillJournal } from './journal/fill-journal.ts';
import type { JournalPosition } from './journal/journal-statements.ts';
import { JournalUnavailableError, type SharedJournal } from './journal/shared-journal.ts';

type FileOptions = { file: string; migrations: URL; journal?: SharedJournal | undefined };
type CopyOptions = FileOptions & {
  journal: SharedJournal;
  warn(message: string, details: Record<string, unknown>): void;
};

/** Opens (or makes) the file, and brings its tables up to date. */
export function openStoreFile({
  file,
  migrations,
}: Pick<FileOptions, 'file' | 'migrations'>): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    migrate(database, migrations);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Makes a file a copy of the shared log, before a store opens it. Content of its own goes into a log that is empty; a copy
 * of another log, or one that cannot be read, is made anew.
 *
 * @throws {OwnContentError}, and {JournalUnavailableError} where there is neither a copy nor the log
 */
export async function prepareCopy(options: CopyOptions): Promise<void> {
  const { file, journal } = options;
  const stamp = existsSync(file) ? await readCopy(options) : undefined;
  if (stamp?.followed !== undefined && (await isCopy(stamp, journal))) return;
  if (journal.name === undefined) throw new JournalUnavailableError('PostgreSQL does not answer');
  if (stamp && stamp.followed === undefined && stamp.place.id !== undefined) {
    await take(stamp.place, options);
  } else {
    for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
  }
  const copy = openStoreFile(options);
  copy.prepare('INSERT INTO followed_journal VALUES (1, ?)').run(journal.name);
  copy.close();
}

/**
 * Copies the content of a single process into an empty log. A process that was killed before it learned of the result
 * finds a copy now.
 */
async function take(
  place: JournalPosition,
  { file, migrations, journal, warn }: CopyOptions,
): Promise<void> {
  if (await journal.holds(place)) return;
  openStoreFile({ file, migrations }).close();
  await journal.db.transaction().execute((transaction) => fillJournal(transaction, file));
  warn('the content of this process is in PostgreSQL now', { transactions: place.sequence });
}

/** Reads the kind of a file; undefined where it is a useless copy, which is deleted or moved aside. */
async function readCopy({ file, migrations, journal, warn }: CopyOptions) {
  try {
    const stamp = readStamp(file);
    if (stamp.followed !== undefined) openStoreFile({ file, migrations }).close();
    return stamp;
  } catch (error) {
    if (error instanceof NewerDatabaseError) return undefined;
    const isDamaged = error instanceof Error && sqliteCode(error) === 'corrupt';
    // While the log is empty, this file may hold the only data.
    if (!isDamaged || journal.name === undefined || (await journal.head()) === 0) throw error;
    const damagedFile = `${file}.damaged`;
    warn('the copy of the content is damaged, and made anew', {
      kept: damagedFile,
      error: error.message,
    });
    renameSync(file, damagedFile);
    return undefined;
  }
}

type Stamp = {
  /** The name of the log it is a copy of; undefined where it is the log. */
  followed: string | undefined;
  place: JournalPosition;
};

/**
 * Reads what a file is, which may be of an earlier version.
 *
 * @throws where it cannot be read
 */
export function readStamp(file: string): Stamp {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const has = (table: string) => tables.some(({ name }) => name === table);
    const { name } = has('followed_journal')
      ? NameRow.parse(database.prepare('SELECT max(name) AS name FROM followed_journal').get())
      : { name: null };
    const last = has('transactions')
      ? database.prepare('SELECT sequence, id FROM transactions ORDER BY sequence DESC').get()
      : undefined;
    return {
      followed: name ?? undefined,
      place: PositionRow.parse(last ?? { sequence: 0, id: undefined }),
    };
  } finally {
    database.close();
  }
}

const NameRow = z.object({ name: z.string().nullable() });
const PositionRow = z.object({ sequence: z.number(), id: z.string().or(z.undefined()) });

/** Whether a file is a copy of this log. While the log does not answer, any copy counts as one. */
async function isCopy({ followed, place }: Stamp, journal: SharedJournal): Promise<boolean> {
  if (journal.name === undefined) return true;
  return journal.name === followed && (await journal.holds(place));
}

/** The database was written by a newer version of this program. */
class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

const Version = z.object({ user_version: z.number() });

/**
 * Brings a database up to date with the numbered `.sql` files of a folder (`001-documents.sql`, …).
 * Each file is one transaction together with its number in `user_version`, so a crash leaves a
 * database between two files, never inside one.
 */
function migrate(database: DatabaseSync, migrations: URL): void {
  const { user_version: current } = Version.parse(database.prepare('PRAGMA user_version').get());
  const files = readdirSync(migrations)
    .filter((name) => /^\d{3}-.+\.sql$/.test(name))
    .sort();
  if (current > files.length) {
    throw new NewerDatabaseError(`it is at version ${current}, this program knows ${files.length}`);
  }
  for (const [index, name] of files.entries()) {
    const version = index + 1;
    if (Number(name.slice(0, 3)) !== version) throw new Error(`Migration ${name} is out of order.`);
    if (version <= current) continue;
    const folder = migrations.href.endsWith('/') ? migrations : new URL(`${migrations.href}/`);
    inTransaction(database, () => {
      database.exec(readFileSync(new URL(name, folder), 'utf8'));
      database.exec(`PRAGMA user_version = ${version}`);
    });
  }
}
