/** The stores of all data about people, behind one name. */

import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { type Accounts, createAccounts } from './accounts.ts';
import { ATTEMPTS, type Counter } from './attempt-limits.ts';
import { type Audit, createAudit } from './audit.ts';
import { inTransaction, type StaffDatabase } from './database.ts';
import { createDevices, type Devices } from './devices.ts';
import { createFactors, type Factors, type FactorsOptions } from './factors/factors.ts';
import { createLinks, type Links } from './links.ts';
import { createOrigins, type Origins } from './origins.ts';
import type { Passwords } from './password.ts';
import { createPreviewLinks, type PreviewLinks } from './preview-links.ts';
import { createPrograms, type Programs } from './programs.ts';
import { tooManyAttempts } from './refusals.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createStudioSessions, type StudioSessions } from './studio-sessions.ts';

// The database counts attempts to guess passwords, so that restarts and several processes do not reset the count.
/** The number of counters keys share: invented addresses fill no disk, and no address is written there. */
const BUCKETS = 2 ** 16;

type Attempts = ReturnType<typeof createAttempts>;

/** @param secret the site's own: without it no attacker can choose two accounts that share a counter */
function createAttempts(db: StaffDatabase, clock: () => Date, secret: string) {
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
      // A single statement, so that each of a thousand simultaneous attempts counts.
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

export interface Registry {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly studioSessions: StudioSessions;
  readonly links: Links;
  readonly programs: Programs;
  readonly origins: Origins;
  readonly previewLinks: PreviewLinks;
  readonly factors: Factors;
  readonly devices: Devices;
  readonly audit: Audit;
  readonly attempts: Attempts;
  /** Runs a change in a transaction. It must use the given registry: the outer one would wait. */
  atomically<Result>(change: (registry: Registry) => Promise<Result>): Promise<Result>;
}

export type RegistryOptions = FactorsOptions & { passwords: Passwords };

export function createRegistry(
  db: StaffDatabase,
  clock: () => Date,
  options: RegistryOptions,
): Registry {
  const sessions = createSessions(db, clock, options.certain);
  return {
    accounts: createAccounts(db, clock),
    passwords: options.passwords,
    sessions,
    studioSessions: createStudioSessions(db, sessions, clock),
    links: createLinks(db, clock),
    programs: createPrograms(db, clock),
    origins: createOrigins(db, clock),
    previewLinks: createPreviewLinks(db, clock, options.certain),
    factors: createFactors(db, clock, options),
    devices: createDevices(db, clock, options.certain),
    audit: createAudit(db, clock, options.certain),
    attempts: createAttempts(db, clock, options.secret),
    atomically: (change) =>
      inTransaction(db, (transaction) => change(createRegistry(transaction, clock, options))),
  };
}
