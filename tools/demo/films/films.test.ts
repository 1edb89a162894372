import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ARCHIVE } from '../archive.ts';
import { captionsOf, FORMATS, frameAt, secondsOf } from './film.ts';
import { FILMS } from './films.ts';

/** The most bytes of a film; the archive travels with every clone. */
const FILM_BUDGET = 2_500_000;
const POSTER_BUDGET = 150_000;
/** The most bytes of a service's film, which is seen through the last piece of the home page, too. */
const SERVICE_BUDGET = 1_500_000;

const archived = (path: string) => readFile(new URL(path, ARCHIVE));

test.each(FILMS)('the film $slug is light, starts at once and has sound', async ({ slug }) => {
  const video = await archived(`files/${slug}.mp4`);
  const isOfService = (await archived('documents/service-production-video.json')).includes(slug);
  expect(video.byteLength).toBeLessThanOrEqual(isOfService ? SERVICE_BUDGET : FILM_BUDGET);
  // The index before the pictures: playing begins before the file has arrived.
  expect(video.indexOf('moov')).toBeLessThan(video.indexOf('mdat'));
  expect(video.includes('avc1')).toBe(true);
  expect(video.includes('mp4a')).toBe(true);
});

test.each(FILMS)('the film $slug tells a story of its length, with captions', async (film) => {
  expect(secondsOf(film)).toBeGreaterThanOrEqual(20);
  expect(secondsOf(film)).toBeLessThanOrEqual(40);
  const captions = captionsOf(film);
  expect(captions).toMatch(/^WEBVTT\n\n00:00\.000 --> /);
  expect(await readFile(new URL(`files/${film.slug}.vtt`, ARCHIVE), 'utf8')).toBe(captions);
});

test.each(FILMS)('the poster of $slug is a frame of it', async (film) => {
  const { width, height } = FORMATS[film.format];
  const file = await archived(`images/${film.slug}-poster.png`);
  expect(file.byteLength).toBeLessThanOrEqual(POSTER_BUDGET);
  expect(await sharp(file).metadata()).toMatchObject({ width: 2 * width, height: 2 * height });
  // Edges are softer in a smaller picture.
  const pixels = (picture: Buffer) =>
    sharp(picture)
      .resize(Math.round(width / 6), Math.round(height / 6))
      .removeAlpha()
      .raw()
      .toBuffer();
  const [poster, frame] = [
    await pixels(file),
    await pixels(Buffer.from(frameAt(film, film.poster))),
  ];
  const differences = poster.map((value, i) => Math.abs(value - (frame[i] ?? 0)));
  expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(6);
});

test.each(FILMS)(
  'every second of $slug is drawn, and begins with another picture than it ends',
  async (film) => {
    for (let second = 0; second < secondsOf(film); second++) {
      const frame = frameAt(film, second);
      expect(frame).not.toMatch(/NaN|undefined|Infinity/);
      // librsvg refuses what is not XML.
      expect(await sharp(Buffer.from(frame)).metadata()).toMatchObject({ format: 'svg' });
    }
    expect(frameAt(film, 0)).not.toBe(frameAt(film, secondsOf(film) - 0.1));
  },
);
