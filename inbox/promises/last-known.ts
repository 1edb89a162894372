/** What the content service says, for somebody who cannot wait for it: what it says now, or else what it said last. */

/** A visitor waits for their receipt, and it must not depend on the content service. */
const PATIENCE = 1_000; // ms

/**
 * @param read asked each time: content is edited at any moment
 * @param report told of what `read` throws
 * @returns undefined when it was never known
 */
export function lastKnown<Fact>(
  read: () => Fact | Promise<Fact>,
  report: (error: unknown) => void,
): () => Promise<Fact | undefined> {
  let known: Fact | undefined;

  async function learn() {
    try {
      known = await read();
    } catch (error) {
      report(error);
    }
  }

  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    // An answer that comes too late is still what the next request begins with.
    await Promise.race([learn(), patience]);
    clearTimeout(timer);
    return known;
  };
}
