import { evaluateSync } from 'groq-js';
import type { Document } from '../document.ts';
import type { IndexedBy } from '../documents/document-set.ts';
import { fieldAt } from '../documents/field-at.ts';
import type { Wording } from '../documents/word-index.ts';
import { type GroqNode, isGroqNode, listOf, mapChildren, nodesOf, pathOf } from './groq-node.ts';
import { constantNameOf } from './named-value.ts';
import { isOfDocument } from './selection.ts';

/** The documents that a condition can be true of, by indexes: those with one of some values, or a combination. */
export type Lookup =
  | { readonly by: 'id' | IndexedBy; readonly values: readonly string[] }
  | { readonly by: 'word'; readonly word: string; readonly wording: Wording }
  | { readonly by: 'any' | 'all'; readonly of: readonly Lookup[] };

/**
 * The documents for which a condition can be true; undefined when that may be any.
 *
 * A filter keeps a document when its condition is *true*: a conjunction is true only if both sides are, a
 * disjunction only if one is, and `_type == "x"` only for documents of type x.
 */
export function lookupOf(condition: unknown): Lookup | undefined {
  if (!isGroqNode(condition)) return undefined;
  const { type, left, right } = condition;
  if (type === 'Group') return lookupOf(condition.base);
  if (type === 'And') return both(lookupOf(left), lookupOf(right));
  if (type === 'Or') return either(lookupOf(left), lookupOf(right));
  if (type === 'FuncCall') return lookupOfReferences(condition);
  if (type !== 'OpCall') return undefined;
  if (condition.op === '==')
    return among(left, constantsOf(right)) ?? among(right, constantsOf(left));
  if (condition.op === 'match') return matching(left, constantsOf(right));
  if (condition.op !== 'in') return undefined;
  return among(left, constantsOf(right)) ?? referring(right, constantsOf(left));
}

/** The documents all of some conditions can be true of; undefined when that may be any. */
export function lookupOfAll(conditions: readonly GroqNode[]): Lookup | undefined {
  return conditions.map(lookupOf).reduce(both, undefined);
}

/**
 * The same condition with constants for the named values by which an index could tell its documents.
 *
 * @param find what a name stands for; undefined when that is not known
 */
export function withValues(condition: GroqNode, find: (name: string) => unknown): GroqNode {
  const { type, op } = condition;
  const replace = (read: (name: string) => unknown) =>
    mapChildren(condition, (child) => {
      const name = constantNameOf(child);
      const value = name === undefined ? undefined : read(name);
      return typeof value === 'string' || Array.isArray(value) ? { type: 'Value', value } : child;
    });
  if (type === 'And' || type === 'Or' || type === 'Group') {
    return mapChildren(condition, (child) => withValues(child, find));
  }
  const isFound = type === 'FuncCall' || (type === 'OpCall' && (op === '==' || op === 'in'));
  return isFound && lookupOf(replace(() => '')) ? replace(find) : condition;
}

/** The documents two conditions can both be true of. */
function both(a?: Lookup, b?: Lookup): Lookup | undefined {
  return a && b ? { by: 'all', of: [a, b] } : (a ?? b);
}

/** The types and ids that an answer depends on: a change of any other document does not affect it. */
export interface Awaited {
  readonly types: readonly string[];
  readonly ids: readonly string[];
}

/** The types and ids a lookup is limited to; undefined when it can find documents of any. */
export function awaitedBy(lookup: Lookup): Awaited | undefined {
  if (lookup.by === 'type') return { types: lookup.values, ids: [] };
  if (lookup.by === 'id') return { types: [], ids: lookup.values };
  if (!('of' in lookup)) return undefined;
  const sides = lookup.of.map(awaitedBy);
  const awaitedSides = sides.filter((side) => side !== undefined);
  if (lookup.by === 'any') {
    if (awaitedSides.length < sides.length) return undefined;
    return {
      types: awaitedSides.flatMap(({ types }) => types),
      ids: awaitedSides.flatMap(({ ids }) => ids),
    };
  }
  // An id names one document, a type any number of them: ids come first.
  return awaitedSides.toSorted((a, b) => a.types.length - b.types.length)[0];
}

function either(a?: Lookup, b?: Lookup): Lookup | undefined {
  return a && b && { by: 'any', of: [a, b] };
}

