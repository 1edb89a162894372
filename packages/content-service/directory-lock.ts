import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process (or another service of this one) already owns the directory. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
  constructor(file: string, cause: unknown) {
    super(
      `Another process already serves the content beside ${file}. Stop it first: two writers would each keep their own copy in memory and answer from it.`,
      { cause },
    );
  }
}

/**
 * Holds a file for as long as the process lives. The lock is the operating system's, taken through
 * SQLite: kill -9 lets go of it, and no stale file has to be judged. It is not a lock on the
 * database itself, so a backup may still read that while we run.
 *
 * Returns the way to let go.
 */
export function lockDirectory(file: string): () => void {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new DirectoryInUseError(file, error);
  }
  return () => lock.close();
}
