import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readTaggedTests } from '../specification/tagged-tests.ts';
import { catalogueMistakes } from './catalogue-table.ts';
import { ROOM_FAULTS } from './room-faults.ts';
import { SITE_FAULTS } from './site-faults.ts';

test('every id of the catalogue is tried, tested, or not met for a reason', {
  tags: ['slow'],
}, () => {
  const { tests } = readTaggedTests(fileURLToPath(new URL('../../', import.meta.url)));
  expect(catalogueMistakes({ ...SITE_FAULTS, ...ROOM_FAULTS }, tests)).toEqual([]);
});
