import { SearchIndexError } from './document.ts';
import { loadIndex, SEARCH_INDEX_ADDRESS, type SearchIndex } from './index.ts';

/**
 * Fetches the index and makes it ready. Costs a "not modified" when the browser has it already; whoever
 * wants it at hand earlier fetches `SEARCH_INDEX_ADDRESS` on intent.
 *
 * @throws {SearchIndexError} whatever went wrong on the way: say so, and offer to try again.
 */
export async function fetchIndex(signal?: AbortSignal): Promise<SearchIndex> {
  return loadIndex(await fetchFile(signal));
}

async function fetchFile(signal: AbortSignal | undefined): Promise<string> {
  try {
    const answer = await fetch(SEARCH_INDEX_ADDRESS, signal ? { signal } : {});
    if (answer.ok) return await answer.text();
    throw new Error(`the server answered ${answer.status}`);
  } catch (cause) {
    throw new SearchIndexError('the search index could not be fetched', { cause });
  }
}
