import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['gzip;q=1.0, br;q=0.9', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.9', undefined],
  ['*;q=0', undefined],
  ['br;q=-1, gzip;q=many', undefined],
  [';;;,,=, "', undefined],
  ['__proto__, constructor;q=1', undefined],
])('“%s” takes %s', (accepted, compression) => {
  expect(acceptedEncoding(accepted)).toBe(compression);
});

test('a header as long as Node takes one is read, whatever it repeats', () => {
  for (const part of [',', 'br,', 'a;q=0,', '"', '\\']) {
    expect(() => acceptedEncoding(part.repeat(16_384 / part.length))).not.toThrow();
  }
});
