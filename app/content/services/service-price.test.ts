import { expect, test } from 'vitest';
import { commonTaxes, startingPrice, withTaxes } from './service-price.ts';

test.each([
  ['dès 30 000 DH', { amount: 'dès 30 000 DH', taxes: 'TTC' }],
  ['45 000 – 70 000 DH', { amount: '45 000 – 70 000 DH', taxes: 'TTC' }],
  ['12K – 18K DH par mois', { amount: '12K – 18K DH', taxes: 'TTC par mois' }],
  ['30 000 DH, hors espace', { amount: '30 000 DH', taxes: 'TTC, hors espace' }],
  ['dès 25 000 DH HT', { amount: 'dès 25 000 DH', taxes: 'HT' }],
  ['dès 25 000\u00a0DH\u00a0TTC par mois', { amount: 'dès 25 000\u00a0DH', taxes: 'TTC par mois' }],
  ['18 000 DH par mois HT', { amount: '18 000 DH', taxes: 'HT par mois' }],
  ['18 000 DH (HT) par mois', { amount: '18 000 DH', taxes: 'HT par mois' }],
  ['12 000 DH hors taxes', { amount: '12 000 DH', taxes: 'HT' }],
  ['12 000 DH H.T., frais compris', { amount: '12 000 DH', taxes: 'HT, frais compris' }],
  ['12 000 DH toutes taxes comprises', { amount: '12 000 DH', taxes: 'TTC' }],
  ['12 000 DH par nuit', { amount: '12 000 DH', taxes: 'TTC par nuit' }],
  ['sur devis', { amount: 'sur devis' }],
])('%s is shown with its taxes', (price, priceParts) => {
  expect(withTaxes(price)).toEqual(priceParts);
});

test('machines are told that taxes are included, unless the price says they are not', () => {
  expect(startingPrice('dès 30 000 DH')).toMatchObject({ from: 30_000, taxIncluded: true });
  expect(startingPrice('12K – 18K DH HT par mois')).toEqual({
    text: '12K\u00a0DH HT par mois',
    from: 12_000,
    to: 18_000,
    monthly: true,
    taxIncluded: false,
  });
});

test.each([
  [['dès 30 000 DH', '45 000 – 70 000 DH TTC', 'sur devis'], 'toutes taxes comprises'],
  [['12 000 DH HT', '18 000 DH par mois hors taxes'], 'hors taxes'],
  [['12 000 DH HT', '18 000 DH'], 'TTC ou HT\u00a0: chacun le précise'],
  [['sur devis'], undefined],
  [[], undefined],
])('of %j it is said that they are %s', (prices, taxes) => {
  expect(commonTaxes(prices)).toBe(taxes);
});
