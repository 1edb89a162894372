/** Stores counts by day in the database, so that neither a restart nor a second process resets them. */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { InboxDatabase } from '../database.ts';
import type { Counter } from './tables.ts';

type Counting = {
  counter: Counter;
  /** The network, mailbox or person counted, as a keyed hash of the day; absent for the total. */
  subject?: string;
  amount: number;
  limit: number;
};

/**
 * Adds to today's counts, to each unless it would exceed its limit. One statement: of a hundred at once as many
 * pass as fit. A caller that counts several things for one cause undoes them all where one was refused.
 * @param countings no two of the same counter and subject
 * @returns those that were refused
 */
export async function countToday<One extends Counting>(
  db: Pick<InboxDatabase, 'insertInto'>,
  { secret, at }: { secret: string; at: Date },
  countings: readonly One[],
): Promise<One[]> {
  const day = dayOf(at);
  const rows = countings.map(({ counter, subject, amount }) => ({
    day,
    counter,
    subject: subject === undefined ? '' : hash(secret, [day, counter, subject]),
    used: amount,
  }));
  const fitting = rows.filter((_, index) => isWithin(countings[index]));
  if (fitting.length === 0) return [...countings];
  const limits = sql.join(
    rows.map(
      ({ counter, subject }, index) =>
        sql`when daily_counts.counter = ${counter} and daily_counts.subject = ${subject}
          then cast(${countings[index]?.limit ?? 0} as bigint)`,
    ),
    sql` `,
  );
  const counted = await db
    .insertInto('daily_counts')
    .values(fitting)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'counter', 'subject'])
        .doUpdateSet({ used: sql<number>`daily_counts.used + excluded.used` })
        .where(sql<boolean>`daily_counts.used + excluded.used <= case ${limits} end`),
    )
    .returning(['counter', 'subject'])
    .execute();
  return countings.filter((_, index) => {
    const { counter, subject } = rows[index] ?? {};
    return !counted.some((row) => row.counter === counter && row.subject === subject);
  });
}

/** Whether a day's first count fits: it has no row to be added to. */
function isWithin(counting: Counting | undefined): boolean {
  return counting !== undefined && counting.amount <= counting.limit;
}

/** Erases the counts of all days but today's and, for clocks that are set back, yesterday's. */
export async function removeOldCounts(db: InboxDatabase, now: Date): Promise<void> {
  const yesterday = dayOf(new Date(now.getTime() - DAY));
  await db.deleteFrom('daily_counts').where('day', '<', yesterday).execute();
}

const DAY = 24 * 60 * 60_000; // ms

/** Writes the day of a moment in UTC: `2026-11-22`. */
function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The time until counts begin at zero again, in whole seconds. */
export function secondsToTomorrow(at: Date): number {
  return Math.ceil((DAY - (at.getTime() % DAY)) / 1000);
}

function hash(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
