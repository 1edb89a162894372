/** The times at which an attempt that failed is made again: all the figures of the outbox. */

const FIRST_RETRY = 60_000; // ms
/** The longest delay of a retry; a later date was written before the clock was set back. */
export const LONGEST_RETRY = 60 * 60_000; // ms

/** The longest an attempt may take, connecting and answering included. */
export const ATTEMPT_TIMEOUT = 60_000; // ms

/** The life of a lease, longer than any attempt: one that has not settled by then died with its process. */
export const LEASE = ATTEMPT_TIMEOUT + 30_000; // ms

/**
 * Time to the next attempt: 1 min, doubled each time up to 1 h, less up to a fifth so that what failed together does
 * not come back together.
 * @param attempts attempts made, at least 1
 * @param chance from 0 to 1
 */
export function retryDelay(attempts: number, chance: number): number {
  const delay = Math.min(FIRST_RETRY * 2 ** (attempts - 1), LONGEST_RETRY);
  return Math.round(delay * (1 - chance / 5));
}
