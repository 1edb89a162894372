import { expect, test } from 'vitest';
import { writtenSize } from './written-size.ts';

const MEGABYTE = 1024 * 1024;

test.each([
  [0, '0\u00a0Ko'],
  [1, '1\u00a0Ko'],
  [240 * 1024, '240\u00a0Ko'],
  [240 * 1024 + 1, '241\u00a0Ko'],
  [MEGABYTE - 1024, '1\u202f023\u00a0Ko'],
  [MEGABYTE - 1, '1\u00a0Mo'],
  [1.44 * MEGABYTE, '1,4\u00a0Mo'],
  [2 * MEGABYTE, '2\u00a0Mo'],
  [5 * MEGABYTE, '5\u00a0Mo'],
  [120.4 * MEGABYTE, '120\u00a0Mo'],
  [3.24 * 1024 * MEGABYTE, '3,2\u00a0Go'],
  [2500 * 1024 * MEGABYTE, '2\u202f500\u00a0Go'],
])('%d bytes are written %s', (bytes, written) => {
  expect(writtenSize(bytes)).toBe(written);
});
