import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  BrokenOriginalError,
  TransformTimeoutError,
  UnreadableImageError,
} from './image-errors.ts';
import type { FromImageWorker, ImageAnswer, ImageJob } from './image-jobs.ts';

/** The longest job, in ms. A usual one takes a tenth of a second, the largest AVIF seven on a slow machine. */
const TIME_LIMIT = 25_000;
/** The time limit of a job with many frames, in ms: other jobs run beside it. */
const MOVING_TIME_LIMIT = 60_000;
/** The time after which an idle process ends and frees its memory, in ms. */
const IDLE_LIMIT = 10_000;
/** A process that holds more than this after a job ends too, in bytes: a usual one holds 80 MB. */
const MEMORY_LIMIT = 128 * 1024 * 1024;
/**
 * The environment of these processes, without the server's secrets. glibc keeps freed pixels in each of its arenas:
 * with one arena, and blocks of 128 kB and more returned to the system, 187 MB become 75.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

export interface ImageProcesses {
  /**
   * Does a job in a process that does nothing else meanwhile, started when none is free: how many
   * there are is up to the callers' queues.
   *
   * Throws what the job threw: `UnreadableImageError`, `BrokenOriginalError` (also when the process
   * died of it), `TransformTimeoutError`.
   */
  run<Kind extends ImageAnswer['kind']>(
    job: ImageJob,
    expected: Kind,
  ): Promise<Extract<ImageAnswer, { kind: Kind }>>;
  close(): Promise<void>;
}

/**
 * Runs `image-worker.ts`. Processes and not threads: what crashes or swells there is not the server,
 * and an encoder that cannot be interrupted can be killed.
 *
 * @param worker file URL of `image-worker.ts`, which Node runs as it is
 * @param polite whether they get the processor only when no other process wants it
 */
export function createImageProcesses(worker: URL, { polite = false } = {}): ImageProcesses {
  const all = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function start(): ChildProcess {
    const started = fork(fileURLToPath(worker), [], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=96'],
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    all.add(started);
    if (polite && started.pid) setPriority(started.pid, constants.priority.PRIORITY_LOW);
    started.once('exit', () => all.delete(started));
    // A process that could not be started never exits; a killed one may still emit errors.
    started.on('error', () => started.pid === undefined && all.delete(started));
    return started;
  }

  function take(): ChildProcess {
    for (const [free, timer] of idle) {
      clearTimeout(timer);
      idle.delete(free);
      if (free.connected) return free;
    }
    return start();
  }

  function release(child: ChildProcess, memory: number): void {
    if (memory > MEMORY_LIMIT) {
      end(child);
      return;
    }
    const timer = setTimeout(() => {
      idle.delete(child);
      end(child);
    }, IDLE_LIMIT);
    idle.set(child, timer.unref());
  }

  function end(child: ChildProcess): void {
    child.kill('SIGKILL');
  }

  function ask(job: ImageJob): Promise<ImageAnswer> {
    const child = take();
    const isMoving = job.kind === 'transform' && job.recipe.frames !== undefined;
    const longest = isMoving ? MOVING_TIME_LIMIT : TIME_LIMIT;
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        finish();
        end(child);
        reject(new TransformTimeoutError(`it took longer than ${longest / 1_000} s`));
      }, longest);
      const died = () => {
        finish();
        end(child);
        reject(new BrokenOriginalError('the process that read it ended'));
      };
      const heard = ({ answer, memory }: FromImageWorker) => {
        finish();
        release(child, memory);
        resolve(answer);
      };
      function finish(): void {
        clearTimeout(limit);
        child.off('message', heard);
        child.off('exit', died);
        child.off('error', died);
      }
      child.on('message', heard);
      child.on('exit', died);
      child.on('error', died);
      child.send(job, (error) => error && died());
    });
  }

  return {
    async run(job, expected) {
      const answer = await ask(job);
      if (isKind(answer, expected)) return answer;
      throw answer.kind === 'failed'
        ? failure(answer)
        : new Error(`A ${answer.kind} for a ${job.kind}`);
    },
    async close() {
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      const exits = [...all].map((child) => new Promise((exit) => child.once('exit', exit)));
      for (const child of all) end(child);
      await Promise.all(exits);
    },
  };
}

function isKind<Kind extends ImageAnswer['kind']>(
  answer: ImageAnswer,
  kind: Kind,
): answer is Extract<ImageAnswer, { kind: Kind }> {
  return answer.kind === kind;
}

function failure({ name, message, excess }: Extract<ImageAnswer, { kind: 'failed' }>): Error {
  if (name === 'UnreadableImageError') return new UnreadableImageError(message, { excess });
  if (name === 'TransformTimeoutError') return new TransformTimeoutError(message);
  return new BrokenOriginalError(message);
}
