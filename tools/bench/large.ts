import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentService, createContentService } from '../../packages/content-service/index.ts';
import { type Figure, median } from './figure.ts';
import { parametersOf, writeLargeArchive } from './large-archive.ts';

const [FEW, MANY] = [1_000, 100_000] as const;
const ROUNDS = 40;
/** The heap that an import is given, in MiB. */
const HEAP = 512;

/** The queries, which find as many documents of many as of few; each round has other parameters, so none is cached. */
const QUERIES = {
  'one by id': '*[_id == $id && title != $round][0]',
  'one by slug':
    '*[_type == "article" && slug.current == $slug && title != $round][0]{title, "author": author->name}',
  'those that refer to one': '*[references($author) && title != $round]{title}',
  'a closed subquery':
    '*[_type == "article" && title != $round && author._ref in *[slug.current == $authorSlug]._id]{title}',
  'a word of a title': '*[_type == "article" && title match $word && title != $round]{title}',
};

/** Imports a large archive by the command, broken off in its middle and begun again, and asks what it brought. */
export async function measureLarge(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-large-'));
  const figures: Figure[] = [];
  const contents: { size: number; content: ContentService }[] = [];
  for (const size of [FEW, MANY]) {
    const archive = join(directory, `archive-${size}`);
    const data = join(directory, `data-${size}`);
    const pictures = await writeLargeArchive(archive, size);
    if (size === MANY) figures.push(...(await importInTwo(archive, data, size, pictures)));
    else await ended(startImport(archive, data));
    await rm(archive, { recursive: true });
    contents.push({ size, content: await open(data) });
  }
  for (const [of, query] of Object.entries(QUERIES)) {
    const times = new Map<number, number[]>();
    for (let round = -4; round < ROUNDS; round += 1) {
      for (const { size, content } of contents) {
        const time = await ask(content, query, round + 4);
        // The first make what the others find, in each worker.
        if (round >= 0) times.set(size, [...(times.get(size) ?? []), time]);
      }
    }
    const time = (size: number) => median(times.get(size) ?? []);
    figures.push(
      { of, what: written(FEW), value: time(FEW), unit: 'ms' },
      { of, what: written(MANY), value: time(MANY), unit: 'ms' },
      { of, what: '100,000 / 1,000', value: time(MANY) / time(FEW), unit: 'ratio' },
    );
  }
  for (const { content } of contents) await content.close();
  await rm(directory, { recursive: true, force: true });
  return figures;
}

/** Kills the import at half of its pictures, begins it again, and holds what is stored against what the archive held. */
async function importInTwo(
  archive: string,
  data: string,
  size: number,
  pictures: number,
): Promise<Figure[]> {
  const started = performance.now();
  const first = startImport(archive, data);
  await progressReached(first, ({ done }) => done >= pictures / 2);
  first.kill('SIGKILL');
  await once(first, 'close');
  const killed = performance.now();
  const second = startImport(archive, data);
  let isRunning = true;
  second.once('close', () => {
    isRunning = false;
  });
  const finished = ended(second);
  let peak = 0;
  while (isRunning) {
    peak = Math.max(peak, await peakMemory(second.pid));
    await new Promise((passed) => setTimeout(passed, 50));
  }
  await finished;
  const now = performance.now();
  const content = await open(data);
  const stored = content.documentCount();
  await content.close();
  if (stored !== size + pictures) {
    throw new Error(`${stored} documents are stored of ${size} and ${pictures} pictures`);
  }
  const of = `import of ${written(size)} documents, ${written(pictures)} pictures`;
  return [
    { of, what: 'until it was killed', value: (killed - started) / 1000, unit: 's' },
    { of, what: 'from then on', value: (now - killed) / 1000, unit: 's' },
    { of, what: 'most memory', value: peak, unit: 'MB' },
  ];
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function startImport(archive: string, data: string): ChildProcess {
  const args = [`--max-old-space-size=${HEAP}`, 'server/operations/content-import.ts', archive];
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function ended(child: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`An import ended with ${code}:\n${output}`);
}

/** Resolves once an import says what is waited for. Throws when it ends before. */
async function progressReached(child: ChildProcess, is: (progress: { done: number }) => boolean) {
  for await (const text of child.stdout ?? []) {
    for (const [, done] of String(text).matchAll(/^(\d+) of \d+ /gm)) {
      if (is({ done: Number(done) })) return;
    }
  }
  throw new Error('An import ended before it was killed');
}

/** The most memory a process has held, in MB; 0 once it is gone, and where the system does not say. */
async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(status) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}

/** Opens what the command has imported, under the names it gives. */
function open(directory: string): Promise<ContentService> {
  return createContentService({
    directory,
    projectId: 'agence',
    dataset: 'production',
    allowedOrigins: [],
  });
}

async function ask(content: ContentService, query: string, round: number): Promise<number> {
  const search = new URLSearchParams({ query });
  const parameters = { ...parametersOf(round), round: `${round}` };
  for (const [name, value] of Object.entries(parameters)) {
    if (new RegExp(`\\$${name}\\b`).test(query)) search.set(`$${name}`, JSON.stringify(value));
  }
  const started = performance.now();
  const answer = await content.fetch(
    new Request(`http://localhost/v2025-02-19/data/query/production?${search}`),
  );
  const text = await answer.text();
  const time = performance.now() - started;
  if (!answer.ok || text.includes('"result":null') || text.includes('"result":[]')) {
    throw new Error(`${query}: ${answer.status} ${text}`);
  }
  return time;
}

function written(size: number): string {
  return size.toLocaleString('en');
}
