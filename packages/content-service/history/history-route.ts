import { badRequest } from '../../kit/network/api-error.ts';
import type { Identity } from '../access/identity.ts';
import { type Document, publishedIdOf } from '../document.ts';
import type { LoggedMutation } from '../documents/change.ts';
import { ndjsonBody } from '../http/ndjson-body.ts';
import { requireEditor } from '../mutations/write-permission.ts';
import { releaseEvents } from '../releases/release-events.ts';
import { documentEvents } from './document-events.ts';
import type { DocumentLogEntry, TransactionLog } from './transaction-log.ts';

/** The most ids of one request: a document, its draft and its versions. */
const MAX_IDS = 200;
const MAX_EVENTS = 1_000;
const MAX_TRANSACTIONS = 1_000;
const USUAL_LIMIT = 100;

const NOT_KEPT = { 'cache-control': 'private, no-store' };

export interface HistoryRoutes {
  /** `GET …/data/history/{dataset}/events/documents/{id}`, a page at a time by `nextCursor`. */
  events(request: Request, id: string, identity: Identity): Response;
  /** `GET …/data/history/{dataset}/events/releases/{name}`, likewise. */
  releaseEvents(request: Request, release: string, identity: Identity): Response;
  /** `GET …/data/history/{dataset}/transactions/{id,id}`: NDJSON, one transaction a line. */
  transactions(request: Request, ids: string, identity: Identity): Response;
  /** `GET …/data/history/{dataset}/documents/{id,id}?revision=…|time=…|lastRevision=true`. */
  documents(request: Request, ids: string, identity: Identity): Response;
}

type Moment = { revision: string } | { time: string } | { last: true };

/** The documents as they were at a moment; those that were not there are left out. */
function documentsAt(log: TransactionLog, ids: readonly string[], moment: Moment): Document[] {
  const documents = ids.map((id) => {
    if ('last' in moment) return lastStateOf(log, id);
    if ('revision' in moment) return atRevision(log, id, moment.revision);
    const entry = log.lastUntil(id, moment.time);
    return entry && log.documentAt(id, entry.sequence);
  });
  return documents.filter((document): document is Document => !!document);
}

/** A version that went with the publication of its release has the revision of that: the studio reverts to before it. */
function lastStateOf(log: TransactionLog, id: string): Document | undefined {
  const document = log.lastState(id);
  const last = id.startsWith('versions.') ? log.ofDocuments([id]).at(-1) : undefined;
  if (!document || !last || last.exists) return document;
  const isPublication = log
    .ofDocuments([publishedIdOf(id)])
    .some(({ sequence }) => sequence === last.sequence);
  return isPublication ? { ...document, _rev: last.transactionId } : document;
}

/**
 * Returns a document at a revision, under the requested id: a revision in a draft's history may be its document's, or
 * the reverse.
 */
function atRevision(log: TransactionLog, id: string, revision: string): Document | undefined {
  const transaction = log.find(revision);
  if (!transaction) return undefined;
  const { sequence } = transaction;
  const siblings = log
    .changedIds(sequence)
    .filter((other) => publishedIdOf(other) === publishedIdOf(id));
  for (const { after } of log.changes(sequence, [id, ...siblings])) {
    if (after) return { ...after, _id: id };
  }
  return undefined;
}

interface TransactionRange {
  ids: readonly string[];
  /** The bounds, both included; an absent name bounds nothing. */
  fromTransaction: string | null;
  toTransaction: string | null;
  /** ISO 8601. */
  fromTime: string | null;
  toTime: string | null;
  authors: readonly string[];
  /** Newest first. */
  reverse: boolean;
  limit: number;
  /** Leaves the other documents of the same transactions out. */
  onlyTheseDocuments: boolean;
  mutations: boolean;
  effects: boolean;
}

/** Yields the transactions on some documents as JSON, reading each only when needed: a history may be long. */
function* readTransactions(log: TransactionLog, range: TransactionRange): Generator<string> {
  const transactions = Map.groupBy(log.ofDocuments(range.ids), ({ sequence }) => sequence);
  const bound = (id: string | null) => (id ? log.find(id)?.sequence : undefined);
  const [from, to] = [bound(range.fromTransaction) ?? 0, bound(range.toTransaction) ?? Infinity];
  const chosen = [...transactions.values()].filter(
    ([entry]) => entry && entry.sequence >= from && entry.sequence <= to && isIn(range, entry),
  );
  if (range.reverse) chosen.reverse();
  for (const entries of chosen.slice(0, range.limit)) {
    yield JSON.stringify(write(log, entries, range));
  }
}

function isIn({ fromTime, toTime, authors }: TransactionRange, entry: DocumentLogEntry): boolean {
  const { committed, author } = entry;
  if (authors.length > 0 && !authors.includes(author)) return false;
  const at = Date.parse(committed);
  if (fromTime !== null && at < Date.parse(fromTime)) return false;
  return toTime === null || at <= Date.parse(toTime);
}

