/** Remembers the last value of a slow source, for a caller who cannot wait for the present one. */

/** The time a visitor waits at most for their receipt, which must not depend on the content service. */
const PATIENCE = 1_000; // ms

/**
 * @param read called each time: content is edited at any moment
 * @param report called with what `read` throws
 * @returns undefined when it was never known
 */
export function lastKnown<Fact>(
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
    // An answer that comes too late is remembered for the next request.
    await Promise.race([learn(), patience]);
    clearTimeout(timer);
    return fact;
  };
}
