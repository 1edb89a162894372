import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import {
  startTestService,
  temporaryDirectory,
  WORKERS,
  writeBefore,
} from '../testing/start-test-service.ts';
import { QueryAbandonedError } from './query-errors.ts';
import { openQueryPool } from './query-pool.ts';
import type { QueryJob } from './worker-messages.ts';

const documents = Array.from({ length: 300 }, (_, index) => ({
  put: { _id: `post-${index}`, _type: 'post', n: index },
}));

/** 300^4 comparisons: minutes of work. */
const ENDLESS = 'count(*[count(*[count(*[count(*[n > ^.^.^.n]) > 500]) > 500]) > 500])';

it('an endless query of a visitor delays nobody at work, is stopped, and leaves the service as it was [S25]', {
  tags: ['slow'],
}, async () => {
  const { client, staff } = await startTestService(documents);
  const endless = client()
    .fetch(ENDLESS)
    .then(
      () => 'answered',
      (error: unknown) => error,
    );
  let settled = false;
  void endless.then(() => {
    settled = true;
  });
  // Each of these queries is answered while the endless one runs.
  for (let n = 0; n < 20; n += 1) {
    expect(await staff().fetch('*[_type == "post" && n == $n][0].n', { n })).toBe(n);
  }
  expect(settled).toBe(false);
  // Visitors wait for another worker to start, not for its end.
  expect(await client().fetch('count(*[n >= $n])', { n: 200 })).toBe(100);

  expect(await endless).toMatchObject({
    statusCode: 400,
    details: { type: 'queryTimeoutError', description: expect.stringContaining('5 s') },
  });
  expect(await client().fetch('count(*[n >= $n])', { n: 100 })).toBe(200);
});

/** A pool on the documents above, closed after the test. */
async function openPool(timeLimit: number) {
  const directory = await temporaryDirectory();
  await writeBefore(directory, documents);
  const pool = await openQueryPool({
    worker: WORKERS.queryWorker,
    data: { ...DATA, file: join(directory, 'content.sqlite') },
    hidden: () => new Map(),
    warn: () => {},
    timeLimit,
  });
  onTestFinished(() => pool.close());
  return pool;
}

it('a result is refused when it is longer than allowed, also by what its characters take as JSON', async () => {
  const pool = await openPool(25_000);
  const answer = (text: string) => pool.run({ ...job, query: '$text', params: { text } }, VISITOR);
  expect(await answer('x'.repeat(998))).toMatchObject({ result: expect.stringMatching(/^"x+"$/) });
  for (const text of ['x'.repeat(999), '"'.repeat(500)]) {
    await expect(answer(text)).rejects.toMatchObject({
      refusal: { type: 'queryResultTooLargeError' },
    });
  }
});

it('more endless queries than there can be workers still let a simple one through', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  // Under pressure a second is given; the last of them are under none.
  const pool = await openPool(1_500);
  const endless = Array.from({ length: 5 }, (_, index) =>
    pool.run({ ...job, query: `${ENDLESS} + ${index}` }, VISITOR).catch((error: unknown) => error),
  );
  await pause(50);
  const simple = { ...job, query: 'count(*[_type == "post"])' };
  expect(await pool.run(simple, VISITOR)).toMatchObject({ result: '300' });
  for (const outcome of await Promise.all(endless)) {
    expect(outcome).toMatchObject({ refusal: { type: 'queryTimeoutError' } });
  }
  expect(await pool.run(simple, VISITOR)).toMatchObject({ result: '300' });
});

it('an answer that came in time is heard, also where the process that asked was held up past the limit', {
  tags: ['slow'],
}, async () => {
  const pool = await openPool(200);
  const answer = pool.filter({ ...job, kind: 'filter', query: '*[n > 3]', documents: [] }, VISITOR);
  const until = performance.now() + 500;
  while (performance.now() < until);
  await expect(answer).resolves.toMatchObject({ selected: [] });
});

