import type { LoggedMutation } from '../documents/change.ts';
import type { DocumentLogEntry, LogEntry, TransactionLog } from './transaction-log.ts';

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
  const chosen = [...transactions.values()].flatMap(([entry]) =>
    entry && entry.sequence >= from && entry.sequence <= to && isIn(range, entry) ? entry : [],
  );
  if (range.reverse) chosen.reverse();
  for (const entry of chosen.slice(0, range.limit)) yield JSON.stringify(write(log, entry, range));
}

function isIn({ fromTime, toTime, authors }: TransactionRange, entry: DocumentLogEntry): boolean {
  const { committed, author } = entry;
  if (authors.length > 0 && !authors.includes(author)) return false;
  const at = Date.parse(committed);
  if (fromTime !== null && at < Date.parse(fromTime)) return false;
  return toTime === null || at <= Date.parse(toTime);
}

function write(log: TransactionLog, entry: LogEntry, range: TransactionRange) {
  const { sequence, transactionId: id, author, committed: timestamp } = entry;
  const read = log.read(sequence);
  const changes = range.onlyTheseDocuments
    ? read.changes.filter((change) => range.ids.includes(change.id))
    : read.changes;
  const documentIDs = changes.map((change) => change.id);
  return {
    id,
    timestamp,
    author,
    documentIDs,
    ...(range.mutations && { mutations: mutationsOf(documentIDs, read.mutations) }),
    ...(range.effects && {
      // Mendoza's shortest patch: the whole document is now this.
      effects: Object.fromEntries(
        changes.map(({ id: documentId, before, after }) => [
          documentId,
          { apply: [0, after], revert: [0, before] },
        ]),
      ),
    }),
  };
}

function mutationsOf(ids: readonly string[], mutations: readonly LoggedMutation[]) {
  return mutations.filter((mutation) =>
    Object.values(mutation).some((body) => {
      if (typeof body !== 'object' || body === null) return false;
      const id = 'id' in body ? body.id : '_id' in body ? body._id : undefined;
      return typeof id === 'string' && ids.includes(id);
    }),
  );
}
