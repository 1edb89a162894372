import { expect, test } from 'vitest';
import { COLORS } from '../zellige/colors.ts';
import { oklch } from '../zellige/oklch.ts';
import { contrast } from './contrast.ts';
import { tintedAs } from './tinted-as.ts';

const TINTS = ['#F5F8FF', '#DBE5FF', '#7595FF', '#556BFC', '#4043E7', '#192457', '#101228'];

test.each(['#006B54', '#B00020', '#FFD400', '#111111', '#FFFFFF'])(
  'a tint in %s keeps its contrast with white and with black',
  (color) => {
    for (const tint of TINTS) {
      const tinted = tintedAs(tint, { color, than: COLORS.majorelle });
      for (const other of ['#FFFFFF', '#000000']) {
        const ratio = contrast(tinted, other) / contrast(tint, other);
        expect(Math.abs(ratio - 1), `${tint} became ${tinted}`).toBeLessThan(0.02);
      }
    }
  },
);

test('a tint takes the hue of the colour, and loses its own where the colour is a grey', () => {
  const green = tintedAs('#556BFC', { color: '#006B54', than: COLORS.majorelle });
  expect(Math.abs(oklch(green).hue - oklch('#006B54').hue)).toBeLessThan(2);
  const grey = tintedAs('#556BFC', { color: '#333333', than: COLORS.majorelle });
  expect(oklch(grey).chroma).toBeLessThan(0.005);
});