it('every worker follows what is written, and what was remembered is forgotten', async () => {
  const { service, client, staff, directory } = await startTestService(documents);
  expect(await client().fetch('count(*[_type == "post"])')).toBe(300);
  for (const n of [1, 2, 3]) {
    await writeFile(`${directory}/data.ndjson`, `{"_id": "new-${n}", "_type": "post", "n": ${n}}`);
    await service.importArchive(directory);
    const counts = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        client().fetch('count(*[_type == "post"]) + $zero * $index', { zero: 0, index }),
      ),
    );
    expect(new Set(counts)).toEqual(new Set([300 + n]));
    expect(await client().fetch('count(*[_type == "post"])')).toBe(300 + n);
  }
  // A draft changes what staff see and leaves the public's answers as they are.
  const drafts = () => staff({ perspective: 'raw' }).fetch('count(*[_id in path("drafts.*")])');
  expect(await drafts()).toBe(0);
  await writeFile(`${directory}/data.ndjson`, '{"_id": "drafts.new-1", "_type": "post"}');
  await service.importArchive(directory);
  expect(await drafts()).toBe(1);
  expect(service.publishedRevision()).toBe(4);
});

const job: QueryJob = {
  kind: 'query',
  query: '1',
  params: {},
  perspective: { kind: 'raw', versions: true },
  publicOnly: true,
  identity: 'x',
};

const VISITOR = { priority: 'visitor', network: '203.0.113.7' } as const;

const DATA = { projectId: 'p', dataset: 'd', maxResultLength: 1_000 };

/** A worker that notes in `messages` what is committed, does as `ask` says with each question, and answers 1 when nothing else happened. */
async function openPoolOf(ask: string, hidden = () => new Map<string, unknown>()) {
  const directory = await temporaryDirectory();
  const file = `${directory}/worker.mjs`;
  await writeFile(
    file,
    `import { writeFileSync } from 'node:fs';
     let file;
     const messages = [];
     process.on('message', (message) => {
       const { kind, data, number, job } = message;
       if (kind === 'commit') return messages.push(message);
       if (kind === 'load') {
         file = data.file;
         return process.send({ kind: 'ready' });
       }
       ${ask}
       process.send({ kind: 'answer', number, answer: { result: '1', syncTags: [], repeatable: true } });
     });
     process.on('disconnect', () => process.exit());`,
  );
  const warnings: string[] = [];
  const pool = await openQueryPool({
    worker: pathToFileURL(file),
    data: { ...DATA, file: `${directory}/fallen-` },
    hidden,
    warn: (message) => void warnings.push(message),
    // Dying takes a while on a machine that is busy.
    timeLimit: 25_000,
  });
  onTestFinished(() => pool.close());
  return { pool, warnings };
}

/** Falls over under the first questions, as many times as its file can be made. */
const fall = (times: number) => `
  for (let n = 0; n < ${times}; n += 1) {
    try {
      writeFileSync(file + n, '', { flag: 'wx' });
    } catch {
      continue;
    }
    process.exit(1);
  }`;

it('a worker that dies under a query is replaced, and the query answered by another', async () => {
  const { pool, warnings } = await openPoolOf(fall(1));
  expect(await pool.run(job, VISITOR)).toMatchObject({ result: '1' });
  expect(warnings).toEqual(['a query worker stopped']);
  const later = await Promise.all(Array.from({ length: 10 }, () => pool.run(job, VISITOR)));
  expect(later).toHaveLength(10);
});

