import { evaluateSync } from 'groq-js';
import type { Document } from '../document.ts';
import {
  type GroqNode,
  isGroqNode,
  mapChildren,
  nodesOf,
  scopeOpened,
} from '../queries/groq-node.ts';
import type { NamedValue } from '../queries/named-value.ts';
import { ownCallOf } from '../queries/own-calls.ts';
import {
  fieldOf,
  fieldsOf,
  isObject,
  itemsOf,
  listOf,
  literal,
  NOTHING,
  objectOf,
  stored,
  type Traced,
  untraced,
} from './traced.ts';

/** The inputs of an evaluation besides its tree: groq-js's options. */
export interface Evaluation {
  /** The documents of `*`. */
  readonly dataset: readonly Document[];
  /** The lists of documents that replace a `*`, and their counts. The caller's parameters are in the tree already. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly identity: string;
  readonly timestamp: Date;
  readonly sanity: { readonly projectId: string; readonly dataset: string };
  readonly dereference: (reference: { _ref: string }) => Document | NamedValue | undefined;
}

/**
 * Evaluates a query and says of each part of its result where it comes from.
 *
 * What hands values on is followed here: fields, items, references, projections, spreads, `coalesce`, `select`. What
 * makes values or decides between them is left to groq-js: conditions, orders, operators, functions. So nothing of the
 * language is written a second time but the ways of a value through it.
 */
export function traceQuery(tree: GroqNode, evaluation: Evaluation): Traced {
  return new Tracer(evaluation).trace(tree, OUTERMOST);
}

/** The values of `@` and `^` at a node, nested as groq-js nests its own scopes, which it does not expose. */
interface Scope {
  readonly value: Traced;
  readonly parent: Scope | undefined;
  /** Whether `^` passes over it: `[]` steps into each item without becoming a parent. */
  readonly isHidden: boolean;
}

function nested(scope: Scope, value: Traced, isHidden = false): Scope {
  return { value, isHidden, parent: scope.isHidden ? scope.parent : scope };
}

/** Returns the value of `^`, `^.^`…; undefined above the query. */
function parentOf(scope: Scope, steps: number): Traced | undefined {
  let current: Scope | undefined = scope;
  for (let step = 0; step < steps; step += 1) current = current?.parent;
  return current?.value;
}

/**
 * Replaces each `^` that leads out of a node by a parameter with its value: groq-js evaluates the node then apart from
 * the rest of its query.
 */
function closeOver(node: GroqNode, scope: Scope) {
  const params: Record<string, unknown> = {};
  // `depth` counts the scopes opened inside the node, which `^` can reach.
  function close(inner: GroqNode, depth: number, isHidden: boolean): GroqNode {
    if (inner.type === 'Parent') {
      const steps = Number(inner.n) - depth;
      if (steps < 0) return inner;
      // A query cannot write this name.
      const name = `^ ${steps}`;
      params[name] = parentOf(scope, steps)?.value ?? null;
      return { type: 'Parameter', name };
    }
    return mapChildren(inner, (child) => {
      const opened = scopeOpened(inner, child);
      if (!opened) return close(child, depth, isHidden);
      return close(child, isHidden ? depth : depth + 1, opened === 'hidden');
    });
  }
  return { node: close(node, 0, scope.isHidden), params };
}

function namesParents(node: GroqNode): boolean {
  return nodesOf(node).some(({ type }) => type === 'Parent');
}

const OUTERMOST: Scope = { value: NOTHING, parent: undefined, isHidden: false };

// groq-js orders and copies arrays: these functions find the origin of each item again.

/**
 * Returns a function that finds an object's origin by identity after sorting; other values, and objects that occur
 * twice, are not traced.
 */
function recognised(items: readonly Traced[]): (value: unknown) => Traced {
  const itemsByValue = new Map<unknown, Traced | undefined>();
  for (const item of items) {
    const isFirst = !itemsByValue.has(item.value);
    itemsByValue.set(item.value, isFirst || isStoredDocument(item) ? item : undefined);
  }
  return (value) => (isObject(value) ? itemsByValue.get(value) : undefined) ?? untraced(value);
}

/** Tells each copy that `score()` made of a document by its id. */
function scored(items: readonly Traced[]): (value: unknown) => Traced {
  const itemsById = new Map(items.map((item) => [fieldOf(item, '_id').value, item]));
  return (value) => {
    if (!isObject(value)) return untraced(value);
    const fields = fieldsOf(itemsById.get(value._id) ?? untraced(value)) ?? [];
    return objectOf(new Map([...fields, ['_score', untraced(value._score)]]));
  };
}

/** Returns what `array::unique()` returns: the first of equal texts, numbers and booleans, and everything else. */
function distinct(items: readonly Traced[]): readonly Traced[] {
  const met = new Set<unknown>();
  return items.filter(({ value }) => {
    if (met.has(value)) return false;
    if (!isObject(value) && !Array.isArray(value) && value !== null) met.add(value);
    return true;
  });
}

function isStoredDocument({ origin }: Traced): boolean {
  return origin.kind === 'stored' && origin.path.length === 0;
}

/** Whether `array::compact()` keeps a value. */
function isThere({ value }: Traced): boolean {
  return value !== null;
}

class Tracer {
  readonly #evaluation: Evaluation;
  readonly #isOpen = new Map<GroqNode, boolean>();
  /** Closed expressions come to the same each time. */
  readonly #closed = new Map<GroqNode, Traced>();

