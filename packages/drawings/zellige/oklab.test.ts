import { expect, test } from 'vitest';
import { colorDistance } from './oklab.ts';

test('black and white are 1 apart, a colour and itself 0', () => {
  expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(1, 3);
  expect(colorDistance('#1E1A78', '#1E1A78')).toBe(0);
});

test('two dark colours are closer to each other than either is to a light one', () => {
  const [hair, encre, chaux] = ['#1B1420', '#10121B', '#FBF9F4'];
  expect(colorDistance(hair, encre)).toBeLessThan(0.1);
  expect(colorDistance(hair, chaux)).toBeGreaterThan(0.7);
});
