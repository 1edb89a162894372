import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Document, publishedIdOf } from '../document.ts';
import { StoredState, unpackState } from './packed-state.ts';

export interface LogEntry {
  sequence: number;
  transactionId: string;
  author: string;
  /** ISO 8601, UTC. */
  committed: string;
}

export interface DocumentLogEntry extends LogEntry {
  documentId: string;
  /** The id of the transaction that wrote the state before; null when there was none. */
  previous: string | null;
  /** False when the transaction deleted the document. */
  exists: boolean;
}

export interface LoggedChange {
  id: string;
  before: Document | null;
  after: Document | null;
  /** The length of the states read for it, in UTF-16 units of JSON. */
  length: number;
}

/** Reads the log, which only grows: past entries never change. */
export interface TransactionLog {
  has(transactionId: string): boolean;
  /** The transaction of this id; undefined when there is none. */
  find(transactionId: string): LogEntry | undefined;
  last(): LogEntry | undefined;
  after(sequence: number, limit: number): LogEntry[];
  /** Lists every change of one of these documents, oldest first. */
  ofDocuments(ids: readonly string[]): DocumentLogEntry[];
  /** Ids a document of this published id ever had: its own, its draft's and its versions'. */
  idsOf(publishedId: string): string[];
  /** Ids that begin so, of documents that are there or once were. */
  idsUnder(prefix: string): string[];
  /** Returns the ids of a transaction's changed documents, in its order; the first `limit`. */
  changedIds(sequence: number, limit?: number): string[];
  /** Whether the order of a transaction's changes is known; it is not for transactions from before it was recorded. */
  keepsOrder(sequence: number): boolean;
  /**
   * Yields a transaction's changes of some documents, reading each only when needed: there may be thousands, each of
   * which is decompressed and parsed.
   */
  changes(sequence: number, ids: readonly string[]): Generator<LoggedChange>;
  /** The caller's mutations, as JSON: a list, which a bulk import makes megabytes long. */
  mutations(sequence: number): string;
  /** A document as the last transaction up to this one left it; null when it was gone. */
  documentAt(id: string, sequence: number): Document | null;
  /** The last transaction committed until then (ISO 8601, UTC) that touched the document. */
  lastUntil(id: string, time: string): LogEntry | undefined;
  /** A document as it last was, also when it is gone now. */
  lastState(id: string): Document | undefined;
}

const Entry = z
  .object({ sequence: z.number(), id: z.string(), author: z.string(), committed: z.string() })
  .transform(({ id, ...entry }) => ({ transactionId: id, ...entry }));
const DocumentEntry = z
  .object({
    sequence: z.number(),
    id: z.string(),
    author: z.string(),
    committed: z.string(),
    document_id: z.string(),
    gone: z.number(),
  })
  .transform(({ id, document_id, gone, ...entry }) => ({
    transactionId: id,
    documentId: document_id,
    exists: gone === 0,
    ...entry,
  }));
const DocumentId = z.object({ document_id: z.string() });
const Mutations = z.object({ mutations: z.string().nullable() });

/** The limit that is SQLite's word for all rows. */
const NO_LIMIT = -1;

const ENTRY = 'sequence, id, author, committed';

