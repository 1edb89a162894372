/** Holds back who tries password after password. Counted in memory and forgotten with the process. */
import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyAttempts } from './refusals.ts';

const MINUTE = 60; // s

/** Failures. A whole agency may sit behind one address; one person forgets one password. */
export const ATTEMPTS = {
  address: { points: 50, duration: 15 * MINUTE },
  account: { points: 10, duration: 15 * MINUTE },
  /** Codes of a second factor: the password was right, so its owner is warned when they run out. */
  factor: { points: 10, duration: 15 * MINUTE },
  /** Links of mails, opened or guessed. */
  link: { points: 60, duration: 15 * MINUTE },
  /** Mails asked for from one address, and to one account. */
  mailAddress: { points: 20, duration: 60 * MINUTE },
  mailAccount: { points: 3, duration: 60 * MINUTE },
} as const;

type Counter = keyof typeof ATTEMPTS;

/** Keys share this many counters, so no number of invented addresses fills the memory: some 20 MB for all. */
const BUCKETS = 2 ** 16;

export type Attempts = ReturnType<typeof createAttempts>;

export function createAttempts() {
  // Of this process only: nobody can choose two accounts that share a counter.
  const secret = randomBytes(32);
  const limiter = (counter: Counter) => new RateLimiterMemory(ATTEMPTS[counter]);
  const limiters: Readonly<Record<Counter, RateLimiterMemory>> = {
    address: limiter('address'),
    account: limiter('account'),
    factor: limiter('factor'),
    link: limiter('link'),
    mailAddress: limiter('mailAddress'),
    mailAccount: limiter('mailAccount'),
  };
  const bucket = (parts: readonly string[]) => {
    const hash = createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
    return String(hash.readUInt32BE() % BUCKETS);
  };

  return {
    /** Counts one. Throws `ApiError` 429 beyond the limit; `onLimit` hears of the first time only. */
    async count(
      counter: Counter,
      parts: readonly string[],
      onLimit: () => void = () => {},
    ): Promise<void> {
      try {
        await limiters[counter].consume(bucket(parts));
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        if (rejection.consumedPoints === ATTEMPTS[counter].points + 1) onLimit();
        throw tooManyAttempts(rejection.msBeforeNext / 1000);
      }
    },
    /** Takes back what was counted: it was no failure. */
    async forgive(counter: Counter, parts: readonly string[]): Promise<void> {
      await limiters[counter].reward(bucket(parts));
    },
  };
}
