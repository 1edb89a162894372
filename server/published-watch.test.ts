import { expect, test } from 'vitest';
import { DEFAULT_BRAND, readBrand } from '../packages/drawings/brand/brand.ts';
import { followContentChanges } from './pages/content-changes.ts';
import { watchPublished } from './published-watch.ts';

const OTHER = { colors: { action: '#AA0000' } };

function openChanges() {
  let revision = 1;
  const changes = followContentChanges({ content: () => revision, comments: () => 0 });
  return {
    changes,
    publish(...syncTags: string[]) {
      revision += 1;
      changes.note(syncTags);
    },
    /** As where another process published: what changed is not known. */
    publishElsewhere() {
      revision += 1;
    },
  };
}

test('a brand is read again once its content is published, and stays the same object while equal', async () => {
  const { changes, publish, publishElsewhere } = openChanges();
  let reads = 0;
  const watch = watchPublished({
    name: 'the brand',
    first: DEFAULT_BRAND,
    read: async (noted) => {
      reads += 1;
      noted(['s1:id.brand']);
      return readBrand(OTHER);
    },
    changes,
    warn: () => undefined,
  });
  expect(watch.current()).toBe(DEFAULT_BRAND);
  const first = await watch.settled();
  expect(first.colors.majorelle).toBe('#AA0000');
  expect(await watch.settled()).toBe(first);
  publish('s1:*', 's1:type.service', 's1:id.seo');
  expect(await watch.settled()).toBe(first);
  expect(reads).toBe(1);
  publish('s1:*', 's1:type.brand', 's1:id.brand');
  expect(await watch.settled()).toBe(first);
  expect(reads).toBe(2);
  publishElsewhere();
  expect(await watch.settled()).toBe(first);
  expect(reads).toBe(3);
});

test('while content is away the last good brand stays, and a page does not wait for each attempt', async () => {
  const { changes, publishElsewhere } = openChanges();
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
    changes,
    warn: () => undefined,
  });
  await watch.settled();
  isAway = true;
  publishElsewhere();
  expect((await watch.settled()).colors.majorelle).toBe('#AA0000');
  await watch.settled();
  expect(reads).toBe(2);
});
