import { expect, test } from 'vitest';
import { doorsOf } from './doors.ts';

const service = (slug: string, title: string) => ({ slug, title, upright: `/covers/${slug}.svg` });

const KEYS = [
  service('sites-e-commerce', 'Sites e-commerce'),
  service('creation-contenu', 'Création de contenu'),
  service('production-video', 'Production Vidéo'),
  service('sites-vitrines', 'Sites vitrines'),
  service('strategie-marketing', 'Stratégie marketing'),
  service('media-buying', 'Media buying'),
];
const SEO = service('strategie-seo', 'Stratégie SEO');

test('the key services have the six doors, in their order and under their names, whatever else is offered', () => {
  const doors = doorsOf([SEO, ...KEYS]);
  expect(doors.map(({ name }) => name)).toEqual([
    'Production vidéo',
    'Création de contenu',
    'Stratégie marketing',
    'Media buying',
    'Sites vitrines',
    'Sites e-commerce',
  ]);
});

test('a preview, whose titles hide where they are edited, has the same doors', () => {
  const hidden = KEYS.map((key) => ({
    ...key,
    title: `${key.title}\u200b\u200c\u200d\ufeff`,
  }));
  expect(doorsOf(hidden)).toEqual(doorsOf(KEYS));
});

test('services of an agency’s own have doors that lead to them, with their price and their own picture', () => {
  const price = { text: '9\u00a0000\u00a0DH', from: 9000, monthly: false, taxIncluded: true };
  const doors = doorsOf([
    { ...service('affiches', 'Affiches'), price },
    { ...service('livres', 'Livres'), price: 'sur devis' },
    service('cartes', 'Cartes'),
  ]);
  expect(doors.map(({ slug, name, text }) => [slug, name, text])).toEqual([
    ['affiches', 'Affiches', 'Dès 9\u00a0000\u00a0DH'],
    ['livres', 'Livres', 'sur devis'],
    ['cartes', 'Cartes', undefined],
  ]);
  expect(doors.map(({ art }) => art)).toEqual([
    '/covers/affiches.svg',
    '/covers/livres.svg',
    '/covers/cartes.svg',
  ]);
});

test('a service that shares only its address with a key one has its own name, price and drawing', () => {
  const price = { text: '9\u00a0000\u00a0DH', from: 9000, monthly: false, taxIncluded: true };
  const own = service('strategie-marketing', 'Plan de communication & budget');
  expect(doorsOf([{ ...own, price }])).toEqual([
    { slug: own.slug, name: own.title, text: 'Dès 9\u00a0000\u00a0DH', art: own.upright },
  ]);
});

test('no more doors than services, and six at most', () => {
  expect(doorsOf([])).toEqual([]);
  expect(doorsOf([SEO])).toHaveLength(1);
  const many = Array.from({ length: 9 }, (_, index) =>
    service(`service-${index}`, `Service ${index}`),
  );
  expect(
    doorsOf([...many, service('sites-vitrines', 'Sites vitrines')]).map(({ slug }) => slug),
  ).toEqual(['sites-vitrines', ...many.slice(0, 5).map(({ slug }) => slug)]);
});
