import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blurhash, thumbhash } from './placeholder-hashes.ts';
import { readPlaceholderPixels } from './placeholder-pixels.ts';

const DIGITS =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';
const read = (text: string) =>
  [...text].reduce((sum, digit) => sum * 83 + DIGITS.indexOf(digit), 0);

const plain = (
  background: string | { r: number; g: number; b: number; alpha: number },
  width = 64,
  height = 32,
) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

describe('a blurhash', () => {
  it('says its number of waves, and the mean colour as display shows it', async () => {
    const hash = blurhash(await readPlaceholderPixels(await plain('#336699')));
    expect(hash).toHaveLength(4 + 2 * 4 * 3);
    expect(read(hash.slice(0, 1))).toBe(4 - 1 + (3 - 1) * 9);
    expect(read(hash.slice(2, 6)).toString(16)).toBe('336699');
  });

  it('of a black image is the one every implementation gives', async () => {
    const black = await readPlaceholderPixels(await plain('#000000'));
    expect(blurhash(black)).toBe('L00000fQfQfQfQfQfQfQfQfQfQfQ');
  });

  it('of a tall image has its waves the other way', async () => {
    const hash = blurhash(await readPlaceholderPixels(await plain('#336699', 32, 64)));
    expect(read(hash.slice(0, 1))).toBe(3 - 1 + (4 - 1) * 9);
  });

  it('is dark where the image is: the first wave falls from left to right', async () => {
    const rgba = Uint8Array.from({ length: 32 * 16 * 4 }, (_, index) =>
      index % 4 === 3 ? 255 : (Math.floor(index / 4) % 32) * 8,
    );
    const hash = blurhash({ width: 32, height: 16, rgba });
    const [red, green, blue] = [361, 19, 1].map(
      (place) => Math.floor(read(hash.slice(6, 8)) / place) % 19,
    );
    expect(red).toBe(0);
    expect([green, blue]).toEqual([red, red]);
  });
});

describe('a thumbhash', () => {
  const headOf = (hash: string) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = Buffer.from(hash, 'base64');
    const means = a | (b << 8) | (c << 16);
    const scales = d | (e << 8);
    return {
      light: (means & 63) / 63,
      yellow: ((means >> 6) & 63) / 31.5 - 1,
      red: ((means >> 12) & 63) / 31.5 - 1,
      hasAlpha: means >> 23 === 1,
      shorter: scales & 7,
      isLandscape: scales >> 15 === 1,
    };
  };

  it('says the mean colour, the shape and whether it lets through', async () => {
    const opaque = headOf(thumbhash(await readPlaceholderPixels(await plain('#336699'))));
    expect(opaque).toMatchObject({ hasAlpha: false, shorter: 4, isLandscape: true });
    expect(opaque.light).toBeCloseTo(0.4, 1);
    expect(opaque.yellow).toBeCloseTo(0.3 - 0.6, 1);
    expect(opaque.red).toBeCloseTo(0.2 - 0.4, 1);
    const glass = await plain({ r: 51, g: 102, b: 153, alpha: 0.5 }, 32, 64);
    const seen = headOf(thumbhash(await readPlaceholderPixels(glass)));
    expect(seen).toMatchObject({ hasAlpha: true, shorter: 3, isLandscape: false });
    expect(seen.light).toBeCloseTo(0.4, 1);
  });

  it('is as long as the format says', async () => {
    const pixels = await readPlaceholderPixels(await plain('#336699', 64, 64));
    // Seven rows of brightness make 27 waves, three of each colour 5 and 5: half a byte each.
    expect(Buffer.from(thumbhash(pixels), 'base64')).toHaveLength(5 + Math.ceil((27 + 5 + 5) / 2));
  });
});
