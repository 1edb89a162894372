import type { Document } from '../document.ts';
import { VersionSystem } from '../releases/release-document.ts';
import { typeMismatch } from './mutation-errors.ts';
import type { PendingTransaction, WrittenDocument } from './pending-transaction.ts';

/** The document as published: `_strengthenOnPublish` references become strong, unless they are to stay weak. */
function strengthenReferences(document: Document): Document {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document;
  return { ...strengthenFields(document), _id, _type, _rev, _createdAt, _updatedAt };
}

/**
 * The document with its strong references to documents that go offline with it made weak, and strong again when it is
 * published: a draft may refer so to what is a draft itself.
 *
 * @param leaving the types of those documents, by id
 */
function weakenReferences(document: Document, leaving: ReadonlyMap<string, string>): Document {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document;
  return { ...weakenFields(document, leaving), _id, _type, _rev, _createdAt, _updatedAt };
}

function weaken(value: unknown, leaving: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => weaken(item, leaving));
  return isObject(value) ? weakenFields(value, leaving) : value;
}

function weakenFields(
  object: Readonly<Record<string, unknown>>,
  leaving: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const { _ref, _weak } = object;
  const type = typeof _ref === 'string' && _weak !== true ? leaving.get(_ref) : undefined;
  const fields = Object.entries(object).map(([name, field]) => [name, weaken(field, leaving)]);
  const promise = type !== undefined && { _weak: true, _strengthenOnPublish: { type } };
  return { ...Object.fromEntries(fields), ...promise };
}

function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen);
  return isObject(value) ? strengthenFields(value) : value;
}

function strengthenFields(object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { _strengthenOnPublish: promise, ...rest } = object;
  const fields = Object.entries(promise === undefined ? object : rest)
    .filter(([name]) => !(name === '_weak' && isObject(promise) && promise.weak !== true))
    .map(([name, field]) => [name, strengthen(field)]);
  return Object.fromEntries(fields);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Puts a draft or a version in the place of what is published, by itself or with its release; a version that stands for
 * a removal takes its document offline instead. The version itself stays: its caller removes it.
 * Throws `MutationRefusedError`.
 *
 * @param leaving the types of the documents that go offline in the same step, by id
 */
export function publishDocument(
  transaction: PendingTransaction,
  version: Document,
  publishedId: string,
  leaving?: ReadonlyMap<string, string>,
): void {
  const published = transaction.get(publishedId);
  const { _system: system, ...content } = strengthenReferences(version);
  const { base } = VersionSystem.safeParse(system).data ?? {};
  if (isRemoval(version)) {
    // An editor may have unpublished or deleted the document meanwhile, which is what this version asks for.
    if (published) unpublishDocument(transaction, published, leaving);
    return;
  }
  if (published && published._type !== version._type) throw typeMismatch(published, version);
  transaction.createOrReplace({
    ...content,
    _type: version._type,
    _id: publishedId,
    _createdAt: published?._createdAt ?? version._createdAt,
  });
  // The draft that a version was made from is deleted unless it was edited since: its content is published, or replaced
  // by the version's. Left in place, it would look like an unpublished change.
  const draftId = `drafts.${publishedId}`;
  const isSource = base?.id === draftId && base.rev === transaction.get(draftId)?._rev;
  if (isSource) transaction.delete(draftId);
}

/**
 * Takes a document offline, by itself or with a release. What was published becomes its draft, unless there is one.
 *
 * @param leaving the types of the documents that go offline in the same step, by id
 */
export function unpublishDocument(
  transaction: PendingTransaction,
  published: Document,
  leaving: ReadonlyMap<string, string> = new Map(),
): void {
  const draftId = `drafts.${published._id}`;
  if (!transaction.get(draftId)) {
    transaction.create(copyOf(weakenReferences(published, leaving), draftId));
  }
  transaction.delete(published._id);
}

/** Whether publishing a version deletes its document: see `sanity.action.document.version.unpublish`. */
export function isRemoval({ _id, _system }: Document): boolean {
  return _id.startsWith('versions.') && VersionSystem.safeParse(_system).data?.delete === true;
}

export function copyOf({ _createdAt, ...document }: Document, id: string): WrittenDocument {
  return { ...document, _createdAt, _type: document._type, _id: id };
}
