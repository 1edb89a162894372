import {
  childrenOf,
  conditionsOnEverything,
  type GroqNode,
  isGroqNode,
  listOf,
  mapChildren,
  scopeOpened,
} from './groq-node.ts';
import { valueNamed } from './named-value.ts';

/** A query whose closed expressions are replaced by names, and evaluated once, where a name is met first. */
export interface ClosedExpressions {
  readonly tree: GroqNode;
  readonly closed: ReadonlyMap<string, GroqNode>;
}

/** The surrounding scopes that an expression depends on. */
interface Reading {
  /** `CLOSED`, 0 for the value it is evaluated on, or the number of the parent that is furthest out. */
  outward: number;
  /** Whether it takes longer than to look its value up. */
  isCostly: boolean;
}

const CLOSED = -1;

/** Nodes that walk through a list, or lead to a document. */
const COSTLY = new Set(['Everything', 'Deref', 'Filter', 'Map', 'FlatMap', 'PipeFuncCall']);
/** Functions that read lists from end to end, by namespace. */
const COSTLY_NAMESPACES = new Set<unknown>(['array', 'math', 'pt', 'releases']);

/** Parts of an expression that have no value of their own; `asc` and `desc` are evaluated in place. */
const NO_VALUES = new Set([
  ...['SelectAlternative', 'ArrayElement', 'Tuple', 'Asc', 'Desc', 'SelectorFuncCall'],
  ...['SelectorNested', 'ObjectAttributeValue', 'ObjectConditionalSplat', 'ObjectSplat'],
]);

/**
 * Takes what is evaluated again and again out of a query, where it comes to the same each time: expressions inside of
 * filters, projections of lists and orders that read neither `@` nor `^` nor a field of what they stand in, as
 * `*[_type == "tag"]._id` in `tag._ref in *[_type == "tag"]._id`. Parameters and the time are the same all through a query.
 *
 * Filters directly on `*` stay with it, and so does a page of it, where an outer filter or projection is open: there the
 * documents are found by all that is known of them.
 */
export function hoistClosed(query: GroqNode): ClosedExpressions {
  const tree = withLists(query);
  const closed = new Map<string, GroqNode>();
  const readings = new Map<GroqNode, Reading>();
  const spared = new Set<unknown>();
  readInto(readings, tree, false);

  function hoist(node: GroqNode, isRepeated: boolean): GroqNode {
    if (!isRepeated || spared.has(node) || !isWorthHoisting(node, readings.get(node))) {
      return descend(node, isRepeated);
    }
    const name = `closed ${closed.size}`;
    // The outer expression takes its place in the map before the inner ones.
    closed.set(name, node);
    closed.set(name, descend(node, false));
    return valueNamed(name);
  }

  function descend(node: GroqNode, isRepeated: boolean): GroqNode {
    if (isComparisonOfDocuments(node)) return node;
    for (const base of basesToSpare(node)) spared.add(base);
    return mapChildren(node, (child) => {
      const isStep = scopeOpened(node, child) !== undefined && node.type !== 'Projection';
      const isScore = isStep && node.type === 'PipeFuncCall' && node.name === 'score';
      return (isScore ? hoistScore : hoist)(child, isRepeated || isStep);
    });
  }

  /** `score()` looks at how its conditions are written. */
  function hoistScore(node: GroqNode, isRepeated: boolean): GroqNode {
    const { type, op, name } = node;
    if (type === 'OpCall' && op === 'match') return descend(node, isRepeated);
    const isLookedAt = type === 'And' || type === 'Or' || (type === 'FuncCall' && name === 'boost');
    if (!isLookedAt) return hoist(node, isRepeated);
    return mapChildren(node, (child) => hoistScore(child, isRepeated));
  }

  return { tree: hoist(tree, false), closed };
}

/** Returns the tree with each list of constants as one value: groq-js would build the list again for each document. */
function withLists(node: GroqNode): GroqNode {
  const literalList = node.type === 'Array' ? listOf(node) : undefined;
  if (literalList) return { type: 'Value', value: literalList };
  const inside = mapChildren(node, withLists);
  const list = node.type === 'Array' ? listOf(inside) : undefined;
  return list ? { type: 'Value', value: list } : inside;
}

/** Records the scopes that each node of a tree depends on. */
function readInto(readings: Map<GroqNode, Reading>, node: GroqNode, isHidden: boolean): Reading {
  const reading = readingOf(node);
  for (const child of childrenOf(node)) {
    const opened = scopeOpened(node, child);
    const inner = readInto(readings, child, opened ? opened === 'hidden' : isHidden);
    const outward = opened ? outwardOf(inner.outward, isHidden) : inner.outward;
    reading.outward = Math.max(reading.outward, outward);
    reading.isCostly ||= inner.isCostly;
  }
  // An argument of a function defined in the query is one node in several places: its widest reading counts.
  const previous = readings.get(node);
  if (previous) reading.outward = Math.max(reading.outward, previous.outward);
  readings.set(node, reading);
  return reading;
}

/** Returns how far something inside of a scope reads outside of it. */
function outwardOf(inside: number, isHidden: boolean): number {
  if (inside <= 0) return CLOSED;
  // A hidden scope has no parent of its own: `^` inside it is the `^` of the scope around it.
  return isHidden ? inside : inside - 1;
}

/** Returns the scopes that a node itself depends on. */
function readingOf(node: GroqNode): Reading {
  const { type, namespace, name } = node;
  const isCall = type === 'FuncCall';
  const isCostly =
    COSTLY.has(type) || (isCall && (COSTLY_NAMESPACES.has(namespace) || COSTLY_CALLS.has(name)));
  if (type === 'Parent') return { outward: Number(node.n), isCostly };
  if (type === 'Context' || (isCall && namespace === 'text') || isComparisonOfDocuments(node)) {
    return { outward: Number.POSITIVE_INFINITY, isCostly };
  }
  const readsValue =
    type === 'This' ||
    (type === 'AccessAttribute' && node.base === undefined) ||
    (isCall && OF_VALUE.has(name));
  return { outward: readsValue ? 0 : CLOSED, isCostly };
}

const COSTLY_CALLS = new Set<unknown>(['count', 'split']);
/** Functions that read the current value `@` besides their arguments. */
const OF_VALUE = new Set<unknown>(['references', 'versionOf', 'partOfRelease']);

/** Compares what two documents hold at a selector, which is no expression; groq-js can do it asynchronously alone. */
function isComparisonOfDocuments({ type, namespace }: GroqNode): boolean {
  return type === 'FuncCall' && namespace === 'diff';
}

function isWorthHoisting({ type }: GroqNode, reading: Reading | undefined): boolean {
  if (!reading?.isCostly || reading.outward !== CLOSED) return false;
  return type !== 'Everything' && !NO_VALUES.has(type);
}

/** The bases of a node that are narrowed together with it: filters on `*` below a filter, or below a page of them. */
function basesToSpare(node: GroqNode): readonly unknown[] {
  const bases: unknown[] = [];
  let { base } = node;
  if (node.type === 'Slice' || node.type === 'AccessElement') {
    while (isGroqNode(base) && base.type === 'Map') {
      bases.push(base);
      base = base.base;
    }
    if (isGroqNode(base) && base.type === 'PipeFuncCall' && base.name === 'order') {
      bases.push(base);
      base = base.base;
    }
  } else if (node.type !== 'Filter') return [];
  if (!conditionsOnEverything(base)) return [];
  while (isGroqNode(base) && base.type === 'Filter') {
    bases.push(base);
    base = base.base;
  }
  return bases;
}
