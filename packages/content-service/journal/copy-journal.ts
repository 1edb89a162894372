/** Brings the content that processes share into one file: a backup, a move back to one process. */
import { existsSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { openCurrentStore } from '../current-store.ts';
import { inTransaction } from '../in-transaction.ts';
import { readStamp } from '../store-file.ts';
import { JournalUnavailableError, openSharedJournal } from './shared-journal.ts';

type CopyOptions = {
  /** The path of the new file. */
  to: string;
  /** The file of a process, whose transactions are reused; a missing one is ignored. */
  from?: string;
  migrations?: URL;
};

/**
 * Makes a file with all content of a shared log, which follows no log. Where the log is empty and `from` has content that is
 * not in it yet, of a site that is about to share it, it is a copy of that.
 *
 * @param url address of the PostgreSQL
 * @throws {JournalUnavailableError} while it does not answer
 */
export async function copyJournal(
  url: string,
  { to: file, from, migrations = new URL('../migrations/', import.meta.url) }: CopyOptions,
): Promise<void> {
  const journal = await openSharedJournal(url, () => {});
  try {
    if (journal.name === undefined) throw new JournalUnavailableError('PostgreSQL does not answer');
    const isEmpty = (await journal.head()) === 0;
    const begun = from !== undefined && existsSync(from) ? stampOf(from, isEmpty) : undefined;
    const isBefore = isEmpty && begun?.followed === undefined && begun?.place.id !== undefined;
    if (from !== undefined && (isBefore || begun?.followed === journal.name)) {
      const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
      await backup(source, file, { rate: ALL_PAGES }).finally(() => source.close());
      if (isBefore) return;
    }
    const store = await openCurrentStore({ file, migrations, journal });
    store.close();
    const values = await journal.db.selectFrom('key_values').selectAll().execute();
    const database = new DatabaseSync(file);
    const keep = database.prepare('INSERT INTO key_values (person, key, value) VALUES (?, ?, ?)');
    inTransaction(database, () => {
      database.exec('DELETE FROM followed_journal; DELETE FROM key_values');
      for (const { person, key, value } of values) keep.run(person, key, value);
    });
    database.close();
  } finally {
    await journal.close();
  }
  for (const left of ['.lock', '.lock-journal']) rmSync(file + left, { force: true });
}

/** Reads what a file is; undefined for a copy that is damaged, where the log has it all. */
function stampOf(file: string, isAll: boolean) {
  try {
    return readStamp(file);
  } catch (error) {
    if (isAll) throw error;
    return undefined;
  }
}

/** The pages of a backup in one step: a snapshot that no writer waits for and no writer restarts. */
const ALL_PAGES = 2 ** 31 - 1;
