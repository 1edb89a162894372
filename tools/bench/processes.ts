import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCurrentStore } from '../../packages/content-service/current-store.ts';
import { openSharedJournal } from '../../packages/content-service/index.ts';
import type { DocumentStore } from '../../packages/content-service/store.ts';
import { startPostgres } from '../../packages/kit/database/testing/postgres-server.ts';
import { type Figure, median, percentile } from './figure.ts';

const MIGRATIONS = new URL('../../packages/content-service/migrations/', import.meta.url);
const TOKEN = 'the-token-that-the-processes-of-the-bench-know';
const ROUNDS = 3;
const COMMITS = 300;
const DOCUMENTS = 10_000;
/** The time that writers write at full speed. */
const LASTING = 4_000; // ms
/** A document of about 3.7 kB of JSON. */
const TEXT = 'Un site qui explique ce que fait une agence. '.repeat(80);

type Opened = { store: DocumentStore; close(): Promise<void> };

/** What several processes of one PostgreSQL cost, beside one that keeps its own file. */
export async function measureProcesses(): Promise<Figure[]> {
  const root = await mkdtemp(join(tmpdir(), 'bench-processes-'));
  const server = await startPostgres();
  let made = 0;
  const database = async () => {
    made += 1;
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create database bench_${made}`).finally(() => client.end());
    return new URL(`/bench_${made}`, server.url).href;
  };
  const folder = () => mkdtemp(join(root, 'data-'));
  try {
    return [
      ...(await measureCommits(database, folder)),
      ...(await measureWriters(database, folder)),
      ...(await measureStarts(database, folder)),
    ];
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await server.stop();
    await rm(root, { recursive: true });
  }
}

/** The processes that a measure that failed has left. */
const running = new Set<ChildProcess>();

type Make = () => Promise<string>;

async function measureCommits(database: Make, folder: Make): Promise<Figure[]> {
  const times = { SQLite: [] as number[], PostgreSQL: [] as number[] };
  const seen: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const url = await database();
    const own = await open(await folder());
    const [here, there] = [await open(await folder(), url), await open(await folder(), url)];
    const commitTimes = new Map<string, number>();
    there.store.onCommit(({ transactionId }) => commitTimes.set(transactionId, performance.now()));
    for (let n = 0; n < COMMITS; n += 1) {
      times.SQLite.push(await commit(own.store, n));
      times.PostgreSQL.push(await commit(here.store, n));
      const written = performance.now();
      const id = here.store.log.last()?.transactionId ?? '';
      while (!commitTimes.has(id)) await new Promise((resolve) => setImmediate(resolve));
      // Often it is there before the writer has its own answer.
      seen.push(Math.max(0, (commitTimes.get(id) ?? 0) - written));
    }
    for (const opened of [own, here, there]) await opened.close();
  }
  const of = 'a commit';
  return [
    { of, what: 'SQLite', value: median(times.SQLite), unit: 'ms' },
    { of, what: 'PostgreSQL', value: median(times.PostgreSQL), unit: 'ms' },
    {
      of,
      what: 'PostgreSQL / SQLite',
      value: median(times.PostgreSQL) / median(times.SQLite),
      unit: 'ratio',
    },
    { of, what: 'PostgreSQL, 95 of 100', value: percentile(times.PostgreSQL, 95), unit: 'ms' },
    { of, what: 'seen by another, after it', value: median(seen), unit: 'ms' },
    { of, what: 'seen by another, 99 of 100', value: percentile(seen, 99), unit: 'ms' },
  ];
}

async function commit(store: DocumentStore, n: number): Promise<number> {
  const started = performance.now();
  const put = { _id: `d${n}`, _type: 'note', text: TEXT };
  await store.commit({ author: 'bench', changes: [{ put }] });
  return performance.now() - started;
}

async function open(directory: string, url?: string): Promise<Opened> {
  const journal = url === undefined ? undefined : await openSharedJournal(url, () => {});
  const file = join(directory, 'content.sqlite');
  const store = await openCurrentStore({ file, journal, migrations: MIGRATIONS });
  return {
    store,
    async close() {
      await journal?.close();
      store.close();
    },
  };
}

/** One writer at each process, which never rests. */
async function measureWriters(database: Make, folder: Make): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of [1, 2, 3]) {
    const url = await database();
    const processes = [];
    for (let n = 0; n < count; n += 1) processes.push(await startAlone(await folder(), url));
    const until = performance.now() + LASTING;
    const waits: number[] = [];
    await Promise.all(
      processes.map(async ({ origin }, process) => {
        for (let n = 0; performance.now() < until; n += 1) {
          const started = performance.now();
          await write(origin, [{ create: { _id: `w${process}-${n}`, _type: 'note', text: TEXT } }]);
          waits.push(performance.now() - started);
        }
      }),
    );
    const of = `${count} ${count === 1 ? 'process' : 'processes'}, a writer at each`;
    figures.push(
      { of, what: 'writes', value: waits.length / (LASTING / 1000), unit: '/s' },
      { of, what: 'median', value: median(waits), unit: 'ms' },
      { of, what: '95 of 100', value: percentile(waits, 95), unit: 'ms' },
    );
    await Promise.all(processes.map(({ stop }) => stop()));
  }
  return figures;
}

async function measureStarts(database: Make, folder: Make): Promise<Figure[]> {
  const figures: Figure[] = [];
  const url = await database();
  const directories = { SQLite: await folder(), PostgreSQL: await folder() };
  for (const [of, directory] of Object.entries(directories)) {
    const process = await startAlone(directory, of === 'SQLite' ? undefined : url);
    for (let n = 0; n < DOCUMENTS; n += 200) {
      const mutations = Array.from({ length: 200 }, (_, index) => ({
        create: { _id: `n${n + index}`, _type: 'note', text: TEXT },
      }));
      await write(process.origin, mutations);
    }
    await process.stop();
  }
  const starts = {
    'its own file': [directories.SQLite, undefined],
    'a copy that is there': [directories.PostgreSQL, url],
    'no copy yet': [undefined, url],
  } as const;
  for (const [of, [directory, shared]] of Object.entries(starts)) {
    const times: number[] = [];
    const memory: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = directory ?? (await folder());
      const started = performance.now();
      const process = await startAlone(place, shared);
      times.push((performance.now() - started) / 1000);
      memory.push(process.memory());
      await process.stop();
    }
    figures.push(
      { of: `start with 10,000 documents, ${of}`, what: 'ready', value: median(times), unit: 's' },
      {
        of: `start with 10,000 documents, ${of}`,
        what: 'memory',
        value: median(memory),
        unit: 'MB',
      },
    );
  }
  return figures;
}

async function write(origin: string, mutations: readonly object[]): Promise<void> {
  const answer = await fetch(`${origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  });
  if (!answer.ok) throw new Error(`a write was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** `npm run content-service`, once it has said where it is. */
async function startAlone(directory: string, url: string | undefined) {
  const child: ChildProcess = spawn(process.execPath, ['packages/content-service/serve.ts'], {
    env: {
      ...process.env,
      DATA_DIR: directory,
      PORT: '0',
      LEAVE_AFTER: '0',
      CONTENT_TOKEN: TOKEN,
      DATABASE_URL: url ?? '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    if (output.includes('Token')) break;
  }
  return {
    origin: /http:\S+/.exec(output)?.[0] ?? '',
    /** In MB, resident. */
    memory(): number {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
    },
    async stop(): Promise<void> {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
