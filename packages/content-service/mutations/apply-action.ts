import { type Document, publishedIdOf } from '../document.ts';
import { RELEASE_PREFIX, releaseOf } from '../releases/release-document.ts';
import { alreadyExists, invalid, notFound } from './mutation-errors.ts';
import type { PendingTransaction } from './pending-transaction.ts';
import { copyOf, publishDocument, unpublishDocument } from './publish-document.ts';
import type { DocumentAction } from './read-actions.ts';

/** Applies an action on one document to a transaction. Throws `MutationRefusedError`. */
export function applyAction(transaction: PendingTransaction, action: DocumentAction): void {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      createDraft(transaction, action);
      break;
    case 'sanity.action.document.edit':
      edit(transaction, action);
      break;
    case 'sanity.action.document.replaceDraft':
      replaceDraft(transaction, action);
      break;
    case 'sanity.action.document.publish':
      publish(transaction, action);
      break;
    case 'sanity.action.document.unpublish':
      unpublish(transaction, action);
      break;
    case 'sanity.action.document.discard':
      discard(transaction, action.draftId);
      break;
    case 'sanity.action.document.delete':
      deleteAll(transaction, action);
      break;
    case 'sanity.action.document.version.create':
      createVersion(transaction, action);
      break;
    case 'sanity.action.document.version.discard':
      discard(transaction, action.versionId);
      break;
    case 'sanity.action.document.version.replace':
      need(transaction, action.document._id);
      transaction.createOrReplace(action.document);
      break;
    case 'sanity.action.document.version.unpublish':
      planUnpublication(transaction, action);
      break;
  }
}

type ActionNamed<Name extends string> = Extract<
  DocumentAction,
  { actionType: `sanity.action.document.${Name}` }
>;

function createDraft(
  transaction: PendingTransaction,
  { attributes, publishedId, ifExists }: ActionNamed<'create'>,
): void {
  const { _id } = attributes;
  if (publishedId !== undefined && _id !== undefined) expectVersionOf(publishedId, _id);
  // Types without drafts are created as published: only a draft must not have a published document yet.
  const published = _id?.startsWith('drafts.') ? publishedIdOf(_id) : undefined;
  if (published && transaction.get(published)) throw alreadyExists(published);
  if (ifExists === 'ignore') transaction.createIfNotExists(attributes);
  else transaction.create(attributes);
}

/** Edits with copy on write: the first edit of a published document makes its draft. */
function edit(
  transaction: PendingTransaction,
  { draftId, publishedId, patch }: ActionNamed<'edit'>,
): void {
  expectVersionOf(publishedId, draftId);
  if (!transaction.get(draftId)) {
    transaction.create(copyOf(need(transaction, publishedId), draftId));
  }
  transaction.patch(draftId, patch);
}

function replaceDraft(
  transaction: PendingTransaction,
  { attributes, publishedId }: ActionNamed<'replaceDraft'>,
): void {
  if (publishedId !== undefined) expectVersionOf(publishedId, attributes._id);
  transaction.createOrReplace(attributes);
}

/**
 * Publishes a draft, or a version that is in no release, as hosted: those of a release are published together by it,
 * at its hour.
 */
function publish(transaction: PendingTransaction, action: ActionNamed<'publish'>): void {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action;
  expectVersionOf(publishedId, draftId);
  const release = releaseOf(draftId);
  if (release !== undefined && transaction.get(RELEASE_PREFIX + release)) {
    throw invalid(`"${draftId}" is published by its release "${release}" only`);
  }
  const draft = need(transaction, draftId);
  transaction.expectRevision(draftId, ifDraftRevisionId);
  transaction.expectRevision(publishedId, ifPublishedRevisionId);
  publishDocument(transaction, draft, publishedId);
  transaction.delete(draftId);
}

function unpublish(
  transaction: PendingTransaction,
  { draftId, publishedId }: ActionNamed<'unpublish'>,
): void {
  expectVersionOf(publishedId, draftId);
  unpublishDocument(transaction, need(transaction, publishedId));
}

function discard(transaction: PendingTransaction, id: string): void {
  need(transaction, id);
  transaction.delete(id);
}

/** Deletes a document; its drafts only when they are named, so that one an editor began meanwhile stops it. */
function deleteAll(
  transaction: PendingTransaction,
  { publishedId, includeDrafts }: ActionNamed<'delete'>,
): void {
  const ids = [...new Set([publishedId, ...includeDrafts])];
  for (const id of includeDrafts) expectVersionOf(publishedId, id);
  const draft = `drafts.${publishedId}`;
  if (transaction.get(draft) && !ids.includes(draft)) {
    throw invalid(`"${publishedId}" has a draft, which "includeDrafts" does not name`);
  }
  if (!ids.some((id) => transaction.get(id))) throw notFound(publishedId);
  for (const id of ids) transaction.delete(id);
}

function createVersion(
  transaction: PendingTransaction,
  action: ActionNamed<'version.create'>,
): void {
  const { document, baseId, versionId, publishedId, ifBaseRevisionId } = action;
  const id = versionId ?? document?._id ?? '';
  expectVersionOf(publishedId, id);
  if (document) {
    transaction.create({ ...document, _id: id });
    return;
  }
  if (baseId === undefined) throw invalid('A version is made from a document or from a baseId');
  const base = need(transaction, baseId);
  transaction.expectRevision(baseId, ifBaseRevisionId);
  const copy = copyOf(base, id);
  const { _system: system } = base;
  // The Studio compares this revision to see whether the draft was edited since.
  const _system = { ...(isRecord(system) && system), base: { id: baseId, rev: base._rev } };
  transaction.create({ ...copy, _system });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Turns a version into a plan to delete its document when the release is published. */
function planUnpublication(
  transaction: PendingTransaction,
  { versionId, publishedId }: ActionNamed<'version.unpublish'>,
): void {
  expectVersionOf(publishedId, versionId);
  const published = need(transaction, publishedId);
  const base = transaction.get(versionId) ?? copyOf(published, versionId);
  transaction.createOrReplace({ ...base, _system: { delete: true } });
}

/** Refuses the ids of two documents: an action on one of them would overwrite the other. */
function expectVersionOf(publishedId: string, id: string): void {
  if (publishedIdOf(id) === publishedId) return;
  throw invalid(`"${id}" is not a version of "${publishedId}"`);
}

function need(transaction: PendingTransaction, id: string): Document {
  const document = transaction.get(id);
  if (!document) throw notFound(id);
  return document;
}
