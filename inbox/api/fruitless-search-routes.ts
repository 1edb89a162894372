/** What visitors searched for in vain: for those who write what the site says. */
import { Refusal } from '../requests/refusal.ts';
import type { Api, ApiOptions } from './api.ts';
import type { FruitlessSearchList } from './contract.ts';

export function fruitlessSearchRoutes(api: Api, { fruitlessSearches }: ApiOptions): void {
  api.get('/fruitless-searches', async (c) => {
    const { role } = c.var.staff;
    if (role !== 'administrator' && role !== 'editor') {
      throw new Refusal('forbidden', 'Cette liste est pour ceux qui écrivent le site.');
    }
    return c.json({ items: await fruitlessSearches.list() } satisfies FruitlessSearchList);
  });
}
