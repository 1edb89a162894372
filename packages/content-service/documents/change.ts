/** The types of the store's transactions and commits. */
import type { Document } from '../document.ts';

/** A document to be written. The store adds missing system fields. */
export interface DocumentDraft {
  readonly _id: string;
  readonly _type: string;
  /** The given date; otherwise that of the replaced document, or now. */
  readonly _createdAt?: unknown;
  /** The given date, or now. */
  readonly _updatedAt?: unknown;
  readonly [field: string]: unknown;
}

export type Change = { put: DocumentDraft } | { remove: string };

export interface Transaction {
  changes: readonly Change[];
  /** The author: a person's id, or the name of a program such as `import`. */
  author: string;
  /** Becomes `_rev`; made when absent. Must be new. */
  id?: string;
  /** The time, as ISO 8601 in UTC; now when absent. */
  committed?: string;
  /** The caller's mutations, logged for history. */
  mutations?: readonly LoggedMutation[];
}

/** A mutation of one document, as the hosted service writes it: `{ patch: { id, set } }`, … */
export type LoggedMutation = Readonly<Record<string, unknown>>;

/** A transaction that is on disk, as announced to listeners. */
export interface Commit {
  sequence: number;
  transactionId: string;
  author: string;
  /** ISO 8601, UTC. */
  committed: string;
  changes: { id: string; before: Document | null; after: Document | null }[];
  /** The caller's mutations; none when the caller did not speak in mutations. */
  mutations: readonly LoggedMutation[];
}

/** Thrown for an id used before: a client that repeats a transaction learns that it went through. */
export class TransactionExistsError extends Error {
  override readonly name = 'TransactionExistsError';

  constructor(transactionId: string) {
    super(`There already is a transaction "${transactionId}"`);
  }
}
