import { publishedIdOf } from '../document.ts';
import type { TransactionLog } from '../history/transaction-log.ts';
import { alreadyExists, invalid, notFound } from '../mutations/mutation-errors.ts';
import { applyPatch } from '../mutations/patch-operations.ts';
import type { PendingTransaction } from '../mutations/pending-transaction.ts';
import { isRemoval, publishDocument } from '../mutations/publish-document.ts';
import { type ReleaseAction, ReleaseMetadata } from './release-actions.ts';
import { RELEASE_PREFIX, ReleaseDocument, versionPrefix } from './release-document.ts';

type State = ReleaseDocument['state'];

/** The states from which each step may be taken. */
const STEPS: Readonly<Record<string, readonly State[]>> = {
  edit: ['active', 'scheduled'],
  schedule: ['active'],
  unschedule: ['scheduled'],
  archive: ['active'],
  unarchive: ['archived'],
  publish: ['active', 'scheduled'],
  delete: ['archived', 'published'],
};

type ImportAction = Extract<ReleaseAction, { actionType: 'sanity.action.release.import' }>;

/**
 * Takes over a release as an export has it, state included, but for a scheduled one, which becomes active, as hosted:
 * its versions are imported by themselves, as other documents are, before it or after it, and a scheduled release
 * would refuse them, or publish the part that has arrived. Throws `MutationRefusedError`.
 */
function importRelease(
  transaction: PendingTransaction,
  id: string,
  { releaseId, attributes, document = attributes, ifExists }: ImportAction,
): void {
  if (!document) throw invalid('A release is imported from "attributes" or from "document"');
  if (document.name !== undefined && document.name !== releaseId) {
    throw invalid(`The release to import is named "${document.name}", not "${releaseId}"`);
  }
  if (transaction.get(id)) {
    if (ifExists === 'ignore') return;
    if (ifExists === 'fail') throw alreadyExists(id);
  }
  const { publishAt, ...unplanned } = document;
  const release = document.state === 'scheduled' ? { ...unplanned, state: 'active' } : document;
  transaction.writeSystem(id, { ...release, _type: 'system.release', name: releaseId });
}

/** Applies an action on a release to a transaction. Throws `MutationRefusedError`. */
export function applyReleaseAction(
  transaction: PendingTransaction,
  action: ReleaseAction,
  log: Pick<TransactionLog, 'lastState'>,
): void {
  const { releaseId } = action;
  const id = RELEASE_PREFIX + releaseId;
  if (action.actionType === 'sanity.action.release.create') {
    if (transaction.get(id)) throw alreadyExists(id);
    const { metadata } = action;
    const release = { _type: 'system.release', name: releaseId, state: 'active', metadata };
    transaction.writeSystem(id, release);
    return;
  }
  if (action.actionType === 'sanity.action.release.import') {
    importRelease(transaction, id, action);
    return;
  }
  const release = readRelease(transaction, id, action);
  // Any action on a release clears the reason for which it last failed.
  const { publishAt: _, error: __, ...unplanned } = release;
  const become = (changes: Partial<ReleaseDocument>) =>
    transaction.writeSystem(id, { ...unplanned, ...changes });
  switch (action.actionType) {
    case 'sanity.action.release.edit':
      transaction.writeSystem(id, { ...release, metadata: editMetadata(transaction, id, action) });
      break;
    case 'sanity.action.release.schedule':
      become({ state: 'scheduled', publishAt: new Date(action.publishAt).toISOString() });
      break;
    case 'sanity.action.release.unschedule':
      become({ state: 'active' });
      break;
    case 'sanity.action.release.archive':
      become({ state: 'archived', finalDocumentStates: putAway(transaction, releaseId) });
      break;
    case 'sanity.action.release.unarchive':
      bringBack(transaction, release, log);
      become({ state: 'active', finalDocumentStates: undefined });
      break;
    case 'sanity.action.release.publish': {
      const finalDocumentStates = publishVersions(transaction, releaseId);
      become({ state: 'published', publishedAt: transaction.time, finalDocumentStates });
      break;
    }
    case 'sanity.action.release.delete':
      for (const version of transaction.idsUnder(versionPrefix(releaseId))) {
        transaction.writeSystem(version, undefined);
      }
      transaction.writeSystem(id, undefined);
      break;
  }
}

function readRelease(
  transaction: PendingTransaction,
  id: string,
  { actionType, releaseId }: ReleaseAction,
): ReleaseDocument {
  const stored = transaction.get(id);
  if (!stored) throw notFound(id);
  const release = ReleaseDocument.parse(stored);
  const step = actionType.slice('sanity.action.release.'.length);
  if (STEPS[step]?.includes(release.state)) return release;
  throw invalid(
    `Release "${releaseId}" is ${release.state}: it can not be the subject of "${step}"`,
  );
}

/** Writes a release's metadata, the only part of it that belongs to editors. */
function editMetadata(
  transaction: PendingTransaction,
  id: string,
  { patch }: Extract<ReleaseAction, { patch: unknown }>,
): ReleaseDocument['metadata'] {
  const stored = transaction.get(id);
  if (!stored) throw notFound(id);
  transaction.expectRevision(id, patch.ifRevisionID);
  const metadata = ReleaseMetadata.safeParse(applyPatch(stored, patch).metadata);
  if (metadata.success) return metadata.data;
  throw invalid(`The patch leaves release "${id}" with metadata that can not be read`);
}

function putAway(transaction: PendingTransaction, release: string): { id: string; _key: string }[] {
  return transaction.idsUnder(versionPrefix(release)).map((id) => {
    transaction.writeSystem(id, undefined);
    return { _key: publishedIdOf(id), id };
  });
}

/** Restores the documents as they last were: no write can have come since. */
function bringBack(
  transaction: PendingTransaction,
  { finalDocumentStates = [] }: ReleaseDocument,
  log: Pick<TransactionLog, 'lastState'>,
): void {
  for (const { id } of finalDocumentStates) {
    const version = log.lastState(id);
    if (version && !transaction.get(id)) transaction.writeSystem(id, version);
  }
}

function publishVersions(
  transaction: PendingTransaction,
  release: string,
): { id: string; _key: string }[] {
  const versions = transaction
    .idsUnder(versionPrefix(release))
    .flatMap((id) => transaction.get(id) ?? []);
  const leaving = new Map(
    versions.filter(isRemoval).map(({ _id, _type }) => [publishedIdOf(_id), _type]),
  );
  return versions.map((version) => {
    const id = publishedIdOf(version._id);
    publishDocument(transaction, version, id, leaving);
    transaction.writeSystem(version._id, undefined);
    return { _key: id, id: version._id };
  });
}
