import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { COVER_KINDS, COVER_PALETTES, cover, coverSequence, coverSequenceEnd } from './cover.ts';

/** Bytes; what a cover may weigh at most, before compression. */
const BUDGET = 26_000;
const MAJORELLE = /#3a2fe0/i;
const RATIOS = [
  [1600, 900],
  [900, 1600],
] as const;

describe.each(COVER_KINDS)('a cover of kind %s', (kind) => {
  test('is light, well formed and free of the colour of action in every palette and ratio', async () => {
    for (const palette of COVER_PALETTES) {
      for (const [width, height] of RATIOS) {
        const svg = cover(`un projet ${palette}`, width, height, { kind, palette });
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(BUDGET);
        expect(svg).not.toMatch(MAJORELLE);
        expect(svg).not.toContain('NaN');
        // librsvg refuses what is not XML.
        expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height });
      }
    }
  });

  test('fills its frame to the corners', async () => {
    const svg = cover('un projet', 160, 90, { kind, palette: 'terre' });
    const { isOpaque } = await sharp(Buffer.from(svg)).stats();
    expect(isOpaque).toBe(true);
  });
});

test('whatever the slug and the frame, a cover stays within its budget', () => {
  const frame = fc.constantFrom([450, 800], [1600, 900], [800, 1000], [480, 480]);
  fc.assert(
    fc.property(fc.string(), frame, (seed, [width = 0, height = 0]) => {
      const svg = cover(seed, width, height);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(BUDGET);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }),
  );
});

test('the same seed gives the same bytes, whatever was drawn before', () => {
  const before = cover('petit-souk', 1600, 900);
  for (const kind of COVER_KINDS) cover('autre', 450, 800, { kind });
  expect(cover('petit-souk', 1600, 900)).toBe(before);
});

test('two drawings in one page never share an id', () => {
  const drawings = RATIOS.flatMap(([width, height]) =>
    ['a', 'b'].map((seed) => cover(seed, width, height, { kind: 'porch' })),
  );
  const ids = drawings.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an editor’s choice of kind leaves the palette to the seed', () => {
  const ground = (svg: string) => /fill="(#\w+)"/.exec(svg)?.[1];
  expect(ground(cover('houle', 320, 180, { kind: 'lighthouse' }))).toBe(
    ground(cover('houle', 320, 180, { kind: 'setbacks' })),
  );
});

describe('a list of covers', () => {
  const entry = fc.record(
    {
      seed: fc.string(),
      kind: fc.option(fc.constantFrom(...COVER_KINDS), { nil: undefined, freq: 4 }),
    },
    { requiredKeys: ['seed'] },
  );

  test('never shows a kind or a palette twice in a row unless an editor did', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
        const sequence = coverSequence(entries);
        sequence.slice(1).forEach((choice, i) => {
          const before = sequence[i];
          const chosenTwice = entries[i]?.kind && entries[i + 1]?.kind;
          if (!chosenTwice) expect(choice.kind).not.toBe(before?.kind);
          expect(choice.palette).not.toBe(before?.palette);
        });
      }),
    );
  });

  test('keeps what an editor chose', () => {
    const [first, second] = coverSequence([
      { seed: 'a', kind: 'porch', palette: 'terre' },
      { seed: 'b', kind: 'porch', palette: 'terre' },
    ]);
    expect(first).toEqual({ kind: 'porch', palette: 'terre' });
    expect(second).toEqual({ kind: 'porch', palette: 'terre' });
  });
});

test('the end of a list is drawn as in the whole, as soon as enough before it is known', () => {
  const slugs = fc.uniqueArray(fc.string(), { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(slugs, fc.nat({ max: 30 }), (seeds, from) => {
      const whole = coverSequence(seeds.map((seed) => ({ seed })));
      const end = coverSequenceEnd(seeds.slice(from));
      const certain = end.findIndex((choice) => choice !== undefined);
      expect(certain).toBeGreaterThan(0);
      expect(end.slice(certain)).toEqual(whole.slice(from + certain));
    }),
  );
});
