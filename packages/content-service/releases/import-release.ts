import { alreadyExists, invalid } from '../mutations/mutation-errors.ts';
import type { PendingTransaction } from '../mutations/pending-transaction.ts';
import type { ReleaseAction } from './release-actions.ts';

type ImportAction = Extract<ReleaseAction, { actionType: 'sanity.action.release.import' }>;

/**
 * Takes over a release as an export has it, state included, but for a scheduled one, which becomes active, as hosted:
 * its versions are imported by themselves, as other documents are, before it or after it, and a scheduled release
 * would refuse them, or publish the part that has arrived. Throws `MutationRefusedError`.
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
  const release = document.state === 'scheduled' ? { ...unplanned, state: 'active' } : document;
  transaction.writeSystem(id, { ...release, _type: 'system.release', name: releaseId });
}
