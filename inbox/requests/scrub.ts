/** After an erasure: what the database engine itself still holds of erased rows. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { InboxDatabase } from '../database.ts';
import type { Engine } from './search-texts.ts';

type ScrubOptions = {
  /** Makes the search index anew. Its `secure-delete` has erased the words already: this is for whoever asked to be forgotten. */
  rebuildIndex: boolean;
  warn(event: string, details: Record<string, unknown>): void;
};

/**
 * - **SQLite**: erased rows are overwritten in the database file (`secure_delete`, see `sqlite-dialect.ts`); here the
 *   write-ahead log, which has them still, is emptied. Another process that is reading (a backup) delays that: the
 *   hourly run of the retention does it then.
 * - **PostgreSQL**: `VACUUM` gives the space of erased rows up and takes them out of the indexes. Their bytes stay in
 *   the server's files until that space is used again, and in its write-ahead log until that is recycled; only an
 *   encrypted disk answers for those. No query returns them.
 */
export async function scrub(
  db: InboxDatabase,
  engine: Engine,
  options: ScrubOptions,
): Promise<void> {
  try {
    if (engine === 'postgres') {
      await sql`vacuum requests, attachments, deliveries, comments, subscriptions, submission_keys,
        request_notes, request_history, search_texts, daily_counts`.execute(db);
      return;
    }
    if (options.rebuildIndex) {
      await sql`insert into search_index (search_index) values ('rebuild')`.execute(db);
    }
    if (!(await emptyWriteAheadLog(db))) options.warn('write_ahead_log_in_use', {});
  } catch (error) {
    // What was asked for is done: the rows are gone. This is tried again within the hour.
    options.warn('scrub_failed', { error: error instanceof Error ? error.name : typeof error });
  }
}

const ATTEMPTS = 10;
const PAUSE = 50; // ms

const checkpoint = z.object({ busy: z.number() });

async function emptyWriteAheadLog(db: InboxDatabase): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { rows } = await sql`pragma wal_checkpoint(truncate)`.execute(db);
    if (checkpoint.parse(rows[0]).busy === 0) return true;
    await pause(PAUSE);
  }
  return false;
}
