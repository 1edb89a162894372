import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages.ts';

/** The heap of one worker, in MiB. With 10,000 documents (70 MB of JSON) a worker takes 300 MB in all. */
export const WORKER_HEAP = 512;
/** The length kept of a dying worker's stderr, in characters. */
const COMPLAINT_LENGTH = 4_000;

export interface WorkerListener {
  heard(message: FromWorker): void;
  /** Called when the process ended otherwise than by `end`, with the last of its stderr. */
  died(complaint: string): void;
}

/** A process running `query-worker.ts`, from its start to its end. */
export class WorkerProcess {
  /** Settles when the replica is loaded, or can't be. */
  readonly ready: Promise<void>;
  readonly #process: ChildProcess;
  #ended = false;

  constructor(file: URL, data: WorkerData, listener: WorkerListener) {
    this.#process = fork(fileURLToPath(file), [], {
      serialization: 'advanced',
      // The worker gets neither this process's flags (a debugger, a test runner's loader) nor its secrets.
      execArgv: [`--max-old-space-size=${WORKER_HEAP}`],
      env: compileCache(),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.ready = this.#listen(listener);
    this.tell({ kind: 'load', data });
  }

  tell(message: ToWorker): void {
    // A process that has ended ignores the message; its `close` event tells the listener.
    this.#process.send(message, () => {});
  }

  /** Kills it: nothing else reaches a process that is busy with a query. */
  async end(): Promise<void> {
    this.#ended = true;
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    // `once` of `node:events` would reject when the process could not even be started.
    const closed = new Promise((resolve) => this.#process.once('close', resolve));
    this.#process.kill('SIGKILL');
    await closed;
  }

  #listen(listener: WorkerListener): Promise<void> {
    return new Promise((resolve, reject) => {
      let complaint = '';
      this.#process.stderr?.on('data', (text: Buffer) => {
        complaint = (complaint + text).slice(-COMPLAINT_LENGTH);
      });
      this.#process.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') resolve();
        listener.heard(message);
      });
      // The process could not be started or sent a message; `close` follows.
      this.#process.on('error', (error) => {
        complaint += error.message;
      });
      this.#process.on('close', () => {
        reject(new Error(`A query worker could not start: ${complaint}`));
        if (!this.#ended) listener.died(complaint);
      });
    });
  }
}

/** Shares the process's compile cache, if there is one, with a worker: compiling modules is half of its start. */
function compileCache(): NodeJS.ProcessEnv {
  const directory = getCompileCacheDir();
  return directory ? { NODE_COMPILE_CACHE: directory } : {};
}
