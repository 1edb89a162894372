import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  statfs,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDerivativeCache, type DerivativeCache } from './derivative-cache.ts';
import { sealOf } from './derivative-seal.ts';

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
const openCache = (bytes = 10_000, freeSpaceFloor = 0) =>
  createDerivativeCache({
    folder,
    bytes,
    freeSpaceFloor,
    warn: (message) => warnings.push(message),
  });

async function write(cache: DerivativeCache, letter: string) {
  const incoming = await cache.incoming();
  if (!incoming) return undefined;
  await writeFile(incoming, [sealOf(image(letter)), image(letter)]);
  return cache.keep(key(letter), incoming);
}

async function read(cache: DerivativeCache, letter: string) {
  const derivative = await cache.find(key(letter));
  return (
    derivative &&
    (await readFile(derivative.path)).subarray(
      derivative.offset,
      derivative.offset + derivative.size,
    )
  );
}

const cachedNames = async () =>
  (await readdir(folder)).filter((name) => name !== 'incoming').sort();
const text = (content: Uint8Array | undefined) => content && Buffer.from(content).toString()[0];

async function makeOlder(letter: string, days: number) {
  const time = new Date(Date.now() - days * 86_400_000);
  await utimes(join(folder, key(letter)), time, time);
}

test('what is written is read, now and after a restart', async () => {
  const cache = openCache();
  expect(await read(cache, 'a')).toBeUndefined();
  await write(cache, 'a');
  expect(text(await read(cache, 'a'))).toBe('a');
  await cache.close();
  const next = openCache();
  expect(await read(next, 'a')).toEqual(image('a'));
  await next.close();
});

test('the least recently used leave first when the budget is full', async () => {
  const cache = openCache(3_000);
  for (const letter of ['a', 'b', 'c']) await write(cache, letter);
  await read(cache, 'a');
  await write(cache, 'd');
  expect(await cachedNames()).toEqual([key('a'), key('c'), key('d')]);
  await cache.close();
});

test('the order of use survives a restart', async () => {
  const first = openCache();
  for (const letter of ['a', 'b', 'c']) await write(first, letter);
  await first.close();
  await makeOlder('a', 3);
  await makeOlder('b', 2);
  await makeOlder('c', 1);

  const second = openCache();
  expect(text(await read(second, 'a'))).toBe('a');
  await second.close();

  const third = openCache(3_000);
  await write(third, 'd');
  while ((await cachedNames()).length > 3) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await cachedNames()).toEqual([key('a'), key('c'), key('d')]);
  await third.close();
});

test('a smaller budget is kept from the start', async () => {
  const roomy = openCache();
  for (const letter of ['a', 'b', 'c', 'd']) await write(roomy, letter);
  await roomy.close();
  for (const [index, letter] of ['d', 'c', 'b', 'a'].entries()) await makeOlder(letter, 9 - index);
  const small = openCache(2_000);
  while ((await cachedNames()).length > 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await cachedNames()).toEqual([key('a'), key('b')]);
  await small.close();
});

test('what is larger than the budget is not kept, but there', async () => {
  const cache = openCache(900);
  expect(await write(cache, 'a')).toEqual(image('a'));
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  await cache.close();
  expect(await cachedNames()).toEqual([]);
});

test('nothing is written to a disk that is almost full', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  const cache = openCache(10_000, bavail * bsize * 2);
  expect(await write(cache, 'a')).toBeUndefined();
  await cache.close();
  expect(await cachedNames()).toEqual([]);
});

test('a damaged file is removed, never read', async () => {
  const cache = openCache();
  await write(cache, 'a');
  const damages = [Buffer.alloc(0), Buffer.alloc(20), Buffer.from('x'.repeat(1_000))];
  for (const damage of damages) {
    await writeFile(join(folder, key('a')), damage);
    expect(await read(cache, 'a')).toBeUndefined();
    expect(await cachedNames()).toEqual([]);
  }
  expect(warnings).toHaveLength(damages.length);
  await cache.close();
});

test('what a crash left behind is cleared away', async () => {
  await mkdir(join(folder, 'incoming'), { recursive: true });
  await writeFile(join(folder, 'incoming', 'half'), 'hal');
  await writeFile(join(folder, 'notes.txt'), 'not ours');
  const cache = openCache();
  await write(cache, 'a');
  while ((await cachedNames()).length > 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  expect((await stat(join(folder, key('a')))).size).toBe(1_000);
  await cache.close();
});

test('a disk that fails costs a warning, not an answer', async () => {
  await mkdir(join(folder, '..'), { recursive: true });
  await writeFile(folder, 'a file where the folder should be');
  const cache = openCache();
  await write(cache, 'a');
  expect(await read(cache, 'a')).toBeUndefined();
  expect(warnings.length).toBeGreaterThan(0);
  await cache.close();
});
