import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentService, identifyHolder } from '../content-service/index.ts';
import { openContent } from './open-content.ts';

const SIZES = [100, 1_000, 10_000] as const;
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
export async function measureQueries(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-content-'));
  const datasets = await Promise.all(
    SIZES.map(async (size) => ({ size, content: await open(join(directory, `${size}`), size) })),
  );
  const rows: Record<string, Record<string, number>> = {};
  const note = (name: string, times: ReadonlyMap<number, readonly number[]>) => {
    const medians = SIZES.map((size) => median(times.get(size) ?? []));
    const [few = 0, , many = 0] = medians;
    rows[name] = {
      ...Object.fromEntries(SIZES.map((size, n) => [`${size}, ms`, round(medians[n] ?? 0)])),
      '10,000 / 100': round(many / few),
    };
  };
  for (const [name, query] of Object.entries(QUERIES)) {
    note(name, await inTurn(datasets, ({ size, content }, n) => ask(content, query, size, n)));
  }
  note(
    'publish → visible',
    await inTurn(datasets, async ({ size, content }, n) => {
      const started = performance.now();
      await publish(content, size - 1, `Publication ${n}`);
      await ask(content, QUERIES['first page of the large type'], size, -n);
      return performance.now() - started;
    }),
  );
  await Promise.all(datasets.map(({ content }) => content.close()));
  await rm(directory, { recursive: true, force: true });
  console.log(
    `Queries by number of documents, median of ${ROUNDS}: ten of a small type, the rest of a large one`,
  );
  console.table(rows);
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
  const asked = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(parameters)) {
    if (query.includes(`$${name}`)) asked.set(`$${name}`, JSON.stringify(value));
  }
  const started = performance.now();
  await answered(content, new Request(`${API}/query/production?${asked}`));
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

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}

async function open(directory: string, size: number): Promise<ContentService> {
  const content = await openContent(directory, {
    identify: identifyHolder(TOKEN, { id: 'bench', name: 'Bench' }),
  });
  await content.importArchive(await archive(directory, size));
  return content;
}

async function archive(directory: string, size: number): Promise<string> {
  const folder = join(directory, 'archive');
  await mkdir(folder, { recursive: true });
  const lines = Array.from({ length: size }, (_, index) => {
    const type = index < 10 ? 'portfolio' : 'note';
    return JSON.stringify({
      _id: `${type}-${index}`,
      _type: type,
      title: `Titre numéro ${index}`,
      slug: { _type: 'slug', current: `${type}-${index}` },
      // Ten documents at a time refer to one of the small type.
      ...(index < 110 && { author: { _type: 'reference', _ref: `portfolio-${index % 10}` } }),
      publishDate: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
      body: Array.from({ length: 12 }, (_, block) => ({
        _type: 'block',
        _key: `b${block}`,
        children: [{ _type: 'span', _key: 's', text: 'Un paragraphe de texte. '.repeat(8) }],
      })),
    });
  });
  await writeFile(join(folder, 'data.ndjson'), `${lines.join('\n')}\n`);
  return folder;
}
