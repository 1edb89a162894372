import { expect, test } from 'vitest';
import { fullMoment, timeOf } from './spoken-moment.ts';
import {
  dayAndMonth,
  daySpan,
  fullDay,
  monthAndYear,
  shortDay,
  weekdayName,
} from './written-day.ts';

test('the first of a month is « 1er » in every way to write a day', () => {
  expect(dayAndMonth('2026-12-01')).toBe('1er\u00a0décembre');
  expect(shortDay('2026-12-01')).toBe('1er\u00a0déc.');
  expect(fullDay('2026-12-01')).toBe('1er\u00a0décembre\u00a02026');
  expect(daySpan('2026-12-01', '2026-12-21')).toBe('du 1er au 21\u00a0décembre\u00a02026');
  expect(fullMoment(new Date('2026-12-01T09:00:00Z'))).toMatch(
    /^mardi 1er\u00a0décembre\u00a02026 à \d+h$/,
  );
});

test('a span names what its ends do not share', () => {
  expect(daySpan('2026-12-02', '2026-12-02')).toBe('le 2\u00a0décembre\u00a02026');
  expect(daySpan('2026-11-28', '2026-12-01')).toBe(
    'du 28\u00a0novembre au 1er\u00a0décembre\u00a02026',
  );
  expect(daySpan('2026-12-28', '2027-01-01')).toBe(
    'du 28\u00a0décembre\u00a02026 au 1er\u00a0janvier\u00a02027',
  );
});

test('days and months have the names that Intl gives them', () => {
  const zone = { timeZone: 'UTC' } as const;
  const date = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', ...zone });
  const short = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short', ...zone });
  const month = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', ...zone });
  const weekday = new Intl.DateTimeFormat('fr', { weekday: 'long', ...zone });
  const held = (words: string) => words.replaceAll(' ', '\u00a0');
  for (let number = 1; number <= 12; number += 1) {
    const day = `2027-${String(number).padStart(2, '0')}-${String(number + 1).padStart(2, '0')}`;
    expect(dayAndMonth(day)).toBe(held(date.format(new Date(day))));
    expect(shortDay(day)).toBe(held(short.format(new Date(day))));
    expect(monthAndYear(day)).toBe(held(month.format(new Date(day))));
    expect(weekdayName(day)).toBe(weekday.format(new Date(day)));
  }
});

test('a time leaves out minutes that are none', () => {
  expect(timeOf(new Date('2026-01-12T08:00:00Z'))).toMatch(/^\dh$/);
  expect(timeOf(new Date('2026-01-12T08:05:00Z'))).toMatch(/^\dh05$/);
});
