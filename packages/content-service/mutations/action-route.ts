import { applyReleaseAction } from '../releases/apply-release-action.ts';
import { isReleaseAction } from '../releases/release-actions.ts';
import type { DocumentStore } from '../store.ts';
import { applyAction } from './apply-action.ts';
import { commitTransaction } from './commit-transaction.ts';
import type { WriteRoute } from './mutate-route.ts';
import { MutationRefusedError, refusalBody } from './mutation-errors.ts';
import { isQuick } from './patch-operations.ts';
import type { PendingTransaction } from './pending-transaction.ts';
import { readActions } from './read-actions.ts';
import { stageInTime } from './staging-time.ts';
import { requireEditor } from './write-permission.ts';

/**
 * `POST /v{date}/data/actions/{dataset}`: changes a document and its versions in one transaction. Throws `ApiError`.
 */
export function createActionRoute({ store }: { store: DocumentStore }): WriteRoute {
  return async (request, identity) => {
    const author = requireEditor(identity);
    const { actions, transactionId, dryRun } = await readActions(request);
    const patches = actions.flatMap((action) => ('patch' in action ? [action.patch] : []));
    const quick = !actions.some(isReleaseAction) && isQuick(actions.length, patches);
    let index: number | undefined;
    const stage = (staged: PendingTransaction) => {
      stageInTime(() => {
        for (const [at, action] of actions.entries()) {
          index = at;
          if (isReleaseAction(action)) applyReleaseAction(staged, action, store.log);
          else applyAction(staged, action);
        }
      }, quick);
      index = undefined;
    };
    const committing = { store, author, id: transactionId, dryRun };
    const transaction = await commitTransaction(stage, committing).catch((error: unknown) => {
      throw error instanceof MutationRefusedError ? refusalBody('action', error, index) : error;
    });
    const body = { transactionId: transaction.id };
    return Response.json(body, { headers: { 'cache-control': 'no-store' } });
  };
}
