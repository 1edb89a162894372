import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { lockDirectory } from './directory-lock.ts';
import { type Document, isPublicId } from './document.ts';
import { DocumentSet } from './documents/document-set.ts';
import { planChanges } from './documents/plan-changes.ts';
import { ReferenceIndex } from './documents/reference-index.ts';
import { packState } from './history/packed-state.ts';
import { createTransactionLog, type TransactionLog } from './history/transaction-log.ts';
import { migrate } from './migrate.ts';

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
  /** True when something the public may read changed. */
  published: boolean;
}

export interface DocumentStore {
  readonly documents: Omit<DocumentSet, 'put' | 'remove'>;
  /** Who refers to whom, as the documents are now. */
  readonly references: Omit<ReferenceIndex, 'put' | 'remove'>;
  /** What was, and who did it. */
  readonly log: TransactionLog;
  /** Counts transactions. */
  sequence(): number;
  /** Counts transactions that changed what the public may read: a draft moves nothing. */
  publishedRevision(): number;
  /**
   * Writes all changes or none, and returns once they would survive a power cut. Several changes of
   * one document count as the last one; removing what is not there is no change. Throws
   * `InvalidDocumentError` and `TransactionExistsError`.
   */
  commit(transaction: Transaction): Commit;
  onCommit(listener: (commit: Commit) => void): void;
  close(): void;
}

/** The id was used before: whoever repeats a transaction after a lost answer learns that it went through. */
export class TransactionExistsError extends Error {
  override readonly name = 'TransactionExistsError';
}

const Row = z.object({ json: z.string() });
const Counters = z.object({ sequence: z.number(), revision: z.number() });

/** What else is written with a transaction, in the same one: called before it is, with what it changes. */
export type Consequences = (
  changes: Commit['changes'],
  documents: DocumentStore['documents'],
) => readonly Change[];

type StoreOptions = { file: string; migrations: URL; consequences?: Consequences | undefined };

/** Opens (or makes) the database and loads every document. Throws `DirectoryInUseError`. */
export function openStore(options: StoreOptions): DocumentStore {
  const unlock = lockDirectory(`${options.file}.lock`);
  const database = new DatabaseSync(options.file, { timeout: 5_000 });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    migrate(database, options.migrations);
    return makeStore(database, unlock, options.consequences);
  } catch (error) {
    database.close();
    unlock();
    throw error;
  }
}

function makeStore(
  database: DatabaseSync,
  unlock: () => void,
  consequences: Consequences = () => [],
): DocumentStore {
  const documents = new DocumentSet();
  const references = new ReferenceIndex();
  for (const row of database.prepare('SELECT json FROM documents').iterate()) {
    const document: Document = JSON.parse(Row.parse(row).json);
    documents.put(document);
    references.put(document);
  }
  const log = createTransactionLog(database);
  let { sequence, revision } = Counters.parse(
    database
      .prepare(
        `SELECT coalesce((SELECT max(sequence) FROM transactions), 0) AS sequence,
                (SELECT revision FROM published_content) AS revision`,
      )
      .get(),
  );
  const listeners: ((commit: Commit) => void)[] = [];

  const insertTransaction = database.prepare(
    'INSERT INTO transactions (id, author, committed, mutations) VALUES (?, ?, ?, ?)',
  );
  const insertChange = database.prepare(
    'INSERT INTO changes (sequence, document_id, after, packed) VALUES (?, ?, ?, ?)',
  );
  const putDocument = database.prepare(
    `INSERT INTO documents (id, type, rev, created, updated, json) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET type = excluded.type, rev = excluded.rev,
       created = excluded.created, updated = excluded.updated, json = excluded.json`,
  );
  const removeDocument = database.prepare('DELETE FROM documents WHERE id = ?');
  const setRevision = database.prepare('UPDATE published_content SET revision = ?');

  function write(commit: Omit<Commit, 'sequence'>): number {
    database.exec('BEGIN IMMEDIATE');
    try {
      const { lastInsertRowid } = insertTransaction.run(
        commit.transactionId,
        commit.author,
        commit.committed,
        commit.mutations.length === 0 ? null : JSON.stringify(commit.mutations),
      );
      for (const { id, after } of commit.changes) {
        const json = after && JSON.stringify(after);
        if (after && json) {
          putDocument.run(id, after._type, after._rev, after._createdAt, after._updatedAt, json);
        } else {
          removeDocument.run(id);
        }
        const state = packState(json);
        insertChange.run(lastInsertRowid, id, state.after, state.packed);
      }
      if (commit.published) setRevision.run(revision + 1);
      database.exec('COMMIT');
      return Number(lastInsertRowid);
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    documents,
    references,
    log,
    sequence: () => sequence,
    publishedRevision: () => revision,
    commit(transaction) {
      const {
        author,
        id: transactionId = randomBytes(16).toString('base64url'),
        committed = new Date().toISOString(),
        mutations = [],
      } = transaction;
      if (log.has(transactionId)) {
        throw new TransactionExistsError(`There already is a transaction "${transactionId}"`);
      }
      const plan = (changes: readonly Change[]) =>
        planChanges(documents, changes, transactionId, committed);
      const asked = plan(transaction.changes);
      const further = consequences(asked, documents);
      const changes = further.length > 0 ? plan([...transaction.changes, ...further]) : asked;
      const published = changes.some(({ id }) => isPublicId(id));
      const planned = { transactionId, author, committed, changes, mutations, published };
      const commit = { ...planned, sequence: write(planned) };

      sequence = commit.sequence;
      if (published) revision += 1;
      for (const { id, after } of changes) {
        if (after) {
          documents.put(after);
          references.put(after);
        } else {
          documents.remove(id);
          references.remove(id);
        }
      }
      for (const listener of listeners) listener(commit);
      return commit;
    },
    onCommit: (listener) => void listeners.push(listener),
    close() {
      database.close();
      unlock();
    },
  };
}
