import type { Document } from '../document.ts';
import { fieldAt } from '../documents/field-at.ts';
import { type GroqNode, isGroqNode, listOf, nodesOf, pathOf } from './groq-node.ts';

/**
 * A condition that compares a field with constants, as plain data, so that a process other than the query's parser can
 * evaluate it. Evaluating takes time proportional to its length.
 */
export type SimpleCondition =
  | { readonly kind: 'constant'; readonly value: boolean }
  /** The field at a path equals one of some constants; a missing field is null. */
  | { readonly kind: 'equals'; readonly path: readonly string[]; readonly values: Constant[] }
  /** The document's id begins so, and the rest of it is one name, or anything. */
  | { readonly kind: 'under'; readonly start: string; readonly rest: 'name' | 'anything' }
  | { readonly kind: 'not'; readonly condition: SimpleCondition }
  | { readonly kind: 'all' | 'any'; readonly conditions: readonly SimpleCondition[] };

type Constant = string | number | boolean | null;

/**
 * The most nodes of a simple condition; longer ones go to a worker, because the evaluation recurses at every change.
 */
const MAX_NODES = 500;

/** Returns a condition as plain data; undefined when more is in it than can be decided so. */
export function simplify(condition: GroqNode): SimpleCondition | undefined {
  let count = 0;
  for (const _ of nodesOf(condition)) {
    count += 1;
    if (count > MAX_NODES) return undefined;
  }
  return simple(condition);
}

/** Whether a simple condition is true of a document, exactly as groq-js would say. */
export function holds(condition: SimpleCondition, document: Document): boolean {
  switch (condition.kind) {
    case 'constant':
      return condition.value;
    case 'equals':
      return condition.values.some((value) => value === fieldAt(document, condition.path));
    case 'under': {
      if (!document._id.startsWith(condition.start)) return false;
      const rest = document._id.slice(condition.start.length);
      return condition.rest === 'anything' || (rest !== '' && !rest.includes('.'));
    }
    case 'not':
      return !holds(condition.condition, document);
    case 'all':
      return condition.conditions.every((one) => holds(one, document));
    case 'any':
      return condition.conditions.some((one) => holds(one, document));
  }
}

function simple(node: unknown): SimpleCondition | undefined {
  if (!isGroqNode(node)) return undefined;
  switch (node.type) {
    case 'Group':
      return simple(node.base);
    case 'Value':
      return typeof node.value === 'boolean' ? { kind: 'constant', value: node.value } : undefined;
    case 'Not':
      return not(simple(node.base));
    case 'And':
      return both('all', simple(node.left), simple(node.right));
    case 'Or':
      return both('any', simple(node.left), simple(node.right));
    case 'OpCall':
      return comparison(node);
    default:
      return undefined;
  }
}

function not(condition: SimpleCondition | undefined): SimpleCondition | undefined {
  return condition && { kind: 'not', condition };
}

function both(
  kind: 'all' | 'any',
  left: SimpleCondition | undefined,
  right: SimpleCondition | undefined,
): SimpleCondition | undefined {
  return left && right && { kind, conditions: [left, right] };
}

function comparison({ op, left, right }: GroqNode): SimpleCondition | undefined {
  if (op === '==') return equals(left, right) ?? equals(right, left);
  if (op === '!=') return not(equals(left, right) ?? equals(right, left));
  return op === 'in' ? (among(left, right) ?? under(left, right)) : undefined;
}

function equals(field: unknown, value: unknown): SimpleCondition | undefined {
  const path = pathOf(field);
  if (!path || !isGroqNode(value) || value.type !== 'Value') return undefined;
  return isConstant(value.value) ? { kind: 'equals', path, values: [value.value] } : undefined;
}

function among(field: unknown, list: unknown): SimpleCondition | undefined {
  const path = pathOf(field);
  const values = listOf(list);
  // A value that is no constant equals nothing.
  return path && values && { kind: 'equals', path, values: values.filter(isConstant) };
}

/** Returns the condition of `_id in path("drafts.**")`: only the last part of the path may be a wildcard. */
function under(field: unknown, path: unknown): SimpleCondition | undefined {
  if (pathOf(field)?.join('.') !== '_id' || !isGroqNode(path)) return undefined;
  if (path.type !== 'FuncCall' || path.namespace !== 'global' || path.name !== 'path') {
    return undefined;
  }
  const [pattern] = Array.isArray(path.args) ? path.args : [];
  if (!isGroqNode(pattern) || pattern.type !== 'Value') return undefined;
  if (typeof pattern.value !== 'string') return undefined;
  const parts = pattern.value.split('.');
  const last = parts.pop();
  if (parts.some((part) => part === '*' || part === '**')) return undefined;
  const start = parts.map((part) => `${part}.`).join('');
  if (last === '**') return { kind: 'under', start, rest: 'anything' };
  if (last === '*') return { kind: 'under', start, rest: 'name' };
  return { kind: 'equals', path: ['_id'], values: [pattern.value] };
}

function isConstant(value: unknown): value is Constant {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
