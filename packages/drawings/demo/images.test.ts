import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { images } from './images.ts';
import { REELS } from './reels.ts';

/** Bytes; the archive travels with every clone. */
const IMAGE_BUDGET = 150_000;
const VIDEO_BUDGET = 1_500_000;

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

test.each(REELS)('the reel $slug is light, starts at once and has captions', async ({ slug }) => {
  expect((await stat(archived(`files/${slug}.mp4`))).size).toBeLessThanOrEqual(VIDEO_BUDGET);
  const video = await readFile(archived(`files/${slug}.mp4`));
  // The index before the pictures: playing begins before the file has arrived.
  expect(video.indexOf('moov')).toBeLessThan(video.indexOf('mdat'));
  const captions = await readFile(archived(`files/${slug}.vtt`), 'utf8');
  expect(captions).toMatch(/^WEBVTT\n\n00:00\.000 --> /);
});

test.each(REELS)('the reel $slug ends where it began', async ({ frame }) => {
  const pixels = (moment: number) =>
    sharp(Buffer.from(frame(moment)))
      .resize(90, 160)
      .removeAlpha()
      .raw()
      .toBuffer();
  const [first, last] = [await pixels(0), await pixels(1)];
  const differences = first.map((value, i) => Math.abs(value - (last[i] ?? 0)));
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  // Rounding of turned corners may move an edge by a fraction of a pixel.
  expect(mean).toBeLessThan(1);
});
