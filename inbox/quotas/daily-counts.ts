/** Counts by day in the database: neither a restart nor a second process begins anew. */
import { createHmac } from 'node:crypto';
import type { InboxDatabase } from '../database.ts';

export type Counter = 'bytes' | 'uploads' | 'acknowledgements' | 'confirmations';

type Counting = {
  counter: Counter;
  /** A network or an address of mail; kept as a keyed hash of the day, so that no two days can be joined. Absent: in all. */
  subject?: string;
  amount: number;
  limit: number;
};

/**
 * Adds to today's count unless it would exceed its limit. One statement: of a hundred at once as many pass as fit.
 * @returns whether it was counted
 */
export async function countToday(
  db: Pick<InboxDatabase, 'insertInto'>,
  { secret, at }: { secret: string; at: Date },
  { counter, subject, amount, limit }: Counting,
): Promise<boolean> {
  if (amount > limit) return false;
  const day = dayOf(at);
  const row = await db
    .insertInto('daily_counts')
    .values({
      day,
      counter,
      subject: subject === undefined ? '' : hash(secret, [day, counter, subject]),
      used: amount,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'counter', 'subject'])
        .doUpdateSet((existing) => ({
          used: existing('daily_counts.used', '+', existing.ref('excluded.used')),
        }))
        .where((existing) =>
          existing(
            existing('daily_counts.used', '+', existing.ref('excluded.used')),
            '<=',
            existing.val(limit),
          ),
        ),
    )
    .returning('used')
    .executeTakeFirst();
  return row !== undefined;
}

/** Erases the counts of all days but today's and, for clocks that are set back, yesterday's. */
export async function forgetOldCounts(db: InboxDatabase, now: Date): Promise<void> {
  const yesterday = dayOf(new Date(now.getTime() - DAY));
  await db.deleteFrom('daily_counts').where('day', '<', yesterday).execute();
}

const DAY = 24 * 60 * 60_000; // ms

/** `2026-11-22`, UTC. */
function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Until counts begin at nothing again, in whole seconds. */
export function secondsToTomorrow(at: Date): number {
  return Math.ceil((DAY - (at.getTime() % DAY)) / 1000);
}

function hash(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
