import { expect, test } from 'vitest';
import type { OpeningDay, OpeningException } from './opening-hours.ts';
import { openingSentence } from './opening-sentence.ts';
import { statusAt } from './opening-status.ts';
import type { Weekday } from './weekdays.ts';

const open = (day: Weekday, opens: string, closes: string) => ({ day, opens, closes });
const closed = (day: Weekday) => ({ day, opens: undefined, closes: undefined });

/** The opening hours (shell-9.20 in test/specification.md). */
const WEEK: OpeningDay[] = [
  open('monday', '09:00', '18:00'),
  open('tuesday', '09:00', '18:00'),
  open('wednesday', '09:00', '18:00'),
  open('thursday', '09:00', '18:00'),
  open('friday', '09:00', '18:00'),
  open('saturday', '10:00', '16:00'),
  closed('sunday'),
];

const closedFrom = (from: string, to: string, reason?: string): OpeningException => ({
  from,
  to,
  reason,
  opens: undefined,
  closes: undefined,
});

/** Reads a moment in UTC: Casablanca was an hour ahead in 2025, but not during Ramadan. */
const at = (moment: string) => new Date(`${moment}Z`);

const says = (moment: string, exceptions: OpeningException[] = [], week = WEEK) =>
  openingSentence(statusAt(at(moment), { week, exceptions }), at(moment));

test('it is open from the minute of opening, and closed from the minute of closing', () => {
  // A Wednesday.
  expect(says('2025-11-19T07:59:59')).toBe('Fermé, de retour aujourd’hui à 9h');
  expect(says('2025-11-19T08:00:00')).toBe('En ligne maintenant');
  expect(says('2025-11-19T16:59:59')).toBe('En ligne maintenant');
  expect(says('2025-11-19T17:00:00')).toBe('Fermé, de retour demain à 9h');
  expect(statusAt(at('2025-11-19T08:00:00'), { week: WEEK, exceptions: [] })).toEqual({
    open: true,
    closesAt: at('2025-11-19T17:00:00'),
  });
});

test('on Saturday evening it reopens on Monday', () => {
  expect(says('2025-11-21T17:00:00')).toBe('Fermé, de retour demain à 10h');
  expect(says('2025-11-22T15:00:00')).toBe('Fermé, de retour lundi à 9h');
  expect(says('2025-11-23T12:00:00')).toBe('Fermé, de retour demain à 9h');
});

test('a day begins at midnight in Casablanca, not in London', () => {
  // Sunday 23:30 and Monday 00:30 over there; still Sunday, 22:30 and 23:30, in UTC.
  expect(says('2025-11-23T22:30:00')).toBe('Fermé, de retour demain à 9h');
  expect(says('2025-11-23T23:30:00')).toBe('Fermé, de retour aujourd’hui à 9h');
});

test('an agency open around midnight is', () => {
  const night = [open('saturday', '20:00', '24:00'), open('sunday', '00:00', '02:30')];
  expect(says('2025-11-22T22:59:59', [], night)).toBe('En ligne maintenant');
  expect(says('2025-11-22T23:00:00', [], night)).toBe('En ligne maintenant');
  expect(says('2025-11-23T01:30:00', [], night)).toBe('Fermé, de retour samedi à 20h');
});

test('nine o’clock is nine o’clock on either side of the clock changes of Ramadan', () => {
  // In 2026 clocks go back to UTC on Sunday 15 February and to UTC+1 on Sunday 22 March.
  const opening = (moment: string) => {
    const status = statusAt(at(moment), { week: WEEK, exceptions: [] });
    return status.open ? undefined : status.reopensAt;
  };
  expect(opening('2026-02-13T05:00:00')).toEqual(at('2026-02-13T08:00:00'));
  expect(opening('2026-02-14T18:00:00')).toEqual(at('2026-02-16T09:00:00'));
  expect(opening('2026-03-21T18:00:00')).toEqual(at('2026-03-23T08:00:00'));
  expect(says('2026-02-16T08:30:00')).toBe('Fermé, de retour aujourd’hui à 9h');
  expect(says('2026-03-23T08:30:00')).toBe('En ligne maintenant');
});

test('hours inside the night of a clock change are the ones on the wall', () => {
  // At 03:00 on 15 February 2026 it is 02:00 again; at 02:00 on 22 March it is 03:00.
  const night = [open('sunday', '01:00', '05:00')];
  expect(statusAt(at('2026-02-15T00:30:00'), { week: night, exceptions: [] })).toEqual({
    open: true,
    closesAt: at('2026-02-15T05:00:00'),
  });
  expect(statusAt(at('2026-03-22T01:30:00'), { week: night, exceptions: [] })).toEqual({
    open: true,
    closesAt: at('2026-03-22T04:00:00'),
  });
});

