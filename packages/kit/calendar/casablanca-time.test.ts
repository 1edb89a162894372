import { afterEach, expect, test } from 'vitest';
import { dayIn, listOffsets, momentAt, timeIn, trustOffsets } from './casablanca-time.ts';

afterEach(() => trustOffsets(undefined));

const HOUR = 3_600_000;
const NOW = new Date('2026-11-29T12:00:00Z');

test('the offsets of some years say what the zone data say, at each change too', () => {
  const offsetList = listOffsets(NOW);
  const changes = offsetList.offsets.map(([from]) => from);
  // Ramadan has the clocks changed twice a year, until they were set for good.
  expect(changes.length).toBeGreaterThan(2);
  const [begin = 0] = changes;
  const moments = [
    ...changes.flatMap((at) => [at, at + 1, at + 59_999, at === begin ? at : at - 1]),
    ...Array.from(
      { length: 400 },
      (_, n) => begin + Math.floor(((offsetList.until - begin) * n) / 400),
    ),
  ].map((at) => new Date(at));
  const read = () => moments.map((at) => `${dayIn(at)} ${timeIn(at)}`);
  const byZone = read();
  trustOffsets(offsetList);
  expect(read()).toEqual(byZone);
});

test('a clock with old zone data is set right, and goes on by itself where nothing is known', () => {
  trustOffsets({
    offsets: [
      [NOW.getTime() - HOUR, 0],
      [NOW.getTime() + HOUR, 180],
    ],
    until: NOW.getTime() + 48 * HOUR,
  });
  expect(timeIn(NOW)).toBe('12:00');
  expect(timeIn(new Date(NOW.getTime() + HOUR))).toBe('16:00');
  expect(momentAt('2026-11-29', '16:30')).toEqual(new Date('2026-11-29T13:30:00Z'));
  const later = new Date(NOW.getTime() + 72 * HOUR);
  const trusted = timeIn(later);
  trustOffsets(undefined);
  expect(timeIn(later)).toBe(trusted);
});
