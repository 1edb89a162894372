/** Notes how the content service is doing, as its readers found it; and when it may be asked again. */
import { ContentUnavailableError } from '../app/index.ts';

/** A read that takes longer counts as late: a visitor who could have a cached page does not wait for it. */
export const PATIENCE = 1_000; // ms
/** The pause between attempts at a service that fails: doubled from the first to the second. */
const SHORTEST_PAUSE = 500; // ms
const LONGEST_PAUSE = 10_000; // ms
/** The longest pause the service itself can ask for (`Retry-After`). */
const LONGEST_RETRY_AFTER = 5 * 60_000; // ms
/** Our query was refused: that says nothing of the service, and visitors choose the addresses that queries ask for. */
const BAD_REQUEST = 400;

export type ContentHealth = {
  /** Whether the last read was answered, in time. */
  isAvailable(): boolean;
  /** Whether what is read may be outdated, because the log that processes share does not answer. */
  isBehind(): boolean;
  /** Whether a read would be tried now. */
  mayAsk(): boolean;
  /**
   * Reads, and records whether that succeeded and how long it took.
   * @param forPage a visitor may be waiting: a late read says that pages are late. Reading ten thousand
   * documents for the search takes seconds, and says nothing.
   * @throws {ContentUnavailableError} at once, without reading, while the service is left alone: of the last failure's reason
   */
  watch<T>(read: () => Promise<T>, forPage: boolean): Promise<T>;
  failures(): number;
  /** The time of the last successful read, in ms since 1970; undefined when there was none. */
  lastRead(): number | undefined;
};

export function createContentHealth(
  clock: () => number = Date.now,
  isBehind = () => false,
): ContentHealth {
  /** Failed attempts since the last success; reads that ran side by side are one attempt. */
  let attempts = 0;
  let lastFailure = Number.NEGATIVE_INFINITY;
  let notBefore = 0;
  let late = false;
  let failures = 0;
  let cause: ContentUnavailableError | undefined;
  let lastRead: number | undefined;

  function note(error: unknown, startedAt: number): void {
    failures += 1;
    if (!(error instanceof ContentUnavailableError) || error.status === BAD_REQUEST) return;
    const now = clock();
    cause = error;
    if (startedAt >= lastFailure) attempts += 1;
    lastFailure = now;
    notBefore = now + pauseAfter(error.retryAfter, attempts);
  }

  return {
    isAvailable: () => attempts === 0 && !late,
    isBehind,
    mayAsk: () => clock() >= notBefore,
    async watch(read, forPage) {
      const startedAt = clock();
      if (startedAt < notBefore) {
        throw leftAlone(cause);
      }
      const timer = setTimeout(() => {
        late ||= forPage;
      }, PATIENCE);
      try {
        const result = await read();
        attempts = 0;
        notBefore = 0;
        lastRead = clock();
        const wasLate = lastRead - startedAt > PATIENCE;
        if (forPage || !wasLate) late = wasLate;
        return result;
      } catch (error) {
        note(error, startedAt);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    failures: () => failures,
    lastRead: () => lastRead,
  };
}

function leftAlone(cause: ContentUnavailableError | undefined): ContentUnavailableError {
  const { reason = 'unreachable', message = '', status } = cause ?? {};
  return new ContentUnavailableError(
    reason,
    `not asked again so soon after a failure: ${message}`,
    status === undefined ? { cause } : { cause, status },
  );
}

/** Returns the pause after a failed attempt. The first failure may be an accident: the next attempt follows at once. */
function pauseAfter(retryAfter: number | undefined, attempts: number): number {
  if (retryAfter !== undefined) return Math.min(retryAfter, LONGEST_RETRY_AFTER);
  return attempts < 2 ? 0 : Math.min(SHORTEST_PAUSE * 2 ** (attempts - 2), LONGEST_PAUSE);
}
