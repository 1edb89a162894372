/** Moves applications along the stages, in the transaction of the person who decided. */
import type { Transaction } from 'kysely';
import type { Staff } from '../../staff/roles.ts';
import { cancelPlanned } from '../answers/planned-answers.ts';
import { type Stage, type Status, statusAtStage } from '../contract/states.ts';
import type { InboxTables } from '../database.ts';
import { hasStages } from '../kinds/answered-status.ts';
import { recordChange } from '../requests/history.ts';
import { Refusal } from '../requests/refusal.ts';

type Moving = {
  actor: Staff;
  at: Date;
  /** The answer that goes with the move, and is not cancelled by it. */
  withAnswer?: string;
};

/**
 * Moves an application, whose status follows. Answers that were planned at the stage before are cancelled: a
 * refusal that leaves tomorrow would reach a candidate who was invited today.
 *
 * @returns the status it has now
 * @throws {Refusal} for a request that has no stages
 */
export async function moveToStage(
  transaction: Transaction<InboxTables>,
  request: { id: string; kind: string; stage: Stage | null; status: Status },
  to: Stage,
  { actor, at, withAnswer }: Moving,
): Promise<Status> {
  if (!hasStages(request.kind)) {
    throw new Refusal('impossible', 'Seules les candidatures ont des étapes.');
  }
  const { id: requestId } = request;
  const from = request.stage ?? 'received';
  if (to === from) return request.status;
  const status = statusAtStage(to, request.status);
  await transaction
    .updateTable('requests')
    .set({ stage: to === 'received' ? null : to, status })
    .where('id', '=', requestId)
    .execute();
  await cancelPlanned(transaction, { requestId, at, except: withAnswer });
  const details = { from, to };
  await recordChange(transaction, { requestId, actor, at, action: 'stage_changed', details });
  return status;
}