/** A field of the document itself that is one of some constants. */
function among(field: unknown, constants: readonly unknown[] | undefined): Lookup | undefined {
  const path = pathOf(field);
  if (!path || !constants) return undefined;
  const values = constants.filter((value) => typeof value === 'string');
  // Ids and types are strings: another value equals none of them.
  if (isPath(path, '_id')) return { by: 'id', values };
  if (isPath(path, '_type')) return { by: 'type', values };
  // Any other field may equal null, and no index holds null.
  if (values.length < constants.length) return undefined;
  if (path.at(-1) === '_ref') return { by: 'reference', values };
  const isSlug = isPath(path, 'slug') || isPath(path, 'slug', 'current');
  return isSlug ? { by: 'slug', values } : undefined;
}

function isPath(path: readonly string[], ...names: string[]): boolean {
  return path.length === names.length && names.every((name, index) => name === path[index]);
}

/** Letters and digits side by side: what groq-js takes for a word holds others besides, and those are not looked for. */
const WORD = /[\p{L}\p{N}]+/gu;
/** A part of a pattern that is one word, and means no other than itself. A longer one is cut by groq-js. */
const PLAIN = /^[\p{L}\p{N}]{1,100}$/u;

/** Returns the words that a text has to hold for each of some patterns of `match` to be true of it, as far as it is known. */
function wordsSought(patterns: readonly string[]): string[] {
  const parts = patterns.flatMap((pattern) => pattern.split(/\s+/));
  return parts.filter((part) => PLAIN.test(part)).map(inOneCase);
}

/** Returns the words on the left side of a `match`, for each document. */
function wordingOf(left: GroqNode): Wording {
  const path = pathOf(left);
  const read = path
    ? (root: Document) => fieldAt(root, path)
    : (root: Document): unknown => evaluateSync(left, { root, dataset: [] }).data;
  return {
    name: JSON.stringify(['match', left]),
    wordsOf(document) {
      const value = read(document);
      const texts = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
      // groq-js ignores dots at the edges of words.
      return texts.flatMap((text) =>
        typeof text === 'string' ? (inOneCase(text.replaceAll('.', '')).match(WORD) ?? []) : [],
      );
    },
  };
}

/** Letters that are one for a regular expression that ignores case are one here. */
function inOneCase(text: string): string {
  return text.toUpperCase();
}

/** Returns the lookup of a `match`: the text must contain each word of the patterns. */
function matching(left: unknown, patterns: readonly unknown[] | undefined): Lookup | undefined {
  if (!isGroqNode(left) || !nodesOf(left).every(isOfDocument)) return undefined;
  if (!patterns?.every((pattern) => typeof pattern === 'string')) return undefined;
  const wording = wordingOf(left);
  const of = wordsSought(patterns).map((word): Lookup => ({ by: 'word', word, wording }));
  return of.length > 0 ? { by: 'all', of } : undefined;
}

/** `"x" in list[]._ref` of the document itself. */
function referring(list: unknown, constants: readonly unknown[] | undefined): Lookup | undefined {
  if (!constants || !isGroqNode(list) || list.type !== 'Map') return undefined;
  const { base, expr } = list;
  if (!isGroqNode(base) || base.type !== 'ArrayCoerce' || !pathOf(base.base)) return undefined;
  if (!isGroqNode(expr) || expr.type !== 'AccessAttribute' || expr.name !== '_ref')
    return undefined;
  if (!isGroqNode(expr.base) || expr.base.type !== 'This') return undefined;
  const values = constants.filter((value) => typeof value === 'string');
  return values.length < constants.length ? undefined : { by: 'reference', values };
}

/** Returns the lookup of `references("x", $ids)`: an argument that is no string is referenced by no document. */
function lookupOfReferences({ namespace, name, args }: GroqNode): Lookup | undefined {
  if (namespace !== 'global' || name !== 'references' || !Array.isArray(args)) return undefined;
  const lists = args.map(constantsOf);
  if (lists.some((list) => list === undefined)) return undefined;
  const values = lists.flatMap((list) => list ?? []).filter((value) => typeof value === 'string');
  return { by: 'reference', values };
}

/** The values of a constant, or of a list of constants. */
function constantsOf(node: unknown): readonly unknown[] | undefined {
  if (!isGroqNode(node)) return undefined;
  if (node.type === 'Group') return constantsOf(node.base);
  return node.type === 'Value' && !Array.isArray(node.value) ? [node.value] : listOf(node);
}
