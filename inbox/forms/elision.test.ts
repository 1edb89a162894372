import { expect, test } from 'vitest';
import { ofName } from './elision.ts';

test.each([
  ['Salma Idrissi', 'de Salma Idrissi'],
  ['Imane', 'd’Imane'],
  ['Élodie', 'd’Élodie'],
  ['amine', 'd’amine'],
  ['Œuvre', 'd’Œuvre'],
  ['Yasmine', 'de Yasmine'],
  ['Yves', 'd’Yves'],
  ['Hicham', 'de Hicham'],
  ['Atelier Anfa', 'd’Atelier Anfa'],
  ['12 tuiles', 'de 12 tuiles'],
  ['', 'de '],
])('%s: %s', (name, expected) => {
  expect(ofName(name)).toBe(expected);
});
