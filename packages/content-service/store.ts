import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type PublicRule, PublicView } from './access/public-view.ts';
import { lockDirectory } from './directory-lock.ts';
import type { Document } from './document.ts';
import {
  type Change,
  type Commit,
  type Transaction,
  TransactionExistsError,
} from './documents/change.ts';
import { DocumentSet } from './documents/document-set.ts';
import { planChanges } from './documents/plan-changes.ts';
import { ReferenceIndex } from './documents/reference-index.ts';
import { packState } from './history/packed-state.ts';
import { createTransactionLog, type TransactionLog } from './history/transaction-log.ts';
import { inTransaction } from './in-transaction.ts';
import { DOCUMENT_COLUMNS, readDocument } from './integrity/read-document.ts';
import { followJournal } from './journal/follow-journal.ts';
import type { LoggedCommit, PlannedCommit } from './journal/journal-statements.ts';
import type { SharedJournal } from './journal/shared-journal.ts';
import { openStoreFile } from './store-file.ts';
import { type DeletedDocuments, openDeletedDocuments } from './trash/deleted-documents.ts';
import { openWriteAheadLog } from './write-ahead-log.ts';

export interface DocumentStore {
  readonly documents: Omit<DocumentSet, 'put' | 'remove'>;
  readonly references: Omit<ReferenceIndex, 'put' | 'remove'>;
  readonly log: TransactionLog;
  readonly trash: Pick<DeletedDocuments, 'page' | 'find'>;
  /** Ids of documents whose row could not be read at the start, until they are written again: served as missing. */
  readonly damaged: ReadonlySet<string>;
  sequence(): number;
  /** Counts the changes of public content, also those that a document's date causes; drafts do not count. */
  publishedRevision(): number;
  /**
   * Identifies the present public content. It is stored: no other state ever had this name, and a restart does not
   * change it.
   */
  publishedState(): string;
  isPublic(document: Document): boolean;
  /** Stored documents with a public id that the public may not read; another map after each change. */
  hidden(): ReadonlyMap<string, unknown>;
  /** The time a document last appeared to the public without a transaction, in ms since 1970. */
  lastAppearance(): number;
  /**
   * Writes all changes or none, and resolves once they would survive a power cut; readers and listeners get them at
   * once. Several changes of one document count as the last one; removing a missing document is no change.
   *
   * @param planned the transaction, or where it follows from what is stored a function that plans it: nothing is written
   *   between its call and the commit. It may be called again.
   * @throws {InvalidDocumentError}, {TransactionExistsError} and what `planned` throws
   */
  commit(planned: Transaction | (() => Transaction)): Promise<Commit>;
  /**
   * Resolves when what other processes have committed until now is here too; at once where there are none.
   *
   * @throws {JournalUnavailableError} when the shared log does not answer: what is here may be old
   */
  current(): Promise<void>;
  /** Whether the content may be outdated, because the shared log does not answer. */
  isBehind(): boolean;
  onCommit(listener: (commit: Commit) => void): void;
  /** Tells the documents whose day came, when the revision has moved; `isPublic` says which are hidden again. */
  onAppearance(listener: (documents: readonly Document[]) => void): void;
  /** Releases the database and its directory at once; resolves when none of its files is open any more. */
  close(): Promise<void>;
}

const Counters = z.object({
  sequence: z.number(),
  revision: z.number(),
  published: z.string().nullable(),
});

/** Documents written with a transaction, in the same one: called before it is written, with its changes. */
export type Consequences = (
  changes: Commit['changes'],
  documents: DocumentStore['documents'],
  isPublic: DocumentStore['isPublic'],
) => readonly Change[];

export interface StoreOptions {
  file: string;
  /** The log that other processes write too, which the file follows; alone, the file is the log. */
  journal?: SharedJournal | undefined;
  migrations: URL;
  consequences?: Consequences | undefined;
  /** The rules of what is public; without any, every document with a public id is. */
  publicRules?: readonly PublicRule[] | undefined;
  /** Tells the days of documents. */
  clock?: (() => Date) | undefined;
  warn?: ((message: string, details: Record<string, unknown>) => void) | undefined;
}

/** The largest difference between the clocks of processes: a transaction is never dated before the one it follows. */
const CLOCKS_APART = 10 * 60_000; // ms

