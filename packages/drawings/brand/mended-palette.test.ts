import { expect, test } from 'vitest';
import { COLORS } from '../zellige/colors.ts';
import { oklch } from '../zellige/oklch.ts';
import { randomFrom } from '../zellige/random.ts';
import { CHOSEN_NAMES, type ChosenColors } from './chosen-colors.ts';
import type { ColorName } from './colors-in-use.ts';
import { contrast } from './contrast.ts';
import { mendedPalette } from './mended-palette.ts';

/** The pairs of app/styles/tokens.css, with what WCAG 2.2 asks of each: large text and stars 3, text 4.5, body 7. */
const PAIRS: readonly (readonly [ColorName, ColorName, number])[] = [
  ['encre', 'chaux', 7],
  ['encre2', 'chaux', 7],
  ['encre2', 'sable', 4.5],
  ['encre3', 'blanc', 4.5],
  ['encre3', 'chaux', 4.5],
  ['blanc', 'majorelle', 4.5],
  ['blanc', 'majorelle2', 4.5],
  ['majorelle', 'chaux', 4.5],
  ['majorelle', 'sable', 4.5],
  ['majorelle', 'ciel', 3],
  ['majorelle', 'safran', 3],
  ['chaux', 'nuit', 7],
  ['brume', 'encre', 4.5],
  ['brume', 'nuit', 4.5],
  ['safran', 'encre', 4.5],
  ['safran', 'nuit', 4.5],
  ['ciel', 'nuit', 4.5],
  ['encre', 'ciel', 4.5],
  ['encre', 'aube', 4.5],
  ['encre', 'verveine', 4.5],
  ['encre2', 'ciel', 4.5],
  ['encre2', 'aube', 4.5],
  ['blanc', 'terre', 4.5],
  ['terre', 'chaux', 4.5],
  ['terre', 'sable', 3],
  ['terre', 'aube', 3],
  ['blanc', 'menthe', 4.5],
  ['menthe', 'sable', 3],
  ['menthe', 'verveine', 3],
];

const ALIKE = (color: string): ChosenColors =>
  Object.fromEntries(CHOSEN_NAMES.map((name) => [name, color]));

const EXTREMES: readonly ChosenColors[] = [
  { action: '#FFFF00' },
  { night: '#FFFFFF' },
  { paper: '#000000' },
  { paper: '#000000', ink: '#FFFFFF' },
  { paper: '#0000FF', ink: '#FFFF00', warm: '#000000' },
  ...['#000000', '#FFFFFF', '#808080', '#FF0000', '#00FF00', '#0000FF'].map(ALIKE),
];

/** Palettes by chance, the same in each run. */
function chances(count: number): ChosenColors[] {
  const random = randomFrom('palettes');
  const color = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`.toUpperCase();
  return Array.from({ length: count }, () =>
    Object.fromEntries(CHOSEN_NAMES.filter(() => random() < 0.7).map((name) => [name, color()])),
  );
}

test('whatever is chosen, every pair of colours that meets can be read', () => {
  for (const chosen of [...EXTREMES, ...chances(600)]) {
    const { colors } = mendedPalette(chosen);
    for (const [one, other, least] of PAIRS) {
      const ratio = contrast(colors[one], colors[other]);
      expect(ratio, `${one} on ${other} of ${JSON.stringify(chosen)}`).toBeGreaterThanOrEqual(
        least,
      );
    }
  }
});

test('no two colours of a palette are the same, however few are chosen', () => {
  for (const chosen of [...EXTREMES, ...chances(200)]) {
    const colors = Object.values(mendedPalette(chosen).colors);
    expect(new Set(colors).size, JSON.stringify(chosen)).toBe(colors.length);
  }
});

test('nothing chosen, or the default chosen, is the default palette without a word', () => {
  const { majorelle: action, nuit: night, chaux: paper } = COLORS;
  for (const chosen of [{}, { action, night, paper: paper.toLowerCase() }]) {
    expect(mendedPalette(chosen)).toEqual({ colors: COLORS, mendings: [] });
  }
});

test('a mended colour keeps its hue, and what can be read stays as it was chosen', () => {
  const { colors } = mendedPalette({ action: '#6F6AF5', earth: '#1565C0' });
  expect(colors.terre).toBe('#1565C0');
  expect(Math.abs(oklch(colors.majorelle).hue - oklch('#6F6AF5').hue)).toBeLessThan(2);
});

test('what follows from a chosen colour is its own: a grey night has a grey sky', () => {
  const { colors } = mendedPalette({ night: '#222222', leaf: '#8A1C5A' });
  expect(oklch(colors.ciel).chroma).toBeLessThan(0.005);
  expect(Math.abs(oklch(colors.verveine).hue - oklch('#8A1C5A').hue)).toBeLessThan(4);
  expect(colors.aube).toBe(COLORS.aube);
});

test.each([
  [
    { action: '#6F6AF5' },
    'La couleur d’action est devenue plus sombre (#6F6AF5 → #5D53DD)\u00a0: un texte blanc s’y lit maintenant.',
  ],
  [
    { paper: '#000000' },
    'Le fond des pages est devenu plus clair (#000000 → #FFFFFF)\u00a0: le texte s’y lit maintenant.',
  ],
  [
    { ink: '#8C8C8C' },
    'La couleur du texte est devenue plus sombre (#8C8C8C → #3F3F3F)\u00a0: le texte se détache maintenant du fond des pages.',
  ],
  [
    { warm: '#5A3A1A' },
    'La couleur chaude est devenue plus claire (#5A3A1A → #BE9977)\u00a0: le texte s’y lit maintenant, et elle se lit la nuit.',
  ],
])('what is mended of %j is said', (chosen, sentence) => {
  expect(mendedPalette(chosen).mendings.map((mending) => mending.sentence)).toEqual([sentence]);
});
