import { DateTime } from 'groq-js';
import type { Document } from '../document.ts';
import { referencesIn } from '../documents/document-set.ts';
import { type GroqNode, givesDocuments, isGroqNode, listOf, mapChildren } from './groq-node.ts';
import { constantNameOf, type NamedValue, valueNamed } from './named-value.ts';

/** The length below which searching a list is faster than a set. */
const SHORTEST = 16;

/** A list as the operator `in` compares it: no other value can be equal to anything. */
interface Members {
  readonly texts: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  /** One of each remaining value: null, booleans, dates. */
  readonly rest: unknown;
}

/** Functions and operators that pass on the current value. */
const TRANSPARENT = new Set([
  ...['And', 'Or', 'Not', 'Group', 'OpCall', 'FuncCall', 'Select', 'SelectAlternative'],
]);

/** The lists of a query that are the same for each document, as sets for lookups. */
export class Memberships {
  readonly #lists: (() => unknown)[] = [];
  readonly #members = new Map<number, Members | undefined>();
  readonly #closed: (name: string) => unknown;
  readonly #find: (id: string) => Document | undefined;

  /**
   * @param closed the value of a closed expression, by its name
   * @param find a document by its id
   */
  constructor(closed: (name: string) => unknown, find: (id: string) => Document | undefined) {
    this.#closed = closed;
    this.#find = find;
  }

  /**
   * Writes `x in list` as a question to a set, and `references(list)` with those ids alone that stand in the document.
   *
   * @param isOnDocument whether the node is evaluated on a stored document
   */
  index(node: GroqNode, isOnDocument = false): GroqNode {
    const inside = mapChildren(node, (child) =>
      this.index(
        child,
        isFilterOfDocuments(node, child) || (isOnDocument && TRANSPARENT.has(node.type)),
      ),
    );
    const { type, op, left, right } = inside;
    if (type === 'OpCall' && op === 'in' && isGroqNode(left)) {
      const list = this.#listIn(right);
      return list ? this.#lookUp(left, this.#number(list)) : inside;
    }
    return isOnDocument && isCall(inside, 'references') ? this.#limitReferences(inside) : inside;
  }

  /** Returns the list that a name in the tree stands for; undefined for any other name. */
  answer(name: string): NamedValue | undefined {
    const [, kind, index, rest = ''] = NAME.exec(name) ?? [];
    const number = Number(index);
    if (kind === 'ids') return { kind: 'answer', value: this.#idsIn(rest, number) };
    if (!kind) return undefined;
    const members = this.#membersOf(number);
    if (kind === 'rest')
      return { kind: 'answer', value: members ? members.rest : this.#lists[number]?.() };
    // The operator `in` itself decides about a value that is no list.
    if (!members) return { kind: 'answer', value: null };
    return { kind: 'answer', value: (kind === 'text' ? members.texts : members.numbers).has(rest) };
  }

  #number(list: () => unknown): number {
    return this.#lists.push(list) - 1;
  }

  /** A list that is the same for each document and may be long. */
  #listIn(node: unknown): (() => unknown) | undefined {
    const name = constantNameOf(node);
    if (name !== undefined) return () => this.#closed(name);
    const list = listOf(node);
    return list && list.length >= SHORTEST ? () => list : undefined;
  }

  /** `left in list`: the value is bound to a name, evaluated once, and compared by its type. */
  #lookUp(left: GroqNode, number: number): GroqNode {
    const value = { type: 'AccessAttribute', name: 'value' };
    const once = { type: 'Value', value: 1 };
    const product = { type: 'OpCall', op: '*', left: value, right: once };
    const args = [
      valueNamed(`text ${number} `, value),
      valueNamed(`number ${number} `, call('string', product)),
      { type: 'OpCall', op: 'in', left: value, right: valueNamed(`rest ${number} `) },
    ];
    const attributes = [{ type: 'ObjectAttributeValue', name: 'value', value: left }];
    return {
      type: 'Projection',
      base: { type: 'Object', attributes },
      expr: call('coalesce', ...args),
    };
  }

  #limitReferences(node: GroqNode): GroqNode {
    const args = Array.isArray(node.args) ? node.args : [];
    const lists = args.map((arg) => this.#listIn(arg));
    const resolvedLists = lists.filter((list) => list !== undefined);
    if (resolvedLists.length === 0 || resolvedLists.length < lists.length) return node;
    const number = this.#number(() => resolvedLists.flatMap((list) => list()));
    const id = { type: 'AccessAttribute', name: '_id' };
    return call('references', valueNamed(`ids ${number} `, id));
  }

  /** The ids of a list that a document refers to; all of them of an unknown document. */
  #idsIn(id: string, number: number): readonly string[] {
    const texts = this.#membersOf(number)?.texts ?? new Set<string>();
    const document = this.#find(id);
    if (!document) return [...texts];
    return [...new Set(referencesIn(document))].filter((reference) => texts.has(reference));
  }

  #membersOf(number: number): Members | undefined {
    if (!this.#members.has(number)) this.#members.set(number, membersOf(this.#lists[number]?.()));
    return this.#members.get(number);
  }
}

/** Matches the names written above: a kind, the number of a list and a value. */
const NAME = /^(text|number|rest|ids) (\d+) (.*)$/s;

function membersOf(list: unknown): Members | undefined {
  if (!Array.isArray(list)) return undefined;
  const texts = new Set<string>();
  const numbers = new Set<string>();
  const rest = new Set<unknown>();
  const dates = new Map<number, DateTime>();
  for (const item of list) {
    if (typeof item === 'string') texts.add(item);
    else if (typeof item === 'number') numbers.add(String(item));
    else if (item instanceof DateTime) dates.set(item.date.getTime(), item);
    // In GROQ, objects and lists equal nothing.
    else if (typeof item !== 'object' || item === null) rest.add(item ?? null);
  }
  return { texts, numbers, rest: [...rest, ...dates.values()] };
}

/** Whether a child is evaluated on each of some stored documents. */
function isFilterOfDocuments(node: GroqNode, child: GroqNode): boolean {
  const asksEach =
    node.type === 'Filter' || (node.type === 'PipeFuncCall' && node.name === 'score');
  return asksEach && child !== node.base && givesDocuments(node.base);
}

function isCall({ type, namespace, name }: GroqNode, wanted: string): boolean {
  return type === 'FuncCall' && namespace === 'global' && name === wanted;
}

function call(name: string, ...args: readonly GroqNode[]): GroqNode {
  return { type: 'FuncCall', namespace: 'global', name, args };
}