it('a commit tells the workers what it changed, and which documents it hid or showed, not all that are hidden', async () => {
  let hidden = new Map<string, unknown>();
  const { pool } = await openPoolOf(
    'return process.send({ kind: "answer", number, answer: { result: JSON.stringify(messages), syncTags: [], repeatable: true } });',
    () => hidden,
  );
  const workerMessages = async () => JSON.parse((await pool.run(job, VISITOR)).result);
  const idsOf = (count: number) =>
    new Map(Array.from({ length: count }, (_, index) => [`hidden-${index}`, 0]));
  hidden = idsOf(1_000);
  pool.apply({ sequence: 1, changes: [] });
  expect((await workerMessages()).at(-1).hides).toHaveLength(1_000);
  hidden = idsOf(1_001);
  const [id, before] = ['post', null];
  const after = { _id: id, _type: 'post', _rev: 'r', _createdAt: 'c', _updatedAt: 'u' };
  pool.apply({ sequence: 2, changes: [{ id, before, after }] });
  expect((await workerMessages()).at(-1)).toEqual({
    kind: 'commit',
    sequence: 2,
    changes: [{ id, after }],
    hides: ['hidden-1000'],
    shows: [],
  });
  hidden = idsOf(999);
  pool.apply({ sequence: 3, changes: [] });
  expect((await workerMessages()).at(-1)).toMatchObject({
    hides: [],
    shows: ['hidden-999', 'hidden-1000'],
  });
});

it('a query that fells two workers is refused before it fells them all', async () => {
  const { pool } = await openPoolOf(fall(2));
  await expect(pool.run(job, VISITOR)).rejects.toMatchObject({
    refusal: { type: 'queryEvaluationError' },
  });
  expect(await pool.run(job, VISITOR)).toMatchObject({ result: '1' });
});

it('a query that eats all memory takes down its own process only, and is refused at once', {
  tags: ['slow'],
}, async () => {
  const { pool } = await openPoolOf(
    'for (const hoard = []; job.query === "hoard"; ) hoard.push(new Array(1e7).fill(0));',
  );
  await expect(pool.run({ ...job, query: 'hoard' }, VISITOR)).rejects.toMatchObject({
    refusal: { type: 'queryMemoryLimitError' },
  });
  expect(await pool.run(job, VISITOR)).toMatchObject({ result: '1' });
});

it('a query nobody waits for is not begun, and stopped when it is slow', async () => {
  const { pool, warnings } = await openPoolOf('if (job.query === "endless") return;');
  const leaving = new AbortController();
  const endless = (n: number) =>
    pool.run({ ...job, query: 'endless', params: { n } }, VISITOR, leaving.signal);
  const all = Promise.allSettled([1, 2, 3, 4, 5].map(endless));
  await pause(400);
  leaving.abort();
  for (const outcome of await all) {
    expect(outcome).toMatchObject({ reason: { name: 'QueryAbandonedError' } });
  }
  await expect(endless(6)).rejects.toThrow(QueryAbandonedError);
  expect(await pool.run(job, VISITOR)).toMatchObject({ result: '1' });
  expect(warnings).toEqual([]);
});

it('a worker that cannot start is told when the pool opens', async () => {
  const file = `${await temporaryDirectory()}/worker.mjs`;
  await writeFile(file, 'throw new Error("no such replica")');
  const opening = openQueryPool({
    worker: pathToFileURL(file),
    data: { ...DATA, file: '' },
    hidden: () => new Map(),
    warn: () => {},
  });
  await expect(opening).rejects.toThrow('no such replica');
});

it('a worker busy with an endless query does not outlive a server that was killed', {
  tags: ['slow'],
}, async () => {
  const directory = await temporaryDirectory();
  await writeBefore(directory, documents);
  const text = (value: unknown) => JSON.stringify(value);
  const data = { ...DATA, file: join(directory, 'content.sqlite') };
  await writeFile(
    `${directory}/server.mjs`,
    `import { openQueryPool } from ${text(new URL('query-pool.ts', import.meta.url).href)};
     const pool = await openQueryPool({
       worker: new URL(${text((await writeTellingWorker(directory)).href)}),
       data: ${text(data)},
       hidden: () => new Map(),
       warn: () => {},
       timeLimit: 2_000,
     });
     void pool.run(${text({ ...job, query: ENDLESS })}, ${text(VISITOR)});
     setTimeout(() => process.send('asked'), 300);`,
  );
  const server = fork(`${directory}/server.mjs`, [], { execArgv: [] });
  await once(server, 'message');
  server.kill('SIGKILL');
  await once(server, 'exit');
  const workers = await toldWorkers(directory);
  expect(workers.length).toBeGreaterThanOrEqual(2);
  expect(workers.filter(isAlive)).not.toEqual([]);
  await expect.poll(() => workers.filter(isAlive), { timeout: 20_000 }).toEqual([]);
});