test('a holiday closes its day, says why, and the next working day reopens', () => {
  const throne = closedFrom('2025-07-30', '2025-07-30', 'fête du Trône');
  expect(says('2025-07-30T10:00:00', [throne])).toBe(
    'Fermé (fête du Trône), de retour demain à 9h',
  );
  expect(says('2025-07-29T17:00:00', [throne])).toBe('Fermé, de retour jeudi à 9h');
});

test('a stretch of holidays ends on a date, from its first to its last day', () => {
  const holidays = closedFrom('2025-08-04', '2025-08-24', 'congés');
  expect(says('2025-08-02T14:30:00', [holidays])).toBe('En ligne maintenant');
  expect(says('2025-08-04T10:00:00', [holidays])).toBe(
    'Fermé (congés), de retour le lundi 25\u00a0août à 9h',
  );
  expect(says('2025-08-25T08:00:00', [holidays])).toBe('En ligne maintenant');
});

test('the first of a month is written as the French do', () => {
  const works = closedFrom('2025-08-04', '2025-08-31');
  expect(says('2025-08-05T10:00:00', [works])).toBe(
    'Fermé, de retour le lundi 1er\u00a0septembre à 9h',
  );
});

test('other hours hold on their days; over several days the days off stay off', () => {
  const ramadan = {
    from: '2026-02-18',
    to: '2026-03-19',
    reason: 'Ramadan',
    opens: '10:00',
    closes: '15:30',
  };
  expect(says('2026-02-18T09:30:00', [ramadan])).toBe(
    'Fermé (Ramadan), de retour aujourd’hui à 10h',
  );
  expect(says('2026-02-18T15:30:00', [ramadan])).toBe('Fermé (Ramadan), de retour demain à 10h');
  // A Saturday: its usual day, with the month's hours; then a Sunday.
  expect(says('2026-02-21T15:00:00', [ramadan])).toBe('En ligne maintenant');
  expect(says('2026-02-22T12:00:00', [ramadan])).toBe('Fermé (Ramadan), de retour demain à 10h');
});

test('a single Sunday can be opened', () => {
  const sunday = {
    from: '2025-11-23',
    to: '2025-11-23',
    reason: undefined,
    opens: '14:00',
    closes: '17:00',
  };
  expect(says('2025-11-23T13:30:00', [sunday])).toBe('En ligne maintenant');
  expect(says('2025-11-23T09:00:00', [sunday])).toBe('Fermé, de retour aujourd’hui à 14h');
});

test('a feast inside other hours is a feast, in whatever order they were entered', () => {
  const ramadan = {
    from: '2026-02-18',
    to: '2026-03-19',
    reason: 'Ramadan',
    opens: '10:00',
    closes: '15:30',
  };
  const feast = closedFrom('2026-03-19', '2026-03-19', 'Aïd');
  for (const exceptions of [
    [ramadan, feast],
    [feast, ramadan],
  ]) {
    expect(says('2026-03-19T11:00:00', exceptions)).toBe('Fermé (Aïd), de retour demain à 9h');
  }
});

test('a week nobody entered, or without a single opening, promises no hour', () => {
  for (const week of [[], [closed('monday'), closed('sunday')]]) {
    expect(statusAt(at('2025-11-19T10:00:00'), { week, exceptions: [] })).toMatchObject({
      open: false,
      reopensAt: undefined,
    });
    expect(says('2025-11-19T10:00:00', [], week)).toBe('Nous vous répondons dès que possible');
  }
});

test('a closure longer than a year promises no hour either', () => {
  expect(says('2025-11-19T10:00:00', [closedFrom('2025-11-01', '2027-01-01')])).toBe(
    'Nous vous répondons dès que possible',
  );
});

test('at noon it is closed where the agency makes a break, until the break ends', () => {
  const week = WEEK.map((day) =>
    day.opens ? { ...day, pauseFrom: '12:30', pauseTo: '14:00' } : day,
  );
  expect(says('2025-11-19T11:29:59', [], week)).toBe('En ligne maintenant');
  expect(says('2025-11-19T11:30:00', [], week)).toBe('Fermé, de retour aujourd’hui à 14h');
  expect(says('2025-11-19T13:00:00', [], week)).toBe('En ligne maintenant');
  expect(says('2025-11-19T17:00:00', [], week)).toBe('Fermé, de retour demain à 9h');
});
