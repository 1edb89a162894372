import type { Logger } from 'pino';
import type { RequestKind } from './metrics/request-kind.ts';

/** The time that one line of the log speaks of. */
const INTERVAL = 10_000; // ms

/**
 * Counts the answers that took no work, and logs them together: a line for each would cost more than the answer
 * (docs/decisions/029-cached-answers.md).
 */
export function createAnswerTally(log: Logger) {
  let counts: Partial<Record<RequestKind | 'notModified', number>> | undefined;

  function write(): void {
    log.info({ ...counts, seconds: INTERVAL / 1000 }, 'kept answers');
    counts = undefined;
  }

  return {
    count(kind: RequestKind, status: number): void {
      if (!counts) {
        counts = {};
        setTimeout(write, INTERVAL).unref();
      }
      const name = status === 304 ? 'notModified' : kind;
      counts[name] = (counts[name] ?? 0) + 1;
    },
  };
}
