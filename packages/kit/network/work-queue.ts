/** Thrown when the queue is full; the caller should ask the client to retry. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Thrown when one network has used up its share of the queue. */
export class NetworkShareError extends Error {
  override readonly name = 'NetworkShareError';
}

export class QueueClosedError extends Error {
  override readonly name = 'QueueClosedError';
}

/** A caller's claim to a job: its network, its signal and the costs of the job. */
export interface Claim {
  signal: AbortSignal;
  /** The network of the caller: networks take turns. All without one count as the same. */
  network?: string;
  /** Memory the work takes while it runs, in bytes. */
  bytes?: number;
  /** The pieces it counts as in its network's share, one when absent: work of ten times a usual piece's time is ten. */
  pieces?: number;
}

export interface WorkQueue<Result> {
  /**
   * The result of `work`, shared with every caller that asks for the same key before it is there.
   *
   * Throws `QueueFullError`, `NetworkShareError`, `QueueClosedError`, the signal's reason when it
   * fires first, and whatever `work` throws. Work whose callers have all left is dropped if it has
   * not begun.
   */
  share(key: string, claim: Claim, work: () => Promise<Result>): Promise<Result>;
  /** Number of jobs that run, and that wait. */
  load(): { busy: number; waiting: number };
  /** Refuses what waits and resolves when what runs has ended. */
  close(): Promise<void>;
}

export interface QueueLimits {
  concurrency: number;
  /** Pieces that wait, of all networks. */
  waiting: number;
  /** Pieces of one network, running and waiting; as many as may wait when absent. */
  share?: number;
  /** The memory of running jobs, in bytes: a job larger than that runs alone. */
  bytes?: number;
}

interface Job<Result> {
  key: string;
  network: string;
  bytes: number;
  pieces: number;
  work: () => Promise<Result>;
  outcome: PromiseWithResolvers<Result>;
  waiters: number;
}

/**
 * Turns of the event loop between the starts of two pieces of work. Node accepts one connection in a turn: with fewer, a
 * hundred connections of a flood hold back the next visitor's for as long as a hundred pieces take.
 */
const TURNS_BETWEEN = 8;

/**
 * Runs jobs within limits and refuses those beyond. Networks take turns, those with the fewest running jobs first, so
 * that a busy network only waits for itself; other requests are answered between two jobs.
 */
export function createWorkQueue<Result>(limits: QueueLimits): WorkQueue<Result> {
  const { share = Number.POSITIVE_INFINITY, bytes: budget = Number.POSITIVE_INFINITY } = limits;
  const jobs = new Map<string, Job<Result>>();
  /** The waiting jobs by network, in the order of their turns. */
  const waiting = new Map<string, Set<Job<Result>>>();
  const running = new Map<Job<Result>, Promise<void>>();
  /** Turns of the event loop until the next piece may start. */
  let turnsLeft = 0;
  let closed = false;

  const countWaiting = () => [...waiting.values()].reduce((sum, { size }) => sum + size, 0);

  function enter(key: string, claim: Claim, work: () => Promise<Result>): Job<Result> {
    const { network = '', bytes = 0, pieces = 1 } = claim;
    if (closed) throw new QueueClosedError('The queue is closed');
    const queued = waiting.get(network) ?? new Set();
    const held = piecesOf([...runningOf(network), ...queued]);
    // A job larger than its network's share is admitted when the network has no other.
    if (held > 0 && held + pieces > share)
      throw new NetworkShareError(`${share} pieces of work are one network's share`);
    if (running.size + countWaiting() >= limits.concurrency + limits.waiting) {
      makeRoom(queued.size);
    }
    const job = {
      key,
      network,
      bytes,
      pieces,
      work,
      outcome: Promise.withResolvers<Result>(),
      waiters: 0,
    };
    // Every caller may have left by the time the job fails.
    job.outcome.promise.catch(() => {});
    jobs.set(key, job);
    waiting.set(network, queued.add(job));
    startNext();
    return job;
  }

  /** Takes a place from the network that holds most of them, for one that holds fewer. */
  function makeRoom(heldByNewcomer: number): void {
    const full = new QueueFullError(`More than ${limits.waiting} pieces of work are waiting`);
    const [largest] = [...waiting.values()].sort((a, b) => b.size - a.size);
    if (!largest || largest.size <= heldByNewcomer + 1) throw full;
    const last = [...largest].at(-1);
    if (last) refuse(last, full);
  }

  function refuse(job: Job<Result>, reason: Error): void {
    dropWaiting(job);
    jobs.delete(job.key);
    job.outcome.reject(reason);
  }

  function dropWaiting(job: Job<Result>): boolean {
    const queued = waiting.get(job.network);
    const dropped = queued?.delete(job) ?? false;
    if (queued?.size === 0) waiting.delete(job.network);
    return dropped;
  }

  function runningOf(network: string): Job<Result>[] {
    return [...running.keys()].filter((job) => job.network === network);
  }

  /** Returns the waiting jobs of the next network: of those with the fewest running jobs, the first in turn. */
  function nextTurn(): Set<Job<Result>> | undefined {
    const [first] = [...waiting].sort(
      ([one], [other]) => runningOf(one).length - runningOf(other).length,
    );
    return first?.[1];
  }

  function passTurn(): void {
    turnsLeft -= 1;
    if (turnsLeft > 0) setImmediate(passTurn);
    else startNext();
  }

  function startNext(): void {
    if (turnsLeft > 0 || running.size >= limits.concurrency) return;
    const turn = nextTurn();
    const [job] = turn ?? [];
    if (!turn || !job) return;
    const inUse = [...running.keys()].reduce((sum, { bytes }) => sum + bytes, 0);
    if (running.size > 0 && inUse + job.bytes > budget) return;
    dropWaiting(job);
    // The network goes to the end of the line.
    if (waiting.delete(job.network)) waiting.set(job.network, turn);
    turnsLeft = TURNS_BETWEEN;
    setImmediate(passTurn);
    const run = job
      .work()
      .then(job.outcome.resolve, job.outcome.reject)
      .finally(() => {
        jobs.delete(job.key);
        running.delete(job);
        startNext();
      });
    running.set(job, run);
  }

  function leave(job: Job<Result>): void {
    job.waiters -= 1;
    if (job.waiters === 0 && dropWaiting(job)) jobs.delete(job.key);
  }

  return {
    load: () => ({ busy: running.size, waiting: countWaiting() }),

    async share(key, claim, work) {
      const { signal } = claim;
      signal.throwIfAborted();
      const job = jobs.get(key) ?? enter(key, claim, work);
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
      for (const job of [...waiting.values()].flatMap((queued) => [...queued])) {
        refuse(job, new QueueClosedError('The queue is closed'));
      }
      await Promise.all(running.values());
    },
  };
}

function piecesOf(jobs: readonly { pieces: number }[]): number {
  return jobs.reduce((sum, { pieces }) => sum + pieces, 0);
}