  constructor(evaluation: Evaluation) {
    this.#evaluation = evaluation;
  }

  trace(node: unknown, scope: Scope): Traced {
    if (!isGroqNode(node)) return NOTHING;
    if (givesStoredDocuments(node)) return this.#documents(node, scope);
    const call = ownCallOf(node);
    if (call?.name === 'withoutNulls') return withoutNulls(this.trace(call.args[0], scope));
    if (call) return untraced(this.#evaluate(node, scope));
    switch (node.type) {
      case 'This':
        return scope.value;
      case 'Parent':
        return parentOf(scope, Number(node.n)) ?? NOTHING;
      case 'Value':
        return literal(node.value ?? null);
      case 'Group':
        return this.trace(node.base, scope);
      case 'AccessAttribute':
        return fieldOf(this.#base(node, scope), String(node.name));
      case 'AccessElement':
        return itemsOf(this.#base(node, scope))?.at(Number(node.index)) ?? NOTHING;
      case 'Slice':
        return this.#slice(node, scope);
      case 'ArrayCoerce': {
        const base = this.#base(node, scope);
        return Array.isArray(base.value) ? base : NOTHING;
      }
      case 'Deref':
        return this.#dereference(this.#base(node, scope));
      case 'Projection': {
        const base = this.#base(node, scope);
        return isObject(base.value) ? this.trace(node.expr, nested(scope, base)) : NOTHING;
      }
      case 'Map':
      case 'FlatMap':
        return this.#map(node, scope);
      case 'Filter':
        return this.#filter(node, scope);
      case 'PipeFuncCall':
        return this.#pipe(node, scope);
      case 'Object':
        return this.#object(node, scope);
      case 'Array':
        return this.#array(node, scope);
      case 'Select':
        return this.#select(node, scope);
      case 'FuncCall':
        return this.#call(node, scope);
      case 'OpCall':
        return this.#concatenate(node, scope) ?? untraced(this.#evaluate(node, scope));
      default:
        return untraced(this.#evaluate(node, scope));
    }
  }

  /** The value of a node by groq-js. */
  #evaluate(node: unknown, scope: Scope, given: Readonly<Record<string, unknown>> = {}): unknown {
    if (!isGroqNode(node)) return null;
    let isOpen = this.#isOpen.get(node);
    if (isOpen === undefined) {
      isOpen = namesParents(node);
      this.#isOpen.set(node, isOpen);
    }
    const closed = isOpen ? closeOver(node, scope) : { node, params: {} };
    const { data } = evaluateSync(closed.node, {
      ...this.#evaluation,
      root: scope.value.value,
      params: { ...this.#evaluation.params, ...closed.params, ...given },
    });
    return data ?? null;
  }

  #base(node: GroqNode, scope: Scope): Traced {
    return node.base === undefined ? scope.value : this.trace(node.base, scope);
  }

  /** Returns documents as they are stored: groq-js passes on the very objects. */
  #documents(node: GroqNode, scope: Scope): Traced {
    const value = this.#evaluate(node, scope);
    if (!Array.isArray(value)) return untraced(value);
    return listOf(value.map((document: Document) => stored(document)));
  }

  #dereference({ value }: Traced): Traced {
    const id = isObject(value) ? value._ref : undefined;
    const target = typeof id === 'string' ? this.#evaluation.dereference({ _ref: id }) : undefined;
    if (!target) return NOTHING;
    return isDocument(target)
      ? stored(target)
      : objectOf(new Map([['value', this.#value(target)]]));
  }

  /** Returns the value of a name that a query cannot write. */
  #value(named: NamedValue): Traced {
    if (named.kind === 'documents') return listOf(named.value.map(stored));
    if (named.kind === 'answer') return untraced(named.value);
    const traced = this.#closed.get(named.tree) ?? this.trace(named.tree, OUTERMOST);
    this.#closed.set(named.tree, traced);
    return traced;
  }

  #slice(node: GroqNode, scope: Scope): Traced {
    const items = itemsOf(this.#base(node, scope));
    if (!items) return NOTHING;
    // groq-js slices the indexes of the items, so that each result is an index.
    const value = items.map((_, index) => index);
    const places = this.#evaluate({ ...node, base: { type: 'Value', value } }, scope);
    return listOf(pick(items, places));
  }

  #map(node: GroqNode, scope: Scope): Traced {
    const mapped = itemsOf(this.#base(node, scope))?.map((item) =>
      this.trace(node.expr, nested(scope, item, true)),
    );
    if (!mapped) return NOTHING;
    return listOf(node.type === 'Map' ? mapped : mapped.flatMap((item) => itemsOf(item) ?? [item]));
  }

  #filter(node: GroqNode, scope: Scope): Traced {
    const items = itemsOf(this.#base(node, scope));
    const matches = items?.filter(
      (item) => this.#evaluate(node.expr, nested(scope, item)) === true,
    );
    return matches ? listOf(matches) : NOTHING;
  }

  #pipe(node: GroqNode, scope: Scope): Traced {
    const items = itemsOf(this.#base(node, scope));
    if (!items) return NOTHING;
    const name = '| items';
    const value = this.#evaluate({ ...node, base: { type: 'Parameter', name } }, scope, {
      [name]: items.map((item) => item.value),
    });
    if (!Array.isArray(value)) return untraced(value);
    return listOf(node.name === 'score' ? value.map(scored(items)) : value.map(recognised(items)));
  }

  #object(node: GroqNode, scope: Scope): Traced {
    const fields = new Map<string, Traced>();
    const attributes = nodesIn(node.attributes);
    for (const { type, name, value, condition } of attributes) {
      if (type === 'ObjectAttributeValue') {
        fields.set(String(name), this.trace(value, scope));
        continue;
      }
      if (type === 'ObjectConditionalSplat' && this.#evaluate(condition, scope) !== true) continue;
      const spread = this.trace(value, scope);
      // `{...}` alone equals what it spreads, so one mapping says so.
      if (attributes.length === 1 && isObject(spread.value)) return spread;
      for (const [field, part] of fieldsOf(spread) ?? []) fields.set(field, part);
    }
    return objectOf(fields);
  }

  #array(node: GroqNode, scope: Scope): Traced {
    return listOf(
      nodesIn(node.elements).flatMap((element) => {
        const value = this.trace(element.value, scope);
        return element.isSplat === true ? (itemsOf(value) ?? []) : [value];
      }),
    );
  }

