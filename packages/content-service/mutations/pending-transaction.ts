import { randomBytes } from 'node:crypto';
import { type Document, isDocumentId } from '../document.ts';
import type { Change, LoggedMutation, Transaction } from '../documents/change.ts';
import { RELEASE_PREFIX, releaseOf } from '../releases/release-document.ts';
import type { DocumentStore } from '../store.ts';
import {
  alreadyExists,
  invalid,
  MutationRefusedError,
  notFound,
  releaseLocked,
  revisionMismatch,
  tooMuchWritten,
} from './mutation-errors.ts';
import { applyPatch, type PatchOperations } from './patch-operations.ts';

/** A document as a caller writes it; an id ending in a dot, or none, asks for one to be made. */
export type WrittenDocument = Readonly<Record<string, unknown>> & {
  readonly _id?: string | undefined;
  readonly _type: string;
};

export interface MutationResult {
  id: string;
  operation: 'create' | 'update' | 'delete' | 'none';
  /** The document as this mutation left it; absent when it was deleted. */
  document?: Document;
}

/**
 * The most one transaction writes, in UTF-16 units of JSON, a document as often as it is written. A caller may ask for all
 * of them in the answer, which is made after the commit and has to fit a string.
 */
const MAX_WRITTEN = 64 * 1024 * 1024;

/** The system's own documents (`_.releases.…`) are written by actions only. */
const SYSTEM_PREFIX = '_.';

/** The longest document, in UTF-16 units of JSON: what an archive may hold on one line too. */
const MAX_LENGTH = 4 * 1024 * 1024;
/** The most objects and arrays in one another. A table in a rich text is nine deep; our own walks recurse. */
const MAX_DEPTH = 64;

/**
 * Returns the length of a document in UTF-16 units of JSON. Throws `MutationRefusedError` for one that is too large or
 * too deep, or holds a number that JSON cannot express: `1e999` is read as infinite, and would be stored as null.
 */
function checkLimits(document: Readonly<Record<string, unknown>> & { _id: string }): number {
  if (isDeeperThan(document, MAX_DEPTH)) {
    throw invalid(`Document "${document._id}" is more than ${MAX_DEPTH} levels deep`);
  }
  if (holdsInfinity(document)) {
    throw invalid(`Document "${document._id}" holds a number too large for JSON`);
  }
  const { length } = JSON.stringify(document);
  if (length <= MAX_LENGTH) return length;
  throw new MutationRefusedError(
    413,
    'documentTooLargeError',
    `Document "${document._id}" is ${length} characters of JSON, more than the ${MAX_LENGTH} allowed`,
    { id: document._id },
  );
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}

function holdsInfinity(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsInfinity);
}

/**
 * A transaction before its commit: it sees its own changes, and no other reader does until the store commits
 * them in one go. Everything here is synchronous: no other write can come in between.
 * All methods throw `MutationRefusedError`.
 */
export class PendingTransaction {
  readonly id: string;
  /** The time of the transaction, for every document alike. */
  readonly time = new Date().toISOString();
  readonly results: MutationResult[] = [];
  readonly mutations: LoggedMutation[] = [];
  readonly #store: Pick<DocumentStore, 'documents'>;
  readonly #staged = new Map<string, Document | null>();
  #written = 0;

  constructor(store: Pick<DocumentStore, 'documents'>, id?: string) {
    this.#store = store;
    this.id = id ?? randomBytes(16).toString('base64url');
  }

