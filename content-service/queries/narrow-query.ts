import { type GroqNode, isGroqNode, mapChildren } from './groq-node.ts';

/** Which documents a `*` can need: those of some types, and those with some ids. */
export interface Selection {
  readonly types: readonly string[];
  readonly ids: readonly string[];
}

export interface NarrowedQuery {
  tree: GroqNode;
  /** The documents each replaced `*` needs, by the name of the parameter that now stands for it. */
  selections: ReadonlyMap<string, Selection>;
  /** Whether some `*` still means everything. */
  readsEverything: boolean;
}

/**
 * Replaces each `*` that is filtered by type or id with a parameter holding only the documents that
 * filter can let through, so that a query costs what its types hold and not what the dataset holds.
 *
 * It can't change a result: a filter keeps a document when its condition is *true*; a conjunction
 * is true only if both sides are, a disjunction only if one is, and `_type == "x"` only for
 * documents of type x. The whole filter is still evaluated on what remains.
 */
export function narrowByType(tree: GroqNode): NarrowedQuery {
  const selections = new Map<string, Selection>();
  let readsEverything = false;

  function narrow(node: GroqNode): GroqNode {
    if (node.type === 'Everything') {
      readsEverything = true;
      return node;
    }
    if (node.type !== 'Filter') {
      // releases::all() reads every document without writing `*`.
      if (node.type === 'FuncCall' && node.namespace === 'releases') readsEverything = true;
      return mapChildren(node, narrow);
    }
    const selection = selectionOfFilters(node);
    if (!selection) return mapChildren(node, narrow);
    // A name that a query cannot write, so no parameter of the caller is shadowed.
    const name = `* ${selections.size}`;
    selections.set(name, selection);
    return replaceEverything(node, { type: 'Parameter', name });
  }

  /** `*[a][b]` is two filters around one `*`: their conditions may hold stars of their own. */
  function replaceEverything(node: GroqNode, replacement: GroqNode): GroqNode {
    if (node.type === 'Everything') return replacement;
    return mapChildren(node, (child) =>
      child === node.base ? replaceEverything(child, replacement) : narrow(child),
    );
  }

  return { tree: narrow(tree), selections, readsEverything };
}

/** The selection of a chain of filters on `*`; undefined when it is on something else, or can't be told. */
function selectionOfFilters(node: GroqNode): Selection | undefined {
  let selection: Selection | undefined;
  let current: unknown = node;
  while (isGroqNode(current) && current.type === 'Filter') {
    selection = selectionOf(current.expr) ?? selection;
    current = current.base;
  }
  return isGroqNode(current) && current.type === 'Everything' ? selection : undefined;
}

/** The documents for which a condition can be true; undefined when that may be any. */
function selectionOf(condition: unknown): Selection | undefined {
  if (!isGroqNode(condition)) return undefined;
  const { type, left, right } = condition;
  if (type === 'Group') return selectionOf(condition.base);
  if (type === 'And') return fewer(selectionOf(left), selectionOf(right));
  if (type === 'Or') return either(selectionOf(left), selectionOf(right));
  if (type !== 'OpCall') return undefined;
  if (condition.op === '==') {
    return select(left, constantOf(right)) ?? select(right, constantOf(left));
  }
  return condition.op === 'in' ? select(left, constantOf(right)) : undefined;
}

function fewer(a?: Selection, b?: Selection): Selection | undefined {
  if (!a || !b) return a ?? b;
  // Ids are single documents, a type is any number of them.
  return b.types.length < a.types.length ? b : a;
}

function either(a?: Selection, b?: Selection): Selection | undefined {
  if (!a || !b) return undefined;
  return { types: [...a.types, ...b.types], ids: [...a.ids, ...b.ids] };
}

/** `_type` or `_id` of the document itself, compared with strings we know. */
function select(attribute: unknown, strings: readonly string[] | undefined): Selection | undefined {
  if (!strings || !isGroqNode(attribute)) return undefined;
  if (attribute.type !== 'AccessAttribute' || attribute.base !== undefined) return undefined;
  if (attribute.name === '_type') return { types: strings, ids: [] };
  return attribute.name === '_id' ? { types: [], ids: strings } : undefined;
}

/** The strings among a constant's values: what is no string equals no type and no id. */
function constantOf(node: unknown): readonly string[] | undefined {
  if (!isGroqNode(node)) return undefined;
  if (node.type === 'Group') return constantOf(node.base);
  if (node.type === 'Value') {
    const values: unknown[] = Array.isArray(node.value) ? node.value : [node.value];
    return values.filter((value) => typeof value === 'string');
  }
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return undefined;
  const strings: string[] = [];
  for (const element of node.elements) {
    if (!isGroqNode(element) || element.isSplat === true) return undefined;
    if (!isGroqNode(element.value) || element.value.type !== 'Value') return undefined;
    if (typeof element.value.value === 'string') strings.push(element.value.value);
  }
  return strings;
}
