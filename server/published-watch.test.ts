import { expect, test } from 'vitest';
import { DEFAULT_BRAND, readBrand } from '../packages/drawings/brand/brand.ts';
import { watchPublished } from './published-watch.ts';

const OTHER = { colors: { action: '#AA0000' } };

test('a brand is read once for each publication, and stays the same object while nothing changes', async () => {
  let revision = 1;
  let reads = 0;
  const watch = watchPublished({
    name: 'the brand',
    first: DEFAULT_BRAND,
    read: async () => {
      reads += 1;
      return readBrand(OTHER);
    },
    revision: () => revision,
    warn: () => undefined,
  });
  expect(watch.current()).toBe(DEFAULT_BRAND);
  const first = await watch.settled();
  expect(first.colors.majorelle).toBe('#AA0000');
  expect(await watch.settled()).toBe(first);
  expect(reads).toBe(1);
  revision = 2;
  expect(await watch.settled()).toBe(first);
  expect(reads).toBe(2);
});

test('while content is away the last good brand stays, and a page does not wait for each attempt', async () => {
  let revision = 1;
  let isAway = false;
  let reads = 0;
  const watch = watchPublished({
    name: 'the brand',
    first: DEFAULT_BRAND,
    read: async () => {
      reads += 1;
      if (isAway) throw new Error('away');
      return readBrand(OTHER);
    },
    revision: () => revision,
    warn: () => undefined,
  });
  await watch.settled();
  isAway = true;
  revision = 2;
  expect((await watch.settled()).colors.majorelle).toBe('#AA0000');
  await watch.settled();
  expect(reads).toBe(2);
});
