import { DatabaseSync } from 'node:sqlite';

/**
 * A connection of our own to the content database, already migrated by the store: no statement about people ever falls
 * inside a transaction about documents.
 */
export function openPeopleDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
  return database;
}

/** All of it, on disk, or nothing. */
export function inTransaction<Result>(database: DatabaseSync, change: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = change();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
