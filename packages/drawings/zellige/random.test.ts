import { expect, test } from 'vitest';
import { hash, pick, randomFrom } from './random.ts';

test('hashes are those of FNV-1a', () => {
  expect(hash('')).toBe(0x811c9dc5);
  expect(hash('a')).toBe(0xe40c292c);
  expect(hash('foobar')).toBe(0xbf9cf968);
});

test('a seed always gives the same stream, whatever other streams are read', () => {
  const first = randomFrom('anfa');
  const numbers = [first(), first(), first()];
  const second = randomFrom('anfa');
  const other = randomFrom('houle');
  const interleaved = [second(), other() && second(), other() && second()];
  expect(interleaved).toEqual(numbers);
  expect(numbers).not.toEqual([other(), other(), other()]);
});

test('numbers lie in [0, 1) and are spread over it', () => {
  const random = randomFrom('spread');
  const tenths = new Array<number>(10).fill(0);
  for (let i = 0; i < 10_000; i++) {
    const tenth = Math.floor(random() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(tenths).toHaveLength(10);
  for (const count of tenths) expect(count).toBeGreaterThan(900);
});

test('every choice is picked sooner or later', () => {
  const random = randomFrom('choices');
  const picked = Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c']));
  expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c']));
});
