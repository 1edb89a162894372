import { expect, test } from 'vitest';
import { compileSchema } from '../../model/schema/compile-schema.ts';
import { pathTitles } from './path-titles.ts';

const service = compileSchema().get('service');

test('the place of a fault names the element of a list by its place and by what the list calls it', () => {
  const value = {
    packages: [
      { _key: 'a', _type: 'servicePackage', name: 'Vitrine' },
      {
        _key: 'b',
        _type: 'servicePackage',
        name: 'Une boutique entière, avec son stock et ses envois',
      },
      { _key: 'c', _type: 'servicePackage' },
    ],
    benefits: ['Vitesse', ''],
  };
  const titlesOf = (...path: Parameters<typeof pathTitles>[1]) => pathTitles(service, path, value);
  expect(titlesOf('packages', { _key: 'a' }, 'priceRange')).toEqual([
    'Formules',
    'Formule 1 «\u00a0Vitrine\u00a0»',
    'Prix',
  ]);
  expect(titlesOf('packages', { _key: 'b' })[1]).toBe(
    'Formule 2 «\u00a0Une boutique entière, avec son…\u00a0»',
  );
  expect(titlesOf('packages', { _key: 'c' }, 'name')).toEqual(['Formules', 'Formule 3', 'Nom']);
  expect(titlesOf('benefits', 0)).toEqual(['Bénéfices', 'Ligne 1 «\u00a0Vitesse\u00a0»']);
});

test('an address is called by its title, and what is gone meanwhile is left out', () => {
  expect(pathTitles(service, ['slug', 'current'], {})).toEqual(['Adresse de la page']);
  expect(pathTitles(service, ['packages', { _key: 'z' }, 'name'], { packages: [] })).toEqual([
    'Formules',
  ]);
  expect(pathTitles(service, ['nothing'], {})).toEqual([]);
});
