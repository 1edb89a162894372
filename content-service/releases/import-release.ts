import { alreadyExists, invalid } from '../mutations/mutation-errors.ts';
import type { PendingTransaction } from '../mutations/pending-transaction.ts';
import type { ReleaseAction } from './release-actions.ts';

type ImportAction = Extract<ReleaseAction, { actionType: 'sanity.action.release.import' }>;

/**
 * Takes over a release as an export has it, state included. Its versions are imported by themselves, as other
 * documents are, before it or after it: a release whose time has passed becomes active, because the clock would
 * publish the part of it that has arrived. Throws `MutationRefusedError`.
 */
export function importRelease(
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
  const waits = Date.parse(publishAt ?? '') > Date.parse(transaction.time);
  const release =
    document.state === 'scheduled' && !waits ? { ...unplanned, state: 'active' } : document;
  transaction.writeSystem(id, { ...release, _type: 'system.release', name: releaseId });
}
