import { performance } from 'node:perf_hooks';

const ROUNDS = 5;

/** Transforms of one 1920 × 1080 original, first request (computed) and second (from the disk cache). */
export async function measureImages(origin: string): Promise<void> {
  const original = await findOriginal(origin);
  const rows: Record<string, object> = {};
  for (const [name, parameters] of [
    ['600×400 AVIF', 'w=600&h=400&fit=crop&fm=avif'],
    ['600×400 WebP', 'w=600&h=400&fit=crop&fm=webp'],
    ['600×400 JPEG', 'w=600&h=400&fit=crop&fm=jpg'],
    ['1600×900 AVIF', 'w=1600&h=900&fit=crop&fm=avif'],
    ['1600×900 WebP', 'w=1600&h=900&fit=crop&fm=webp'],
  ] as const) {
    const first: number[] = [];
    const again: number[] = [];
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // A different quality each time is a different derivative: nothing is in the cache yet.
      const url = `${original}?${parameters}&q=${70 + round}`;
      first.push(await time(async () => (bytes = (await load(url)).byteLength)));
      again.push(await time(() => load(url)));
    }
    rows[name] = { 'first, ms': median(first), 'cached, ms': median(again), bytes };
  }
  console.log('Image transforms, median of 5');
  console.table(rows);
}

async function findOriginal(origin: string): Promise<string> {
  const query = '*[_type == "sanity.imageAsset" && metadata.dimensions.width == 1920][0].url';
  const answer = await fetch(
    `${origin}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`,
  );
  const { result } = await answer.json();
  return new URL(result, origin).href;
}

async function load(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.arrayBuffer();
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1));
}
