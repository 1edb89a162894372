import { expect, test } from 'vitest';
import { spokenDuration } from './spoken-duration.ts';

test.each([
  [1, 'une minute'],
  [10, 'dix minutes'],
  [90, '90\u00a0minutes'],
  [60, 'une heure'],
  [24 * 60, 'vingt-quatre heures'],
  [48 * 60, 'deux jours'],
  [7 * 24 * 60, 'sept jours'],
  [400 * 24 * 60, '400\u00a0jours'],
])('%d minutes are said « %s »', (minutes, text) => {
  expect(spokenDuration(minutes * 60_000)).toBe(text);
});
