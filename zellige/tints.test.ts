import { expect, test } from 'vitest';
import { COLORS } from './colors.ts';
import { recoloring, TINT_NAMES, TINTS } from './tints.ts';

/** WCAG 2.2, 1.4.11: what has to be seen of a picture. */
const LEAST = 3;

const LIGHT_GROUNDS = ['chaux', 'blanc', 'sable'] as const;
const NIGHT_GROUNDS = ['encre', 'nuit'] as const;

test.each(TINT_NAMES)('stars in the tint %s are seen on every ground they stand on', (tint) => {
  const { terre: star, safran: light, nuit: ground } = TINTS[tint];
  for (const on of LIGHT_GROUNDS)
    expect(contrast(star, on), `${star} on ${on}`).toBeGreaterThan(LEAST);
  for (const on of NIGHT_GROUNDS) {
    expect(contrast(light, on), `${light} on ${on}`).toBeGreaterThan(LEAST);
  }
  expect(contrast(star, light), `${light} in ${star}`).toBeGreaterThan(LEAST);
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

function contrast(one: keyof typeof COLORS, other: keyof typeof COLORS): number {
  const [light = 0, dark = 0] = [luminance(COLORS[one]), luminance(COLORS[other])].toSorted(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
