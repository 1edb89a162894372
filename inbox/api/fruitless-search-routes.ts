/** The routes of searches without a result, for editors of the site. */

import { editsContent, type Staff } from '../../staff/roles.ts';
import type { FruitlessSearchList } from '../contract/fruitless-searches.ts';
import { forgottenSearch, fruitlessSearchQuery } from '../contract/questions.ts';
import { Refusal } from '../requests/refusal.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { readBody, readQuery } from './read.ts';

export function fruitlessSearchRoutes(api: Api, { fruitlessSearches }: ApiOptions): void {
  api.get('/fruitless-searches', async (c) => {
    requireWriter(c.var.staff);
    const { days } = readQuery(c, fruitlessSearchQuery);
    const items = await fruitlessSearches.list(days);
    return c.json({ items } satisfies FruitlessSearchList);
  });

  api.post('/fruitless-searches/forget', async (c) => {
    requireWriter(c.var.staff);
    const { term } = await readBody(c, forgottenSearch);
    await fruitlessSearches.remove(term);
    const { days } = readQuery(c, fruitlessSearchQuery);
    const items = await fruitlessSearches.list(days);
    return c.json({ items } satisfies FruitlessSearchList);
  });
}

/** @throws {Refusal} */
function requireWriter(staff: Staff): void {
  if (editsContent(staff)) return;
  throw new Refusal('forbidden', 'Cette liste est pour ceux qui écrivent le site.');
}
