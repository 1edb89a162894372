import type { FilterAnswer } from './evaluate-filter.ts';
import type { QueryAnswer } from './evaluate-query.ts';
import type { QueryCaller } from './query-caller.ts';
import { QueryRefusedError } from './query-errors.ts';
import type { FromWorker, Job, ToWorker, WorkerData } from './worker-messages.ts';
import { WorkerProcess } from './worker-process.ts';

/** The time from which a query counts as slow. In ms. */
const SLOW_AFTER = 250;

/** A query, from the call that asks it until its answer leaves. */
export interface Ask {
  job: Job;
  caller: QueryCaller;
  /** The length in UTF-16 units. */
  length: number;
  gone: AbortSignal | undefined;
  resolve(answer: QueryAnswer | FilterAnswer): void;
  reject(error: unknown): void;
  /** A worker died under it without its fault being certain. */
  retried: boolean;
}

interface Running {
  readonly ask: Ask;
  readonly number: number;
  /** The start time, on the clock of `performance`. */
  readonly since: number;
  slow: boolean;
  timers: NodeJS.Timeout[];
}

export interface LaneListener {
  /** Called when the worker can take a query, for the first time or again. */
  free(): void;
  /** Called when the running query is slow. */
  slow(ask: Ask): void;
  /** Called when the running query exceeds its time limit. */
  overdue(): void;
  /** Called when the process ended by itself, with the end of its stderr. */
  died(complaint: string): void;
}

/** A worker process and the one query it answers. */
export class WorkerLane {
  readonly #worker: WorkerProcess;
  readonly #listener: LaneListener;
  #ready = false;
  #running: Running | undefined;
  #lastNumber = 0;

  constructor(file: URL, data: WorkerData, listener: LaneListener) {
    this.#listener = listener;
    this.#worker = new WorkerProcess(file, data, {
      heard: (message) => {
        if (message.kind === 'ready') this.#ready = true;
        else this.#finish(message);
        listener.free();
      },
      died: (complaint) => listener.died(complaint),
    });
  }

  /** Resolves when its replica is loaded, rejects when it could not be. */
  get loaded(): Promise<void> {
    return this.#worker.ready;
  }

  get ready(): boolean {
    return this.#ready;
  }

  get running(): Readonly<Running> | undefined {
    return this.#running;
  }

  tell(message: ToWorker): void {
    this.#worker.tell(message);
  }

  /** @param limit after which its listener is told, in ms */
  assign(ask: Ask, limit: number): void {
    this.#lastNumber += 1;
    const running: Running = {
      ask,
      number: this.#lastNumber,
      since: performance.now(),
      slow: false,
      timers: [
        setTimeout(() => {
          running.slow = true;
          this.#listener.slow(ask);
        }, SLOW_AFTER),
        // If this process itself was blocked, the answer may have arrived already: it is read before `setImmediate`
        // runs.
        setTimeout(() => {
          setImmediate(() => {
            if (this.#running === running) this.#listener.overdue();
          });
        }, limit),
      ],
    };
    this.#running = running;
    this.tell({ kind: 'ask', number: running.number, job: ask.job });
  }

  /** Takes the query from the worker: a late answer is ignored. */
  release(): Ask | undefined {
    const released = this.#running;
    released?.timers.forEach(clearTimeout);
    this.#running = undefined;
    return released?.ask;
  }

  /** Kills the process. */
  end(): Promise<void> {
    return this.#worker.end();
  }

  #finish(message: Exclude<FromWorker, { kind: 'ready' }>): void {
    if (this.#running?.number !== message.number) return;
    const ask = this.release();
    if (message.kind === 'answer') ask?.resolve(message.answer);
    else ask?.reject(new QueryRefusedError(message.refusal));
  }
}
