import { type Document, isDocumentId } from '../document.ts';
import type { Change, Commit, DocumentDraft } from './change.ts';
import type { DocumentSet } from './document-set.ts';

export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError';
}

/**
 * The name of a field, in JSON, that no document may have at any depth. groq-js calls the document's own
 * `hasOwnProperty`, so one such document makes every query fail that reads it, and with it the pages of its
 * type.
 */
const UNREADABLE_FIELD = '"hasOwnProperty":';

/** Plans a transaction's documents, each once, as it will be read from disk. Throws `InvalidDocumentError`. */
export function planChanges(
  documents: Pick<DocumentSet, 'get'>,
  changes: readonly Change[],
  transactionId: string,
  now: string,
): Commit['changes'] {
  const planned = new Map<string, Commit['changes'][number]>();
  for (const change of changes) {
    const id = 'put' in change ? change.put._id : change.remove;
    const before = documents.get(id) ?? null;
    const after = 'put' in change ? complete(change.put, before, transactionId, now) : null;
    planned.delete(id);
    if (before || after) planned.set(id, { id, before, after });
  }
  return [...planned.values()];
}

function complete(
  draft: DocumentDraft,
  before: Document | null,
  transactionId: string,
  now: string,
): Document {
  if (!isDocumentId(draft._id)) {
    throw new InvalidDocumentError(`"${draft._id}" is not a valid document id`);
  }
  if (draft._type === '') throw new InvalidDocumentError(`Document "${draft._id}" has no _type`);
  const created = draft._createdAt ?? before?._createdAt;
  const document: Document = {
    ...draft,
    _id: draft._id,
    _type: draft._type,
    _rev: transactionId,
    _createdAt: typeof created === 'string' ? created : now,
    _updatedAt: typeof draft._updatedAt === 'string' ? draft._updatedAt : now,
  };
  // The document is parsed again from its JSON, so that memory holds what a restart would read from disk.
  const json = JSON.stringify(document);
  if (json.includes(UNREADABLE_FIELD)) {
    throw new InvalidDocumentError(`Document "${draft._id}" has a field named hasOwnProperty`);
  }
  return JSON.parse(json);
}
