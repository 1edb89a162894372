import { publishedIdOf } from '../document.ts';
import type { DocumentLogEntry, TransactionLog } from './transaction-log.ts';

/** An event of a document as a whole, in the hosted service's words; edits are in the transactions. */
export interface DocumentEvent {
  type: EventType;
  /** The published id, whichever version it happened to. */
  documentId: string;
  timestamp: string;
  author: string;
  [detail: string]: unknown;
}

type EventType =
  | 'createDocumentVersion'
  | 'deleteDocumentVersion'
  | 'publishDocumentVersion'
  | 'unpublishDocument'
  | 'createLiveDocument'
  | 'updateLiveDocument'
  | 'deleteDocumentGroup';

/**
 * The events of a document, newest first, as they are listed for one of its ids. The log holds states, not
 * intentions: a transaction in which a draft goes and its document changes was a publication, however it was
 * requested.
 * A draft's list tells of its document too, and the other way round; a version of a release has its own.
 */
export function documentEvents(
  log: Pick<TransactionLog, 'idsOf' | 'ofDocuments'>,
  id: string,
): { sequence: number; event: DocumentEvent }[] {
  const published = publishedIdOf(id);
  const transactions = Map.groupBy(
    log.ofDocuments(log.idsOf(published)),
    ({ sequence }) => sequence,
  );
  /** The revision of each id that is there, as of the transaction looked at. */
  const alive = new Map<string, string>();
  return [...transactions]
    .flatMap(([sequence, entries]) => {
      for (const { documentId, transactionId, exists } of entries) {
        if (exists) alive.set(documentId, transactionId);
        else alive.delete(documentId);
      }
      return entries.flatMap((entry) => {
        const event = eventOf(entry, { entries, alive, published });
        if (!event || !isListedFor(id, event.type, entry, entries)) return [];
        const { committed: timestamp, author } = entry;
        return { sequence, event: { ...event, documentId: published, timestamp, author } };
      });
    })
    .reverse();
}

function isListedFor(
  id: string,
  type: EventType,
  entry: DocumentLogEntry,
  together: readonly DocumentLogEntry[],
): boolean {
  const isInvolved = together.some(({ documentId }) => documentId === id);
  if (id.startsWith('versions.')) return isInvolved;
  if (entry.documentId.startsWith('versions.')) return false;
  // A draft that was deleted before its document is not part of the document's deletion.
  return type !== 'deleteDocumentGroup' || isInvolved;
}

function eventOf(
  entry: DocumentLogEntry,
  {
    entries,
    alive,
    published,
  }: {
    entries: readonly DocumentLogEntry[];
    alive: ReadonlyMap<string, string>;
    published: string;
  },
): { type: EventType; [detail: string]: unknown } | undefined {
  const { transactionId, previous, exists, documentId } = entry;
  const others = entries.filter((other) => other !== entry);
  const draftId = `drafts.${published}`;
  if (documentId !== published) {
    const version = { versionId: documentId, versionRevisionId: previous ?? transactionId };
    const ofDocument = others.find((other) => other.documentId === published);
    if (!previous && exists) {
      // Unpublishing leaves a draft: the event of the published document already tells it.
      const isLeft = ofDocument?.exists === false && documentId === draftId;
      return isLeft ? undefined : { type: 'createDocumentVersion', ...version };
    }
    // The draft was published, or deleted with the document: that event already tells it.
    return previous && !exists && !ofDocument
      ? { type: 'deleteDocumentVersion', ...version }
      : undefined;
  }
  if (!exists) {
    const draft = alive.get(draftId);
    if (draft === undefined) return previous ? { type: 'deleteDocumentGroup' } : undefined;
    return { type: 'unpublishDocument', versionId: draftId, versionRevisionId: draft };
  }
  const gone = others.filter((other) => !other.exists && other.previous);
  // Deleting a version of a release may also delete the draft it was made from.
  const source = gone.find((other) => other.documentId !== draftId) ?? gone[0];
  if (source) {
    const { documentId: versionId, previous: versionRevisionId } = source;
    const cause =
      versionId === draftId
        ? { type: 'document.publish' }
        : { type: 'release.publish', releaseId: versionId.split('.')[1] };
    const revisionId = transactionId;
    return { type: 'publishDocumentVersion', revisionId, versionId, versionRevisionId, cause };
  }
  const type = previous ? 'updateLiveDocument' : 'createLiveDocument';
  return { type, revisionId: transactionId };
}
