import { format } from 'date-fns/format';
import { formatRelative } from 'date-fns/formatRelative';
import { parse } from 'date-fns/parse';
import { beforeAll, expect, test } from 'vitest';
import { writeDatesInFrench } from './french-dates.ts';

const AT = { first: new Date(2026, 11, 1, 9, 30), whole: new Date(2026, 11, 16, 10) };
const NOW = new Date(2026, 11, 15, 8);

beforeAll(writeDatesInFrench);

test('a date and its time are written as everywhere in the desk, without seconds', () => {
  expect(format(AT.first, 'PPpp')).toBe('1er déc. 2026 à 9h30');
  expect(format(AT.whole, 'PPp')).toBe('16 déc. 2026 à 10h');
  expect(format(AT.first, 'PPP')).toBe('1er décembre 2026');
});

test('a moment near another is told by its day, and one of another year with the year', () => {
  expect(formatRelative(AT.whole, NOW)).toBe('demain à 10h');
  expect(formatRelative(AT.first, NOW)).toBe('mar. 1er déc. à 9h30');
  expect(formatRelative(new Date(2027, 1, 1, 9, 5), NOW)).toBe('lun. 1er févr. 2027 à 9h05');
});

test('what a field of the studio writes is read again when it is typed', () => {
  for (const moment of Object.values(AT)) {
    const written = format(moment, 'PP HH:mm');
    expect(parse(written, 'PP HH:mm', NOW)).toEqual(moment);
  }
  expect(parse('1 déc. 2026 09:30', 'PP HH:mm', NOW)).toEqual(AT.first);
});
