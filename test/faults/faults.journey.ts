/** Every fault at the size of a commit; `npm run faults` does the same at full size. */
import { expect, test } from '@playwright/test';
import { SITE_FAULTS } from './site-faults.ts';

// The last file of a run: side by side, no worker waits for the other.
test.describe.configure({ mode: 'parallel' });

for (const { promise, small } of Object.values(SITE_FAULTS)) {
  test(promise, { tag: '@slow' }, async () => {
    test.setTimeout(120_000);
    expect((await small()).breaches).toEqual([]);
  });
}
