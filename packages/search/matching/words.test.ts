import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

const read = (text: string) => wordsOf(text).map(({ folded }) => folded);

test.each([
  ['L’œuvre d’un été', ['oeuvre', 'un', 'ete']],
  ["jusqu'à qu’elle s'ouvre", ['a', 'elle', 'ouvre']],
  ["Aujourd’hui, aujourd'hui", ['aujourdhui', 'aujourdhui']],
  ['l´agence, l`agence, l＇agence', ['agence', 'agence', 'agence']],
  ['S.E.O., le s.e.o. et M.A.D', ['seo', 'le', 'seo', 'et', 'mad']],
  ['www.exemple.ma', ['www', 'exemple', 'ma']],
  ['e-commerce', ['e', 'commerce', 'ecommerce']],
  ['c’est-à-dire', ['est', 'a', 'dire', 'estadire']],
  ['Casablanca - Rabat', ['casablanca', 'rabat']],
  ['dès 30\u00a0000 DH, 24h/24', ['des', '30000', 'dh', '24h', '24']],
  ['الهوية البصرية', ['الهويه', 'البصريه']],
  ['Bravo 👩🏽‍💻🇲🇦!', ['bravo', '👩🏽‍💻', '🇲🇦']],
  ['« Prix » "exact" site:* (a|b)', ['prix', 'exact', 'site', 'a', 'b']],
  ['… — ’ \u0301', []],
])('%s', (text, words) => {
  expect(read(text)).toEqual(words);
});

test('a word stands where it was written, whatever else is there', () => {
  const anything = fc.string({ unit: 'grapheme-composite', maxLength: 60 });
  fc.assert(
    fc.property(anything, anything, (before, after) => {
      const text = `${before} pièce ${after}`;
      const matches = wordsOf(text).filter(({ folded }) => folded === 'piece');
      expect(matches.some(({ start, end }) => text.slice(start, end) === 'pièce')).toBe(true);
      for (const { start, end } of wordsOf(text))
        expect(text.slice(start, end).isWellFormed()).toBe(true);
    }),
  );
});
