import type { DatabaseSync } from 'node:sqlite';

/** Runs a change as one transaction: all of it is on disk, or nothing. @throws what the change or the commit throws */
export function inTransaction<Result>(database: DatabaseSync, change: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = change();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has already rolled back by itself after some errors, such as a full disk.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
