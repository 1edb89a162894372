/** Too much is waiting already; the caller should be told to come back. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** The queue was closed before this work began. */
export class QueueClosedError extends Error {
  override readonly name = 'QueueClosedError';
}

export interface WorkQueue<Result> {
  /**
   * The result of `work`, shared with everybody who asks for the same key before it is there.
   *
   * Throws `QueueFullError`, `QueueClosedError`, the signal's reason when it fires first, and
   * whatever `work` throws. Work that nobody waits for any more is dropped if it has not begun.
   */
  share(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  /** Refuses what waits and resolves when what runs has ended. */
  close(): Promise<void>;
}

interface Job<Result> {
  key: string;
  work: () => Promise<Result>;
  outcome: PromiseWithResolvers<Result>;
  waiters: number;
}

/** Runs at most `concurrency` pieces of work at once, lets `waiting` more wait, refuses the rest. */
export function createWorkQueue<Result>(limits: {
  concurrency: number;
  waiting: number;
}): WorkQueue<Result> {
  const jobs = new Map<string, Job<Result>>();
  const waiting = new Set<Job<Result>>();
  const running = new Set<Promise<void>>();
  let closed = false;

  function enter(key: string, work: () => Promise<Result>): Job<Result> {
    if (closed) throw new QueueClosedError('The queue is closed');
    if (running.size >= limits.concurrency && waiting.size >= limits.waiting) {
      throw new QueueFullError(`More than ${limits.waiting} pieces of work are waiting`);
    }
    const job = { key, work, outcome: Promise.withResolvers<Result>(), waiters: 0 };
    // Everybody may have left by the time it fails.
    job.outcome.promise.catch(() => {});
    jobs.set(key, job);
    waiting.add(job);
    startNext();
    return job;
  }

  function startNext() {
    const [job] = waiting;
    if (!job || running.size >= limits.concurrency) return;
    waiting.delete(job);
    const run = job
      .work()
      .then(job.outcome.resolve, job.outcome.reject)
      .finally(() => {
        jobs.delete(job.key);
        running.delete(run);
        startNext();
      });
    running.add(run);
  }

  function leave(job: Job<Result>) {
    job.waiters -= 1;
    if (job.waiters === 0 && waiting.delete(job)) jobs.delete(job.key);
  }

  return {
    async share(key, signal, work) {
      signal.throwIfAborted();
      const job = jobs.get(key) ?? enter(key, work);
      job.waiters += 1;
      const aborted = Promise.withResolvers<never>();
      const abort = () => aborted.reject(signal.reason);
      signal.addEventListener('abort', abort, { once: true });
      try {
        return await Promise.race([job.outcome.promise, aborted.promise]);
      } finally {
        signal.removeEventListener('abort', abort);
        leave(job);
      }
    },

    async close() {
      closed = true;
      for (const job of waiting) {
        jobs.delete(job.key);
        job.outcome.reject(new QueueClosedError('The queue is closed'));
      }
      waiting.clear();
      await Promise.all(running);
    },
  };
}
