import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { InboxDatabase } from '../database.ts';

/** The pause after each attachment, in ms: one of 5 MB is read and hashed in some 20 ms of the serving thread. */
const SCRUB_PAUSE = 250;

/**
 * Reads every attachment, one at a time and slowly, and returns the ids of those whose bytes are no longer the
 * ones that were received: disks decay unseen. One that is erased meanwhile is passed over.
 * Rejects with the signal's reason when it fires; any storage error is thrown as it is.
 */
export async function scrubAttachments(db: InboxDatabase, signal: AbortSignal): Promise<string[]> {
  const changed: string[] = [];
  let last = '';
  for (;;) {
    const file = await db
      .selectFrom('attachments')
      .select(['id', 'bytes', 'sha256'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!file) return changed;
    const hash = createHash('sha256').update(file.bytes).digest('hex');
    if (hash !== file.sha256) changed.push(file.id);
    last = file.id;
    await pause(SCRUB_PAUSE, undefined, { ref: false, signal });
  }
}
