/**
 * Limits how often one network may send. The counters are in memory, where a program is blocked again within a minute
 * of a restart; in PostgreSQL where several processes of the site count together.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type DatabaseOptions, openPool, untilDone } from '../packages/kit/database/database.ts';
import { networkOf } from '../packages/kit/network/address.ts';

type Limit = { count: number; per: number };

const MINUTE = 60; // s

/**
 * The sendings of one address in a time. Behind it there may be an office, a café, or a quarter of a mobile
 * network: the limit is more than all the people there would send. Without script, or filled in faster than a
 * person could, there is less to tell a person from a program by, so it is less.
 */
export const SENDING_LIMITS = {
  credible: { count: 60, per: 10 * MINUTE },
  doubtful: { count: 30, per: 10 * MINUTE },
  like: { count: 120, per: 10 * MINUTE },
} as const satisfies Record<string, Limit>;

/** The time until the fullest limit is empty again, in seconds. */
export const LONGEST_LIMIT = 10 * MINUTE;

/** The limit of repeats: a browser that repeats itself sends no more, but one that does hundreds of times is none. */
const REPEATS = { count: 300, per: 10 * MINUTE };

export type Limits = {
  /**
   * Counts one sending.
   * @param what the form's kind
   * @param credible that a person has filled it in
   * @param sending the key of this sending: its repeats are not counted again
   */
  allows(what: string, address: string, credible: boolean, sending: string): Promise<boolean>;
  allowsLike(address: string): Promise<boolean>;
  close(): Promise<void>;
};

type Counters = (name: string, limit: Limit) => RateLimiterAbstract;

/** The table of PostgreSQL that the counters of all processes are in. */
const COUNTS_TABLE = 'sending_counts';

/** Counts in the memory of this process. */
export function createLimits(): Limits {
  const counters: Counters = (_name, { count, per }) =>
    new RateLimiterMemory({ points: count, duration: per });
  // The key that hashes addresses is random for this process: the counters reveal no address.
  return countedBy(counters, randomBytes(32));
}

/** Opens the limits of this process, or those that the processes of one PostgreSQL database share. */
export async function openLimits(
  database: DatabaseOptions,
  secret: string,
  reportError: SharedLimits['reportError'],
): Promise<Limits> {
  return database.kind === 'postgres'
    ? openSharedLimits({ url: database.url, secret, reportError })
    : createLimits();
}

type SharedLimits = {
  /** Address of the PostgreSQL database. */
  url: string;
  /** The secret that the processes share: the key of the counters derives from it. */
  secret: string;
  /** Called for connections that break while no query waits for them. */
  reportError(error: Error): void;
};

/**
 * Counts in PostgreSQL, for all processes of the site together. Expired counters are deleted after an hour. The first
 * use creates the table: PostgreSQL may be unavailable when the site starts.
 */
export async function openSharedLimits({
  url,
  secret,
  reportError,
}: SharedLimits): Promise<Limits> {
  const pool = await openPool(url, reportError);
  const counters: Counters = (name, { count, per }) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: COUNTS_TABLE,
      tableCreated: true,
      keyPrefix: name,
      points: count,
      duration: per,
      // A program that keeps trying is refused without a database query.
      inMemoryBlockOnConsumed: count + 1,
    });
  const limits = countedBy(counters, createHmac('sha256', secret).update('limits').digest());
  const ready = untilDone(() => makeTable(pool));
  return {
    async allows(...sending) {
      await ready();
      return limits.allows(...sending);
    },
    async allowsLike(address) {
      await ready();
      return limits.allowsLike(address);
    },
    close: () => pool.end(),
  };
}

/**
 * Creates the table of counters, with the columns of `RateLimiterPostgres`, if it is missing. One process at a time
 * does so: to several at once, PostgreSQL answers `IF NOT EXISTS` with an error.
 */
async function makeTable(pool: Pool) {
  // Statements in one query are one transaction, which holds the lock until its end.
  await pool.query(`SELECT pg_advisory_xact_lock(hashtext('${COUNTS_TABLE}'));
    CREATE TABLE IF NOT EXISTS ${COUNTS_TABLE} (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    )`);
}

function countedBy(counters: Counters, secret: Buffer): Limits {
  const repeats = counters('repeats', REPEATS);
  const limiters = {
    credible: counters('credible', SENDING_LIMITS.credible),
    doubtful: counters('doubtful', SENDING_LIMITS.doubtful),
    like: counters('like', SENDING_LIMITS.like),
  };
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');

  return {
    async allows(what, address, credible, sending) {
      const network = networkOf(address);
      const repeat = hash(what, network, sending);
      const seen = await consume(repeats, repeat);
      if (seen !== 1) return seen !== 'exceeded';
      const sent = limiters[credible ? 'credible' : 'doubtful'];
      if ((await consume(sent, hash(what, network))) !== 'exceeded') return true;
      // A refused sending is removed: if it is tried again later, it is not a repeat of an accepted one.
      await repeats.delete(repeat);
      return false;
    },

    allowsLike: async (address) =>
      (await consume(limiters.like, hash(networkOf(address)))) !== 'exceeded',
    close: async () => {},
  };
}

/** Counts one more, and returns the count in the limit's time. */
async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | 'exceeded'> {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return 'exceeded';
    throw rejection;
  }
}
