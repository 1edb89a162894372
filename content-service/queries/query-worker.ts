// The process that answers queries: it holds a replica of the documents and may be killed any time.
import { createContext, Script } from 'node:vm';
import { evaluateQuery } from './evaluate-query.ts';
import { QueryRefusedError } from './query-errors.ts';
import { Replica } from './replica.ts';
import type { FromWorker, QueryJob, ToWorker, WorkerData } from './worker-messages.ts';

let loaded: { data: WorkerData; replica: Replica } | undefined;

process.on('message', (message: ToWorker) => {
  if (message.kind === 'load') {
    loaded = { data: message.data, replica: new Replica(message.data.file) };
    send({ kind: 'ready' });
  } else if (!loaded) {
    throw new Error('A worker is told to load before anything else');
  } else if (message.kind === 'commit') {
    loaded.replica.apply(message.sequence, message.changes);
  } else {
    const { data, replica } = loaded;
    const { number, job } = message;
    send(orExit(data.selfDestructAfter, () => answer(number, job, data, replica)));
  }
});
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group, and so does a service manager. The server is still finishing
// requests then, which need their queries answered: it decides when we end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

function answer(
  number: number,
  { query, params, perspective, publicOnly, identity }: QueryJob,
  { projectId, dataset, maxResultLength }: WorkerData,
  replica: Replica,
): FromWorker {
  try {
    const documents = replica.view(perspective, publicOnly);
    const answer = evaluateQuery(query, { documents, params, identity, projectId, dataset });
    if (answer.result.length <= maxResultLength) return { kind: 'answer', number, answer };
    const description = `The result is ${answer.result.length} characters of JSON, more than the ${maxResultLength} allowed: project fewer fields, or slice`;
    return { kind: 'refusal', number, refusal: { type: 'queryResultTooLargeError', description } };
  } catch (error) {
    if (!(error instanceof QueryRefusedError)) throw error;
    return { kind: 'refusal', number, refusal: error.refusal };
  }
}

/**
 * Nothing reaches a process busy with a query, not even the news that its parent is gone: a
 * watchdog of the virtual machine ends it then, so that it does not burn a core for ever.
 */
function orExit(milliseconds: number, act: () => FromWorker): FromWorker {
  let result: FromWorker | undefined;
  const context = createContext({
    act: () => {
      result = act();
    },
  });
  try {
    new Script('act()').runInContext(context, { timeout: milliseconds });
  } finally {
    if (!result) process.exit(1);
  }
  return result;
}

function send(message: FromWorker): void {
  process.send?.(message);
}
