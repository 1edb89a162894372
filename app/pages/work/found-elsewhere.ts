/** Finds what a search on /work matches besides projects. */
import type { ResultType, SearchResult } from '../../../packages/search/index.ts';
import type { ContentReader, SiteSearch } from '../../context.ts';

/** The types of results besides what the list above shows by itself. */
const OTHER_TYPES: readonly ResultType[] = ['service', 'blog', 'page'];

/** The most matches listed: beyond, one more word says more than one more line. */
const MOST = 24;

export type FoundElsewhere = {
  /** The searched term, trimmed. */
  term: string;
  count: number;
  results: ElsewhereResult[];
};

export type ElsewhereResult = Pick<SearchResult, 'id' | 'url' | 'titleSegments' | 'excerpt'> & {
  /** The kind of page as a visitor would say: `Article`. */
  kind: string;
};

/**
 * Finds the matches; undefined for a blank term, and while the search does not answer: the list of projects does not
 * wait for it.
 */
export async function findElsewhere(
  search: SiteSearch,
  { warn }: Pick<ContentReader, 'warn'>,
  typed: string,
): Promise<FoundElsewhere | undefined> {
  const term = typed.trim();
  if (term === '') return undefined;
  try {
    const { count, results } = await search.find(term, { types: OTHER_TYPES, limit: MOST });
    return { term, count, results: results.map(elsewhere) };
  } catch (error) {
    warn('a search shows projects only', { problem: String(error) });
    return undefined;
  }
}

function elsewhere({ id, type, url, category, titleSegments, excerpt }: SearchResult) {
  const kind = type === 'blog' ? 'Article' : type === 'service' ? 'Service' : category;
  return { id, url, kind, titleSegments, excerpt };
}
