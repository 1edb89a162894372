import { expect, test } from 'vitest';
import { frenchNumber } from './french-number.ts';

test.each([
  [0, 0],
  [7, 0],
  [999, 0],
  [1_000, 0],
  [18_000, 0],
  [1_234_567, 0],
  [1_234.5, 1],
  [0.25, 2],
])('%d with %d decimals is written as Intl writes it in French', (value, decimals) => {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  for (const isGrouped of [true, false]) {
    const style = new Intl.NumberFormat('fr-FR', { ...digits, useGrouping: isGrouped });
    expect(frenchNumber(value, { decimals, isGrouped })).toBe(style.format(value));
  }
});
