import { describe, expect, it } from 'vitest';
import { countFound, findProjects } from './work-filter.ts';

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

describe('the search of /work', () => {
  it('looks in the title [pages-2.01]', () => {
    expect(findProjects(projects, 'boutique')).toEqual([souk]);
  });

  it('looks in the client [pages-2.02]', () => {
    expect(findProjects(projects, 'petit souk')).toEqual([souk]);
  });

  it('looks in the summary [pages-2.03]', () => {
    expect(findProjects(projects, 'panier')).toEqual([souk]);
  });

  it('looks in the tags [pages-2.04]', () => {
    expect(findProjects(projects, 'e-commerce')).toEqual([souk]);
  });

  it('ignores case, accents and the kind of apostrophe', () => {
    expect(findProjects(projects, 'STRATEGIE')).toEqual([argile]);
    expect(findProjects(projects, "l'argile")).toEqual([argile]);
    expect(findProjects(projects, 'double')).toEqual([souk]);
  });

  it('asks for every word, wherever each is', () => {
    expect(findProjects(projects, 'souk boutique youtube')).toEqual([souk]);
    expect(findProjects(projects, 'souk argile')).toEqual([]);
  });

  it('finds everything for a blank term', () => {
    expect(findProjects(projects, '')).toEqual(projects);
    expect(findProjects(projects, ' \u00a0 ')).toEqual(projects);
  });

  it('does not find a word across two fields', () => {
    expect(findProjects(projects, 'mainpetit')).toEqual([]);
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
