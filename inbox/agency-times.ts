import type { InboxOptions } from './inbox.ts';

/** Reads the agency's opening hours and promises; the last known ones while content is unavailable. */
export function agencyTimes({
  agency,
  openingHours,
  log,
}: Pick<InboxOptions, 'agency' | 'openingHours' | 'log'>) {
  const unknown = (what: string) => (error: unknown) =>
    log('warn', 'content_unknown', { what, error: String(error) });
  return {
    openingHours: openingHours
      ? lastKnown(openingHours, unknown('opening hours'))
      : async () => undefined,
    responseTimes: lastKnown(async () => (await agency()).responseTimes, unknown('agency')),
  };
}

/** The time a visitor waits at most for their receipt, which must not depend on the content service. */
const PATIENCE = 1_000; // ms

/**
 * Remembers the last value of a slow source, for a caller who cannot wait for the present one.
 *
 * @param read called each time: content is edited at any moment
 * @param report called with what `read` throws
 * @returns undefined when it was never known
 */
function lastKnown<Fact>(
  read: () => Fact | Promise<Fact>,
  report: (error: unknown) => void,
): () => Promise<Fact | undefined> {
  let fact: Fact | undefined;

  async function learn() {
    try {
      fact = await read();
    } catch (error) {
      report(error);
    }
  }

  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    // A read that ends after the timeout still serves the next request.
    await Promise.race([learn(), patience]);
    clearTimeout(timer);
    return fact;
  };
}
