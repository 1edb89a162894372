import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDerivativeCache } from './derivative-cache.ts';

let folder: string;
let warnings: string[];

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'derivatives-')), 'images');
  warnings = [];
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const key = (letter: string) => letter.repeat(40);
/** 1,000 bytes on disk with their seal. */
const image = (letter: string) => Buffer.from(letter.repeat(968));
const openCache = (bytes = 10_000) =>
  createDerivativeCache({ folder, bytes, warn: (message) => warnings.push(message) });
const kept = async () => (await readdir(folder)).filter((name) => name !== 'incoming').sort();
const text = (content: Uint8Array | undefined) => content && Buffer.from(content).toString()[0];

async function makeOlder(letter: string, days: number) {
  const time = new Date(Date.now() - days * 86_400_000);
  await utimes(join(folder, key(letter)), time, time);
}

test('what is written is read, now and after a restart', async () => {
  const cache = openCache();
  expect(await cache.read(key('a'))).toBeUndefined();
  await cache.write(key('a'), image('a'));
  expect(text(await cache.read(key('a')))).toBe('a');
  await cache.close();
  const next = openCache();
  expect(await next.read(key('a'))).toEqual(image('a'));
  await next.close();
});

test('the least recently used leave first when the budget is full', async () => {
  const cache = openCache(3_000);
  for (const letter of ['a', 'b', 'c']) await cache.write(key(letter), image(letter));
  await cache.read(key('a'));
  await cache.write(key('d'), image('d'));
  expect(await kept()).toEqual([key('a'), key('c'), key('d')]);
  await cache.close();
});

test('the order of use survives a restart', async () => {
  const first = openCache();
  for (const letter of ['a', 'b', 'c']) await first.write(key(letter), image(letter));
  await first.close();
  await makeOlder('a', 3);
  await makeOlder('b', 2);
  await makeOlder('c', 1);

  const second = openCache();
  expect(text(await second.read(key('a')))).toBe('a');
  await second.close();

  const third = openCache(3_000);
  await third.write(key('d'), image('d'));
  while ((await kept()).length > 3) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await kept()).toEqual([key('a'), key('c'), key('d')]);
  await third.close();
});

test('a smaller budget is kept from the start', async () => {
  const roomy = openCache();
  for (const letter of ['a', 'b', 'c', 'd']) await roomy.write(key(letter), image(letter));
  await roomy.close();
  for (const [index, letter] of ['d', 'c', 'b', 'a'].entries()) await makeOlder(letter, 9 - index);
  const small = openCache(2_000);
  while ((await kept()).length > 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await kept()).toEqual([key('a'), key('b')]);
  await small.close();
});

test('what is larger than the budget is not kept', async () => {
  const cache = openCache(900);
  await cache.write(key('a'), image('a'));
  await cache.close();
  expect(await kept()).toEqual([]);
});

test('a damaged file is removed, never read', async () => {
  const cache = openCache();
  await cache.write(key('a'), image('a'));
  const damages = [Buffer.alloc(0), Buffer.alloc(20), Buffer.from('x'.repeat(1_000))];
  for (const damage of damages) {
    await writeFile(join(folder, key('a')), damage);
    expect(await cache.read(key('a'))).toBeUndefined();
    expect(await kept()).toEqual([]);
  }
  expect(warnings).toHaveLength(damages.length);
  await cache.close();
});

test('what a crash left behind is cleared away', async () => {
  await mkdir(join(folder, 'incoming'), { recursive: true });
  await writeFile(join(folder, 'incoming', 'half'), 'hal');
  await writeFile(join(folder, 'notes.txt'), 'not ours');
  const cache = openCache();
  await cache.write(key('a'), image('a'));
  while ((await kept()).length > 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  expect((await stat(join(folder, key('a')))).size).toBe(1_000);
  await cache.close();
});

test('a disk that fails costs a warning, not an answer', async () => {
  await mkdir(join(folder, '..'), { recursive: true });
  await writeFile(folder, 'a file where the folder should be');
  const cache = openCache();
  await cache.write(key('a'), image('a'));
  expect(await cache.read(key('a'))).toBeUndefined();
  expect(warnings.length).toBeGreaterThan(0);
  await cache.close();
});
