import type { Document } from '../document.ts';
import type { Selection } from '../documents/document-set.ts';
import { type GroqNode, isGroqNode, nodesOf } from './groq-node.ts';

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

/** Whether a condition can be asked of a document apart from the rest of the query, and at once. */
export function standsAlone(condition: GroqNode): boolean {
  return nodesOf(condition).every(
    ({ type, namespace }) =>
      type !== 'Everything' &&
      type !== 'Parent' &&
      !(type === 'FuncCall' && (namespace === 'diff' || namespace === 'releases')),
  );
}

/** What conditions select as long as no document changes; undefined when it depends on anything else. */
export function selectionOf(conditions: readonly GroqNode[], ask: Ask): Selection | undefined {
  if (!conditions.every((condition) => nodesOf(condition).every(isOfDocument))) return undefined;
  return { name: JSON.stringify(conditions), keep: (documents) => ask(conditions, documents) };
}

const FUNCTIONS: readonly unknown[] = ['global', 'string', 'array', 'math', 'pt'];
const OF_THE_MOMENT: readonly unknown[] = ['now', 'identity'];

/** Not another document, the caller or the time; nor a number that JSON cannot name. */
function isOfDocument({ type, namespace, name, value }: GroqNode): boolean {
  if (type === 'Deref' || type === 'Everything' || type === 'Parent') return false;
  if (type === 'FuncCall') return FUNCTIONS.includes(namespace) && !OF_THE_MOMENT.includes(name);
  return type !== 'Value' || typeof value !== 'number' || Number.isFinite(value);
}
