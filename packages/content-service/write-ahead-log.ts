/** The write-ahead log of a database, synced and checkpointed away from the thread that answers requests. */
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** The length of the log, roughly, from which its pages are copied into the database: SQLite's own thousand pages. */
const CHECKPOINT_FROM = 4 * 1024 * 1024;

/** A checkpoint with a connection of its own. It waits for no reader, and no writer waits for it. */
const CHECKPOINT = `
  const { workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(workerData);
  database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  database.close();
`;

const Checkpointed = z.object({ busy: z.literal(0) });

export type WriteAheadLog = {
  /** Must be called before a transaction. @throws where an earlier transaction still cannot be synced */
  begin(): void;
  /** Counts what a transaction has written, in bytes: the log is checkpointed behind it when it is long. */
  wrote(bytes: number): void;
  /** Resolves once every transaction that was committed until now would survive a power cut; rejects where it cannot be. */
  sync(): Promise<void>;
  /** Resolves once the log has no file open: a running checkpoint ends first. */
  close(): Promise<void>;
};

/**
 * Takes over the syncs and checkpoints of the connection that commits content. SQLite itself makes both in the commit, on
 * its thread: usually 0.3 ms, at times 50 to 150, in which no visitor is answered (docs/decisions/004-two-sqlite-files.md).
 * Settings of the Studio are written to the same file by a connection that syncs for itself.
 */
export function openWriteAheadLog(
  database: DatabaseSync,
  file: string,
  warn: (message: string, details: Record<string, unknown>) => void,
): WriteAheadLog {
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0');
  let handle: FileHandle | undefined;
  let syncing: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let isUnsynced = false;
  let length = 0;
  let checkpoint: Promise<void> | undefined;

  async function datasync(): Promise<void> {
    try {
      handle ??= await openLog(file);
      await handle.datasync();
    } catch (error) {
      // After a failed sync the system may drop the unwritten pages: SQLite writes all of them into the database.
      isUnsynced = true;
      warn('the log of the content could not be synced', { error: String(error) });
      writeWhole();
    }
  }

  function writeWhole(): void {
    Checkpointed.parse(database.prepare('PRAGMA wal_checkpoint(FULL)').get());
    isUnsynced = false;
  }

  return {
    begin() {
      if (isUnsynced) writeWhole();
    },
    wrote(bytes) {
      length += bytes;
      if (checkpoint || length < CHECKPOINT_FROM) return;
      length = 0;
      const worker = new Worker(CHECKPOINT, { eval: true, workerData: file });
      worker.once('error', (error) => {
        warn('the log of the content could not be checkpointed', { error: String(error) });
      });
      checkpoint = new Promise((resolve) => {
        worker.once('exit', () => {
          checkpoint = undefined;
          resolve();
        });
      });
    },
    sync() {
      // A running sync may have begun before the last commit. All commits until the next one begins share that one.
      next ??= syncing
        .catch(() => {})
        .then(() => {
          next = undefined;
          syncing = datasync();
          return syncing;
        });
      return next;
    },
    async close() {
      await checkpoint;
      await next?.catch(() => {});
      await syncing.catch(() => {});
      await handle?.close();
    },
  };
}

/** Opens the log, which stays one file while the database is open, and syncs its folder: the file may be new. */
async function openLog(file: string): Promise<FileHandle> {
  // Windows cannot sync a folder.
  if (process.platform !== 'win32') {
    await using folder = await open(dirname(file), 'r');
    await folder.sync();
  }
  return open(`${file}-wal`, 'r+');
}
