/** Finds what is published: the same words, the same order, in the browser and on the server. */
import MiniSearch from 'minisearch';
import { type ResultType, readDocuments, type SearchDocument } from './document.ts';
import { excerptOf, hasMatch, highlight, type Segment } from './excerpt.ts';
import { findMatches, type Match } from './match.ts';
import { readTerm } from './typed-words.ts';
import { isEmptyWord, termsOf, wordsOf } from './words.ts';

export { RESULT_TYPES, SearchIndexError } from './document.ts';
export type { ResultType, SearchDocument, Segment };

/** Where the index is served: always today's, "not modified" when the browser has it. */
export const SEARCH_INDEX_ADDRESS = '/search-index.json';

export type SearchIndex = {
  documents: readonly SearchDocument[];
  words: MiniSearch<Indexed>;
};

export type SearchResult = {
  id: string;
  type: ResultType;
  title: string;
  description: string;
  category: string;
  tags: readonly string[];
  /** Without the origin. */
  url: string;
  /** The title, cut at the words that were searched for. */
  titleSegments: readonly Segment[];
  /** A part of the description, or of the page's text where the words are only there. */
  excerpt: readonly Segment[];
};

export type SearchAnswer = {
  /** Of all that was found, `results` being the first of them. */
  count: number;
  results: readonly SearchResult[];
};

export type SearchOptions = {
  /** None means all (site-shell §4). */
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

/** The same from the documents themselves; what comes first is found first among equals. */
export async function createIndex(documents: readonly SearchDocument[]): Promise<SearchIndex> {
  const words = new MiniSearch<Indexed>(INDEXED);
  let begun = performance.now();
  for (const [position, document] of documents.entries()) {
    words.add({ position, ...document });
    if (performance.now() - begun < STEP) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    begun = performance.now();
  }
  return { documents, words };
}

/** What a term finds, the best first; nothing for a blank one. */
export function search(
  { documents, words }: SearchIndex,
  term: string,
  { types = [], limit = 50 }: SearchOptions = {},
): SearchAnswer {
  const found = findMatches(words, readTerm(term)).flatMap((match) => {
    const document = documents[match.position];
    if (!document || (types.length > 0 && !types.includes(document.type))) return [];
    return [{ document, match }];
  });
  return {
    count: found.length,
    results: found.slice(0, limit).map(({ document, match }) => resultOf(document, match)),
  };
}

type Indexed = SearchDocument & { position: number };

/** What is typed meanwhile waits no longer than this to be shown. */
const STEP = 8; // ms

const INDEXED = {
  idField: 'position',
  fields: ['title', 'tags', 'alsoCalled', 'category', 'description', 'body'],
  tokenize: (text: string) => wordsOf(text).map(({ folded }) => folded),
  processTerm: (folded: string) => (isEmptyWord(folded) ? null : termsOf(folded)),
  stringifyField: (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value)),
};

function resultOf(document: SearchDocument, { terms }: Match): SearchResult {
  const { id, type, title, description, category, tags, url, body } = document;
  const told = hasMatch(description, terms) || !hasMatch(body, terms) ? description : body;
  return {
    id,
    type,
    title,
    description,
    category,
    tags,
    url,
    titleSegments: highlight(title, terms),
    excerpt: excerptOf(told, terms),
  };
}
