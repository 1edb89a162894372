import type { Commit } from '../documents/change.ts';
import type { FilterAnswer, FilterJob } from './evaluate-filter.ts';
import type { QueryAnswer } from './evaluate-query.ts';
import { PRIORITIES, type QueryCaller } from './query-caller.ts';
import { felledTwo, neededMore, QueryAbandonedError, tookLonger } from './query-errors.ts';
import { WaitingLine } from './waiting-line.ts';
import { type Ask, WorkerLane } from './worker-lane.ts';
import { type Job, lengthOf, type QueryJob, type WorkerData } from './worker-messages.ts';
import { WORKER_HEAP } from './worker-process.ts';
import { heldBelow, MAX_HELD, MAX_WORKERS, mayStart } from './worker-shares.ts';

/** The number of idle workers kept ready, so that no query waits while one is busy or dying. */
const WARM_WORKERS = 2;
/** The longest idle time of a worker that was started for a slow query. In ms. */
const SPARE_TIME = 10_000;
/** The number of visitors' answers compressed at once: this takes longer than many queries. */
const MAX_BEING_MADE = 2;
/** The time limit of a query, which is also a page's timeout for its content. In ms. */
const TIME_LIMIT = 5_000;
/** The time limit of a query when slow ones hold every worker and others wait. In ms. */
const TIME_LIMIT_UNDER_PRESSURE = 1_000;
/** The time limit of a listener's filter on one transaction: it runs at every change. In ms. */
const TIME_LIMIT_OF_FILTERS = 1_000;
/** The pause before a worker that failed to start is started again. In ms. */
const RESTART_DELAY = 1_000;

export interface QueryPool {
  /**
   * @param gone aborted when no caller waits for the answer any more: the query is not begun then, and stopped
   * when slow
   * @throws {QueryRefusedError} for a fault of the query
   * @throws {TooManyQueriesError} when too many queries wait
   * @throws {QueryAbandonedError}
   */
  run(job: QueryJob, caller: QueryCaller, gone?: AbortSignal): Promise<QueryAnswer>;
  /**
   * The same, including the preparation of the response. A visitor's turn lasts until then, so that only a few answers
   * of visitors are in memory at once.
   */
  respond<Made>(
    job: QueryJob,
    caller: QueryCaller,
    make: (answer: QueryAnswer) => Promise<Made>,
    gone?: AbortSignal,
  ): Promise<Made>;
  /** The same for a listener's filter, which must end within a second. */
  filter(job: FilterJob, caller: QueryCaller, gone?: AbortSignal): Promise<FilterAnswer>;
  /** Sends a commit, and what is hidden now, to every replica. A query after this returns sees the change. */
  apply(commit: Pick<Commit, 'sequence' | 'changes'>): void;
  /** Number of workers with work, and of queries that wait for one. */
  load(): { busy: number; waiting: number };
  close(): Promise<void>;
}

export interface QueryPoolOptions {
  /** File URL of `query-worker.ts`, which Node runs as it is. */
  worker: URL;
  data: Omit<WorkerData, 'selfDestructAfter' | 'hidden'>;
  /** Documents the public may not read although their id is public, by id; another map after each change. */
  hidden: () => ReadonlyMap<string, unknown>;
  /** The time limit of a query when none waits for its worker, in ms; 5,000 by default. */
  timeLimit?: number;
  warn: (message: string, details: Record<string, unknown>) => void;
}

/**
 * Answers queries in worker processes. A query can't be stopped from inside, so one that goes too
 * far loses its process; the others never notice, because another is always warm. Processes and
 * not threads: a thread that runs out of memory in one large step takes the whole server with it.
 *
 * Resolves when the first workers have loaded their replicas.
 */
export async function openQueryPool(options: QueryPoolOptions): Promise<QueryPool> {
  const pool = new Pool(options);
  await pool.open();
  return pool;
}

class Pool implements QueryPool {
  readonly #options: QueryPoolOptions;
  readonly #timeLimit: number;
  readonly #lanes = new Set<WorkerLane>();
  readonly #waiting = new WaitingLine<Ask>();
  #pressure: NodeJS.Timeout | undefined;
  #retirement: NodeJS.Timeout | undefined;
  /** The hidden documents last sent to the workers. */
  #hidden: ReadonlyMap<string, unknown>;
  /** Number of visitors' answers that are being made ready. */
  #beingMade = 0;
  #closed = false;

