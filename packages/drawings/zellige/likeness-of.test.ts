import { expect, test } from 'vitest';
import { likenessOf } from './likeness-of.ts';
import { colorDistance } from './oklab.ts';
import { PALETTES } from './palettes.ts';
import { SKINS } from './people-colors.ts';
import { portrait } from './portrait.ts';

/** Names of as many heads as a large agency and all its clients would ever need. */
const SEEDS = Array.from({ length: 2000 }, (_, i) => `Personne ${i}`);

test('a name has the same head at every request, and another name another one', () => {
  expect(likenessOf('Zineb Alami')).toEqual(likenessOf('Zineb Alami'));
  const heads = new Set(SEEDS.map((seed) => JSON.stringify(likenessOf(seed))));
  expect(heads.size).toBeGreaterThan(SEEDS.length / 3);
});

test('no hair, skin or cloth melts into the wall: never black hair on nuit or encre', () => {
  for (const seed of SEEDS) {
    const { skin, hairColor = '', clothes, palette } = likenessOf(seed);
    const { ground, tone } = PALETTES[palette];
    for (const shape of [hairColor, SKINS[skin].light, SKINS[skin].shade, clothes.light]) {
      for (const wall of [ground, tone]) {
        expect(colorDistance(shape, wall), `${seed}: ${shape} on ${wall}`).toBeGreaterThan(0.09);
      }
    }
    if (palette === 'nuit') expect(hairColor).not.toBe('#1B1420');
    expect(palette).not.toBe('encre');
  }
});

test('every skin, every cut and every wall occurs', () => {
  const heads = SEEDS.map(likenessOf);
  expect(new Set(heads.map(({ skin }) => skin)).size).toBe(5);
  expect(new Set(heads.map(({ hair }) => hair)).size).toBe(4);
  expect(new Set(heads.map(({ palette }) => palette)).size).toBe(7);
});

test('chance puts no beard, veil or jewel on somebody it does not know', () => {
  for (const seed of SEEDS) {
    const { beard, cloth, earrings, hair } = likenessOf(seed);
    expect([beard, cloth, earrings]).toEqual([undefined, undefined, undefined]);
    expect(['veil', 'turban', 'bald']).not.toContain(hair);
  }
});

test('no portrait is heavier than a page can bear, and each is the same at every request', () => {
  for (const seed of SEEDS.slice(0, 200)) {
    const svg = portrait(seed, likenessOf(seed));
    expect(Buffer.byteLength(svg)).toBeLessThan(8_000);
    expect(portrait(seed, likenessOf(seed))).toBe(svg);
  }
});

test('a name may be anything a visitor or an editor can type', () => {
  for (const seed of ['', ' ', '<script>', '"&', 'Ⓐ🙂', 'x'.repeat(500)]) {
    const svg = portrait(seed, likenessOf(seed));
    expect(svg).not.toContain('NaN');
    expect(svg).not.toContain('<script');
  }
});
