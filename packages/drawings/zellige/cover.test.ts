import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { COVER_KINDS, COVER_PALETTES, cover, coverAt, coverChoice, coversApart } from './cover.ts';

/** Bytes; what a cover may weigh at most, before compression. */
const BUDGET = 26_000;
const MAJORELLE = /#3a2fe0/i;
const RATIOS = [
  [1600, 900],
  [900, 1600],
] as const;

describe.each(COVER_KINDS)('a cover of kind %s', (kind) => {
  test('is light, well formed and free of the colour of action in every palette and ratio', {
    tags: ['slow'],
  }, async () => {
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
  const slugs = (count: number) => fc.array(fc.string(), { minLength: 1, maxLength: count });

  test('shows fifteen kinds and eight palettes before one comes again, wherever it begins', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(10_000), (list, begin) => {
        const row = Array.from({ length: 15 }, (_, i) => coverAt(list, begin + i));
        expect(new Set(row.map(({ kind }) => kind)).size).toBe(15);
        expect(new Set(row.slice(7).map(({ palette }) => palette)).size).toBe(8);
      }),
    );
  });

  test('a new document, or more that are loaded, redraw none that stands', () => {
    const list = (length: number) => Array.from({ length }, (_, place) => coverAt('liste', place));
    expect(list(40).slice(0, 12)).toEqual(list(12));
  });

  test('what is shown together differs in kind from the six before, in palette from the two before', () => {
    fc.assert(
      fc.property(slugs(100), (seeds) => {
        const apart = coversApart(seeds.map(coverChoice));
        apart.forEach((choice, i) => {
          const before = apart.slice(0, i).toReversed();
          expect(before.slice(0, 6).map((it) => it?.kind)).not.toContain(choice?.kind);
          expect(before.slice(0, 2).map((it) => it?.palette)).not.toContain(choice?.palette);
        });
      }),
    );
  });

  test('a hundred random slugs are kept apart too where some have a picture of their own', () => {
    const own = fc.array(fc.tuple(fc.string(), fc.boolean()), { minLength: 100, maxLength: 100 });
    fc.assert(
      fc.property(own, (entries) => {
        const apart = coversApart(
          entries.map(([seed, uploaded]) => (uploaded ? undefined : coverChoice(seed))),
        );
        apart.forEach((choice, i) => {
          expect(choice === undefined).toBe(entries[i]?.[1]);
          const near = apart.slice(Math.max(0, i - 6), i).filter((it) => it !== undefined);
          if (choice) expect(near.map(({ kind }) => kind)).not.toContain(choice.kind);
        });
      }),
      { numRuns: 30 },
    );
  });

  test('the covers of a whole list are apart already: no page of it draws one otherwise', () => {
    const page = Array.from({ length: 30 }, (_, i) => coverAt('liste', 100 - i));
    expect(coversApart(page)).toEqual(page);
  });
});
