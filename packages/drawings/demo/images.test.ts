import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { images } from './images.ts';

/** The most bytes of a picture; the archive travels with every clone. */
const IMAGE_BUDGET = 150_000;

const archived = (path: string) => new URL(`../../../tools/demo/archive/${path}`, import.meta.url);

test('every picture of the demo agency is in the archive, in its own size and within the budget', async () => {
  for (const { name, width, height } of images()) {
    const file = await readFile(archived(`images/${name}.png`));
    expect(file.byteLength, name).toBeLessThanOrEqual(IMAGE_BUDGET);
    expect(await sharp(file).metadata(), name).toMatchObject({ format: 'png', width, height });
  }
});

test('no picture is drawn twice', () => {
  const drawings = images().map(({ svg }) => svg);
  expect(new Set(drawings).size).toBe(drawings.length);
});
