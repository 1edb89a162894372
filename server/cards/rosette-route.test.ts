import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';
import { stamp } from '../../packages/drawings/relief/stamp.ts';
import { messageRosette } from '../../packages/drawings/zellige/message-rosette.ts';
import { rosetteAnswer } from './rosette-route.ts';

test('a reference is answered with its rosette, which browsers may keep for a day', async () => {
  const answer = rosetteAnswer('7F3-KQ2-9XD.svg', DEFAULT_BRAND);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await answer.text()).toBe(messageRosette('7F3-KQ2-9XD'));
});

test.each(['7F3-KQ2-9XD', '7F3-KQ2.svg', '7f3-kq2-9xd.svg', '../7F3-KQ2-9XD.svg', '.svg'])(
  '%s is no reference, and draws nothing',
  (name) => {
    expect(rosetteAnswer(name, DEFAULT_BRAND).status).toBe(404);
  },
);

test('an agency of the second family answers with the stamp of the reference', async () => {
  const answer = rosetteAnswer('7F3-KQ2-9XD.svg', { ...DEFAULT_BRAND, drawings: 'relief' });
  expect(await answer.text()).toBe(stamp('7F3-KQ2-9XD'));
});
