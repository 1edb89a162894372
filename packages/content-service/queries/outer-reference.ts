import { compareIds } from '../document.ts';
import type { DocumentSet } from '../documents/document-set.ts';
import { type GroqNode, isGroqNode, pathOf } from './groq-node.ts';
import { type NamedValue, valueNamed } from './named-value.ts';
import { conjunctsOf } from './selection.ts';

const OF_ALL = 'all';
const REFERRING = 'to ';

/**
 * The value of the outer document that those inside must refer to: `^._id` in `*[references(^._id)]` and in
 * `*[author._ref == ^._id]`, written as it is read where `*` stands. Undefined where no condition says so.
 */
export function outerReferenceIn(conditions: readonly GroqNode[]): GroqNode | undefined {
  for (const condition of conditions.flatMap(conjunctsOf)) {
    const outer = referredTo(condition);
    if (outer) return outer;
  }
  return undefined;
}

/**
 * Takes the place of `*` where the documents that can be meant depend on an outer one: their set is looked up by a name
 * made of the outer value. Of a value that is no string nothing is known, and the set is that of all documents.
 */
export function documentsReferringTo(outer: GroqNode): GroqNode {
  const args = [valueNamed(REFERRING, outer), valueNamed(OF_ALL)];
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args };
}

/** Returns the set of documents for a name made above; undefined for any other name. */
export function documentsNamed(name: string, documents: DocumentSet): NamedValue | undefined {
  if (name === OF_ALL) return { kind: 'documents', value: documents.all() };
  if (!name.startsWith(REFERRING)) return undefined;
  const referrers = documents.with('reference', name.slice(REFERRING.length));
  return { kind: 'documents', value: [...referrers.values()].sort(compareIds) };
}

function referredTo({ type, op, namespace, name, args, left, right }: GroqNode) {
  if (type === 'OpCall' && op === '==') {
    if (pathOf(left)?.at(-1) === '_ref') return outerValue(right);
    return pathOf(right)?.at(-1) === '_ref' ? outerValue(left) : undefined;
  }
  if (type !== 'FuncCall' || namespace !== 'global' || name !== 'references') return undefined;
  return Array.isArray(args) && args.length === 1 ? outerValue(args[0]) : undefined;
}

/** A field of an outer value, as it is read one level further out; undefined for anything else. */
function outerValue(node: unknown): GroqNode | undefined {
  if (!isGroqNode(node)) return undefined;
  if (node.type === 'Parent') {
    return node.n === 1 ? { type: 'This' } : { type: 'Parent', n: Number(node.n) - 1 };
  }
  const base = node.type === 'AccessAttribute' ? outerValue(node.base) : undefined;
  return base && { ...node, base };
}