  get(id: string): Document | undefined {
    const staged = this.#staged.get(id);
    return staged === null ? undefined : (staged ?? this.#store.documents.get(id));
  }

  create(written: WrittenDocument): Document {
    const document = this.#complete(written);
    if (this.get(document._id)) throw alreadyExists(document._id);
    return this.#put(document, 'create', { create: document });
  }

  createIfNotExists(written: WrittenDocument): Document {
    const document = this.#complete(written);
    const existing = this.get(document._id);
    if (!existing) return this.#put(document, 'create', { createIfNotExists: document });
    this.results.push({ id: existing._id, operation: 'none', document: existing });
    return existing;
  }

  createOrReplace(written: WrittenDocument): Document {
    const document = this.#complete(written);
    const operation = this.get(document._id) ? 'update' : 'create';
    return this.#put(document, operation, { createOrReplace: document });
  }

  /** Deletes a document; an absent one is no error, as hosted. */
  delete(id: string): void {
    if (!this.get(id)) {
      this.results.push({ id, operation: 'none' });
      return;
    }
    this.#refuseClosed(id);
    this.#remove(id);
  }

  /**
   * Writes a system document, or a version as a step of its release; `undefined` deletes it. For the service's own
   * actions: unlike callers, they may write system documents and locked releases.
   */
  writeSystem(id: string, written: WrittenDocument | undefined): void {
    if (!written) {
      this.#remove(id);
      return;
    }
    const document = this.#complete({ ...written, _id: id });
    this.#stage(document, this.get(id) ? 'update' : 'create', { createOrReplace: document });
  }

  /** Ids that begin so, as this transaction leaves them. */
  idsUnder(prefix: string): string[] {
    const ids = new Set([...this.#store.documents.ids(), ...this.#staged.keys()]);
    return [...ids].filter((id) => id.startsWith(prefix) && this.get(id)).sort();
  }

  #remove(id: string): void {
    this.#staged.set(id, null);
    this.mutations.push({ delete: { id } });
    this.results.push({ id, operation: 'delete' });
  }

  patch(id: string, operations: PatchOperations): Document {
    const existing = this.get(id);
    if (!existing) throw notFound(id);
    this.expectRevision(id, operations.ifRevisionID);
    const { ifRevisionID, ...rest } = operations;
    const patched = { ...applyPatch(existing, rest), _rev: this.id, _updatedAt: this.time };
    return this.#put(patched, 'update', { patch: { id, ...rest } });
  }

  /** The revision to expect is the stored one, also of a document this transaction wrote already. */
  expectRevision(id: string, expected: string | undefined): void {
    if (expected === undefined) return;
    const current = this.#store.documents.get(id)?._rev ?? this.get(id)?._rev;
    if (current !== expected) throw revisionMismatch(id, expected, current ?? 'none');
  }

  *outcome(): Generator<{ id: string; before: Document | undefined; after: Document | null }> {
    for (const [id, after] of this.#staged) {
      yield { id, before: this.#store.documents.get(id), after };
    }
  }

  asTransaction(author: string): Transaction {
    const changes = [...this.#staged].map(
      ([id, after]): Change => (after ? { put: after } : { remove: id }),
    );
    const { id, time, mutations } = this;
    return { id, author, changes, committed: time, mutations };
  }

  #complete(written: WrittenDocument): Document {
    const id = makeId(written._id);
    if (!isDocumentId(id)) throw invalid(`Malformed document ID: "${id}"`);
    // The service sets revision and update time; the creation date may come from an import, and be older.
    const created = written._createdAt ?? this.get(id)?._createdAt;
    return {
      ...written,
      _id: id,
      _type: written._type,
      _createdAt: typeof created === 'string' ? created : this.time,
      _updatedAt: this.time,
      _rev: this.id,
    };
  }

  /**
   * Refuses changes that callers may not make: to system documents, and to versions of a scheduled, archived or
   * published release. What was agreed on is published on time, and comes back from the archive.
   */
  #refuseClosed(id: string): void {
    if (id.startsWith(SYSTEM_PREFIX)) throw invalid(`"${id}" is a document of the system`);
    const release = releaseOf(id);
    if (release === undefined) return;
    const state = this.get(RELEASE_PREFIX + release)?.state ?? 'active';
    if (state !== 'active') throw releaseLocked(id, release, String(state));
  }

  #put(document: Document, operation: 'create' | 'update', mutation: LoggedMutation): Document {
    this.#refuseClosed(document._id);
    return this.#stage(document, operation, mutation);
  }

  #stage(document: Document, operation: 'create' | 'update', mutation: LoggedMutation): Document {
    this.#written += checkLimits(document);
    if (this.#written > MAX_WRITTEN) throw tooMuchWritten(MAX_WRITTEN);
    this.#staged.set(document._id, document);
    this.mutations.push(mutation);
    this.results.push({ id: document._id, operation, document });
    return document;
  }
}

/** Makes an id where none is given; `drafts.` asks for a draft of a new document. */
function makeId(written: string | undefined): string {
  const made = () => randomBytes(12).toString('hex');
  if (written === undefined || written === '') return made();
  return written.endsWith('.') ? written + made() : written;
}
