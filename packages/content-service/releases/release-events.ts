import { publishedIdOf } from '../document.ts';
import type { DocumentLogEntry, TransactionLog } from '../history/transaction-log.ts';
import { RELEASE_PREFIX, ReleaseDocument, versionPrefix } from './release-document.ts';

/** An event of a release, in the hosted service's words. Changes of its metadata are in the transactions. */
export interface ReleaseEvent {
  type: EventType;
  releaseName: string;
  timestamp: string;
  author: string;
  [detail: string]: unknown;
}

type EventType =
  | 'createRelease'
  | 'scheduleRelease'
  | 'unscheduleRelease'
  | 'publishRelease'
  | 'archiveRelease'
  | 'unarchiveRelease'
  | 'addDocumentToRelease'
  | 'discardDocumentFromRelease';

type Log = Pick<TransactionLog, 'idsUnder' | 'ofDocuments' | 'documentAt'>;
type EventContent = { type: EventType; [detail: string]: unknown };

/**
 * Returns the history of a release, newest event first: its steps, and the documents added and removed. A document
 * removed by a step of the release (archived, published) has no event of its own.
 */
export function releaseEvents(
  log: Log,
  releaseName: string,
): { sequence: number; event: ReleaseEvent }[] {
  const id = RELEASE_PREFIX + releaseName;
  const entries = log.ofDocuments([id, ...log.idsUnder(versionPrefix(releaseName))]);
  let before: ReleaseDocument | undefined;
  return [...Map.groupBy(entries, ({ sequence }) => sequence)]
    .flatMap(([sequence, together]) => {
      const own = together.find(({ documentId }) => documentId === id);
      const after = own && ReleaseDocument.safeParse(log.documentAt(id, sequence)).data;
      const step = own && after && stepBetween(before, after);
      if (own) before = after;
      const events = step
        ? [step]
        : own?.exists === false
          ? []
          : together.flatMap((entry) => describeVersion(log, entry, id) ?? []);
      return events.map((event) => {
        const { committed: timestamp, author } = together[0] ?? { committed: '', author: '' };
        return { sequence, event: { ...event, releaseName, timestamp, author } };
      });
    })
    .reverse();
}

function stepBetween(
  before: ReleaseDocument | undefined,
  after: ReleaseDocument,
): EventContent | undefined {
  if (!before) return { type: 'createRelease' };
  if (after.state === 'scheduled') {
    return after.publishAt === before.publishAt
      ? undefined
      : { type: 'scheduleRelease', publishAt: after.publishAt };
  }
  if (after.state === before.state) return undefined;
  if (after.state === 'published') return { type: 'publishRelease' };
  if (after.state === 'archived') return { type: 'archiveRelease' };
  return { type: before.state === 'archived' ? 'unarchiveRelease' : 'unscheduleRelease' };
}

function describeVersion(
  log: Log,
  entry: DocumentLogEntry,
  releaseDocument: string,
): EventContent | undefined {
  const { documentId: versionId, previous, exists, transactionId, sequence } = entry;
  if (versionId === releaseDocument || (previous !== null && exists)) return undefined;
  const documentType = log.documentAt(versionId, exists ? sequence : sequence - 1)?._type;
  const document = { documentId: publishedIdOf(versionId), documentType, versionId };
  return exists
    ? {
        type: 'addDocumentToRelease',
        ...document,
        revisionId: transactionId,
        versionRevisionId: transactionId,
      }
    : { type: 'discardDocumentFromRelease', ...document, versionRevisionId: previous };
}
