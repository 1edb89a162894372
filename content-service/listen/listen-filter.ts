import { evaluateSync } from 'groq-js';
import type { Document } from '../document.ts';
import { type GroqNode, isGroqNode, nodesOf } from '../queries/groq-node.ts';
import { parseQuery } from '../queries/parse-query.ts';
import { QueryRefusedError } from '../queries/query-errors.ts';

/** Whether a listener wants to hear of a document. */
export type ListenFilter = (document: Document) => boolean;

/**
 * Walks inside a condition over the items of a document, one in the other. Conditions are evaluated
 * in the server's own thread, for every listener and every change: three walks over a long article
 * inside each other take seconds.
 */
const MAX_WALKS = 2;
/** Longest condition, in nodes of its tree. */
const MAX_NODES = 2_000;

/**
 * The condition of a listening query, `*[…]`. What follows it (an order, a slice, a projection) says
 * how a result would look, and there is none: it is left out, as hosted.
 *
 * Throws `QueryRefusedError` for a query that can't be read, is about nothing, or asks for other
 * documents than the one that changed.
 */
export function parseListenFilter(
  query: string,
  params: Readonly<Record<string, unknown>>,
  identity: string,
): ListenFilter {
  const conditions = conditionsOf(query, parseQuery(query, params));
  const tree = conditions.reduce<GroqNode>((base, expr) => ({ type: 'Filter', base, expr }), {
    type: 'Everything',
  });
  for (const condition of conditions) refuseCostly(query, condition);
  return (document) => {
    try {
      const { data } = evaluateSync(tree, { dataset: [document], params, identity });
      return Array.isArray(data) && data.length > 0;
    } catch {
      // What cannot be told of this document is not true of it.
      return false;
    }
  };
}

/** Of the filters directly on `*`, in the order they apply. */
function conditionsOf(query: string, tree: GroqNode): GroqNode[] {
  const conditions: GroqNode[] = [];
  let node: unknown = tree;
  while (isGroqNode(node) && node.type !== 'Everything') {
    if (node.type === 'Filter' && isGroqNode(node.expr)) conditions.unshift(node.expr);
    node = node.base;
  }
  if (isGroqNode(node)) return conditions;
  throw refused(query, 'A listening query must begin with *');
}

function refuseCostly(query: string, condition: GroqNode): void {
  let count = 0;
  for (const node of nodesOf(condition)) {
    count += 1;
    if (node.type === 'Everything') {
      throw refused(query, 'A listening query can not look at other documents');
    }
    if (node.type === 'FuncCall' && node.namespace === 'diff') {
      throw refused(query, 'A listening query can not compare documents');
    }
  }
  if (count > MAX_NODES || walksOf(condition) > MAX_WALKS) {
    throw refused(query, 'The listening query is too costly to answer at every change');
  }
}

function walksOf(node: GroqNode): number {
  if (node.type === 'Value') return 0;
  const { base, ...rest } = node;
  const inside = Object.values(rest).flat().filter(isGroqNode).map(walksOf);
  const walk = ['Filter', 'Map', 'FlatMap'].includes(node.type) ? 1 : 0;
  return Math.max(isGroqNode(base) ? walksOf(base) : 0, walk + Math.max(0, ...inside));
}

function refused(query: string, description: string): QueryRefusedError {
  return new QueryRefusedError({
    type: 'queryParseError',
    description,
    start: 0,
    end: query.length,
  });
}
