import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BITMAPS, favicon, rasterise } from './draw-icons.ts';

/** The most bytes: the picture of a link is fetched by others, but from our server. */
const BUDGET = 40_000;

/** Levels of 255: another processor may round an edge differently, a changed drawing is far off. */
const TOLERANCE = 1;

const publicFile = (name: string) => readFile(new URL(`../../../public/${name}`, import.meta.url));

test.each(Object.entries(BITMAPS))('%s is what the generator draws today', async (name, bitmap) => {
  const file = await publicFile(name);
  expect(file.length).toBeLessThan(BUDGET);
  expect(await sharp(file).metadata()).toMatchObject({
    format: 'png',
    width: bitmap.width,
    height: bitmap.height,
  });
  expect(
    await difference(file, await rasterise(bitmap)),
    'run: node packages/drawings/art/draw-icons.ts',
  ).toBeLessThan(TOLERANCE);
});

test('favicon.ico holds one bitmap, and says where', async () => {
  const file = await publicFile('favicon.ico');
  expect(file.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(start + length).toBe(file.length);
  const today = (await favicon()).subarray(start);
  expect(await difference(file.subarray(start), today)).toBeLessThan(TOLERANCE);
});

/** Returns the mean difference of two bitmaps of one size, in levels of 255. */
async function difference(a: Uint8Array, b: Uint8Array): Promise<number> {
  const pixels = (image: Uint8Array) => sharp(image).ensureAlpha().raw().toBuffer();
  const [one, other] = await Promise.all([pixels(a), pixels(b)]);
  expect(one.length).toBe(other.length);
  return one.reduce((sum, level, i) => sum + Math.abs(level - (other[i] ?? 0)), 0) / one.length;
}
