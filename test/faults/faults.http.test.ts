/** Every fault at the size of a commit; `npm run faults` does the same at full size. */
import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { SITE_FAULTS } from './site-faults.ts';

for (const { promise, small } of Object.values(SITE_FAULTS)) {
  test(promise, { tags: ['slow'] }, async () => {
    expect((await small()).breaches).toEqual([]);
  });
}