function notBefore(last: string | undefined, committed: string): string {
  const ahead = Date.parse(last ?? '') - Date.parse(committed);
  return last !== undefined && ahead > 0 && ahead < CLOCKS_APART ? last : committed;
}

/** The bytes that a change writes beside its document, roughly: the pages of four tables and their indexes. */
const WRITTEN_PER_CHANGE = 6 * 4096;

/** The longest wait before the clock is read again, in ms: it may be set, and a timer waits 24 days at most. */
const LONGEST_WAIT = 60_000;

/**
 * Opens (or makes) the database and loads every document.
 *
 * @throws {DirectoryInUseError}, and {OwnContentError} where a shared log is to be followed into content of its own
 */
export function openStore(options: StoreOptions): DocumentStore {
  const unlock = lockDirectory(`${options.file}.lock`);
  let database: DatabaseSync | undefined;
  try {
    database = openStoreFile(options);
    return makeStore(database, unlock, options);
  } catch (error) {
    database?.close();
    unlock();
    throw error;
  }
}

function makeStore(
  database: DatabaseSync,
  unlock: () => void,
  {
    file,
    consequences = () => [],
    publicRules = [],
    journal,
    clock = () => new Date(),
    warn = () => {},
  }: StoreOptions,
): DocumentStore {
  const documents = new DocumentSet();
  const references = new ReferenceIndex();
  const damaged = new Set<string>();
  for (const row of database.prepare(`SELECT ${DOCUMENT_COLUMNS} FROM documents`).iterate()) {
    const { id, document } = readDocument(row);
    if (document) {
      documents.put(document);
      references.put(document);
    } else {
      damaged.add(id);
    }
  }
  const writeAhead = openWriteAheadLog(database, file, warn);
  const log = createTransactionLog(database);
  const trash = openDeletedDocuments(database, log);
  let { sequence, revision, published } = Counters.parse(
    database
      .prepare(
        `SELECT coalesce((SELECT max(sequence) FROM transactions), 0) AS sequence,
                (SELECT revision FROM published_content) AS revision,
                (SELECT transaction_id FROM published_content) AS published`,
      )
      .get(),
  );
  const listeners: ((commit: Commit) => void)[] = [];
  const appearanceListeners: ((documents: readonly Document[]) => void)[] = [];

  const insertTransaction = database.prepare(
    'INSERT INTO transactions (sequence, id, author, committed, mutations) VALUES (?, ?, ?, ?, ?)',
  );
  const insertChange = database.prepare(
    'INSERT INTO changes (sequence, document_id, after, packed, position) VALUES (?, ?, ?, ?, ?)',
  );
  const putDocument = database.prepare(
    `INSERT INTO documents (id, type, rev, created, updated, json) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET type = excluded.type, rev = excluded.rev,
       created = excluded.created, updated = excluded.updated, json = excluded.json`,
  );
  const removeDocument = database.prepare('DELETE FROM documents WHERE id = ?');
  const setRevision = database.prepare('UPDATE published_content SET revision = ?');
  const setPublished = database.prepare(
    'UPDATE published_content SET revision = ?, transaction_id = ?',
  );

  const view = new PublicView(documents, publicRules, clock);
  let timer: NodeJS.Timeout | undefined;

  /** Follows the clock: announces documents that became public, and increments the revision once for all of them. */
  function follow(): void {
    const ids = view.advance();
    if (ids.length === 0) return;
    moveRevision();
    const appeared = ids.flatMap((id) => documents.get(id) ?? []);
    for (const listener of appearanceListeners) listener(appeared);
    wait();
  }

  function wait(): void {
    clearTimeout(timer);
    if (view.next === Number.POSITIVE_INFINITY) return;
    const left = Math.max(0, view.next - clock().getTime());
    timer = setTimeout(wake, Math.min(left, LONGEST_WAIT)).unref();
  }

  function wake(): void {
    try {
      follow();
    } catch (error) {
      warn('what appears by its date could not be told', { error: String(error) });
    }
    wait();
  }

  function moveRevision(): void {
    revision += 1;
    try {
      setRevision.run(revision);
    } catch (error) {
      // The next transaction writes the revision again; until then only a restart would lose it.
      warn('the revision of what is published could not be written', { error: String(error) });
    }
  }

  // Documents appeared while no process ran, or since the last transaction: either way the revision moves.
  if (view.appeared > Date.parse(log.last()?.committed ?? '')) moveRevision();
  wait();

  function write(commit: Commit, isPublished: boolean): void {
    let written = 0;
    writeAhead.begin();
    inTransaction(database, () => {
      insertTransaction.run(
        commit.sequence,
        commit.transactionId,
        commit.author,
        commit.committed,
        commit.mutations.length === 0 ? null : JSON.stringify(commit.mutations),
      );
      for (const [position, { id, after }] of commit.changes.entries()) {
        const json = after && JSON.stringify(after);
        written += WRITTEN_PER_CHANGE + 2 * (json?.length ?? 0);
        if (after && json) {
          putDocument.run(id, after._type, after._rev, after._createdAt, after._updatedAt, json);
        } else {
          removeDocument.run(id);
        }
        const state = packState(json);
        insertChange.run(commit.sequence, id, state.after, state.packed, position);
      }
      if (isPublished) setPublished.run(revision + 1, commit.transactionId);
      trash.follow(commit.sequence, commit.changes);
    });
    writeAhead.wrote(written);
  }

  function planned(source: Transaction | (() => Transaction)): PlannedCommit {
    const {
      author,
      changes: own,
      id: transactionId = randomBytes(16).toString('base64url'),
      committed: proposedTime = new Date().toISOString(),
      mutations = [],
    } = typeof source === 'function' ? source() : source;
    if (log.has(transactionId)) throw new TransactionExistsError(transactionId);
    const committed = notBefore(log.last()?.committed, proposedTime);
    // Documents whose date came before this transaction are announced before it.
    follow();
    const plan = (changes: readonly Change[]) =>
      planChanges(documents, changes, transactionId, committed);
    const changes = plan(own);
    const further = consequences(changes, documents, (document) => view.isPublic(document));
    return {
      transactionId,
      author,
      committed,
      changes: further.length > 0 ? plan([...own, ...further]) : changes,
      mutations,
    };
  }

  const place = () => ({ sequence, id: log.last()?.transactionId });

  /** Applies a transaction that another process planned. */
  function copy(commit: LoggedCommit): void {
    follow();
    const changes = commit.changes.map((change) => ({
      ...change,
      before: documents.get(change.id) ?? null,
    }));
    apply({ ...commit, changes });
  }

  /** Applies a commit to the served content, whoever planned it, and announces it. */
  function apply(commit: Commit): void {
    const isPublished = commit.changes.some(({ before, after }) =>
      [before, after].some((state) => state && view.isPublic(state)),
    );
    write(commit, isPublished);
    sequence = commit.sequence;
    if (isPublished) {
      revision += 1;
      published = commit.transactionId;
    }
    for (const { id, after } of commit.changes) {
      damaged.delete(id);
      if (after) {
        documents.put(after);
        references.put(after);
      } else {
        documents.remove(id);
        references.remove(id);
      }
    }
    view.judge(commit.changes.map(({ id }) => id));
    wait();
    for (const listener of listeners) listener(commit);
  }

  const shared = journal && followJournal(journal, { place, plan: planned, copy, warn });

  return {
    documents,
    references,
    log,
    trash,
    damaged,
    sequence: () => sequence,
    publishedRevision() {
      follow();
      return revision;
    },
    publishedState() {
      follow();
      const last = published ?? 'none';
      const committed = Date.parse(log.find(last)?.committed ?? '');
      // A document that is written with a date in the past appears with its transaction.
      return view.appeared > committed ? `${last}@${view.appeared}` : last;
    },
    isPublic(document) {
      follow();
      return view.isPublic(document);
    },
    hidden: () => view.hidden,
    lastAppearance() {
      follow();
      return view.appeared;
    },
    async commit(source) {
      if (shared) return shared.commit(source);
      const commit = { ...planned(source), sequence: sequence + 1 };
      apply(commit);
      await writeAhead.sync();
      return commit;
    },
    current: async () => shared?.current(),
    isBehind: () => shared?.isBehind() ?? false,
    onCommit: (listener) => void listeners.push(listener),
    onAppearance: (listener) => void appearanceListeners.push(listener),
    close() {
      clearTimeout(timer);
      const closed = writeAhead.close();
      database.close();
      unlock();
      return closed;
    },
  };
}
