import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

const MANY = 99;

test.each([
  ['travaux', 'travaux', 0],
  ['travaux', 'travau', 1],
  ['travaux', 'trvaaux', 1],
  ['contact', 'contcat', 1],
  ['seo', 'sea', 1],
  ['', 'blog', 4],
  ['work', 'blog', 4],
])('from %s to %s: %i', (a, b, expected) => {
  expect(editDistance(a, b, MANY)).toBe(expected);
  expect(editDistance(b, a, MANY)).toBe(expected);
});

test('gives up just beyond what the caller would accept', () => {
  expect(editDistance('work', 'blog', 2)).toBe(3);
  expect(editDistance('work', 'a much longer text', 2)).toBe(3);
  expect(editDistance('work', 'wrok', 1)).toBe(1);
});

test('is 0 for the same text only, and never more than the longer length', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (a, b) => {
      const steps = editDistance(a, b, MANY);
      expect(steps === 0).toBe(a === b);
      expect(steps).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});
