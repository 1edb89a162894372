import { type Document, publishedIdOf } from '../document.ts';
import type { TransactionLog } from './transaction-log.ts';

export type Moment = { revision: string } | { time: string } | { last: true };

/** The documents as they were at a moment; those that were not there are left out. */
export function documentsAt(
  log: TransactionLog,
  ids: readonly string[],
  moment: Moment,
): Document[] {
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

/** A revision in a draft's history may be its document's, or the reverse: that state, under the id asked for. */
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
