/** Removes what the database engine itself still holds of erased rows. */

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { InboxDatabase } from '../database.ts';
import { errorName } from '../log.ts';
import type { Engine } from './search-texts.ts';

type ScrubOptions = {
  /** Whether to make the search index anew too, for an erasure that a person asked for. */
  rebuildIndex: boolean;
  warn(event: string, details: Record<string, unknown>): void;
};

/**
 * Removes erased rows from the engine's own files.
 * - **SQLite**: the database file is overwritten already (`secure_delete`, see `sqlite-dialect.ts`); here the
 * write-ahead log is emptied. A process that reads (a backup) delays that: the retention does it within the
 * hour.
 * - **PostgreSQL**: `VACUUM` takes erased rows out of tables and indexes. Their bytes stay in files and log
 * until that space is used again; no query returns them, and only an encrypted disk answers for them.
 */
export async function scrub(
  db: InboxDatabase,
  engine: Engine,
  options: ScrubOptions,
): Promise<void> {
  try {
    if (engine === 'postgres') {
      await sql`vacuum requests, attachments, deliveries, comments, subscriptions, submission_keys,
        request_notes, request_history, request_reads, request_follow_ups, answers, comment_answers,
        mailings, search_texts, daily_counts`.execute(db);
      return;
    }
    if (options.rebuildIndex) {
      await sql`insert into search_index (search_index) values ('rebuild')`.execute(db);
    }
    if (!(await emptyWriteAheadLog(db))) options.warn('write_ahead_log_in_use', {});
  } catch (error) {
    // The rows are gone, which is what was asked for; the scrub is tried again within the hour.
    options.warn('scrub_failed', { error: errorName(error) });
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