/** The real worker, which also leaves its process id in a folder. */
async function writeTellingWorker(directory: string): Promise<URL> {
  const file = `${directory}/worker.mjs`;
  await writeFile(
    file,
    `import { writeFileSync } from 'node:fs';
     writeFileSync(${JSON.stringify(directory)} + '/pid-' + process.pid, '');
     await import(${JSON.stringify(WORKERS.queryWorker.href)});`,
  );
  return pathToFileURL(file);
}

async function toldWorkers(directory: string): Promise<number[]> {
  const names = await readdir(directory);
  return names.filter((name) => name.startsWith('pid-')).map((name) => Number(name.slice(4)));
}

/**
 * Whether a process lives. One that is dead but not reaped yet (a container's first process may not reap) is
 * dead.
 */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const state = `/proc/${pid}/stat`;
  return !existsSync(state) || !/\) Z /.test(readFileSync(state, 'utf8'));
}

it('a signal sent to the whole process group leaves the workers to the server', async () => {
  const directory = await temporaryDirectory();
  const warnings: string[] = [];
  const { client } = await startTestService(documents, {
    queryWorker: await writeTellingWorker(directory),
    warn: (message) => void warnings.push(message),
  });
  for (const pid of await toldWorkers(directory)) {
    process.kill(pid, 'SIGINT');
    process.kill(pid, 'SIGTERM');
  }
  for (let n = 0; n < 5; n += 1) expect(await client().fetch(`count(*) + ${n}`)).toBe(300 + n);
  expect(warnings).toEqual([]);
});

it('closing refuses what is under way and what comes later', async () => {
  const { service, client } = await startTestService(documents);
  const underWay = client({ maxRetries: 0 }).fetch(ENDLESS);
  const refused = expect(underWay).rejects.toMatchObject({ statusCode: 500 });
  await pause(50);
  await service.close();
  await refused;
});

it('slow queries one after the other are answered by the same worker, and start one spare for all of them', {
  tags: ['slow'],
}, async () => {
  const directory = await temporaryDirectory();
  const [worker, started] = [join(directory, 'slow-worker.js'), join(directory, 'started')];
  const answer = '{ result: String(process.pid), syncTags: [], repeatable: true }';
  await writeFile(
    worker,
    `const { appendFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(started)}, process.pid + '\\n');
    process.on('message', ({ kind, number }) => {
      if (kind === 'load') process.send({ kind: 'ready' });
      else setTimeout(() => process.send({ kind: 'answer', number, answer: ${answer} }), 400);
    });
    process.on('disconnect', () => process.exit());`,
  );
  const pool = await openQueryPool({
    worker: pathToFileURL(worker),
    data: { ...DATA, file: '' },
    hidden: () => new Map(),
    warn: () => {},
  });
  onTestFinished(() => pool.close());
  const answered = new Set<string>();
  for (let n = 0; n < 4; n += 1) {
    answered.add((await pool.run({ ...job, query: `${n}` }, VISITOR)).result);
    // The worker that was started meanwhile is ready by then.
    await pause(500);
  }
  expect(answered.size).toBe(1);
  // Two that are always ready, and the one that was started when the first query was slow.
  expect(readFileSync(started, 'utf8').trim().split('\n')).toHaveLength(3);
});
