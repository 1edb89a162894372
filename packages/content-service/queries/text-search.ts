import { evaluateSync } from 'groq-js';
import { fold } from '../../search/french-folding.ts';
import type { Document } from '../document.ts';
import { type GroqNode, isGroqNode, mapChildren } from './groq-node.ts';

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

/** What the search reads of a document beside the query's own tree. */
export type Searched = {
  documents: readonly Document[];
  params: Readonly<Record<string, unknown>>;
  dereference?: (reference: { _ref: string }) => Document | undefined;
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
  const { documents, params, dereference } = searched;
  const options = { dataset: [], params, ...(dereference && { dereference }) };
  return documents
    .filter((root) => {
      const { data } = evaluateSync(left, { ...options, root });
      const text = ` ${wordsOf([...textsIn(data)].join('\n')).join(' ')} `;
      return terms.every((term) => text.includes(term.text) !== term.isExcluded);
    })
    .map(({ _id }) => _id);
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

function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
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
