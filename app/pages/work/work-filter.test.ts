import { describe, expect, it } from 'vitest';
import { countFound, projectFilter } from './work-filter.ts';

const souk = {
  title: 'Une boutique qui tient dans la main',
  client: 'Petit Souk',
  summary: 'Le panier moyen a doublé en quatre mois.',
  tags: ['YouTube', 'E-commerce'],
};
const argile = {
  title: 'L’argile, mais au cordeau',
  client: 'Argile 12',
  summary: undefined,
  tags: ['Stratégie'],
};
const projects = [souk, argile];
const find = projectFilter(projects);

describe('the search of /work', () => {
  it('looks in the title [pages-2.01]', () => {
    expect(find('boutique')).toEqual([souk]);
  });

  it('looks in the client [pages-2.02]', () => {
    expect(find('petit souk')).toEqual([souk]);
  });

  it('looks in the summary [pages-2.03]', () => {
    expect(find('panier')).toEqual([souk]);
  });

  it('looks in the tags [pages-2.04]', () => {
    expect(find('e-commerce')).toEqual([souk]);
  });

  it('ignores case, accents and the kind of apostrophe', () => {
    expect(find('STRATEGIE')).toEqual([argile]);
    expect(find("l'argile")).toEqual([argile]);
    expect(find('double')).toEqual([souk]);
  });

  it('asks for every word, wherever each is', () => {
    expect(find('souk boutique youtube')).toEqual([souk]);
    expect(find('souk argile')).toEqual([]);
  });

  it('finds everything for a blank term', () => {
    expect(find('')).toEqual(projects);
    expect(find(' \u00a0 ')).toEqual(projects);
  });

  it('does not find a word across two fields', () => {
    expect(find('mainpetit')).toEqual([]);
  });
});

it('the count is a French plural: nought and one are singular', () => {
  expect([0, 1, 2, 13].map(countFound)).toEqual([
    '0 projet trouvé',
    '1 projet trouvé',
    '2 projets trouvés',
    '13 projets trouvés',
  ]);
});