  constructor(options: QueryPoolOptions) {
    this.#options = options;
    this.#timeLimit = options.timeLimit ?? TIME_LIMIT;
    this.#hidden = options.hidden();
  }

  async open(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: WARM_WORKERS }, () => this.#startLane()));
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async run(job: QueryJob, caller: QueryCaller, gone?: AbortSignal): Promise<QueryAnswer> {
    const answer = await this.#ask(job, caller, gone);
    if ('result' in answer) return answer;
    throw new Error('A worker answered a query as a filter');
  }

  async respond<Made>(
    job: QueryJob,
    caller: QueryCaller,
    make: (answer: QueryAnswer) => Promise<Made>,
    gone?: AbortSignal,
  ): Promise<Made> {
    const answer = await this.run(job, caller, gone);
    if (caller.priority !== 'visitor') return make(answer);
    this.#beingMade += 1;
    try {
      return await make(answer);
    } finally {
      this.#beingMade -= 1;
      this.#dispatch();
    }
  }

  async filter(job: FilterJob, caller: QueryCaller, gone?: AbortSignal): Promise<FilterAnswer> {
    const answer = await this.#ask(job, caller, gone);
    if ('selected' in answer) return answer;
    throw new Error('A worker answered a filter as a query');
  }

  load(): { busy: number; waiting: number } {
    const busy = [...this.#lanes].filter(({ running }) => running).length;
    return { busy, waiting: this.#waiting.length };
  }

  async #ask(
    job: Job,
    caller: QueryCaller,
    gone: AbortSignal | undefined,
  ): Promise<QueryAnswer | FilterAnswer> {
    if (this.#closed) throw new Error('The content service is closed');
    if (gone?.aborted) throw new QueryAbandonedError();
    const { promise, resolve, reject } = Promise.withResolvers<QueryAnswer | FilterAnswer>();
    const ask = { job, caller, length: lengthOf(job), gone, resolve, reject, retried: false };
    this.#waiting.enter(ask);
    const leave = () => this.#abandon(ask);
    gone?.addEventListener('abort', leave, { once: true });
    this.#dispatch();
    try {
      return await promise;
    } finally {
      gone?.removeEventListener('abort', leave);
      this.#waiting.leave(ask);
    }
  }

  /** Abandons a query: a waiting one is dropped at once; a running one may finish, unless it is slow. */
  #abandon(ask: Ask): void {
    if (this.#waiting.remove(ask)) ask.reject(new QueryAbandonedError());
    for (const lane of this.#lanes) {
      if (lane.running?.ask === ask && lane.running.slow)
        this.#kill(lane, new QueryAbandonedError());
    }
  }

  apply({ sequence, changes }: Pick<Commit, 'sequence' | 'changes'>): void {
    const before = this.#hidden;
    this.#hidden = this.#options.hidden();
    const message = {
      kind: 'commit' as const,
      sequence,
      changes: changes.map(({ id, after }) => ({ id, after })),
      hides: missingIn(before, this.#hidden),
      shows: missingIn(this.#hidden, before),
    };
    for (const lane of this.#lanes) lane.tell(message);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#pressure);
    clearTimeout(this.#retirement);
    const closed = new Error('The content service is closed');
    for (const ask of this.#waiting.drain()) ask.reject(closed);
    const lanes = [...this.#lanes];
    this.#lanes.clear();
    for (const lane of lanes) lane.release()?.reject(closed);
    await Promise.all(lanes.map((lane) => lane.end()));
  }

  /** Resolves when the worker has loaded its replica, rejects when it could not. */
  #startLane(): Promise<void> {
    const { worker: file, data } = this.#options;
    // The worker ends itself after our own time limit: this process may have died, and cannot kill it.
    const hidden = [...this.#hidden.keys()];
    const workerData = { ...data, hidden, selfDestructAfter: this.#timeLimit + 1_000 };
    const lane = new WorkerLane(file, workerData, {
      free: () => this.#dispatch(),
      slow: ({ gone }) => {
        if (gone?.aborted) return this.#kill(lane, new QueryAbandonedError());
        this.#keepWarm();
        this.#relieve();
      },
      overdue: () => this.#kill(lane, tookLonger(this.#limitOf(lane.running?.ask.job))),
      died: (complaint) => this.#bury(lane, complaint),
    });
    this.#lanes.add(lane);
    return lane.loaded;
  }

  #dispatch(): void {
    for (const lane of this.#lanes) {
      if (!lane.ready || lane.running) continue;
      const ask = this.#waiting.take(
        (priority) =>
          mayStart(this.#lanes, priority) &&
          (priority !== 'visitor' || this.#beingMade < MAX_BEING_MADE),
      );
      if (!ask) break;
      lane.assign(ask, this.#limitOf(ask.job));
    }
    this.#relieve();
    this.#retireSpares();
  }

  /** The time limit of a query or a filter, in ms. */
  #limitOf(job: Job | undefined): number {
    return job?.kind === 'filter' && job.documents.length > 0
      ? Math.min(this.#timeLimit, TIME_LIMIT_OF_FILTERS)
      : this.#timeLimit;
  }

  /** Kills the process of a query that is past its limit, or that no caller waits for. */
  #kill(lane: WorkerLane, error: Error): void {
    const ask = lane.release();
    if (!ask) return;
    ask.reject(error);
    this.#lanes.delete(lane);
    void lane.end();
    this.#keepWarm();
    // The share that this worker held is free, and the remaining workers may all be idle.
    this.#dispatch();
  }

  /** A worker stopped by itself: out of memory, or a crash. */
  #bury(lane: WorkerLane, complaint: string): void {
    if (!this.#lanes.delete(lane)) return;
    const ask = lane.release();
    const outOfMemory = /heap out of memory/i.test(complaint);
    this.#options.warn('a query worker stopped', { complaint });
    if (ask && (outOfMemory || ask.retried)) {
      ask.reject(outOfMemory ? neededMore(WORKER_HEAP) : felledTwo());
    } else if (ask) {
      ask.retried = true;
      this.#waiting.enterAgain(ask);
    }
    this.#dispatch();
    // A worker that never started would fail again at once: the next one starts after a pause.
    if (lane.ready) this.#keepWarm();
    else setTimeout(() => this.#keepWarm(), RESTART_DELAY).unref();
  }

  /** Starts workers, in case slow queries never end, until enough are free of them, or there are as many as may be. */
  #keepWarm(): void {
    if (this.#closed) return;
    let warm = [...this.#lanes].filter(({ running }) => !running?.slow).length;
    for (; warm < WARM_WORKERS && this.#lanes.size < MAX_WORKERS; warm += 1) {
      // `#bury` reports the failure.
      this.#startLane().catch(() => {});
    }
  }

  /** Ends the slowest query early when all workers are busy and others wait. */
  #relieve(): void {
    clearTimeout(this.#pressure);
    for (const priority of PRIORITIES) {
      const slow = heldBelow(this.#lanes, priority).filter(({ running }) => running?.slow);
      if (!this.#waiting.has(priority) || slow.length < MAX_HELD[priority]) continue;
      const [oldest] = slow.sort((a, b) => (a.running?.since ?? 0) - (b.running?.since ?? 0));
      if (!oldest?.running) return;
      const left = oldest.running.since + TIME_LIMIT_UNDER_PRESSURE - performance.now();
      this.#pressure = setTimeout(
        () => this.#kill(oldest, tookLonger(TIME_LIMIT_UNDER_PRESSURE)),
        Math.max(0, left),
      );
      return;
    }
  }

  /** A spare stays for a while: on a machine so busy that every query is slow, one would be started for each. */
  #retireSpares(): void {
    if (this.#lanes.size <= WARM_WORKERS) return;
    this.#retirement ??= setTimeout(() => {
      this.#retirement = undefined;
      this.#retireIdle();
    }, SPARE_TIME).unref();
  }

  #retireIdle(): void {
    const warm = [...this.#lanes].filter(({ running }) => !running?.slow);
    const idle = warm.filter(({ ready, running }) => ready && !running);
    // The youngest workers end: the oldest have built their indexes.
    for (const lane of idle.toReversed().slice(0, Math.max(0, warm.length - WARM_WORKERS))) {
      this.#lanes.delete(lane);
      void lane.end();
    }
  }
}

/** The ids of the other map that are not in this one. */
function missingIn(map: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) {
  return map === other ? [] : [...other.keys()].filter((id) => !map.has(id));
}
