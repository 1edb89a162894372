import type { DocumentOrder } from '../documents/document-order.ts';
import {
  conditionsOnEverything,
  type GroqNode,
  isGroqNode,
  mapChildren,
  pathOf,
} from './groq-node.ts';
import { type Lookup, lookupOfAll, withValues } from './lookup.ts';
import { documentsReferringTo, outerReferenceIn } from './outer-reference.ts';
import { narrowedField } from './range.ts';
import { conjunctsOf, standsAlone } from './selection.ts';

/** A filtered `*` of a query, and the documents that may pass its filters. */
export interface Star {
  /** Where the documents are found, without the value of any closed expression; anywhere when undefined. */
  readonly lookup: Lookup | undefined;
  /** The conditions, where the value of a closed expression narrows the documents further. */
  readonly conditions?: readonly GroqNode[] | undefined;
  /** Absent when all that the filters let through count. */
  readonly page?: Page;
  /** Whether the parameter stands for the number of documents instead of the documents. */
  readonly isCounted?: boolean;
  /** Whether there is no parameter: the documents depend on an outer one, and are found for each. */
  readonly isFoundForEach?: boolean;
}

/** The part of a list that a query shows. */
export interface Page {
  /** The conditions of the list, each about a document alone. */
  readonly conditions: readonly GroqNode[];
  readonly order: DocumentOrder;
  /** The places of its first document and of the first after it, in that order. */
  readonly start: number;
  readonly end: number;
  /** Whether just these documents are to be given; else those before them too, and the query leaves them out. */
  readonly isExact: boolean;
}

export interface NarrowedQuery {
  tree: GroqNode;
  /** The replaced `*`, by the names of their parameters; one that depends on an outer document has none. */
  stars: ReadonlyMap<string, Star>;
  /** Whether some `*` still means everything. */
  readsEverything: boolean;
}

/**
 * Replaces each filtered `*` with a parameter, for which only the documents need to be given that can be in the
 * result: a query costs what it shows, and not what the dataset holds.
 *
 * It can't change a result: the whole filter, the order and the slice are still evaluated on what remains.
 *
 * @param prefix begins the names of the parameters, which are those of several trees in one evaluation
 */
export function narrowQuery(tree: GroqNode, prefix = ''): NarrowedQuery {
  const stars = new Map<string, Star>();
  /** The pages met so far, by their filters. */
  const pages = new Map<GroqNode, Page>();
  let readsEverything = false;

  function narrow(node: GroqNode): GroqNode {
    if (node.type === 'Everything') {
      readsEverything = true;
      return node;
    }
    const counted = countedBy(node);
    if (counted) return name({ ...counted, isCounted: true });
    const pagination = pageOf(node);
    if (pagination) {
      pages.set(pagination.filters, pagination.page);
      return mapChildren(pagination.node, narrow);
    }
    if (node.type !== 'Filter') {
      // `releases::all()` reads every document without a `*` in the query.
      if (node.type === 'FuncCall' && node.namespace === 'releases') readsEverything = true;
      return mapChildren(node, narrow);
    }
    const narrowing = foundBy(node);
    const page = pages.get(node);
    const outer = outerReferenceIn(conditionsOnEverything(node) ?? []);
    if (outer) {
      name({ lookup: narrowing.lookup, isFoundForEach: true });
      return replaceEverything(node, documentsReferringTo(outer));
    }
    return narrowing.lookup || narrowing.conditions || page
      ? replaceEverything(node, name({ ...narrowing, ...(page && { page }) }))
      : mapChildren(node, narrow);
  }

  function name(star: Star): GroqNode {
    // A query cannot write this name, so no parameter of the caller is shadowed.
    const parameter = { type: 'Parameter', name: `* ${prefix}${stars.size}` };
    stars.set(parameter.name, star);
    return parameter;
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

/** Says by which indexes and conditions the documents of filters directly on `*` are found. */
function foundBy(filters: unknown): Pick<Star, 'lookup' | 'conditions'> {
  const conditions = conditionsOnEverything(filters);
  if (!conditions) return { lookup: undefined };
  const names = new Set<string>();
  for (const condition of conditions) withValues(condition, (name) => void names.add(name));
  return { lookup: lookupOfAll(conditions), ...(names.size > 0 && { conditions }) };
}

/** The conditions of filters directly on `*`, where each can be asked of a document alone. */
function conditionsAlone(node: unknown): GroqNode[] | undefined {
  if (!isGroqNode(node) || node.type !== 'Filter') return undefined;
  const conditions = conditionsOnEverything(node);
  return conditions?.every(standsAlone) ? conditions.flatMap(conjunctsOf) : undefined;
}

/** Returns what `count(*[…])` counts. */
function countedBy({ type, namespace, name, args }: GroqNode): Star | undefined {
  if (type !== 'FuncCall' || namespace !== 'global' || name !== 'count') return undefined;
  const [filters] = Array.isArray(args) ? args : [];
  const conditions = conditionsAlone(filters);
  if (!conditions) return undefined;
  // A count has the same result in any order: in that of a field, the documents to count are adjacent.
  const path = narrowedField(conditions);
  const order: DocumentOrder = path ? [{ path, direction: 'asc' }] : [];
  const whole = { order, start: 0, end: Number.POSITIVE_INFINITY, isExact: true };
  return { ...foundBy(filters), page: { ...whole, conditions } };
}

/**
 * The page a node shows: `*[…] | order(…) {…}[12...24]`, without an order, or `[0]`; with its filters, and the node
 * as it is written of the documents from `start` on.
 */
function pageOf(node: GroqNode) {
  const places = placesOf(node);
  if (!places) return undefined;
  let { base } = node;
  // A projection of each document keeps their number and order.
  while (isGroqNode(base) && base.type === 'Map') base = base.base;
  const order = isGroqNode(base) && base.type === 'PipeFuncCall' ? orderOf(base) : [];
  const filters = isGroqNode(base) && base.type === 'PipeFuncCall' ? base.base : base;
  const conditions = conditionsAlone(filters);
  if (!order || !conditions || !isGroqNode(filters)) return undefined;
  const { start, end } = places;
  const isExact = start > 0;
  const moved =
    node.type === 'Slice'
      ? { ...node, left: 0, right: end - start, isInclusive: false }
      : { ...node, index: 0 };
  return {
    filters,
    page: { conditions, order, start, end, isExact },
    node: isExact ? moved : node,
  };
}

/** The places of an element or a slice that are shown; undefined when counted from the end. */
function placesOf({ type, index, left, right, isInclusive }: GroqNode) {
  if (type === 'AccessElement') {
    return isPosition(index) ? { start: index, end: index + 1 } : undefined;
  }
  if (type !== 'Slice' || !isPosition(left) || !isPosition(right)) return undefined;
  return { start: left, end: Math.max(left, isInclusive ? right + 1 : right) };
}

function isPosition(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** The order by fields of the documents themselves; undefined for one by anything else. */
function orderOf({ name, args }: GroqNode): DocumentOrder | undefined {
  if (name !== 'order' || !Array.isArray(args)) return undefined;
  const order: { path: string[]; direction: 'asc' | 'desc' }[] = [];
  for (const term of args) {
    if (!isGroqNode(term)) return undefined;
    const path = pathOf(term.type === 'Asc' || term.type === 'Desc' ? term.base : term);
    if (!path) return undefined;
    order.push({ path, direction: term.type === 'Desc' ? 'desc' : 'asc' });
  }
  return order;
}
