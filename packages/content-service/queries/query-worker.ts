// The process that answers queries: it holds a replica of the documents and may be killed any time.
import { flushCompileCache } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { isPublicId } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { DOCUMENT_COLUMNS, readDocument } from '../integrity/read-document.ts';
import { evaluateFilter } from './evaluate-filter.ts';
import { evaluateQuery } from './evaluate-query.ts';
import { type Perspective, PerspectiveView, perspectiveKey } from './perspective.ts';
import { QueryRefusedError } from './query-errors.ts';
import type { FromWorker, Job, ToWorker, WorkerData } from './worker-messages.ts';

/** A source map may be this much shorter than a result: names in a query are written again for each value below them. */
const MAP_SHARE = 8;

/** Interval at which the watchdog looks, in ms. */
const INTERVAL = 500;

/**
 * Ends this process when a single task takes too long. Nothing else can: while it evaluates a query, a process handles
 * no message, signal or timer, not even the exit of its parent, and would use a core for ever. So a second thread
 * watches the clock.
 */
class Watchdog {
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

/** The most views kept up to date: with one more, the least recently used is dropped. */
const MAX_VIEWS = 8;

/** The visitors' perspective, computed before the first query, so that no worker starts slow. */
const VISITORS: Perspective = { kind: 'stack', layers: [] };

/** A worker's own copy of the documents, and of what each kind of caller sees of them. */
class Replica {
  readonly #documents = new DocumentSet();
  readonly #views = new Map<string, PerspectiveView>();
  readonly #sequence: number;
  readonly #hidden: Set<string>;

  /**
   * Reads the whole database as it is at one moment.
   *
   * @param hidden ids of documents the public may not read although their id is public
   */
  constructor(file: string, hidden: Iterable<string>) {
    this.#hidden = new Set(hidden);
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    database.exec('BEGIN');
    for (const row of database.prepare(`SELECT ${DOCUMENT_COLUMNS} FROM documents`).iterate()) {
      const { document } = readDocument(row);
      if (document) this.#documents.put(document);
    }
    const last = database.prepare('SELECT max(sequence) AS sequence FROM transactions').get();
    this.#sequence = Number(last?.sequence ?? 0);
    database.close();
    this.view(VISITORS, true).all();
  }

  /** Applies a commit, unless this copy was made with it, and updates what is hidden. */
  apply({ sequence, changes, hides, shows }: ToWorker & { kind: 'commit' }): void {
    const touched = new Set([...hides, ...shows]);
    for (const id of hides) this.#hidden.add(id);
    for (const id of shows) this.#hidden.delete(id);
    for (const { id, after } of sequence > this.#sequence ? changes : []) {
      if (after) this.#documents.put(after);
      else this.#documents.remove(id);
      touched.add(id);
    }
    for (const view of this.#views.values()) {
      for (const id of touched) view.refresh(id);
    }
  }

  view(perspective: Perspective, publicOnly: boolean): DocumentSet {
    const key = `${perspectiveKey(perspective)} ${publicOnly ? 'public' : 'all'}`;
    const view =
      this.#views.get(key) ??
      new PerspectiveView(this.#documents, perspective, (id) => !publicOnly || this.#isPublic(id));
    this.#views.delete(key);
    this.#views.set(key, view);
    for (const oldest of this.#views.keys()) {
      if (this.#views.size <= MAX_VIEWS) break;
      this.#views.delete(oldest);
    }
    return view.documents;
  }

  #isPublic(id: string): boolean {
    return isPublicId(id) && !this.#hidden.has(id);
  }
}

let loaded: { data: WorkerData; replica: Replica; watchdog: Watchdog } | undefined;

process.on('message', async (message: ToWorker) => {
  if (message.kind === 'load') {
    const { data } = message;
    const watchdog = new Watchdog(data.selfDestructAfter);
    loaded = { data, replica: new Replica(data.file, data.hidden), watchdog };
    send({ kind: 'ready' });
    // Node writes its compile cache at an orderly exit only, which a worker never has: it is written now.
    flushCompileCache();
  } else if (!loaded) {
    throw new Error('A worker is told to load before anything else');
  } else if (message.kind === 'commit') {
    loaded.replica.apply(message);
  } else {
    const { data, replica, watchdog } = loaded;
    send(await watchdog.watch(() => answer(message.number, message.job, data, replica)));
  }
});
process.on('disconnect', () => process.exit());
// Ctrl-C and service managers signal the whole process group. The server is still finishing requests then, which need
// their queries answered: it alone decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function answer(
  number: number,
  job: Job,
  data: WorkerData,
  replica: Replica,
): Promise<FromWorker> {
  try {
    if (job.kind === 'filter') return { kind: 'answer', number, answer: await evaluateFilter(job) };
    const { projectId, dataset } = data;
    const { query, language, params, identity, perspective, sourceMap } = job;
    const { maxResultLength = data.maxResultLength } = job;
    const documents = replica.view(perspective, job.publicOnly);
    const options = {
      ...{ documents, language, params, identity },
      ...{ projectId, dataset, maxResultLength },
    };
    const answer = await evaluateQuery(query, {
      ...options,
      ...(sourceMap && {
        sourceMap: { itemNames: sourceMap, maxLength: maxResultLength / MAP_SHARE, perspective },
      }),
    });
    return { kind: 'answer', number, answer };
  } catch (error) {
    if (!(error instanceof QueryRefusedError)) throw error;
    return { kind: 'refusal', number, refusal: error.refusal };
  }
}

function send(message: FromWorker): void {
  process.send?.(message);
}