/** Writes a transaction as JSON, with the requested documents only: a bulk import has thousands of others. */
function write(log: TransactionLog, entries: readonly DocumentLogEntry[], range: TransactionRange) {
  const [entry] = entries;
  if (!entry) return undefined;
  const { sequence, transactionId: id, author, committed: timestamp } = entry;
  const documentIDs = range.onlyTheseDocuments
    ? entries.map(({ documentId }) => documentId).sort()
    : log.changedIds(sequence).sort();
  return {
    id,
    timestamp,
    author,
    documentIDs,
    ...(range.mutations && {
      mutations: mutationsOf(documentIDs, JSON.parse(log.mutations(sequence))),
    }),
    ...(range.effects && {
      // A patch of Mendoza's with one operation: replace the whole document.
      effects: Object.fromEntries(
        log
          .changes(sequence, documentIDs)
          .map(({ id: documentId, before, after }) => [
            documentId,
            { apply: [0, after], revert: [0, before] },
          ]),
      ),
    }),
  };
}

function mutationsOf(documentIDs: readonly string[], mutations: readonly LoggedMutation[]) {
  const ids = new Set(documentIDs);
  return mutations.filter((mutation) =>
    Object.values(mutation).some((body) => {
      if (typeof body !== 'object' || body === null) return false;
      const id = 'id' in body ? body.id : '_id' in body ? body._id : undefined;
      return typeof id === 'string' && ids.has(id);
    }),
  );
}

/** The routes of history, with every draft there ever was: for editors only. All throw `ApiError`. */
export function createHistoryRoutes(log: TransactionLog): HistoryRoutes {
  return {
    events(request, id, identity) {
      requireEditor(identity);
      const { events, nextCursor } = pageOf(documentEvents(log, id), request);
      return Response.json({ events: { [id]: events }, nextCursor }, { headers: NOT_KEPT });
    },

    releaseEvents(request, release, identity) {
      requireEditor(identity);
      return Response.json(pageOf(releaseEvents(log, release), request), { headers: NOT_KEPT });
    },

    transactions(request, ids, identity) {
      requireEditor(identity);
      const address = new URL(request.url).searchParams;
      const is = (option: string) => address.get(option) === 'true';
      const lines = readTransactions(log, {
        ids: splitIds(ids),
        fromTransaction: address.get('fromTransaction'),
        toTransaction: address.get('toTransaction'),
        fromTime: readTime(address, 'fromTime'),
        toTime: readTime(address, 'toTime'),
        authors: (address.get('authors') ?? '').split(',').filter((author) => author !== ''),
        reverse: is('reverse'),
        limit: readLimit(address, MAX_TRANSACTIONS),
        onlyTheseDocuments: is('includeIdentifiedDocumentsOnly'),
        mutations: !is('excludeContent') && !is('excludeMutations'),
        effects: address.get('effectFormat') === 'mendoza',
      });
      return new Response(ndjsonBody(lines), {
        headers: { ...NOT_KEPT, 'content-type': 'application/x-ndjson; charset=utf-8' },
      });
    },

    documents(request, ids, identity) {
      requireEditor(identity);
      const address = new URL(request.url).searchParams;
      const documents = documentsAt(log, splitIds(ids), readMoment(address));
      return Response.json({ documents }, { headers: NOT_KEPT });
    },
  };
}

/** Returns a page of events, newest first. Events of one transaction stay together: the cursor is its number. */
function pageOf<Event>(
  all: readonly { sequence: number; event: Event }[],
  request: Request,
): { events: Event[]; nextCursor: string } {
  const address = new URL(request.url).searchParams;
  const limit = readLimit(address, MAX_EVENTS);
  const cursor = Number(address.get('nextCursor') || Infinity);
  const older = all.filter(({ sequence }) => sequence < cursor);
  const last = older[limit - 1]?.sequence ?? 0;
  const page = older.filter(({ sequence }) => sequence >= last);
  const nextCursor = page.length < older.length ? String(last) : '';
  return { events: page.map(({ event }) => event), nextCursor };
}

function splitIds(ids: string): string[] {
  const uniqueIds = [...new Set(ids.split(',').filter((id) => id !== ''))];
  if (uniqueIds.length > MAX_IDS) throw badRequest(`At most ${MAX_IDS} documents can be asked for`);
  return uniqueIds;
}

function readMoment(address: URLSearchParams): Moment {
  const revision = address.get('revision');
  if (revision !== null) return { revision };
  if (address.get('lastRevision') === 'true') return { last: true };
  return { time: readTime(address, 'time') ?? new Date().toISOString() };
}

/** A time in the log's format, so that they can be compared. */
function readTime(address: URLSearchParams, name: string): string | null {
  const text = address.get(name);
  if (text === null || text === '') return null;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw badRequest(`${name} must be a time in ISO 8601, not "${text}"`);
  return new Date(time).toISOString();
}

function readLimit(address: URLSearchParams, most: number): number {
  const limit = Number(address.get('limit') ?? USUAL_LIMIT);
  if (!Number.isInteger(limit) || limit < 1) throw badRequest('limit must be a number from 1');
  return Math.min(limit, most);
}
