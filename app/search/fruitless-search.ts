import { fold } from '../../packages/search/french-folding.ts';
import { inboxContext, searchContext, visitContext } from '../context.ts';
import { postedForm } from '../forms/posted-form.ts';
import type { Route } from './+types/fruitless-search.ts';
import { TERM_FIELD } from './fruitless-search-address.ts';

/** The longest term read, longer than any that is counted. */
const LONGEST = 100; // characters

/** Receives a term, with the same answer whether it is stored or refused: no script reads a beacon's answer. */
export async function action({ context, request }: Route.ActionArgs) {
  const term = (await postedForm(request))?.get(TERM_FIELD);
  if (typeof term === 'string' && term.length <= LONGEST) {
    await countIfFruitless(context, term).catch(context.get(visitContext).reportError);
  }
  return new Response(null, { status: 202, headers: { 'cache-control': 'no-store' } });
}

async function countIfFruitless(context: Route.ActionArgs['context'], term: string) {
  const { count } = await context.get(searchContext).find(term, { limit: 0 });
  if (count > 0) return;
  const { address } = context.get(visitContext);
  await context.get(inboxContext).countFruitlessSearch(fold(term), address);
}
