import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('JSON is read to 72 levels and refused beyond, whatever is nested in what [S24]', () => {
  expect(parseJson(nested(72))).toEqual(JSON.parse(nested(72)));
  expect(() => parseJson(nested(73))).toThrow('nested more than 72 levels deep');
  const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  expect(parseJson(objects(72))).toEqual(JSON.parse(objects(72)));
  expect(() => parseJson(`[${objects(72)}]`)).toThrow(SyntaxError);
});

test('only brackets that nest are counted', () => {
  const wide = JSON.stringify(Array.from({ length: 1_000 }, () => ({ a: [] })));
  expect(parseJson(wide)).toHaveLength(1_000);
  for (const text of ['['.repeat(100), `"${'{'.repeat(100)}`, `\\"${'['.repeat(100)}\\`]) {
    expect(parseJson(JSON.stringify({ text }))).toEqual({ text });
  }
});

test('a million brackets that never close are refused like any other mistake', () => {
  expect(() => parseJson('['.repeat(1_000_000))).toThrow(SyntaxError);
  expect(() => parseJson(']'.repeat(1_000_000))).toThrow(SyntaxError);
  expect(() => parseJson('')).toThrow(SyntaxError);
});
