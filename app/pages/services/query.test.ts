import { expect, test } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import { findServices } from './query.ts';

async function textOver(prices: readonly string[], written?: string) {
  const packages = prices.map((priceRange) => ({ _key: priceRange, priceRange }));
  const service = await startTestService([
    { put: { _id: 'a', _type: 'service', title: 'A', slug: 'a', status: 'active', packages } },
    { put: { _id: 'services', _type: 'services', ...(written && { listText: written }) } },
  ]);
  const content = { client: service.client(), assetOrigin: '', warn() {} };
  return (await findServices(content)).listText;
}

test.each([
  [['dès 30 000 DH'], 'Les prix sont en dirhams, toutes taxes comprises.'],
  [['12 000 DH HT', 'sur devis'], 'Les prix sont en dirhams, hors taxes.'],
  [['12 000 DH HT', '30 000 DH'], 'Les prix sont en dirhams, TTC ou HT\u00a0: chacun le précise.'],
  [['sur devis'], ''],
])('above prices of %j stands what is true of all: %s', async (prices, sentence) => {
  expect(await textOver(prices)).toBe(sentence);
});

test('an agency that writes the sentence itself may leave the taxes to its prices', async () => {
  expect(await textOver(['12 000 DH HT'], 'En dirhams.')).toBe('En dirhams.');
  expect(await textOver(['12 000 DH HT'], 'En dirhams, {taxes}.')).toBe('En dirhams, hors taxes.');
  expect(await textOver([], 'En dirhams, {taxes}.')).toBe('En dirhams, selon le devis.');
});

test('the sentence that older installations hold follows their prices too', async () => {
  const former = 'Les prix sont en dirhams, toutes taxes comprises.';
  expect(await textOver(['12 000 DH HT'], former)).toBe('Les prix sont en dirhams, hors taxes.');
});
