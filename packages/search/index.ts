/** Searches the published content, with the same result and order in the browser and on the server. */
import MiniSearch from 'minisearch';
import { type ResultType, readDocuments, type SearchDocument } from './document.ts';
import { excerptOf, hasMatch, highlight, type Segment } from './matching/excerpt.ts';
import { findMatches, type Match, type SearchedWords } from './matching/match.ts';
import { readTerm } from './matching/typed-words.ts';
import { isEmptyWord, termsOf, wordsOf } from './matching/words.ts';

export { RESULT_TYPES, SearchIndexError } from './document.ts';
export type { ResultType, SearchDocument, Segment };

/** The address of the index: always today's, "not modified" when the browser has it. */
export const SEARCH_INDEX_ADDRESS = '/search-index.json';

export type SearchIndex = SearchedWords & { documents: readonly SearchDocument[] };

export type SearchResult = {
  id: string;
  type: ResultType;
  title: string;
  description: string;
  category: string;
  tags: readonly string[];
  /** The address without its origin. */
  url: string;
  /** The address of a square picture of it. */
  picture: string;
  /** The title, cut at the words that were searched for. */
  titleSegments: readonly Segment[];
  /** A part of the description, or of the page's text where the words are there and not in sight otherwise. */
  excerpt: readonly Segment[];
};

export type SearchAnswer = {
  /** The number of all matches, of which `results` are the first. */
  count: number;
  results: readonly SearchResult[];
};

export type SearchOptions = {
  /** The selected types; none means all (shell-4.27 in test/specification.md). */
  types?: readonly ResultType[];
  /** How many results are made ready to be shown; 50 when absent. */
  limit?: number;
};

/**
 * Makes the index from the file at `SEARCH_INDEX_ADDRESS`, in small steps, so that typing goes on
 * meanwhile.
 *
 * @throws {SearchIndexError} when the file is cut short, broken, or of another version of the site.
 */
export async function loadIndex(file: string): Promise<SearchIndex> {
  return createIndex(readDocuments(file));
}

/** Makes the same index from the documents; among equals, earlier documents rank first. */
export async function createIndex(documents: readonly SearchDocument[]): Promise<SearchIndex> {
  const vocabulary = new Set<string>();
  const words = new MiniSearch<Indexed>({
    ...INDEXED,
    processTerm(folded) {
      const terms = isEmptyWord(folded) ? [] : [...termsOf(folded)];
      for (const term of terms) vocabulary.add(term);
      return terms;
    },
  });
  let begun = performance.now();
  for (const [position, document] of documents.entries()) {
    words.add(indexed(document, position));
    if (performance.now() - begun < STEP) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    begun = performance.now();
  }
  return { documents, words, vocabulary: [...vocabulary] };
}

/** Searches a term, the best results first; none for a blank one. */
export function search(
  index: SearchIndex,
  term: string,
  { types = [], limit = 50 }: SearchOptions = {},
): SearchAnswer {
  const matches = findMatches(index, readTerm(term));
  const hits = matches.flatMap((match) => {
    const document = index.documents[match.position];
    if (!document || (types.length > 0 && !types.includes(document.type))) return [];
    return [{ document, match }];
  });
  return {
    count: hits.length,
    results: hits.slice(0, limit).map(({ document, match }) => resultOf(document, match)),
  };
}

/** The longest time that indexing blocks the page. */
const STEP = 8; // ms

const INDEXED = {
  idField: 'position',
  fields: ['title', 'tags', 'alsoCalled', 'category', 'address', 'description', 'body'],
  tokenize: (text: string) => wordsOf(text).map(({ folded }) => folded),
};

type Indexed = ReturnType<typeof indexed>;

function indexed(document: SearchDocument, position: number) {
  const { title, tags, alsoCalled = [], category, url, description, body } = document;
  return {
    position,
    title,
    // Each tag is indexed as one word too, which sets `Web Design` apart from a page on design with a `web` elsewhere.
    tags: tags.flatMap((tag) => [tag, tag.replace(/\s+/g, '')]).join('\n'),
    alsoCalled: alsoCalled.join('\n'),
    category,
    // The end of the address: in `/blog/sous-titres` an editor wrote two words that the title may join.
    address: url.split('/').slice(2).join(' '),
    description,
    body,
  };
}

function resultOf(document: SearchDocument, match: Match): SearchResult {
  const terms = new Set(match.terms);
  const { id, type, title, description, category, tags, url, picture, body } = document;
  const hasVisibleMatch = [title, description].some((text) => hasMatch(text, terms));
  const excerptSource =
    description && (hasVisibleMatch || !hasMatch(body, terms)) ? description : body;
  return {
    id,
    type,
    title,
    description,
    category,
    tags,
    url,
    picture,
    titleSegments: highlight(title, terms),
    excerpt: excerptOf(excerptSource, terms),
  };
}
