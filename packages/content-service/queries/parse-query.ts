import { GroqSyntaxError, parse } from 'groq-js';
import { collapseWildcards } from './collapse-wildcards.ts';
import { childrenOf, type GroqNode, givesDocuments, isGroqNode, nodesOf } from './groq-node.ts';
import { QueryRefusedError } from './query-errors.ts';
import { searchOf } from './text-search.ts';

/** Functions groq-js parses but does not implement: left to evaluation they would fail only when reached. */
const UNSUPPORTED_NAMESPACES = new Set(['delta', 'documents', 'geo', 'media', 'user']);

/** Nodes that hand on the value they are evaluated on: what is asked inside of them is asked of it. */
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

/** Parses a query with its parameters in place. Throws `QueryRefusedError` with the position of a mistake. */
export function parseQuery(query: string, params: Readonly<Record<string, unknown>>): GroqNode {
  let tree: unknown;
  try {
    tree = parse(query, { params });
  } catch (error) {
    throw describeParseError(query, error);
  }
  if (!isGroqNode(tree)) throw refuseAt(query, 'expected an expression', 0, query.length);
  for (const node of nodesOf(tree)) refuseUnanswerable(query, node);
  refuseMisplaced(query, tree, false);
  return collapseWildcards(tree);
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
    // The hosted service's words.
    throw refuseName(query, `param $${node.name} referenced, but not provided`, `$${node.name}`);
  }
  if (node.type === 'FuncCall') {
    const isMissing = node.name === 'anywhere' && node.namespace === 'global';
    if (isMissing || UNSUPPORTED_NAMESPACES.has(String(node.namespace))) {
      const name = isMissing ? 'anywhere' : `${node.namespace}::${node.name}`;
      throw refuseName(query, `function ${name}() is not supported`, name);
    }
  }
}

function describeParseError(query: string, error: unknown): QueryRefusedError {
  if (error instanceof GroqSyntaxError) {
    const start = Math.min(error.position, query.length);
    // The hosted service's words, which programs look for; groq-js points before the space at the end.
    if (query.slice(start).trim() === '') {
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

/** Points at the first place a name stands in the query. */
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
