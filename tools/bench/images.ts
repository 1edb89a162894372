import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import type { ContentService } from '../../packages/content-service/index.ts';
import { importContent } from '../../test/support/own-content.ts';
import { type Figure, median } from './figure.ts';
import { notes, SIZES } from './notes.ts';
import { openContent } from './open-content.ts';

const ROUNDS = 5;
const ORIGINAL = new URL('../demo/archive/images/ecommerce-modern-cover.png', import.meta.url);
const VARIANTS = {
  '600×400 AVIF': 'w=600&h=400&fit=crop&fm=avif',
  '600×400 WebP': 'w=600&h=400&fit=crop&fm=webp',
  '600×400 JPEG': 'w=600&h=400&fit=crop&fm=jpg',
  '1600×900 AVIF': 'w=1600&h=900&fit=crop&fm=avif',
  '1600×900 WebP': 'w=1600&h=900&fit=crop&fm=webp',
};

/** Transforms of one 1920 × 1080 original, first request (computed) and second (from the disk), by number of documents. */
export async function measureImages(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of SIZES) figures.push(...(await measure(size)));
  const [few, , many] = SIZES;
  const again = (of: string, size: number) =>
    figures.find((figure) => figure.of === of && figure.what === columns(size).again)?.value ??
    Number.NaN;
  const ratios = Object.keys(VARIANTS).map(
    (of): Figure => ({
      of,
      what: 'again, 10,000 / 100',
      value: again(of, many) / again(of, few),
      unit: 'ratio',
    }),
  );
  return [...figures, ...ratios];
}

function columns(size: number) {
  const written = size.toLocaleString('en');
  return { first: `first at ${written}`, again: `again at ${written}` };
}

async function measure(size: number): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-images-'));
  const content = await openContent(directory);
  try {
    const picture = { _sanityAsset: 'image@file://./images/original.png' };
    await importContent(content, {
      documents: [...notes(size - 1), { _id: 'picture', _type: 'portfolio', coverImage: picture }],
      images: { 'original.png': await readFile(ORIGINAL) },
    });
    const original = await originalOf(content);
    const figures: Figure[] = [];
    for (const [of, parameters] of Object.entries(VARIANTS)) {
      const first: number[] = [];
      const again: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        // A different quality each time is a different derivative: nothing is in the cache yet.
        const url = `${original}?${parameters}&q=${70 + round}`;
        first.push(await time(() => load(content, url)));
        again.push(await time(() => load(content, url)));
      }
      const what = columns(size);
      figures.push(
        { of, what: what.first, value: median(first), unit: 'ms' },
        { of, what: what.again, value: median(again), unit: 'ms' },
      );
    }
    return figures;
  } finally {
    await content.close();
    await rm(directory, { recursive: true, force: true });
  }
}

const answer = z.object({ result: z.string() });

async function originalOf(content: ContentService): Promise<string> {
  const query = '*[_type == "sanity.imageAsset"][0].url';
  const url = `http://localhost/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`;
  const { result } = answer.parse(await (await content.fetch(new Request(url))).json());
  return new URL(result, 'http://localhost').href;
}

async function load(content: ContentService, url: string): Promise<void> {
  const answer = await content.fetch(new Request(url));
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
