import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heroField, mobileHeroField } from './hero-field.ts';

/** The most bytes: the hero is inlined in the first answer of the home page. */
const BUDGET = 12_000;

describe.each([
  ['desktop', heroField, 1440, 900],
  ['mobile', mobileHeroField, 390, 440],
] as const)('the hero on %s', (_, draw, width, height) => {
  test('is light enough to be inlined, and well formed', async () => {
    expect(Buffer.byteLength(draw())).toBeLessThanOrEqual(BUDGET);
    expect(await sharp(Buffer.from(draw())).metadata()).toMatchObject({ width, height });
  });

  test('comes in four waves', () => {
    const waves = [...draw().matchAll(/class="([^"]+)"/g)].map(([, wave]) => wave);
    expect(new Set(waves)).toEqual(new Set(['k0', 'k1', 'k2', 'k3']));
  });

  test('is the same at every request', () => {
    expect(draw()).toBe(draw());
  });
});

test('nothing of the hero lies behind the headline, the actions or the navigation', async () => {
  const alphaOf = async (left: number, top: number, width: number, height: number) => {
    const pixels = sharp(Buffer.from(heroField())).extract({ left, top, width, height });
    const [, , , alpha] = (await sharp(await pixels.png().toBuffer()).stats()).channels;
    return alpha?.max;
  };
  expect(await alphaOf(0, 0, 790, 900)).toBe(0);
  expect(await alphaOf(640, 0, 800, 78)).toBe(0);
});
