import { evaluateSync } from 'groq-js';
import { fold } from '../../search/french-folding.ts';
import type { Document } from '../document.ts';
import type { DocumentSet } from '../documents/document-set.ts';
import type { WordIndex } from '../documents/word-index.ts';
import { type GroqNode, isGroqNode, mapChildren, nodesOf } from './groq-node.ts';
import { isOfDocument } from './selection.ts';

/** Words and phrases of one search that are looked for; the rest of a longer one is passed over. */
const MAX_TERMS = 32;

/** A term: `-` before it excludes, quotes hold a phrase, a star ends the beginning of a word. */
const TERM = /(-?)(?:"([^"]*)"|(\S+))/gu;
/** The Studio's lists ask for this while nothing is typed in their search: the beginning of any word. */
const ANY = '*';

const WORD = /[\p{L}\p{N}]+/gu;

type Term = {
  /** Words with a space before each, and one after the last unless it is only a beginning. */
  text: string;
  isExcluded: boolean;
};

/** The input of the search, besides the query's own tree. */
export type Searched = {
  documents: DocumentSet;
  params: Readonly<Record<string, unknown>>;
};

/**
 * Replaces each `… match text::query(…)` by the ids of the documents it is true of: groq-js parses that function, and
 * has no search to evaluate it with. All terms have to occur, by the French folding of the site's own search.
 *
 * Each such match must be about documents: `parseQuery` has refused the others.
 */
export function resolveTextQueries(tree: GroqNode, searched: Searched): GroqNode {
  const answers = new Map<string, readonly string[]>();

  function resolve(node: GroqNode): GroqNode {
    const terms = searchOf(node);
    if (terms === undefined || !isGroqNode(node.left)) return mapChildren(node, resolve);
    if (terms.trim() === ANY) return { type: 'Value', value: true };
    const left = mapChildren({ type: 'Group', base: node.left }, resolve);
    const key = JSON.stringify([terms, left]);
    const ids = answers.get(key) ?? idsWhere(left, terms, searched);
    answers.set(key, ids);
    return {
      type: 'OpCall',
      op: 'in',
      left: { type: 'AccessAttribute', name: '_id' },
      right: { type: 'Value', value: ids },
    };
  }
  return resolve(tree);
}

/** The search of `… match text::query("…")`; undefined for any other node. */
export function searchOf(node: GroqNode): string | undefined {
  if (node.type !== 'OpCall' || node.op !== 'match' || !isGroqNode(node.right)) return undefined;
  const { type, namespace, name, args } = node.right;
  if (type !== 'FuncCall' || namespace !== 'text' || name !== 'query') return undefined;
  const [search] = Array.isArray(args) ? args : [];
  return isGroqNode(search) && search.type === 'Value' && typeof search.value === 'string'
    ? search.value
    : undefined;
}

function idsWhere(left: GroqNode, search: string, searched: Searched): string[] {
  const terms = termsOf(search);
  if (!terms.some(({ isExcluded }) => !isExcluded)) return [];
  const { documents, params } = searched;
  const options = {
    dataset: [],
    params,
    dereference: ({ _ref }: { _ref: string }) => documents.get(_ref),
  };
  const wordsIn = (root: Document): string[] => {
    const { data } = evaluateSync(left, { ...options, root });
    return wordsOf([...textsIn(data)].join('\n'));
  };
  // A document that this one refers to may change by itself: only the document's own texts are indexed.
  const index = nodesOf(left).every(isOfDocument)
    ? documents.byWord({ name: JSON.stringify(['text', left]), wordsOf: wordsIn })
    : undefined;
  return (fewestWith(terms, index) ?? documents.all())
    .filter((root) => {
      const text = ` ${wordsIn(root).join(' ')} `;
      return terms.every((term) => text.includes(term.text) !== term.isExcluded);
    })
    .map(({ _id }) => _id)
    .sort();
}

/** The documents that hold the words of one of the terms, the one that leaves fewest; undefined where each leaves many. */
function fewestWith(
  terms: readonly Term[],
  index: WordIndex | undefined,
): readonly Document[] | undefined {
  const documentLists = terms
    .filter(({ isExcluded }) => !isExcluded)
    .flatMap(({ text }) => {
      const words = text.trim().split(' ');
      const beginning = text.endsWith(' ') ? undefined : words.pop();
      return [
        ...words.map((word) => index?.get(word)),
        ...(beginning === undefined ? [] : [index?.beginningWith(beginning)]),
      ];
    })
    .filter((documents) => documents !== undefined);
  return documentLists.toSorted((a, b) => a.length - b.length)[0];
}

function termsOf(search: string): Term[] {
  return [...search.matchAll(TERM)]
    .slice(0, MAX_TERMS)
    .map(([, minus, phrase, bare = '']) => {
      const words = wordsOf(phrase ?? bare);
      const isBeginning = phrase === undefined && bare.endsWith('*');
      return {
        text: ` ${words.join(' ')}${isBeginning ? '' : ' '}`,
        isExcluded: minus === '-',
        isEmpty: words.length === 0,
      };
    })
    .filter(({ isEmpty }) => !isEmpty);
}

/** Parts of texts whose words are remembered: languages repeat themselves. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, readonly string[]>();

/** Lists the words of a text. Folding changes nothing across a space, so each part between spaces is folded once. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const part of text.split(/\s+/)) {
    for (const word of remembered.get(part) ?? wordsOfPart(part)) words.push(word);
  }
  return words;
}

function wordsOfPart(part: string): readonly string[] {
  const words = fold(part).match(WORD) ?? [];
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(part, words);
  return words;
}

/** The texts of a value, at any depth; of an object those of its own fields, which do not begin with `_`. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (typeof value === 'object' && value !== null) {
    for (const [field, item] of Object.entries(value)) {
      if (!field.startsWith('_')) yield* textsIn(item);
    }
  }
}
