import type { DocumentOrder } from '../documents/document-order.ts';
import { type GroqNode, isGroqNode, mapChildren, nodesOf, pathOf } from './groq-node.ts';
import { both, type Lookup, lookupOf } from './lookup.ts';

/** A filtered `*` of a query, and what is known of the documents its filters can let through. */
export interface Star {
  /** Where they are found; anywhere when undefined. */
  readonly lookup: Lookup | undefined;
  /** Absent when all that the filters let through count. */
  readonly page?: Page;
}

/** The beginning of a list, all that a query shows of it. */
export interface Page {
  /** The filters on their `*`, to be asked of some documents alone. */
  readonly filters: GroqNode;
  readonly order: DocumentOrder;
  /** The number of documents in that order that the filters let through, after which no other counts. */
  readonly end: number;
}

export interface NarrowedQuery {
  tree: GroqNode;
  /** The replaced `*`, by the name of the parameter that now stands for each. */
  stars: ReadonlyMap<string, Star>;
  /** Whether some `*` still means everything. */
  readsEverything: boolean;
}

/**
 * Replaces each filtered `*` with a parameter, for which only the documents need to be given that can be in the
 * result: a query costs what it shows, and not what the dataset holds.
 *
 * It can't change a result: the whole filter, the order and the slice are still evaluated on what remains.
 */
export function narrowQuery(tree: GroqNode): NarrowedQuery {
  const stars = new Map<string, Star>();
  /** The pages met so far, by their filters. */
  const pages = new Map<GroqNode, Page>();
  let readsEverything = false;

  function narrow(node: GroqNode): GroqNode {
    if (node.type === 'Everything') {
      readsEverything = true;
      return node;
    }
    const page = pageOf(node);
    if (page) pages.set(page.filters, page);
    if (node.type !== 'Filter') {
      // releases::all() reads every document without writing `*`.
      if (node.type === 'FuncCall' && node.namespace === 'releases') readsEverything = true;
      return mapChildren(node, narrow);
    }
    const conditions = conditionsOnEverything(node);
    const lookup = conditions?.map(lookupOf).reduce(both, undefined);
    const shown = conditions?.every(standsAlone) ? pages.get(node) : undefined;
    if (!lookup && !shown) return mapChildren(node, narrow);
    // A name that a query cannot write, so no parameter of the caller is shadowed.
    const name = `* ${stars.size}`;
    stars.set(name, { lookup });
    const filters = replaceEverything(node, { type: 'Parameter', name });
    if (shown) stars.set(name, { lookup, page: { ...shown, filters } });
    return filters;
  }

  /** `*[a][b]` is two filters around one `*`: their conditions may hold stars of their own. */
  function replaceEverything(node: GroqNode, replacement: GroqNode): GroqNode {
    if (node.type === 'Everything') return replacement;
    return mapChildren(node, (child) =>
      child === node.base ? replaceEverything(child, replacement) : narrow(child),
    );
  }

  return { tree: narrow(tree), stars, readsEverything };
}

/** The conditions of a chain of filters directly on `*`; undefined when it is on something else. */
function conditionsOnEverything(node: GroqNode): unknown[] | undefined {
  const conditions: unknown[] = [];
  let current: unknown = node;
  while (isGroqNode(current) && current.type === 'Filter') {
    conditions.push(current.expr);
    current = current.base;
  }
  return isGroqNode(current) && current.type === 'Everything' ? conditions : undefined;
}

/** Whether a condition can be asked of a document apart from the rest of the query, and at once. */
function standsAlone(condition: unknown): boolean {
  if (!isGroqNode(condition)) return false;
  return nodesOf(condition).every(
    ({ type, namespace }) =>
      type !== 'Everything' &&
      type !== 'Parent' &&
      !(type === 'FuncCall' && (namespace === 'diff' || namespace === 'releases')),
  );
}

/** The page a node shows: `*[…] | order(…) {…}[0...12]`, without an order, or `[0]`. */
function pageOf(node: GroqNode): Page | undefined {
  const end = endOf(node);
  if (end === undefined) return undefined;
  let { base } = node;
  // A projection of each document changes neither their number nor their order.
  while (isGroqNode(base) && base.type === 'Map') base = base.base;
  if (!isGroqNode(base)) return undefined;
  if (base.type === 'Filter') return { filters: base, order: [], end };
  if (base.type !== 'PipeFuncCall' || base.name !== 'order') return undefined;
  const order = orderOf(base.args);
  return order && isGroqNode(base.base) ? { filters: base.base, order, end } : undefined;
}

/** The number of elements, from the first on, that an element or a slice needs; undefined when counted from the end. */
function endOf({ type, index, left, right, isInclusive }: GroqNode): number | undefined {
  if (type === 'AccessElement') return isPosition(index) ? index + 1 : undefined;
  if (type !== 'Slice' || !isPosition(left) || !isPosition(right)) return undefined;
  return isInclusive ? right + 1 : right;
}

function isPosition(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}

/** The order by fields of the documents themselves; undefined for one by anything else. */
function orderOf(args: unknown): DocumentOrder | undefined {
  if (!Array.isArray(args)) return undefined;
  const order: { path: string[]; direction: 'asc' | 'desc' }[] = [];
  for (const term of args) {
    if (!isGroqNode(term)) return undefined;
    const path = pathOf(term.type === 'Asc' || term.type === 'Desc' ? term.base : term);
    if (!path) return undefined;
    order.push({ path, direction: term.type === 'Desc' ? 'desc' : 'asc' });
  }
  return order;
}
