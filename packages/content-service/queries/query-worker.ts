// The process that answers queries: it holds a replica of the documents and may be killed any time.
import { flushCompileCache } from 'node:module';
import { evaluateFilter } from './evaluate-filter.ts';
import { evaluateQuery } from './evaluate-query.ts';
import { QueryRefusedError } from './query-errors.ts';
import { Replica } from './replica.ts';
import { Watchdog } from './watchdog.ts';
import type { FromWorker, Job, ToWorker, WorkerData } from './worker-messages.ts';

/** A source map may be this much shorter than a result: names in a query are written again for each value below them. */
const MAP_SHARE = 8;

let loaded: { data: WorkerData; replica: Replica; watchdog: Watchdog } | undefined;

process.on('message', async (message: ToWorker) => {
  if (message.kind === 'load') {
    const { data } = message;
    const watchdog = new Watchdog(data.selfDestructAfter);
    loaded = { data, replica: new Replica(data.file, data.hidden), watchdog };
    send({ kind: 'ready' });
    // Node writes the cache, where it was given one, at an orderly exit: a worker has none.
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
// Ctrl-C reaches the whole group, and so does a service manager. The server is still finishing
// requests then, which need their queries answered: it decides when we end.
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
