import { expect, test } from 'vitest';
import { countFound } from './count-found.ts';
import { POPULAR_SEARCHES, QUICK_FILTERS, suggestionsFor } from './suggestions.ts';

test('a blank term has no suggestions [shell-5.20]', () => {
  for (const blank of ['', '  ', '\u00a0', '-']) expect(suggestionsFor(blank, ['SEO'])).toEqual([]);
});

test('suggestions come from recents, popular terms and the fixed list, at most eight [shell-9.26]', () => {
  expect(suggestionsFor('s', ['Souk en ligne'])).toEqual([
    'Souk en ligne',
    'SEO',
    'Site Web',
    'Stratégie Marketing',
    'Site e-commerce',
    'Site vitrine',
    'Sous-titres',
    'Refonte de site',
  ]);
});

test('they ignore accents and begin at any word', () => {
  expect(suggestionsFor('strate', [])).toEqual(['Stratégie Marketing']);
  expect(suggestionsFor('REFER', [])).toEqual(['Référencement local', 'Référencement naturel']);
  expect(suggestionsFor('entreprise', [])).toEqual(['Film d’entreprise']);
  expect(suggestionsFor('vidéo', [])).toEqual(['Production vidéo', 'Tournage vidéo']);
});

test('each is there once, and what is typed is not among them', () => {
  expect(suggestionsFor('seo', ['SEO', 'séo local'])).toEqual(['séo local']);
  expect(suggestionsFor('site web', ['site  WEB'])).toEqual([]);
  expect(suggestionsFor('brand', ['BRANDING'])).toEqual(['BRANDING']);
});

test('the popular searches and quick filters are the specified ones [shell-9.27] [shell-9.28]', () => {
  expect(POPULAR_SEARCHES.join()).toBe(
    'Web Design,E-commerce,Mobile App,Branding,SEO,Marketing Digital,Logo Design,Site Web,Application Mobile,Stratégie Marketing',
  );
  expect(QUICK_FILTERS.join()).toBe('Web Design,E-commerce,Mobile App,Branding,SEO,Marketing');
});

test('the count is a French plural: nought and one are singular [shell-2.63]', () => {
  expect([0, 1, 2, 13].map(countFound)).toEqual([
    '0 résultat trouvé',
    '1 résultat trouvé',
    '2 résultats trouvés',
    '13 résultats trouvés',
  ]);
});
