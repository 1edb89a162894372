import { expect, test } from 'vitest';
import brand from '../../drawings/services/door-brand.svg?url';
import { doorsOf } from './doors.ts';

const KEYS = [
  { slug: 'sites-e-commerce', title: 'Sites e-commerce' },
  { slug: 'creation-contenu', title: 'Création de contenu' },
  { slug: 'production-video', title: 'Production Vidéo' },
  { slug: 'sites-vitrines', title: 'Sites vitrines' },
  { slug: 'strategie-marketing', title: 'Stratégie marketing' },
  { slug: 'media-buying', title: 'Media buying' },
];
const SEO = { slug: 'strategie-seo', title: 'Stratégie SEO' };

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
  const hidden = KEYS.map((service) => ({
    ...service,
    title: `${service.title}\u200b\u200c\u200d\ufeff`,
  }));
  expect(doorsOf(hidden)).toEqual(doorsOf(KEYS));
});

test('services of an agency’s own have doors that lead to them, with their price and each with a drawing of its own', () => {
  const price = { text: '9\u00a0000\u00a0DH', from: 9000, monthly: false, taxIncluded: true };
  const doors = doorsOf([
    { slug: 'affiches', title: 'Affiches', icon: 'brand', price },
    { slug: 'livres', title: 'Livres', icon: 'brand', price: 'sur devis' },
    { slug: 'cartes', title: 'Cartes', icon: 'sunrise' },
  ]);
  expect(doors.map(({ slug, name, text }) => [slug, name, text])).toEqual([
    ['affiches', 'Affiches', 'Dès 9\u00a0000\u00a0DH'],
    ['livres', 'Livres', 'sur devis'],
    ['cartes', 'Cartes', undefined],
  ]);
  expect(doors[0]?.art).toBe(brand);
  expect(new Set(doors.map(({ art }) => art)).size).toBe(3);
});

test('a service that shares only its address with a key one has its own name, price and drawing', () => {
  const price = { text: '9\u00a0000\u00a0DH', from: 9000, monthly: false, taxIncluded: true };
  const own = { slug: 'strategie-marketing', title: 'Plan de communication & budget' };
  expect(doorsOf([{ ...own, icon: 'brand', price }])).toEqual([
    { slug: own.slug, name: own.title, text: 'Dès 9\u00a0000\u00a0DH', art: brand },
  ]);
});

test('no more doors than services, and six at most', () => {
  expect(doorsOf([])).toEqual([]);
  expect(doorsOf([SEO])).toHaveLength(1);
  const many = Array.from({ length: 9 }, (_, index) => ({
    slug: `service-${index}`,
    title: `Service ${index}`,
  }));
  expect(
    doorsOf([...many, { slug: 'sites-vitrines', title: 'Sites vitrines' }]).map(({ slug }) => slug),
  ).toEqual(['sites-vitrines', ...many.slice(0, 5).map(({ slug }) => slug)]);
});
