import type { LoggedMutation } from '../documents/change.ts';
import type { DocumentLogEntry, TransactionLog } from './transaction-log.ts';

export interface TransactionRange {
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

/** The transactions that touched some documents, as JSON, each read when asked for: a history may be long. */
export function* readTransactions(log: TransactionLog, range: TransactionRange): Generator<string> {
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

/** Writes a transaction; reads only its documents in the answer, as a bulk import has thousands beside them. */
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
      // Mendoza's shortest patch: the whole document is now this.
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
