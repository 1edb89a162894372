import { randomUUID } from 'node:crypto';
import { compareIds, type Document } from '../document.ts';
import type { DocumentSet } from '../documents/document-set.ts';
import { type GroqNode, isGroqNode, pathOf } from './groq-node.ts';
import { conjunctsOf } from './selection.ts';

/** Begins the name of a set of documents where a reference has an id. No query can write it: it is unlike at each start. */
const NAME = `* ${randomUUID()} `;
const OF_ALL = `${NAME}all`;
const REFERRING = `${NAME}to `;

/** What the `->` of such a name gives, where it gives a document for the id of one. */
export type NamedDocuments = { readonly documents: readonly Document[] };

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
 * Takes the place of `*` where the documents that can be meant depend on an outer one. groq-js offers one place to
 * look a document up while it evaluates, the `->` of a reference: a set of documents is looked up there as well, by a
 * name made of the outer value. Of a value that is no string nothing is known, and the set is that of all documents.
 */
export function documentsReferringTo(outer: GroqNode): GroqNode {
  const name = { type: 'OpCall', op: '+', left: constant(REFERRING), right: outer };
  const isText = { type: 'OpCall', op: '!=', left: name, right: constant(null) };
  return {
    type: 'Select',
    alternatives: [{ type: 'SelectAlternative', condition: isText, value: setNamed(name) }],
    fallback: setNamed(constant(OF_ALL)),
  };
}

/** The set of documents that a name made above stands for; undefined for the id of a document. */
export function documentsNamed(name: string, documents: DocumentSet): NamedDocuments | undefined {
  if (!name.startsWith(NAME)) return undefined;
  if (name === OF_ALL) return { documents: documents.all() };
  const found = documents.with('reference', name.slice(REFERRING.length));
  return { documents: [...found.values()].sort(compareIds) };
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

function constant(value: string | null): GroqNode {
  return { type: 'Value', value };
}

function setNamed(name: GroqNode): GroqNode {
  const attributes = [{ type: 'ObjectAttributeValue', name: '_ref', value: name }];
  const base = { type: 'Deref', base: { type: 'Object', attributes } };
  return { type: 'AccessAttribute', base, name: 'documents' };
}
