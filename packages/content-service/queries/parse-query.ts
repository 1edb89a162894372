import { GroqSyntaxError, parse } from 'groq-js';
import { editsOfFirstVersion, rewriteFirstVersion, unanswerableIn } from './first-version.ts';
import { mistakeIn, resolveGeoCalls } from './geo-calls.ts';
import {
  childrenOf,
  type GroqNode,
  givesDocuments,
  isGroqNode,
  mapChildren,
  nodesOf,
} from './groq-node.ts';
import { isBlank, readLiterals } from './literals.ts';
import { mendFunctions } from './mend-functions.ts';
import { editsOfCalls } from './own-calls.ts';
import { QueryRefusedError } from './query-errors.ts';
import { type Edit, editQuery, tokensOf } from './query-text.ts';
import { searchOf } from './text-search.ts';

/** Functions groq-js parses but does not implement: left to evaluation they would fail only when reached. */
const UNSUPPORTED_NAMESPACES = new Set(['delta', 'documents', 'media', 'user']);

/** Nodes that pass on the current value: their inner expressions are evaluated on it. */
const TRANSPARENT = new Set([
  'And',
  'Or',
  'Not',
  'Group',
  'OpCall',
  'FuncCall',
  'Select',
  'SelectAlternative',
]);

/** The first version of the language, or the one of the specification. */
export type Language = 'first' | 'today';

/**
 * Writes `**` in the patterns of `match` as `*`, which means the same. groq-js makes a regular expression of a pattern,
 * and each further star in a row multiplies what that takes: ten took three minutes for 60 letters. Patterns that are
 * computed from documents stay as they are, and so do stars apart from one another: a worker's time is limited.
 */
function collapseWildcards(node: GroqNode): GroqNode {
  if (node.type !== 'OpCall' || node.op !== 'match') return mapChildren(node, collapseWildcards);
  return mapChildren(node, (child) =>
    child === node.right ? collapsePattern(child) : collapseWildcards(child),
  );
}

function collapsePattern(node: GroqNode): GroqNode {
  if (node.type === 'Value') {
    const { value } = node;
    return { ...node, value: Array.isArray(value) ? value.map(collapse) : collapse(value) };
  }
  // The node is a list of patterns, or one in parentheses.
  const holdsPatterns = ['Array', 'ArrayElement', 'Group'].includes(node.type);
  return holdsPatterns ? mapChildren(node, collapsePattern) : collapseWildcards(node);
}

function collapse(pattern: unknown): unknown {
  return typeof pattern === 'string' ? pattern.replace(/\*+/g, '*') : pattern;
}

/** Parses a query with its parameters in place. Throws `QueryRefusedError` with the position of a mistake. */
export function parseQuery(
  query: string,
  params: Readonly<Record<string, unknown>>,
  language: Language = 'today',
): GroqNode {
  const tree = readTree(query, params, language);
  if (!isGroqNode(tree)) throw refuseAt(query, 'expected an expression', 0, query.length);
  for (const node of nodesOf(tree)) refuseUnanswerable(query, node);
  refuseMisplaced(query, tree, false);
  const rewritten = language === 'first' ? rewriteFirstVersion(tree) : tree;
  // Most queries call no `geo` function, and some are long: the search avoids a walk through the tree.
  const called = query.includes('geo') ? resolveGeoCalls(rewritten) : rewritten;
  return mendFunctions(collapseWildcards(called));
}

function readTree(
  query: string,
  params: Readonly<Record<string, unknown>>,
  language: Language,
): unknown {
  const { text: spelled, placeOf } = editQuery(query, editsOf(query, params, language));
  const { text, aligned, mistake } = readLiterals(spelled);
  if (mistake) {
    throw refuseAt(query, mistake.description, placeOf(mistake.start), placeOf(mistake.end));
  }
  try {
    return parse(text, { params });
  } catch (error) {
    // The error's position must be one of the query as it was sent.
    if (error instanceof GroqSyntaxError && text !== aligned) {
      try {
        parse(aligned, { params });
      } catch (same) {
        throw describeParseError(query, same, placeOf);
      }
    }
    throw describeParseError(query, error, placeOf);
  }
}

