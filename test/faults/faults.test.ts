import { expect, test } from 'vitest';
import { ROOM_FAULTS } from './room-faults.ts';

test.each(Object.values(ROOM_FAULTS))(
  '$promise',
  { tags: ['slow'], timeout: 120_000 },
  async ({ small }) => {
    expect((await small()).breaches).toEqual([]);
  },
);
