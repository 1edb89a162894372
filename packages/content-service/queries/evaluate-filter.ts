import { evaluateSync } from 'groq-js';
import type { Document } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { needsGeometry } from './geo-calls.ts';
import { loadGeometry } from './geography.ts';
import { type GroqNode, isGroqNode, nodesOf } from './groq-node.ts';
import { type Language, parseQuery } from './parse-query.ts';
import { QueryRefusedError } from './query-errors.ts';
import { type SimpleCondition, simplify } from './simple-condition.ts';
import { resolveTextQueries } from './text-search.ts';

/** A listening query, and states of documents it may select. */
export interface FilterJob {
  kind: 'filter';
  query: string;
  language?: Language | undefined;
  params: Readonly<Record<string, unknown>>;
  identity: string;
  documents: readonly string[];
}

export interface FilterAnswer {
  /** The whole condition, when the caller can decide it alone from now on. */
  condition?: SimpleCondition;
  selected: boolean[];
}

/**
 * Says which documents a listening query, `*[…]`, selects, each by itself. What follows its conditions (an
 * order, a slice, a projection) says how a result would look, and there is none: it is left out, as hosted.
 * Has no time limit: the caller runs it in a process that can be killed.
 *
 * @throws {QueryRefusedError} for a query that can't be read, is about nothing, or asks for other documents
 * than the one that changed.
 */
export async function evaluateFilter({
  query,
  language,
  params,
  identity,
  documents,
}: FilterJob): Promise<FilterAnswer> {
  const conditions = conditionsOf(query, parseQuery(query, params, language));
  if (conditions.some(needsGeometry)) await loadGeometry();
  for (const condition of conditions) refuseOtherDocuments(query, condition);
  const tree = conditions.reduce<GroqNode>((base, expr) => ({ type: 'Filter', base, expr }), {
    type: 'Everything',
  });
  const simple = conditions.map(simplify).filter((condition) => condition !== undefined);
  return {
    ...(simple.length === conditions.length && {
      condition: { kind: 'all' as const, conditions: simple },
    }),
    selected: documents.map((json) => {
      const document: Document = JSON.parse(json);
      try {
        const dataset = [document];
        const documents = new DocumentSet();
        documents.put(document);
        const resolved = resolveTextQueries(tree, { documents, params });
        const { data } = evaluateSync(resolved, { dataset, params, identity });
        return Array.isArray(data) && data.length > 0;
      } catch {
        // A condition that cannot be evaluated on this document is not true of it.
        return false;
      }
    }),
  };
}

/** The conditions of the filters directly on `*`, in the order they apply. */
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

function refuseOtherDocuments(query: string, condition: GroqNode): void {
  for (const node of nodesOf(condition)) {
    if (node.type === 'Everything') {
      throw refused(query, 'A listening query can not look at other documents');
    }
    if (node.type === 'FuncCall' && node.namespace === 'diff') {
      throw refused(query, 'A listening query can not compare documents');
    }
  }
}

function refused(query: string, description: string): QueryRefusedError {
  return new QueryRefusedError({
    type: 'queryParseError',
    description,
    start: 0,
    end: query.length,
  });
}
