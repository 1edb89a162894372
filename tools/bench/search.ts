import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { serve } from '@hono/node-server';
import { createClient } from '@sanity/client';
import { loadIndex, search } from '../../packages/search/index.ts';
import { createSiteSearch } from '../../server/search-index.ts';
import { importContent } from '../../test/support/own-content.ts';
import { type Figure, median } from './figure.ts';
import { SIZES } from './notes.ts';
import { openContent } from './open-content.ts';
import { drawn, word } from './words.ts';

const ROUNDS = 20;

/** The Brotli quality at which the server compresses the file. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What the search costs by the size of the site: the file, the server's reading of it, a browser's answers. */
export async function measureSearch(): Promise<Figure[]> {
  const figures = [];
  for (const size of SIZES) figures.push(...(await measure(size)));
  return figures;
}

async function measure(size: number): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-search-'));
  const content = await openContent(directory);
  await importContent(content, { documents: range(0, size).map(post) });
  const { apiHost, close } = await listen(content.fetch);
  const site = createSiteSearch({
    reader: {
      client: createClient({
        projectId: 'bench',
        dataset: 'production',
        apiVersion: '2024-01-01',
        perspective: 'published',
        apiHost,
        useProjectHostname: false,
        useCdn: false,
      }),
      assetOrigin: '',
      warn: () => {},
    },
    revision: () => content.publishedRevision(),
  });
  try {
    const [first] = await timed(() => site.file());
    await importContent(content, { documents: [post(size)] });
    const [afterOne, file] = await timed(() => site.file());
    const [load, index] = await timed(() => loadIndex(file));
    const time = (term: string) => timeOf(() => search(index, term));
    const title = titleOf(size >> 1);
    const of = `${size.toLocaleString('en')} documents`;
    return [
      { of, what: 'file', value: Buffer.byteLength(file) / 1000, unit: 'kB' },
      { of, what: 'brotli', value: brotliCompressSync(file, BROTLI).length / 1000, unit: 'kB' },
      { of, what: 'read all', value: first, unit: 'ms' },
      { of, what: 'read one more', value: afterOne, unit: 'ms' },
      { of, what: 'load', value: load, unit: 'ms' },
      { of, what: 'rare', value: time(title), unit: 'ms' },
      { of, what: 'slip', value: time(title.replace(/(.)(.)$/, '$2$1')), unit: 'ms' },
      { of, what: 'common', value: time(`${word(0)} ${word(1)}`), unit: 'ms' },
    ];
  } finally {
    await close();
    await content.close();
    await rm(directory, { recursive: true, force: true });
  }
}

/** An article of some 4,000 characters. */
function post(number: number) {
  const draw = drawn(number);
  const words = (count: number) => Array.from({ length: count }, () => word(draw())).join(' ');
  return {
    _id: `post-${number}`,
    _type: 'blogPost',
    title: `${titleOf(number)} ${words(6)}`,
    slug: { _type: 'slug', current: `post-${number}` },
    category: word(draw() % 6),
    tags: [word(draw() % 40), word(draw() % 40)],
    excerpt: words(24),
    publishDate: new Date(Date.UTC(2016, 0, 1) + number * 3_600_000).toISOString(),
    content: Array.from({ length: 12 }, (_, block) => ({
      _type: 'block',
      _key: `b${block}`,
      style: 'normal',
      children: [{ _type: 'span', _key: 's', text: `${words(45)}.` }],
    })),
  };
}

/** A word of its own for each document. */
function titleOf(number: number): string {
  return `zell${word(100_000 + number)}`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function timeOf(answer: () => unknown): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const started = performance.now();
      answer();
      return performance.now() - started;
    }),
  );
}

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, result: T]> {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}

function listen(fetch: (request: Request) => Promise<Response>) {
  return new Promise<{ apiHost: string; close(): Promise<void> }>((resolve) => {
    const server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }: AddressInfo) =>
      resolve({
        apiHost: `http://127.0.0.1:${port}`,
        close: () => new Promise((closed) => void server.close(() => closed())),
      }),
    );
  });
}
