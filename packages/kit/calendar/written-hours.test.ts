import { expect, test } from 'vitest';
import type { Weekday } from './weekdays.ts';
import { exceptionLines, hoursLines, openLines } from './written-hours.ts';

const open = (day: Weekday, opens: string, closes: string) => ({ day, opens, closes });
const closed = (day: Weekday) => ({ day, opens: undefined, closes: undefined });

test('days in a row that share their hours are one line', () => {
  expect(
    hoursLines([
      open('monday', '09:00', '18:00'),
      open('tuesday', '09:00', '18:00'),
      open('wednesday', '09:00', '18:00'),
      open('thursday', '09:00', '18:00'),
      open('friday', '09:00', '18:00'),
      open('saturday', '10:00', '16:00'),
      closed('sunday'),
    ]),
  ).toEqual([
    { days: 'Lundi – vendredi', hours: '9h – 18h' },
    { days: 'Samedi', hours: '10h – 16h' },
    { days: 'Dimanche', hours: 'fermé' },
  ]);
});

test('a day with a break says both its stretches, and shares its line with those of the same break', () => {
  const pause = { pauseFrom: '12:30', pauseTo: '14:00' };
  expect(
    hoursLines([
      { ...open('monday', '09:00', '18:00'), ...pause },
      { ...open('tuesday', '09:00', '18:00'), ...pause },
      open('wednesday', '09:00', '18:00'),
    ]),
  ).toEqual([
    { days: 'Lundi – mardi', hours: '9h – 12h30, 14h – 18h' },
    { days: 'Mercredi', hours: '9h – 18h' },
  ]);
});

test('a day between two equal ones keeps its own line', () => {
  expect(
    hoursLines([
      open('monday', '09:00', '18:00'),
      open('tuesday', '13:30', '18:00'),
      open('wednesday', '09:00', '18:00'),
    ]),
  ).toEqual([
    { days: 'Lundi', hours: '9h – 18h' },
    { days: 'Mardi', hours: '13h30 – 18h' },
    { days: 'Mercredi', hours: '9h – 18h' },
  ]);
});

test('a week nobody has entered has no line', () => {
  expect(hoursLines([])).toEqual([]);
});

test('the telephone’s week says when it is answered, and nothing of the other days', () => {
  expect(
    openLines([open('friday', '09:00', '18:00'), closed('saturday'), closed('sunday')]),
  ).toEqual([{ days: 'Vendredi', hours: '9h – 18h' }]);
});

test('a day unlike the others is a date, several are the first and the last; a third can wait', () => {
  const holidays = { reason: undefined, opens: undefined, closes: undefined };
  expect(
    exceptionLines([
      { ...holidays, from: '2026-07-30', to: '2026-07-30', reason: 'fête du Trône' },
      { from: '2026-12-28', to: '2027-01-01', opens: '10:00', closes: '15:30' },
      { ...holidays, from: '2027-01-11', to: '2027-01-11' },
    ]),
  ).toEqual([
    { days: 'Le 30\u00a0juillet', hours: 'fermé', reason: 'fête du Trône' },
    {
      days: 'Du 28\u00a0décembre au 1er\u00a0janvier',
      hours: '10h – 15h30',
      reason: undefined,
    },
  ]);
});
