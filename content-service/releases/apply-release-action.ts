import { publishedIdOf } from '../document.ts';
import type { TransactionLog } from '../history/transaction-log.ts';
import { alreadyExists, invalid, notFound } from '../mutations/mutation-errors.ts';
import { applyPatch } from '../mutations/patch-operations.ts';
import type { PendingTransaction } from '../mutations/pending-transaction.ts';
import { strengthenReferences } from '../mutations/strengthen-references.ts';
import { importRelease } from './import-release.ts';
import { type ReleaseAction, ReleaseMetadata } from './release-actions.ts';
import {
  RELEASE_PREFIX,
  ReleaseDocument,
  VersionSystem,
  versionPrefix,
} from './release-document.ts';

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

/** Does to a transaction what an action on a release means. Throws `MutationRefusedError`. */
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
  // What stopped it the last time is said until it is taken up again.
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
  return transaction.idsUnder(versionPrefix(release)).flatMap((versionId) => {
    const version = transaction.get(versionId);
    if (!version) return [];
    const id = publishedIdOf(versionId);
    const { _system: system, ...content } = strengthenReferences(version);
    if (isRemoval(system)) transaction.delete(id);
    else {
      const _createdAt = transaction.get(id)?._createdAt ?? version._createdAt;
      transaction.createOrReplace({ ...content, _type: version._type, _id: id, _createdAt });
      discardSource(transaction, id, system);
    }
    transaction.writeSystem(versionId, undefined);
    return { _key: id, id: versionId };
  });
}

/**
 * Discards the draft a version was made from, unless it was edited since: what it holds is published, or was
 * replaced in the release. Left in place it would read as a change that still waits for its publication.
 */
function discardSource(transaction: PendingTransaction, id: string, system: unknown): void {
  const { base } = VersionSystem.safeParse(system).data ?? {};
  if (base?.id !== `drafts.${id}`) return;
  if (transaction.get(base.id)?._rev === base.rev) transaction.delete(base.id);
}

/** See `sanity.action.document.version.unpublish`. */
function isRemoval(system: unknown): boolean {
  return VersionSystem.safeParse(system).data?.delete === true;
}
