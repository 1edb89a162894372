import { evaluateSync } from 'groq-js';
import type { Document } from '../document.ts';
import type { Selection } from '../documents/document-set.ts';
import { type GroqNode, isGroqNode, nodesOf } from './groq-node.ts';
import { Memberships } from './membership.ts';
import { nameIn } from './named-value.ts';

/** Keeps those of some documents of which all conditions are true. */
export type Ask = (
  conditions: readonly GroqNode[],
  some: readonly Document[],
) => readonly Document[];

/** The conditions that must each be true for all of some to be true: the sides of `&&`. */
export function conjunctsOf(condition: GroqNode): GroqNode[] {
  const { type, base, left, right } = condition;
  if (type === 'Group' && isGroqNode(base)) return conjunctsOf(base);
  if (type !== 'And' || !isGroqNode(left) || !isGroqNode(right)) return [condition];
  return [...conjunctsOf(left), ...conjunctsOf(right)];
}

/** Whether a condition can be evaluated on a document alone, apart from the rest of the query, and synchronously. */
export function standsAlone(condition: GroqNode): boolean {
  return nodesOf(condition).every(
    ({ type, namespace }) =>
      type !== 'Everything' &&
      type !== 'Parent' &&
      !(type === 'FuncCall' && (namespace === 'diff' || namespace === 'releases')),
  );
}

/**
 * Returns the selection of some conditions, valid as long as no document changes; undefined when they depend on
 * anything else.
 */
export function selectionOf(conditions: readonly GroqNode[]): Selection | undefined {
  if (!conditions.every((condition) => nodesOf(condition).every(isOfDocument))) return undefined;
  // A selection outlives its query, so it holds nothing of it but the conditions.
  const memberships = new Memberships(
    () => undefined,
    () => undefined,
  );
  const indexed = conditions.map((condition) => memberships.index(condition));
  const dereference = ({ _ref }: { _ref: string }) => memberships.answer(nameIn(_ref) ?? '');
  return {
    name: JSON.stringify(conditions),
    keep: (documents) => keepThose(indexed, documents, { dereference }),
  };
}

/** Returns the documents of which all conditions are true. */
export function keepThose(
  conditions: readonly GroqNode[],
  documents: readonly Document[],
  options: Readonly<Record<string, unknown>>,
): readonly Document[] {
  const parameter: GroqNode = { type: 'Parameter', name: '*' };
  const filters = conditions.reduce((base, expr) => ({ type: 'Filter', base, expr }), parameter);
  const { data } = evaluateSync(filters, { ...options, params: { '*': documents } });
  const matches = new Set<unknown>(Array.isArray(data) ? data : []);
  return documents.filter((document) => matches.has(document));
}

const FUNCTIONS: readonly unknown[] = ['global', 'string', 'array', 'math', 'pt'];
const OF_THE_MOMENT: readonly unknown[] = ['now', 'identity'];

/** Whether a node by itself asks for no other document, nor for the caller or the time. */
export function isOfDocument({ type, namespace, name }: GroqNode): boolean {
  if (type === 'Deref' || type === 'Everything' || type === 'Parent') return false;
  return type !== 'FuncCall' || (FUNCTIONS.includes(namespace) && !OF_THE_MOMENT.includes(name));
}