export function createTransactionLog(database: DatabaseSync): TransactionLog {
  const byId = database.prepare(`SELECT ${ENTRY} FROM transactions WHERE id = ?`);
  const newest = database.prepare(
    `SELECT ${ENTRY} FROM transactions ORDER BY sequence DESC LIMIT 1`,
  );
  const following = database.prepare(
    `SELECT ${ENTRY} FROM transactions WHERE sequence > ? ORDER BY sequence LIMIT ?`,
  );
  const ofDocuments = database.prepare(
    `SELECT ${ENTRY}, document_id, after IS NULL AS gone FROM changes NATURAL JOIN transactions
     WHERE document_id IN (SELECT value FROM json_each(?)) ORDER BY sequence`,
  );
  const changedIds = database.prepare(
    'SELECT document_id FROM changes WHERE sequence = ? ORDER BY position, document_id LIMIT ?',
  );
  const unordered = database.prepare(
    'SELECT 1 FROM changes WHERE sequence = ? AND position IS NULL LIMIT 1',
  );
  const changeOf = database.prepare(
    'SELECT after, packed FROM changes WHERE document_id = ? AND sequence = ?',
  );
  const mutationsOf = database.prepare('SELECT mutations FROM transactions WHERE sequence = ?');
  const stateAt = database.prepare(
    `SELECT after, packed FROM changes WHERE document_id = ? AND sequence <= ?
     ORDER BY sequence DESC LIMIT 1`,
  );
  const lastUntil = database.prepare(
    `SELECT ${ENTRY} FROM changes NATURAL JOIN transactions
     WHERE document_id = ? AND committed <= ? ORDER BY sequence DESC LIMIT 1`,
  );

  const idsOf = database.prepare(
    `SELECT DISTINCT document_id FROM changes
     WHERE document_id IN (?1, 'drafts.' || ?1)
        OR (document_id > 'versions.' AND document_id < 'versions/'
            AND document_id GLOB 'versions.*.' || ?1)`,
  );
  const idsUnder = database.prepare(
    `SELECT DISTINCT document_id FROM changes
     WHERE document_id >= ?1 AND document_id < ?1 || char(0x10FFFF)`,
  );
  const lastState = database.prepare(
    `SELECT after, packed FROM changes WHERE document_id = ? AND after IS NOT NULL
     ORDER BY sequence DESC LIMIT 1`,
  );

  function documentAt(id: string, sequence: number): Document | null {
    const json = textOf(stateAt.get(id, sequence));
    return json === null ? null : JSON.parse(json);
  }

  return {
    has: (transactionId) => byId.get(transactionId) !== undefined,
    find: (transactionId) => Entry.optional().parse(byId.get(transactionId)),
    last: () => Entry.optional().parse(newest.get()),
    after: (sequence, limit) => z.array(Entry).parse(following.all(sequence, limit)),
    ofDocuments(ids) {
      const previous = new Map<string, string | null>();
      return ofDocuments.all(JSON.stringify(ids)).map((row) => {
        const entry = DocumentEntry.parse(row);
        const before = previous.get(entry.documentId) ?? null;
        previous.set(entry.documentId, entry.exists ? entry.transactionId : null);
        return { ...entry, previous: before };
      });
    },
    changedIds: (sequence, limit = NO_LIMIT) => readIds(changedIds.all(sequence, limit)),
    keepsOrder: (sequence) => unordered.get(sequence) === undefined,
    *changes(sequence, ids) {
      for (const id of ids) {
        const row = changeOf.get(id, sequence);
        if (!row) continue;
        const [before, after] = [textOf(stateAt.get(id, sequence - 1)), textOf(row)];
        yield {
          id,
          before: before === null ? null : JSON.parse(before),
          after: after === null ? null : JSON.parse(after),
          length: (before?.length ?? 0) + (after?.length ?? 0),
        };
      }
    },
    mutations: (sequence) => Mutations.parse(mutationsOf.get(sequence)).mutations ?? '[]',
    // GLOB is safe here: a document id holds none of its special characters.
    idsOf: (publishedId) =>
      readIds(idsOf.all(publishedId)).filter((id) => publishedIdOf(id) === publishedId),
    idsUnder: (prefix) => readIds(idsUnder.all(prefix)),
    documentAt,
    lastState(id) {
      const json = textOf(lastState.get(id));
      return json === null ? undefined : JSON.parse(json);
    },
    lastUntil: (id, time) => Entry.optional().parse(lastUntil.get(id, time)),
  };
}

/** The JSON of a row with a state; null when there is no row, and when the document was gone. */
function textOf(row: unknown): string | null {
  return row === undefined ? null : unpackState(StoredState.parse(row));
}

function readIds(rows: readonly unknown[]): string[] {
  return rows.map((row) => DocumentId.parse(row).document_id);
}
