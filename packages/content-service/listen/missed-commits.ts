import type { Commit } from '../documents/change.ts';
import type { LogEntry, TransactionLog } from '../history/transaction-log.ts';

/**
 * What is read of the log for who comes back: more than that is sooner read anew than followed. A visitor, of whom
 * anybody may send thousands, is told of less.
 *
 * `length` is in UTF-16 units of JSON, of states and of mutations.
 */
const MOST_MISSED = {
  staff: { changes: 200, length: 8 * 1024 * 1024 },
  visitor: { changes: 20, length: 512 * 1024 },
};

/** A transaction that a client missed, or a part of it; `after` is the last document that the client received. */
type Missed = { commit: Commit; after?: string };

/**
 * The commits since an event, from the log; undefined when the event is unknown or too long ago, or too much came since.
 * Of the transaction of the event itself only the rest was missed, in the order the log keeps.
 *
 * @param notBefore an event older than this is too long ago, in ms since 1970
 */
export function missedCommits(
  log: TransactionLog,
  lastEventId: string,
  { notBefore, by }: { notBefore: number; by: keyof typeof MOST_MISSED },
): Missed[] | undefined {
  const at = lastEventId.indexOf('#');
  const [transactionId, document] = [lastEventId.slice(0, at), lastEventId.slice(at + 1)];
  const last = at < 0 ? undefined : log.find(transactionId);
  if (!last || Date.parse(last.committed) < notBefore) return undefined;
  const left = { ...MOST_MISSED[by] };
  const missed: Missed[] = [];
  const entries = log.after(last.sequence, left.changes + 1);
  for (const entry of document === '' ? entries : [last, ...entries]) {
    const commit = readCommit(log, entry, left);
    if (!commit) return undefined;
    if (entry !== last) missed.push({ commit });
    else if (isAmong(commit, document) && log.keepsOrder(last.sequence)) {
      missed.push({ commit, after: document });
    } else return undefined;
  }
  return missed;
}

function isAmong({ changes }: Commit, document: string): boolean {
  return changes.some(({ id }) => id === document);
}

/** Reads a commit, and subtracts its size from the remaining limit; undefined when it exceeds that. */
function readCommit(
  log: TransactionLog,
  entry: LogEntry,
  left: { changes: number; length: number },
): Commit | undefined {
  const { sequence } = entry;
  const ids = log.changedIds(sequence, left.changes + 1);
  left.changes -= ids.length;
  if (left.changes < 0) return undefined;
  const mutations = log.mutations(sequence);
  left.length -= mutations.length;
  if (left.length < 0) return undefined;
  const changes: Commit['changes'][number][] = [];
  for (const { length, ...change } of log.changes(sequence, ids)) {
    left.length -= length;
    if (left.length < 0) return undefined;
    changes.push(change);
  }
  return { ...entry, changes, mutations: JSON.parse(mutations) };
}
