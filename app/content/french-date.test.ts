import { expect, it } from 'vitest';
import { fullDate, monthAndYear } from './french-date.ts';

it('a date is read in French, on the clock of Casablanca [shell-9.23]', () => {
  expect(monthAndYear(new Date('2025-03-12'))).toBe('mars\u00a02025');
  // 23:30 UTC on the last of July is August already, one hour east.
  expect(monthAndYear(new Date('2025-07-31T23:30:00Z'))).toBe('août\u00a02025');
});

it('the first of a month is written as the French say it', () => {
  expect(fullDate(new Date('2026-11-01'))).toBe('1er\u00a0novembre\u00a02026');
  expect(fullDate(new Date('2026-11-11'))).toBe('11\u00a0novembre\u00a02026');
});
