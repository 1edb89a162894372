import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLORS } from '../zellige/colors.ts';
import { likenessOf } from '../zellige/likeness-of.ts';
import { oklch } from '../zellige/oklch.ts';
import { SKINS } from '../zellige/people-colors.ts';
import { portrait } from '../zellige/portrait.ts';
import { recoloring, TINT_NAMES } from '../zellige/tints.ts';
import { readBrand } from './brand.ts';
import { repaint } from './repaint.ts';

const { colors } = readBrand({
  colors: { night: '#0E5C63', warm: '#F2A541', earth: '#1565C0', leaf: '#2E7D32', ink: '#102027' },
});

const DRAWINGS = globSync('app/drawings/**/*.svg').map((file) => readFileSync(file, 'utf8'));

test('the default brand has the drawings as they are', () => {
  const [drawing = ''] = DRAWINGS;
  expect(repaint(drawing, readBrand(null).colors)).toBe(drawing);
});

test('no drawing keeps a colour of the default palette that the brand has changed', () => {
  const changed = Object.entries(COLORS).filter(
    ([, color]) => !Object.values(colors).includes(color),
  );
  expect(changed.length).toBeGreaterThan(10);
  for (const drawing of DRAWINGS) {
    const painted = repaint(drawing, colors);
    expect(changed.filter(([, color]) => painted.includes(color))).toEqual([]);
    expect(painted).toHaveLength(drawing.length);
  }
});

test('a tone between follows the colour it is a step of', () => {
  const [plain = '', step = ''] = repaint(`${COLORS.terre} #B13A1F`, colors).split(' ');
  expect(plain).toBe('#1565C0');
  expect(Math.abs(oklch(step).hue - oklch(plain).hue)).toBeLessThan(10);
  expect(oklch(step).light).toBeLessThan(oklch(plain).light);
});

test('people keep the colours of their skin', () => {
  const painted = repaint(portrait('Leïla Bennis', likenessOf('Leïla Bennis')), colors);
  expect(painted).toContain(SKINS[likenessOf('Leïla Bennis').skin].light);
});

test('ids, addresses and longer words are no colours', () => {
  const text = 'url(#facade) href="#decade" #1E1A78FF #1E1A7 &#123456;';
  expect(repaint(text, colors)).toBe(text);
});

test.each(TINT_NAMES)(
  'the last piece recolours a repainted wall by the tint %s, no two tiles alike',
  (tint) => {
    const rules = [...recoloring(tint)].map(([from, to]) => `${from}>${to}`).join(' ');
    const changes = repaint(rules, colors)
      .split(' ')
      .map((rule) => rule.split('>'));
    expect(new Set(changes.map(([from]) => from)).size).toBe(changes.length);
    expect(new Set(changes.map(([, to]) => to)).size).toBe(changes.length);
  },
);
