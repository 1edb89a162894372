import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** The most jobs that wait: one page of new pictures. Others are dropped until a request needs them. */
const MOST_WAITING = 100;
/** Share of the event loop's time above which the process has none to spare. */
const BUSY = 0.5;
/** The time a busy process is left alone, in ms. */
const PAUSE = 250;

export interface AheadQueue {
  /** Resolves when the work of this key was done or given up: it failed, too much waits, or the queue is closed. */
  add(key: string, work: () => Promise<unknown>): Promise<void>;
  /** Begins nothing more. */
  close(): void;
}

/**
 * Runs work that no visitor waits for: one piece at a time, while the process has time to spare.
 *
 * @param isBusy whether visitors wait for work of the same kind
 */
export function createAheadQueue(isBusy: () => boolean): AheadQueue {
  const waiting = new Map<
    string,
    { work: () => Promise<unknown>; done: PromiseWithResolvers<void> }
  >();
  let closed = false;
  let isRunning = false;
  let seen = performance.eventLoopUtilization();

  function hasTimeToSpare(): boolean {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    seen = now;
    return utilization < BUSY && !isBusy();
  }

  async function run(): Promise<void> {
    isRunning = true;
    for (let [next] = waiting; next && !closed; [next] = waiting) {
      if (!hasTimeToSpare()) {
        await pause(PAUSE, undefined, { ref: false });
        continue;
      }
      const [key, { work, done }] = next;
      // A failure is not reported here: the next request for the picture makes it, or gets the error.
      await work().catch(() => {});
      waiting.delete(key);
      done.resolve();
    }
    isRunning = false;
  }

  return {
    add(key, work) {
      const existing = waiting.get(key);
      if (existing) return existing.done.promise;
      if (closed || waiting.size >= MOST_WAITING) return Promise.resolve();
      const done = Promise.withResolvers<void>();
      waiting.set(key, { work, done });
      if (!isRunning) void run();
      return done.promise;
    },

    close() {
      closed = true;
      for (const { done } of waiting.values()) done.resolve();
      waiting.clear();
    },
  };
}
