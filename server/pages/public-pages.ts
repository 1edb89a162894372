/** Caches the paths of the public pages, for callers that cannot wait for a query. */
/** The time after which the list is read again though nothing was published: pages appear on a day of their own. */
const LONGEST = 10 * 60_000; // ms

/** The time until it is read again after a failure. */
const RETRY = 5_000; // ms

type Options = {
  list(): Promise<readonly { path: string }[]>;
  /** Grows with each publication. */
  revision(): number;
  warn(message: string, details: Record<string, unknown>): void;
};

/** Gives the list as it was last read, and reads it again behind when it may have changed. Empty until first read. */
export function publicPages({ list, revision, warn }: Options): () => ReadonlySet<string> {
  let pages: ReadonlySet<string> = new Set();
  let read = { revision: Number.NaN, at: Number.NEGATIVE_INFINITY };
  let reading = false;

  async function readAgain(now: { revision: number; at: number }) {
    reading = true;
    try {
      pages = new Set((await list()).map(({ path }) => path));
      read = now;
    } catch (error) {
      warn('the public pages could not be listed', { error: String(error) });
      // The old list serves until the retry.
      read = { ...now, at: now.at - LONGEST + RETRY };
    } finally {
      reading = false;
    }
  }

  return () => {
    const now = { revision: revision(), at: performance.now() };
    const isOld = now.revision !== read.revision || now.at - read.at > LONGEST;
    if (isOld && !reading) void readAgain(now);
    return pages;
  };
}
