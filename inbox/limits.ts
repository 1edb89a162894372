/** Limits how often one network may send. Counted in memory: a program that goes on is held back again in a minute. */
import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../network/address.ts';

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
};

export function createLimits(): Limits {
  // The key of the counters, of this process only: no address can be told from them.
  const secret = randomBytes(32);
  const repeats = limiter(REPEATS);
  const limiters = {
    credible: limiter(SENDING_LIMITS.credible),
    doubtful: limiter(SENDING_LIMITS.doubtful),
    like: limiter(SENDING_LIMITS.like),
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
      // A refused sending is forgotten: tried again later, it is not a repeat of one that went through.
      await repeats.delete(repeat);
      return false;
    },

    allowsLike: async (address) =>
      (await consume(limiters.like, hash(networkOf(address)))) !== 'exceeded',
  };
}

function limiter({ count, per }: Limit): RateLimiterMemory {
  return new RateLimiterMemory({ points: count, duration: per });
}

/** Counts one more, and returns the count in the limit's time. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number | 'exceeded'> {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return 'exceeded';
    throw rejection;
  }
}