  #select(node: GroqNode, scope: Scope): Traced {
    const chosen = nodesIn(node.alternatives).find(
      ({ condition }) => this.#evaluate(condition, scope) === true,
    );
    return this.trace(chosen ? chosen.value : node.fallback, scope);
  }

  #call(node: GroqNode, scope: Scope): Traced {
    const args = nodesIn(node.args);
    const [first] = args;
    if (node.namespace === 'global' && node.name === 'coalesce') {
      for (const arg of args) {
        const traced = this.trace(arg, scope);
        if (traced.value !== null) return traced;
      }
      return NOTHING;
    }
    if (node.namespace === 'array' && (node.name === 'compact' || node.name === 'unique')) {
      const items = itemsOf(this.trace(first, scope));
      if (!items) return NOTHING;
      return listOf(node.name === 'compact' ? items.filter(isThere) : distinct(items));
    }
    return untraced(this.#evaluate(node, scope));
  }

  /** Returns the result of `+` for two arrays or two objects; undefined for other values. */
  #concatenate({ op, left, right }: GroqNode, scope: Scope): Traced | undefined {
    if (op !== '+') return undefined;
    const [a, b] = [this.trace(left, scope), this.trace(right, scope)];
    const [aItems, bItems] = [itemsOf(a), itemsOf(b)];
    if (aItems && bItems) return listOf([...aItems, ...bItems]);
    const [aFields, bFields] = [fieldsOf(a), fieldsOf(b)];
    return aFields && bFields ? objectOf(new Map([...aFields, ...bFields])) : undefined;
  }
}

/** Returns an object of the first version of GROQ, which leaves out null fields. */
function withoutNulls(traced: Traced): Traced {
  const fields = fieldsOf(traced);
  return fields
    ? objectOf(
        new Map([...fields].filter(([, { value }]) => value !== null && value !== undefined)),
      )
    : traced;
}

/** Whether a node yields stored documents: `*` or what replaces it, filtered, ordered or sliced. */
function givesStoredDocuments(node: unknown): boolean {
  if (!isGroqNode(node)) return false;
  if (node.type === 'Everything' || node.type === 'Parameter') return true;
  const keepsThem =
    ['Filter', 'Group', 'Slice'].includes(node.type) ||
    (node.type === 'PipeFuncCall' && node.name === 'order');
  return keepsThem && givesStoredDocuments(node.base);
}

function isDocument(target: Document | NamedValue): target is Document {
  return '_id' in target;
}

function pick(items: readonly Traced[], places: unknown): readonly Traced[] {
  if (!Array.isArray(places)) return [];
  return places.map((place) => items[Number(place)] ?? NOTHING);
}

function nodesIn(list: unknown): readonly GroqNode[] {
  return Array.isArray(list) ? list.filter(isGroqNode) : [];
}
