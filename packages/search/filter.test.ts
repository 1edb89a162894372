import { expect, test } from 'vitest';
import { createFilter } from './filter.ts';

const souk = { title: 'Une boutique qui tient dans la main', tags: ['E-commerce', 'Web Design'] };
const clay = { title: 'L’argile, mais au cordeau', tags: ['Logo Design', 'Stratégie'] };
const list = [souk, clay];

const filterList = createFilter(list, ({ title, tags }) => [title, ...tags]);
const filter = (term: string) => filterList(term).map((one) => list.indexOf(one));

test('asks for every word, begun or whole, in any form', () => {
  expect(filter('boutiques')).toEqual([0]);
  expect(filter('STRATEG')).toEqual([1]);
  expect(filter('bout')).toEqual([0]);
  expect(filter('design')).toEqual([0, 1]);
  expect(filter('design l’argile')).toEqual([1]);
  expect(filter('boutique argile')).toEqual([]);
});

test('takes hyphens, spaces and slips for what they are', () => {
  for (const term of ['ecommerce', 'e-commerce', 'e commerce', 'boutqiue', 'designn boutique']) {
    expect(filter(term), term).toEqual([0]);
  }
  expect(filter('xyzzy')).toEqual([]);
});

test('finds all for a blank term, nothing for one without a word', () => {
  expect(filter(' \u00a0 ')).toEqual([0, 1]);
  expect(filter('***')).toEqual([]);
});
