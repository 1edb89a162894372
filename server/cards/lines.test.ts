import { expect, test } from 'vitest';
import { bound, cutLines, evenLines } from './lines.ts';

/** Each character is ten wide. */
const widthOf = (line: string) => line.length * 10;

test.each([
  ['une virgule de trop : la preuve', 'trop\u00a0:'],
  ['Et chez vous ?', 'vous\u00a0?'],
  ['Et chez vous\u202f?', 'vous\u00a0?'],
  ['« Tout se paie »', '«\u00a0Tout se paie\u00a0»'],
  ['Trouvé à Casablanca', 'Trouvé à\u00a0Casablanca'],
  ['une méthode de 90 minutes', '90\u00a0minutes'],
  ['95 % de clients', '95\u00a0%'],
  ["L'atelier", 'L’atelier'],
  ['deux\n\tlignes', 'deux lignes'],
  ['e\u0301te\u0301', 'été'],
])('%j breaks no line where French breaks none', (title, expected) => {
  expect(bound(title)).toContain(expected);
});

test('lines are as even as their number allows', () => {
  expect(evenLines('une boutique qui tient dans la main', 300, widthOf)).toEqual([
    'une boutique qui',
    'tient dans la main',
  ]);
});

test('a line ends after a hyphen too, and never at a space that does not break', () => {
  expect(evenLines('rendez-vous', 80, widthOf)).toEqual(['rendez-', 'vous']);
  expect(evenLines('vous\u00a0?', 30, widthOf)).toEqual(['vous\u00a0?']);
});

test('what does not fit in the last line becomes an ellipsis, without the sign before it', () => {
  expect(cutLines('un deux trois : quatre cinq', 80, 2, widthOf)).toEqual(['un deux', 'trois…']);
});

test('a word wider than the card is broken anywhere', () => {
  const lines = cutLines('a'.repeat(100), 80, 4, widthOf);
  expect(lines).toEqual(['aaaaaaaa', 'aaaaaaaa', 'aaaaaaaa', 'aaaaaaa…']);
});

test('nothing is no line', () => {
  expect(evenLines('', 80, widthOf)).toEqual([]);
});
