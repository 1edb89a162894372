import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentService } from '../content-service/index.ts';

const SIZES = [100, 1_000, 10_000];
const ROUNDS = 20;

/** The site's three shapes of query; each round asks with another parameter, so nothing is memoised. */
const QUERIES = {
  'list of a small type':
    '*[_type == "portfolio" && title != $round] | order(publishDate desc) { title, slug }',
  'one by slug': '*[_type == "note" && slug.current == $slug && title != $round][0]',
  'list of the large type':
    '*[_type == "note" && title != $round] | order(publishDate desc) [0...12] { title, slug }',
};

/** Time of a query over HTTP semantics (no socket), by number of documents in the dataset. */
export async function measureQueries(): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  for (const size of SIZES) {
    const directory = await mkdtemp(join(tmpdir(), 'bench-content-'));
    const content = await createContentService({
      directory: join(directory, 'data'),
      projectId: 'bench',
      dataset: 'production',
      allowedOrigins: [],
      queryWorker: new URL('../content-service/queries/query-worker.ts', import.meta.url),
      migrations: new URL('../content-service/migrations/', import.meta.url),
    });
    await content.importArchive(await archive(directory, size));
    for (const [name, query] of Object.entries(QUERIES)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const parameters = new URLSearchParams({
          query,
          $round: JSON.stringify(`round ${round}`),
          $slug: JSON.stringify(`note-${size >> 1}`),
        });
        if (!query.includes('$slug')) parameters.delete('$slug');
        const started = performance.now();
        const answer = await content.fetch(
          new Request(`http://localhost/v2025-02-19/data/query/production?${parameters}`),
        );
        if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
        times.push(performance.now() - started);
      }
      const sorted = times.sort((a, b) => a - b);
      rows[name] = { ...rows[name], [`${size} documents, ms`]: round(sorted[ROUNDS >> 1] ?? 0) };
    }
    await content.close();
    await rm(directory, { recursive: true, force: true });
  }
  console.log(
    `Queries, median of ${ROUNDS}: ten documents of a small type, the rest of a large one`,
  );
  console.table(rows);
}

function round(milliseconds: number): number {
  return Number(milliseconds.toFixed(2));
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
