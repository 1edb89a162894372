/** The counts of rendered and cached pages, for metrics and people. */
export type PageCounts = {
  inMemory: number;
  /** Pages on disk, and their bytes. */
  copies: number;
  bytes: number;
  /** Answers since the start that were a page cached in memory, up to date. */
  servedCached: number;
  /** Renders since the start of pages that visitors share. */
  renders: number;
  /** Answers since the start that were a copy from before the content service was in trouble. */
  servedStale: number;
  /** Renders since the start that failed, or could not read a part. */
  failedRenders: number;
  /**
   * The time of the last successful render of a cached page, in ms since 1970; undefined when there was none since the
   * start.
   */
  lastRenewed: number | undefined;
  /** The time of the last render that failed or could not read a part; likewise. */
  lastNotRenewed: number | undefined;
};

type Counted = Omit<PageCounts, 'inMemory' | 'copies' | 'bytes'>;

/** The counts of a process that has just started; the page cache adds to them. */
export function startCounts(): Counted {
  return {
    servedCached: 0,
    renders: 0,
    servedStale: 0,
    failedRenders: 0,
    lastRenewed: undefined,
    lastNotRenewed: undefined,
  };
}
