import { describe, expect, test } from 'vitest';
import type { OpeningHours } from '../../packages/kit/calendar/opening-hours.ts';
import type { Weekday } from '../../packages/kit/calendar/weekdays.ts';
import { Refusal } from '../requests/refusal.ts';
import { followUpAt } from './follow-up-date.ts';

const WEEKDAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

const HOURS: OpeningHours = {
  week: [
    ...WEEKDAYS.map((day) => ({ day, opens: '09:00', closes: '18:00' })),
    { day: 'saturday', opens: '10:00', closes: '16:00' },
  ],
  exceptions: [
    {
      from: '2026-11-24',
      to: '2026-11-24',
      opens: undefined,
      closes: undefined,
      reason: 'inventaire',
    },
  ],
};

/** A moment in UTC, which Casablanca keeps from September 2026 on. */
const at = (moment: string) => new Date(`${moment}Z`);

describe('a follow-up', () => {
  test.each([
    ['tomorrow', '2026-11-19T15:00', '2026-11-20T09:00'],
    ['tomorrow', '2026-11-20T15:00', '2026-11-21T10:00'],
    // Sunday is a day off.
    ['tomorrow', '2026-11-21T11:00', '2026-11-23T09:00'],
    ['in_three_days', '2026-11-16T23:59', '2026-11-19T09:00'],
    // The inventory of Tuesday.
    ['in_three_days', '2026-11-21T11:00', '2026-11-25T09:00'],
    ['next_week', '2026-11-20T15:00', '2026-11-23T09:00'],
    ['next_week', '2026-11-22T15:00', '2026-11-23T09:00'],
    ['next_week', '2026-11-23T08:00', '2026-11-30T09:00'],
    ['2026-12-05', '2026-11-23T08:00', '2026-12-05T10:00'],
    ['2026-12-06', '2026-11-23T08:00', '2026-12-07T09:00'],
  ] as const)('asked for "%s" on %s comes back on %s, at an opening', (day, now, due) => {
    expect(followUpAt(day, at(now), HOURS)).toEqual(at(due));
  });

  test('counts days on the clock of Casablanca: an hour ahead of UTC in that summer', () => {
    // 00:30 on the 11th in Casablanca.
    expect(followUpAt('tomorrow', at('2026-06-10T23:30'), undefined)).toEqual(
      at('2026-06-12T08:00'),
    );
  });

  test('comes at nine when the opening hours are not known, or never open', () => {
    for (const hours of [undefined, { week: [], exceptions: [] }]) {
      expect(followUpAt('2026-11-29', at('2026-11-23T08:00'), hours)).toEqual(
        at('2026-11-29T09:00'),
      );
    }
  });

  test.each(['2026-11-23', '2026-11-01', '2027-11-25', '2199-01-01'])(
    'is refused for %s, which is past, today, or more than a year away',
    (day) => {
      expect(() => followUpAt(day, at('2026-11-23T08:00'), HOURS)).toThrow(Refusal);
    },
  );
});
