import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cover } from './cover.ts';
import { COVER_PALETTES, MOTIFS, paletteOf } from './motifs.ts';

/** The most bytes that a cover may weigh, before compression. */
const BUDGET = 26_000;
const MAJORELLE = /#3a2fe0/i;
const RATIOS = [
  [1600, 900],
  [900, 1600],
] as const;

describe.each(MOTIFS)('a cover that shows %s', (motif) => {
  test('is light, well formed and free of the colour of action in every palette and ratio', {
    tags: ['slow'],
  }, async () => {
    for (const palette of COVER_PALETTES) {
      for (const [width, height] of RATIOS) {
        const svg = cover(`un projet ${palette}`, width, height, { motif, palette });
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(BUDGET);
        expect(svg).not.toMatch(MAJORELLE);
        expect(svg).not.toContain('NaN');
        // librsvg refuses what is not XML.
        expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height });
      }
    }
  });

  test('fills its frame to the corners', async () => {
    const svg = cover('un projet', 160, 90, { motif, palette: 'terre' });
    const { isOpaque } = await sharp(Buffer.from(svg)).stats();
    expect(isOpaque).toBe(true);
  });
});

test('whatever the slug and the frame, a cover stays within its budget', () => {
  const frame = fc.constantFrom([450, 800], [1600, 900], [800, 1000], [480, 480]);
  const motif = fc.constantFrom(...MOTIFS);
  fc.assert(
    fc.property(fc.string(), frame, motif, (seed, [width = 0, height = 0], drawnMotif) => {
      const svg = cover(seed, width, height, { motif: drawnMotif, palette: paletteOf(seed) });
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(BUDGET);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }),
  );
});

test('the same seed gives the same bytes, whatever was drawn before', () => {
  const choice = { motif: 'top', palette: 'nuit' } as const;
  const before = cover('petit-souk', 1600, 900, choice);
  for (const motif of MOTIFS) cover('autre', 450, 800, { motif, palette: 'aube' });
  expect(cover('petit-souk', 1600, 900, choice)).toBe(before);
});

test('two drawings in one page never share an id', () => {
  const drawings = RATIOS.flatMap(([width, height]) =>
    ['a', 'b'].map((seed) => cover(seed, width, height, { motif: 'porch', palette: 'nuit' })),
  );
  const ids = drawings.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(ids.length);
});
