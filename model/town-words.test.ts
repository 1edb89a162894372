import { expect, test } from 'vitest';
import { inTown, ofTown, sectorLine } from './town-words.ts';

test.each([
  ['Tanger', 'à Tanger', 'de Tanger'],
  ['Agadir', 'à Agadir', 'd’Agadir'],
  ['Élancourt', 'à Élancourt', 'd’Élancourt'],
  ['Le Caire', 'au Caire', 'du Caire'],
  ['Les Sables-d’Olonne', 'aux Sables-d’Olonne', 'des Sables-d’Olonne'],
  ['La Rochelle', 'à La Rochelle', 'de La Rochelle'],
])('%s: one works « %s », and comes « %s »', (town, within, from) => {
  expect(inTown(town)).toBe(within);
  expect(ofTown(town)).toBe(from);
});

test('titles name the trade and the town, the trade alone, or nothing', () => {
  expect(sectorLine({ trade: 'Studio d’image', city: 'Tanger' })).toBe('Studio d’image à Tanger');
  expect(sectorLine({ trade: 'Studio d’image', city: null })).toBe('Studio d’image');
  expect(sectorLine({ city: 'Tanger' })).toBeUndefined();
});
