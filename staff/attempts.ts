/** Limits attempts to guess passwords, counted in the database: restarts and other processes go on counting. */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { ATTEMPTS, type Counter } from './attempt-limits.ts';
import type { StaffDatabase } from './database.ts';
import { tooManyAttempts } from './refusals.ts';

/** The number of counters keys share: invented addresses fill no disk, and no address is written there. */
const BUCKETS = 2 ** 16;

export type Attempts = ReturnType<typeof createAttempts>;

/** @param secret the site's own: without it no attacker can choose two accounts that share a counter */
export function createAttempts(db: StaffDatabase, clock: () => Date, secret: string) {
  const bucketOf = (parts: readonly string[]) => {
    const key = JSON.stringify(['attempts', ...parts]);
    return createHmac('sha256', secret).update(key).digest().readUInt32BE() % BUCKETS;
  };

  return {
    /** Counts one attempt. Throws `ApiError` 429 beyond the limit; `onLimit` is called the first time only. */
    async count(
      counter: Counter,
      parts: readonly string[],
      onLimit: () => Promise<void> = async () => {},
    ): Promise<void> {
      const { points, duration } = ATTEMPTS[counter];
      const now = clock().getTime();
      // One statement: of a thousand attempts at once each counts.
      const { used, until } = await db
        .insertInto('attempts')
        .values({ counter, bucket: bucketOf(parts), used: 1, until: now + duration })
        .onConflict((conflict) =>
          conflict.columns(['counter', 'bucket']).doUpdateSet({
            used: sql`case when attempts.until <= ${now} then 1 else attempts.used + 1 end`,
            until: sql`case when attempts.until <= ${now} then excluded.until else attempts.until end`,
          }),
        )
        .returning(['used', 'until'])
        .executeTakeFirstOrThrow();
      if (used <= points) return;
      if (used === points + 1) await onLimit();
      throw tooManyAttempts((until - now) / 1000);
    },
    /** Takes back an attempt that was no failure. */
    async forgive(counter: Counter, parts: readonly string[]): Promise<void> {
      await db
        .updateTable('attempts')
        .set({ used: sql`used - 1` })
        .where('counter', '=', counter)
        .where('bucket', '=', bucketOf(parts))
        .where('used', '>', 0)
        .execute();
    },
  };
}
