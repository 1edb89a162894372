import { expect, test } from 'vitest';
import { contrast } from '../brand/contrast.ts';
import { COLORS } from './colors.ts';
import { recoloring, TINT_NAMES, TINTS } from './tints.ts';

/** WCAG 2.2, 1.4.11: what has to be seen of a picture. */
const LEAST = 3;

const LIGHT_GROUNDS = ['chaux', 'blanc', 'sable'] as const;
const NIGHT_GROUNDS = ['encre', 'nuit'] as const;

test.each(TINT_NAMES)('stars in the tint %s are seen on every ground they stand on', (tint) => {
  const { terre: star, safran: light, nuit: ground } = TINTS[tint];
  for (const on of LIGHT_GROUNDS)
    expect(contrast(COLORS[star], COLORS[on]), `${star} on ${on}`).toBeGreaterThan(LEAST);
  for (const on of NIGHT_GROUNDS) {
    expect(contrast(COLORS[light], COLORS[on]), `${light} on ${on}`).toBeGreaterThan(LEAST);
  }
  expect(contrast(COLORS[star], COLORS[light]), `${light} in ${star}`).toBeGreaterThan(LEAST);
  expect(star).not.toBe(ground);
});

test('no two tints give the wall, or the stars on it, the same colours', () => {
  const walls = TINT_NAMES.map((tint) => [...recoloring(tint).values()].join());
  expect(new Set(walls).size).toBe(TINT_NAMES.length);
  expect(new Set(TINT_NAMES.map((tint) => TINTS[tint].terre)).size).toBe(TINT_NAMES.length);
});

test('every enamel of a wall stays one of its own: no two become the same', () => {
  for (const tint of TINT_NAMES) {
    expect(new Set(recoloring(tint).values()).size, tint).toBe(recoloring(tint).size);
  }
});
