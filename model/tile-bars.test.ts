import { describe, expect, it } from 'vitest';
import { LEAST_TILES, MOST_TILES, tileBars } from './tile-bars.ts';

describe('bars made of tiles', () => {
  it('are drawn of the column that holds numbers, in a unit one can count by', () => {
    const bars = tileBars([
      ['Écriture', '3\u202f500 DH', 'Une heure'],
      ['Tournage', '5 500 DH', 'Deux personnes'],
      ['Sous-titres', '700 DH', 'À la main'],
    ]);
    expect(bars).toEqual({
      worth: '500\u00a0DH',
      line: 12,
      columns: [1],
      tiles: [
        [0, 7, 0],
        [0, 11, 0],
        [0, 1.4, 0],
      ],
    });
  });

  it('share their unit with each column that counts in the same, and leave the others words', () => {
    const bars = tileBars([
      ['Français', '12', '21', '6 %'],
      ['Darija', '58', '47', '8 %'],
    ]);
    expect(bars?.columns).toEqual([1, 2]);
    expect(bars?.worth).toBe('5');
    expect(bars?.tiles).toEqual([
      [0, 2.4, 4.2, 0],
      [0, 11.6, 9.4, 0],
    ]);
  });

  it('read the decimals of French numbers', () => {
    expect(
      tileBars([
        ['Avant', '4,2 s'],
        ['Après', '1,4 s'],
      ]),
    ).toMatchObject({
      worth: '0,5\u00a0s',
      tiles: [
        [0, 8.4],
        [0, 2.8],
      ],
    });
  });

  it('are not drawn where a column says more than numbers of one unit', () => {
    const refused = [
      ['15 000 – 30 000 DH', '25 000 DH'],
      ['dès 900 DH', '400 DH'],
      ['900 DH', '400 s'],
      ['−38 %', '4 %'],
      ['900 DH', ''],
      ['0', '0'],
      ['1.400.2', '3'],
    ];
    for (const [one = '', other = ''] of refused) {
      expect(
        tileBars([
          ['Un', one],
          ['Autre', other],
        ]),
        one,
      ).toBeUndefined();
    }
    expect(tileBars([])).toBeUndefined();
    expect(tileBars([['Un'], ['Autre']])).toBeUndefined();
    expect(tileBars([['12'], ['13']])).toBeUndefined();
  });

  it('never have more tiles than a telephone can show, nor so few that they say nothing', () => {
    for (let longest = 0.001; longest < 1e7; longest *= 1.37) {
      const amount = longest.toFixed(3).replace('.', ',');
      const bars = tileBars([['Un', amount]]);
      const tiles = bars?.tiles[0]?.[1] ?? 0;
      expect(tiles, amount).toBeLessThanOrEqual(MOST_TILES);
      expect(tiles, amount).toBeGreaterThanOrEqual(7.9);
      expect(bars?.line, amount).toBeGreaterThanOrEqual(Math.max(tiles, LEAST_TILES));
    }
  });
});
