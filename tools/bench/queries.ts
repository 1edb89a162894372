import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentService, identifyHolder } from '../../packages/content-service/index.ts';
import { importContent } from '../../test/support/own-content.ts';
import { type Figure, median } from './figure.ts';
import { notes, SIZES } from './notes.ts';
import { openContent } from './open-content.ts';

const ROUNDS = 40;
const TOKEN = 'bench';

/** The site's shapes of query; each round asks with another parameter, so nothing is memoised. */
const QUERIES = {
  'one by id': '*[_type == "note" && _id == $id && title != $round][0]',
  'one by slug':
    '*[_type == "note" && title != $round && (slug.current == $id || slug == $id)] | order(publishDate desc, _id asc)[0]{title, body[]{_type, children}, "author": author->name}',
  'those that refer to one': '*[references($author) && title != $round][0...3]{title}',
  'first page of the large type':
    '*[_type == "note" && title != $round] | order(publishDate desc, _id asc)[0...12]{title, slug}',
  'list of a small type':
    '*[_type == "portfolio" && title != $round] | order(publishDate desc){title, slug}',
};

/**
 * Time of a query over HTTP semantics (no socket), by number of documents in the dataset; and of a publication, until
 * the first page of its list shows it. The datasets take turns, so that a busy moment of the machine is for all.
 */
export async function measureQueries(): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-content-'));
  const datasets = await Promise.all(
    SIZES.map(async (size) => ({ size, content: await open(join(directory, `${size}`), size) })),
  );
  const figures: Figure[] = [];
  for (const [of, query] of Object.entries(QUERIES)) {
    const times = await inTurn(datasets, ({ size, content }, n) => ask(content, query, size, n));
    figures.push(...bySize(of, times));
  }
  const published = await inTurn(datasets, async ({ size, content }, n) => {
    const started = performance.now();
    await publish(content, size - 1, `Publication ${n}`);
    await ask(content, QUERIES['first page of the large type'], size, -n);
    return performance.now() - started;
  });
  figures.push(...bySize('publish → the query’s answer', published));
  await Promise.all(datasets.map(({ content }) => content.close()));
  await rm(directory, { recursive: true, force: true });
  return figures;
}

function bySize(of: string, times: ReadonlyMap<number, readonly number[]>): Figure[] {
  const time = (size: number) => median(times.get(size) ?? []);
  const [least, , most] = SIZES;
  return [
    ...SIZES.map((size): Figure => ({ of, what: written(size), value: time(size), unit: 'ms' })),
    { of, what: '10,000 / 100', value: time(most) / time(least), unit: 'ratio' },
  ];
}

function written(size: number): string {
  return size.toLocaleString('en');
}

interface Dataset {
  size: number;
  content: ContentService;
}

/** The times of each dataset, by its size; the first round only makes what the others find. */
async function inTurn(
  datasets: readonly Dataset[],
  measure: (dataset: Dataset, round: number) => Promise<number>,
): Promise<Map<number, number[]>> {
  const times = new Map<number, number[]>();
  for (let n = 0; n <= ROUNDS; n += 1) {
    for (const dataset of datasets) {
      const time = await measure(dataset, n);
      if (n > 0) times.set(dataset.size, [...(times.get(dataset.size) ?? []), time]);
    }
  }
  return times;
}

async function ask(
  content: ContentService,
  query: string,
  size: number,
  n: number,
): Promise<number> {
  const parameters = {
    id: `note-${(size >> 1) + n}`,
    author: `portfolio-${n % 10}`,
    round: `${n}`,
  };
  const search = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(parameters)) {
    if (query.includes(`$${name}`)) search.set(`$${name}`, JSON.stringify(value));
  }
  const started = performance.now();
  await answered(content, new Request(`${API}/query/production?${search}`));
  return performance.now() - started;
}

async function publish(content: ContentService, number: number, title: string): Promise<void> {
  const patch = { id: `note-${number}`, set: { title } };
  await answered(
    content,
    new Request(`${API}/mutate/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ mutations: [{ patch }] }),
    }),
  );
}

const API = 'http://localhost/v2025-02-19/data';

async function answered(content: ContentService, request: Request): Promise<void> {
  const answer = await content.fetch(request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${request.url}: ${answer.status} ${text}`);
}

async function open(directory: string, size: number): Promise<ContentService> {
  const content = await openContent(directory, {
    identify: identifyHolder(TOKEN, { id: 'bench', name: 'Bench' }),
  });
  await importContent(content, { documents: notes(size) });
  return content;
}
