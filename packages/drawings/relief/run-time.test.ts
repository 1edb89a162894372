import { expect, test } from 'vitest';
import { CARD_GROUNDS } from '../zellige/card-wall.ts';
import { cover } from '../zellige/cover.ts';
import { MEDALLION_COLORS, MEDALLION_KINDS } from '../zellige/medallion.ts';
import { COVER_PALETTES, MOTIFS } from '../zellige/motifs.ts';
import { reliefCardWall } from './card-wall.ts';
import { reliefCover } from './cover.ts';
import { reliefMedallion } from './medallion.ts';
import { reliefPortrait } from './portrait.ts';
import { stamp } from './stamp.ts';

const RATIOS = [
  [450, 800],
  [1440, 620],
  [1600, 900],
  [480, 480],
] as const;

test('a cover is drawn in each ratio for each motif, the same each time', () => {
  for (const [index, motif] of MOTIFS.entries()) {
    const palette = COVER_PALETTES[index % COVER_PALETTES.length] ?? 'nuit';
    for (const [width, height] of RATIOS) {
      const svg = reliefCover('argile', width, height, { motif, palette });
      expect(svg).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${width} ${height}"`));
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(svg.length, motif).toBeLessThan(22_000);
      expect(reliefCover('argile', width, height, { motif, palette })).toBe(svg);
    }
  }
});

test('each motif has a drawing of its own, in another hand than the first family’s', () => {
  const drawn = MOTIFS.map((motif) => {
    const choice = { motif, palette: 'nuit' } as const;
    const svg = reliefCover('argile', 480, 480, choice);
    const paths = (text: string) => [...text.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    const first = new Set(paths(cover('argile', 480, 480, choice)));
    expect(
      paths(svg).filter((path) => first.has(path) && path !== 'M0 0h480v480H0z'),
      motif,
    ).toEqual([]);
    return svg;
  });
  expect(new Set(drawn).size).toBe(MOTIFS.length);
});

test('two documents of one neutral motif have covers of their own', () => {
  const choice = { motif: 'crop', palette: 'nuit' } as const;
  expect(reliefCover('a', 480, 480, choice)).not.toBe(reliefCover('b', 480, 480, choice));
});

test('a name has one portrait, and another name another', () => {
  expect(reliefPortrait('Leïla')).toBe(reliefPortrait('Leïla'));
  expect(reliefPortrait('Leïla')).not.toBe(reliefPortrait('Omar'));
  expect(reliefPortrait('Leïla')).toMatch(/^<svg [^>]*viewBox="0 0 400 520"/);
});

test('each kind of medallion is drawn in each colour', () => {
  const all = MEDALLION_KINDS.flatMap((kind) =>
    MEDALLION_COLORS.map((color) => reliefMedallion('contact', kind, color)),
  );
  expect(new Set(all).size).toBe(all.length);
  for (const svg of all) expect(svg).not.toMatch(/NaN|undefined/);
});

test('the mountain of a card does not come nearer to the text than its edge', () => {
  for (const ground of ['chaux', 'sable', 'encre', 'nuit'] as const) {
    for (let card = 0; card < 12; card++) {
      const wall = reliefCardWall(`page ${card}`, { width: 1200, height: 630 }, 724, ground);
      for (const [, x] of wall.matchAll(/M(-?[\d.]+)/g)) expect(Number(x)).toBeGreaterThan(724);
      expect(wall).toContain(CARD_GROUNDS[ground].ground);
    }
  }
});

test('a stamp spells its reference, whatever parts its signs', () => {
  const coast = (reference: string) => /<path fill="[^"]+" d="([^"]+)"/.exec(stamp(reference))?.[1];
  const many = ['7F3-KQ2-9XD', '7F3-KQ2-9XC', '7F3-KQ2-9XE', '8F3-KQ2-9XD', '000-000-000'];
  expect(new Set(many.map(coast)).size).toBe(many.length);
  expect(coast('7F3KQ29XD')).toBe(coast('7F3-KQ2-9XD'));
  expect(stamp('7F3-KQ2-9XD')).toMatch(/^<svg [^>]*viewBox="0 0 240 240"/);
});
