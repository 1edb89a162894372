import { expect, test } from 'vitest';
import {
  asField,
  atLength,
  briefly,
  clockTime,
  dayAfter,
  moment,
  writtenDay,
} from './written-time.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');

test('a time of today is its hour, of yesterday that day, older ones their date', () => {
  expect(briefly('2026-11-24T09:05:00Z', NOW)).toMatch(/^(9|10)h05$/);
  expect(briefly('2026-11-23T09:05:00Z', NOW)).toBe('hier');
  expect(briefly('2026-12-01T12:00:00Z', NOW)).toBe('1er\u00a0déc.');
  expect(briefly('2025-11-01T12:00:00Z', NOW)).toBe('1er\u00a0nov.\u00a02025');
});

test('a moment is written as mails and pages write it', () => {
  expect(atLength('2026-12-01T12:00:00Z')).toMatch(/^mardi 1er\u00a0décembre\u00a02026 à 1[23]h$/);
  expect(moment('2026-12-01T12:30:00Z', NOW)).toMatch(/^mar\. 1er\u00a0déc\. à 1[23]h30$/);
  expect(moment('2025-12-01T12:30:00Z', NOW)).toMatch(
    /^lun\. 1er\u00a0déc\.\u00a02025 à 1[23]h30$/,
  );
  expect(moment('2026-11-25T12:30:00Z', NOW)).toMatch(/^demain à 1[23]h30$/);
  expect(clockTime(NOW)).toMatch(/^1[23]h$/);
  expect(writtenDay('2026-11-24', NOW)).toBe('aujourd’hui');
});

test('a field for a date and a time has both as it wants them', () => {
  expect(asField(NOW)).toMatch(/^2026-11-24T1[23]:00$/);
  expect(dayAfter(NOW)).toBe('2026-11-25');
});
