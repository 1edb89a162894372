import { randomUUID } from 'node:crypto';
import type { Document } from '../document.ts';
import { type GroqNode, isGroqNode } from './groq-node.ts';

/**
 * The prefix of a name that stands in place of a reference's id. No query can contain it, because it is random at each
 * start.
 */
const NAME = `* ${randomUUID()} `;
/** The field by which the value of such a name is read. */
const FIELD = 'value';

/** The value that `->` returns for such a name, as if it were the id of a document. */
export type NamedValue =
  /** Documents as they are stored. */
  | { readonly kind: 'documents'; readonly [FIELD]: readonly Document[] }
  /** The value of an expression that depends on no surrounding scope. */
  | { readonly kind: 'closed'; readonly [FIELD]: unknown; readonly tree: GroqNode }
  /** The answer of a membership test, without walking through a list. */
  | { readonly kind: 'answer'; readonly [FIELD]: unknown };

/**
 * Reads a value by a name, or null where the name comes to no text. groq-js offers one place to look something up while
 * it evaluates, the `->` of a reference, and calls it only where an evaluation comes by.
 *
 * @param start the constant beginning of the name
 * @param rest what is evaluated for the rest of it
 */
export function valueNamed(start: string, rest?: GroqNode): GroqNode {
  const constant = { type: 'Value', value: `${NAME}${start}` };
  const name = rest ? { type: 'OpCall', op: '+', left: constant, right: rest } : constant;
  const attributes = [{ type: 'ObjectAttributeValue', name: '_ref', value: name }];
  const base = { type: 'Deref', base: { type: 'Object', attributes } };
  return { type: 'AccessAttribute', base, name: FIELD, ...(!rest && { named: start }) };
}

/** Returns the name given to `valueNamed`; undefined for the id of a document. */
export function nameIn(reference: string): string | undefined {
  return reference.startsWith(NAME) ? reference.slice(NAME.length) : undefined;
}

/** Returns the constant name of a node made by `valueNamed`; undefined for any other node. */
export function constantNameOf(node: unknown): string | undefined {
  return isGroqNode(node) && typeof node.named === 'string' ? node.named : undefined;
}
