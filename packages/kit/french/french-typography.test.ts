import { expect, test } from 'vitest';
import { frenchTypography } from './french-typography.ts';

test.each([
  ["l'atelier", 'l’atelier'],
  ['Prêt ?', 'Prêt\u202F?'],
  ['Oui ; vraiment !', 'Oui\u202F; vraiment\u202F!'],
  ['Le prix : annoncé', 'Le prix\u00A0: annoncé'],
  ['« bonjour »', '«\u00A0bonjour\u00A0»'],
  ['«bonjour»', '«\u00A0bonjour\u00A0»'],
  ['4 000 DH par an', '4\u202F000\u00A0DH par an'],
  ['SIRET 552 100 554 00025', 'SIRET 552 100 554 00025'],
  ['80 000 DH TTC par an', '80\u202F000\u00A0DH\u00A0TTC par an'],
  ['Rue du Port, 20000 Casablanca', 'Rue du Port, 20000\u00A0Casablanca'],
  ['Casablanca, n° 000000', 'Casablanca, n°\u00A0000000'],
  ['+64 % en 1,4 s', '+64\u00A0% en 1,4\u00A0s'],
  ['-38 % de retours, loi 09-08', '\u221238\u00A0% de retours, loi 09-08'],
])('%j is set as %j', (typed, set) => {
  expect(frenchTypography(typed)).toBe(set);
});

test('a budget quoted by the specification keeps its plain space', () => {
  expect(frenchTypography('dès 30K DH')).toBe('dès 30K DH');
});

test('a word that only begins like a unit keeps its plain space', () => {
  expect(frenchTypography('12 histoires, 3 semaines')).toBe('12 histoires, 3 semaines');
});

test('setting a text twice changes nothing', () => {
  const once = frenchTypography("« C'est combien ? » : 12 500 DH, dit-elle !");
  expect(frenchTypography(once)).toBe(once);
});
