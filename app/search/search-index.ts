import { searchContext, visitContext } from '../context.ts';
import type { Route } from './+types/search-index.ts';

/** The file that is searched in the browser: `SEARCH_INDEX_ADDRESS` of the search module. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    const file = await context.get(searchContext).file();
    return new Response(file, { headers: { 'content-type': 'application/json' } });
  } catch (error) {
    context.get(visitContext).reportError(error);
    return new Response('{}', {
      status: 503,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    });
  }
}
