import { Worker } from 'node:worker_threads';

/** Interval at which the watchdog looks, in ms. */
const INTERVAL = 500;

/**
 * Ends this process when it is busy with one thing for too long. Nothing else can: a process that
 * evaluates a query hears no message, no signal and no timer, not even that its parent is gone, and
 * would burn a core for ever. So a second thread looks at the clock.
 */
export class Watchdog {
  readonly #deadline = new BigInt64Array(new SharedArrayBuffer(8));
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
    const source = `
      const { workerData } = require('node:worker_threads');
      setInterval(() => {
        const deadline = Atomics.load(workerData, 0);
        if (deadline > 0n && BigInt(Date.now()) > deadline) process.kill(process.pid, 'SIGKILL');
      }, ${INTERVAL});`;
    new Worker(source, {
      eval: true,
      workerData: this.#deadline,
      resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
    }).unref();
  }

  async watch<Result>(act: () => Promise<Result>): Promise<Result> {
    Atomics.store(this.#deadline, 0, BigInt(Date.now() + this.#limit));
    try {
      return await act();
    } finally {
      Atomics.store(this.#deadline, 0, 0n);
    }
  }
}
