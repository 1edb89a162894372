import type { Commit } from '../documents/change.ts';
import type { TransactionLog } from '../history/transaction-log.ts';

/** More than that is sooner read anew than followed. */
const MAX_MISSED = 200;

/**
 * The commits since an event, from the log; undefined when the event is unknown or too long ago. `after` is the
 * document of the event itself: of its transaction only the rest was missed.
 *
 * @param notBefore an event older than this is too long ago, in ms since 1970
 */
export function missedCommits(
  log: TransactionLog,
  lastEventId: string,
  notBefore: number,
): { commit: Commit; after?: string }[] | undefined {
  const at = lastEventId.indexOf('#');
  const [transactionId, document] = [lastEventId.slice(0, at), lastEventId.slice(at + 1)];
  const last = at < 0 ? undefined : log.find(transactionId);
  if (!last || Date.parse(last.committed) < notBefore) return undefined;
  const entries = log.after(last.sequence, MAX_MISSED + 1);
  if (entries.length > MAX_MISSED) return undefined;
  const commits = entries.map((entry) => ({ commit: readCommit(log, entry) }));
  return document === ''
    ? commits
    : [{ commit: readCommit(log, last), after: document }, ...commits];
}

function readCommit(
  log: TransactionLog,
  entry: NonNullable<ReturnType<TransactionLog['find']>>,
): Commit {
  const { sequence } = entry;
  const changes = [...log.changes(sequence, log.changedIds(sequence))];
  return { ...entry, changes, mutations: JSON.parse(log.mutations(sequence)) };
}
