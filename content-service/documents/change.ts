/** What is asked of the store, and what it then says it did. */
import type { Document } from '../document.ts';

/** A document about to be written. What it does not say of itself the store adds. */
export interface DocumentDraft {
  readonly _id: string;
  readonly _type: string;
  /** Kept when given; else the replaced document's, else now. */
  readonly _createdAt?: unknown;
  /** Kept when given, else now. */
  readonly _updatedAt?: unknown;
  readonly [field: string]: unknown;
}

export type Change = { put: DocumentDraft } | { remove: string };

export interface Transaction {
  changes: readonly Change[];
  /** Who: a person's id, or the name of a program such as `import`. */
  author: string;
  /** Becomes `_rev`; made when absent. Must be new. */
  id?: string;
  /** When, as ISO 8601 in UTC; now when absent. */
  committed?: string;
  /** What the caller asked for, kept in the log for history. */
  mutations?: readonly LoggedMutation[];
}

/** A mutation of one document, as the hosted service writes it: `{ patch: { id, set } }`, … */
export type LoggedMutation = Readonly<Record<string, unknown>>;

/** What one transaction did, told to every listener after it is on disk. */
export interface Commit {
  sequence: number;
  transactionId: string;
  author: string;
  /** ISO 8601, UTC. */
  committed: string;
  changes: { id: string; before: Document | null; after: Document | null }[];
  /** What was asked for; none when the caller did not speak in mutations. */
  mutations: readonly LoggedMutation[];
}
