import { randomUUID } from 'node:crypto';
import { GEO_FUNCTIONS } from './geography.ts';
import { type GroqNode, isGroqNode } from './groq-node.ts';
import type { Edit, Token } from './query-text.ts';

/** Functions and operators of the first version of the language that differ from today's, on values of documents. */
const FIRST_VERSION_FUNCTIONS = {
  /** Whether a value is there and not an empty list or object, as `defined()` was. */
  isFilled(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return value !== null && value !== undefined;
    return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0;
  },

  /** An object without the fields that are null, as projections left them out. */
  withoutNulls(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).filter(([, field]) => field !== null && field !== undefined),
    );
  },

  /** Returns the rank of a value's type in an order: missing values first, numbers last. */
  rankOfType(value: unknown): number {
    return ['boolean', 'string', 'number'].indexOf(typeof value) + 1;
  },

  /** Joins ids, and ids as paths, by dots; null for anything else. */
  joinPaths(...parts: readonly unknown[]): string | null {
    const names = parts.map((part) =>
      typeof part === 'object' && part !== null && 'pattern' in part ? part.pattern : part,
    );
    return names.every((name) => typeof name === 'string') ? names.join('.') : null;
  },
} as const;

const FUNCTIONS = { ...GEO_FUNCTIONS, ...FIRST_VERSION_FUNCTIONS };

/** A function that groq-js lacks. */
export type OwnFunction = keyof typeof FUNCTIONS;

/** Begins the first argument of a global function that groq-js does not know. No query can write it. */
const NAME = `${randomUUID()} `;

/**
 * Edits that have the calls of a global function read as one that groq-js can parse: it refuses names it does not know, and its
 * table of them cannot be added to from outside.
 */
export function editsOfCalls(tokens: readonly Token[], name: OwnFunction): Edit[] {
  return tokens.flatMap(({ kind, text, start }, index) => {
    const next = tokens[index + 1];
    if (kind !== 'name' || text !== name || next?.text !== '(') return [];
    if (['::', '.', '$', '->'].includes(tokens[index - 1]?.text ?? '')) return [];
    return [{ start, end: next.end, text: `geo::latLng("${NAME}${name}",` }];
  });
}

/** The function that such a call is of, and its arguments; undefined for any other node. */
export function spelledCall(
  node: GroqNode,
): { name: string; args: readonly unknown[] } | undefined {
  if (node.type !== 'FuncCall' || !Array.isArray(node.args)) return undefined;
  const [first, ...args] = node.args;
  if (!isGroqNode(first) || first.type !== 'Value' || typeof first.value !== 'string') {
    return undefined;
  }
  return first.value.startsWith(NAME) ? { name: first.value.slice(NAME.length), args } : undefined;
}

/**
 * The value of a call of our own functions, which groq-js does not support. It copies the arguments into an object with
 * this prototype and reads a field of it, which is computed then.
 */
class Call {
  args: readonly unknown[] = [];

  /** groq-js asks it before it reads a field. */
  hasOwnProperty(): boolean {
    return true;
  }
}

for (const [name, compute] of Object.entries<(...args: readonly unknown[]) => unknown>(FUNCTIONS)) {
  Object.defineProperty(Call.prototype, name, {
    get(this: Call) {
      return compute(...this.args);
    },
  });
}

const PROTOTYPE = {
  type: 'ObjectAttributeValue',
  name: '__proto__',
  value: { type: 'Value', value: new Call() },
} as const;

/** The node that calls a function of ours. */
export function ownCall(name: OwnFunction, args: readonly GroqNode[]): GroqNode {
  const elements = args.map((value) => ({ type: 'ArrayElement', value, isSplat: false }));
  const given = { type: 'ObjectAttributeValue', name: 'args', value: { type: 'Array', elements } };
  return {
    type: 'AccessAttribute',
    name,
    base: { type: 'Object', attributes: [PROTOTYPE, given] },
  };
}

/** The function of ours that a node calls, and its arguments; undefined for any other node. */
export function ownCallOf({ type, name, base }: GroqNode) {
  if (type !== 'AccessAttribute' || !isGroqNode(base) || base.type !== 'Object') return undefined;
  const [first, given] = Array.isArray(base.attributes) ? base.attributes : [];
  if (!isGroqNode(first) || first.value !== PROTOTYPE.value || !isGroqNode(given)) return undefined;
  const elements = isGroqNode(given.value) ? given.value.elements : [];
  const args = Array.isArray(elements) ? elements.filter(isGroqNode).map(({ value }) => value) : [];
  return { name: String(name), args };
}