/** Returns the edits of spellings that groq-js does not parse. */
function editsOf(
  query: string,
  params: Readonly<Record<string, unknown>>,
  language: Language,
): Edit[] {
  if (language === 'today' && !query.includes('geo')) return [];
  const tokens = tokensOf(query);
  const unanswerable = language === 'first' && unanswerableIn(tokens);
  if (unanswerable) {
    const { start, end, why } = unanswerable;
    throw refuseAt(
      query,
      `${why} is not supported in the first version of the language`,
      start,
      end,
    );
  }
  const edits = language === 'first' ? editsOfFirstVersion(tokens, params) : [];
  return [...edits, ...editsOfCalls(tokens, 'geo')].sort((a, b) => a.start - b.start);
}

/**
 * Refuses `score()` of anything but documents, and `text::query()` anywhere but in a `match` about a document.
 *
 * @param isOnDocument whether the node is evaluated on a document
 */
function refuseMisplaced(query: string, node: GroqNode, isOnDocument: boolean): void {
  if (node.type === 'PipeFuncCall' && node.name === 'score' && !givesDocuments(node.base)) {
    throw refuseName(
      query,
      'score() is for documents: of `*`, its filters, orders and ranges',
      'score',
    );
  }
  const search = isOnDocument ? searchOf(node) : undefined;
  if (node.type === 'FuncCall' && node.namespace === 'text') {
    const isMissing = node.name !== 'query';
    const why = isMissing ? 'is not supported' : 'takes a text, and is matched against documents';
    throw refuseName(query, `function text::${node.name}() ${why}`, `text::${node.name}`);
  }
  const asksEach =
    node.type === 'Filter' || (node.type === 'PipeFuncCall' && node.name === 'score');
  for (const child of childrenOf(node)) {
    if (search !== undefined && child === node.right) continue;
    const isAsked = asksEach && child !== node.base && givesDocuments(node.base);
    refuseMisplaced(query, child, isAsked || (TRANSPARENT.has(node.type) && isOnDocument));
  }
}

function refuseUnanswerable(query: string, node: GroqNode): void {
  if (node.type === 'Parameter') {
    // The message is the hosted service's.
    throw refuseName(query, `param $${node.name} referenced, but not provided`, `$${node.name}`);
  }
  if (node.type === 'FuncCall') {
    const isMissing = node.name === 'anywhere' && node.namespace === 'global';
    if (isMissing || UNSUPPORTED_NAMESPACES.has(String(node.namespace))) {
      const name = isMissing ? 'anywhere' : `${node.namespace}::${node.name}`;
      throw refuseName(query, `function ${name}() is not supported`, name);
    }
    const mistake = mistakeIn(node);
    if (mistake) throw refuseName(query, mistake.why, mistake.name);
  }
}

function describeParseError(
  query: string,
  error: unknown,
  placeOf: (position: number) => number,
): QueryRefusedError {
  if (error instanceof GroqSyntaxError) {
    const start = Math.min(placeOf(error.position), query.length);
    // The message is the hosted service's, which programs look for; groq-js points before the space at the end.
    if (isBlank(query.slice(start))) {
      const end = query.length;
      return refuseAt(query, 'unexpected end-of-file, expected expression', end, end);
    }
    const detail = error.message.replace(/^Syntax error in GROQ query at position \d+(: )?/, '');
    return refuseAt(query, detail || 'unexpected token', start, start + 1);
  }
  if (error instanceof RangeError) {
    return refuseAt(query, 'the query is nested too deeply', 0, query.length);
  }
  const description = error instanceof Error ? error.message : String(error);
  const name = /^Undefined [a-z ]+: (\S+)$/.exec(description)?.[1];
  return refuseName(query, description, name ?? query);
}

/** Returns an error at the first occurrence of a name in the query. */
function refuseName(query: string, description: string, name: string): QueryRefusedError {
  const start = Math.max(0, query.indexOf(name));
  return refuseAt(query, description, start, Math.min(start + name.length, query.length));
}

function refuseAt(query: string, description: string, start: number, end: number) {
  return new QueryRefusedError({
    type: 'queryParseError',
    description,
    start,
    end: Math.max(end, Math.min(start, query.length)),
  });
}
