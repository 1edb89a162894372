import { evaluateSync } from 'groq-js';
import { groqIdentity, type Identity } from '../access/identity.ts';
import type { Document } from '../document.ts';
import { type GroqNode, isGroqNode, nodesOf } from '../queries/groq-node.ts';
import { parseQuery } from '../queries/parse-query.ts';
import { QueryRefusedError } from '../queries/query-errors.ts';

/** Whether a listener wants to hear of a document. */
export type ListenFilter = (document: Document) => boolean;

/**
 * Conditions are evaluated in the server's own thread, at every change, for every listener: what a
 * single one may cost is limited by its form. `walks` are loops over items of a document, one in the
 * other; three of them over a long article take seconds. `nodes` is the length of its tree.
 */
const LIMITS = {
  staff: { walks: 2, nodes: 2_000 },
  // Anybody may open two hundred of these: `_type == "post" && slug.current == $slug` has seven nodes.
  visitors: { walks: 0, nodes: 100 },
} as const;

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
  caller: Identity,
): ListenFilter {
  const identity = groqIdentity(caller);
  const limits = caller.kind === 'staff' ? LIMITS.staff : LIMITS.visitors;
  const conditions = conditionsOf(query, parseQuery(query, params));
  const tree = conditions.reduce<GroqNode>((base, expr) => ({ type: 'Filter', base, expr }), {
    type: 'Everything',
  });
  for (const condition of conditions) refuseCostly(query, condition, limits);
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

function refuseCostly(
  query: string,
  condition: GroqNode,
  limits: { walks: number; nodes: number },
): void {
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
  if (count > limits.nodes || walksOf(condition) > limits.walks) {
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
