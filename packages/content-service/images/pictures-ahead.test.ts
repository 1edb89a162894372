import { readdir } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { drawQuadrants, startImageRoute } from '../testing/open-image-route.ts';
import { childrenOf } from '../testing/process-memory.ts';

/** A busy machine encodes for some seconds. */
const ENCODED = { timeout: 15_000 };

// AVIF, which takes five times as long to encode as WebP: docs/decisions/030-pictures-ahead.md.

let route: Awaited<ReturnType<typeof startImageRoute>>;
let picture: string;

async function open(options: { ahead: boolean }) {
  const opened = await startImageRoute(options);
  onTestFinished(() => opened.stop());
  route = opened;
  picture = await route.add(await drawQuadrants().png().toBuffer(), '400x200', 'png');
}

beforeEach(() => open({ ahead: true }));

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

async function ask(query: string, headers: Record<string, string> = {}) {
  const response = await route.fetch(`${picture}?${query}`, {
    headers: { accept: BROWSER, ...headers },
  });
  const { status } = response;
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status,
    bytes: body.length,
    etag: response.headers.get('etag') ?? '',
    type: response.headers.get('content-type'),
    vary: response.headers.get('vary'),
    caching: response.headers.get('cache-control'),
  };
}

const derivativeCount = async () =>
  (await readdir(route.derivatives)).filter((name) => name !== 'incoming').length;

test('the first visitor is sent WebP for a minute, the next ones AVIF for good', {
  tags: ['slow'],
}, async () => {
  const first = await ask('w=120&auto=format');
  expect(first).toMatchObject({
    type: 'image/webp',
    caching: 'public, max-age=60',
    vary: 'Accept',
  });
  await expect.poll(derivativeCount, ENCODED).toBe(2);
  const next = await ask('w=120&auto=format', { 'if-none-match': first.etag });
  expect(next).toMatchObject({
    status: 200,
    type: 'image/avif',
    caching: 'public, max-age=31536000, immutable',
    vary: 'Accept',
  });
  expect(await ask('w=120&auto=format', { 'if-none-match': next.etag })).toMatchObject({
    status: 304,
    bytes: 0,
  });
});

test('who comes again before the AVIF is there has the WebP already', async () => {
  await open({ ahead: false });
  const first = await ask('w=120&auto=format');
  expect(await ask('w=120&auto=format', { 'if-none-match': first.etag })).toMatchObject({
    status: 304,
    bytes: 0,
    caching: first.caching,
  });
});

test('what a page refers to is AVIF for its first visitor, made in a process that lets others go first', {
  tags: ['slow'],
}, async () => {
  const visited = new Set(childrenOf(process.pid));
  const prepared = route.prepare(`${picture}?w=120&auto=format`);
  const priorities = new Set<number>();
  while ((await derivativeCount()) === 0) {
    for (const pid of childrenOf(process.pid).filter((child) => !visited.has(child))) {
      priorities.add(getPriority(pid));
    }
    await new Promise((turn) => setImmediate(turn));
  }
  await prepared;
  expect([...priorities]).toEqual([19]);
  expect(await ask('w=120&auto=format')).toMatchObject({
    type: 'image/avif',
    caching: 'public, max-age=31536000, immutable',
  });
  await route.prepare(`${picture}?w=120&auto=format`);
  expect(await derivativeCount()).toBe(1);
});

test('nothing is made ahead of what browsers are not sent as AVIF, nor for addresses that are none', async () => {
  const drawing = await route.add(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
    '4x4',
    'svg',
  );
  const missing = picture.replace(/[\da-f]{40}/, 'f'.repeat(40));
  for (const address of [
    `${picture}?w=120`,
    `${picture}?w=120&fm=png`,
    `${picture}?w=many&auto=format`,
    `${missing}?w=120&auto=format`,
    `${drawing}?w=120&auto=format`,
    '//',
    '',
  ]) {
    await route.prepare(address);
  }
  expect(await derivativeCount()).toBe(0);
  expect(route.warnings).toEqual([]);
});

test('who accepts AVIF and not WebP gets the original’s format meanwhile', async () => {
  expect(await ask('w=120&auto=format', { accept: 'image/avif' })).toMatchObject({
    type: 'image/png',
    caching: 'public, max-age=60',
  });
});

test('what asks for AVIF by name waits for it', async () => {
  expect(await ask('w=120&fm=avif')).toMatchObject({
    type: 'image/avif',
    caching: 'public, max-age=31536000, immutable',
  });
});

test('without pictures ahead WebP is sent for good, and AVIF where it was made before', async () => {
  await open({ ahead: false });
  expect(await ask('w=120&auto=format')).toMatchObject({
    type: 'image/webp',
    caching: 'public, max-age=31536000, immutable',
  });
  await route.prepare(`${picture}?w=90&auto=format`);
  expect(await derivativeCount()).toBe(1);
  await ask('w=120&fm=avif');
  expect(await ask('w=120&auto=format')).toMatchObject({ type: 'image/avif' });
});

test('closing breaks off what is made ahead, and what waits to be', async () => {
  const large = await route.add(
    await drawQuadrants(2000, 1800).png().toBuffer(),
    '2000x1800',
    'png',
  );
  const prepared = [2000, 1999, 1998].map((w) => route.prepare(`${large}?w=${w}&auto=format`));
  await route.close();
  await Promise.all(prepared);
  expect(await derivativeCount()).toBeLessThan(2);
});
