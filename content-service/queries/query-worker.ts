// The thread that answers queries: it holds a replica of the documents and may be killed any time.
import { parentPort, workerData } from 'node:worker_threads';
import { evaluateQuery } from './evaluate-query.ts';
import { QueryRefusedError } from './query-errors.ts';
import { Replica } from './replica.ts';
import type { FromWorker, QueryJob, ToWorker, WorkerData } from './worker-messages.ts';

if (!parentPort) throw new Error('query-worker.ts is started by query-pool.ts, as a worker thread');
const port = parentPort;
const { file, projectId, dataset, maxResultLength }: WorkerData = workerData;
const replica = new Replica(file);

port.on('message', (message: ToWorker) => {
  if (message.kind === 'commit') replica.apply(message.sequence, message.changes);
  else send(answer(message.number, message.job));
});
send({ kind: 'ready' });

function answer(number: number, job: QueryJob): FromWorker {
  try {
    const { query, params, identity } = job;
    const documents = replica.view(job.perspective, job.publicOnly);
    const answer = evaluateQuery(query, { documents, params, identity, projectId, dataset });
    if (answer.result.length <= maxResultLength) return { kind: 'answer', number, answer };
    const description = `The result is ${answer.result.length} characters of JSON, more than the ${maxResultLength} allowed: project fewer fields, or slice`;
    return { kind: 'refusal', number, refusal: { type: 'queryResultTooLargeError', description } };
  } catch (error) {
    if (!(error instanceof QueryRefusedError)) throw error;
    return { kind: 'refusal', number, refusal: error.refusal };
  }
}

function send(message: FromWorker): void {
  port.postMessage(message);
}
