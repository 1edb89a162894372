/** Sends planned answers at their hour, and cancels answers that have not left. */
import type { Transaction } from 'kysely';
import type { Staff } from '../../staff/roles.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { answeredStatus } from '../kinds/answered-status.ts';
import { recordChange } from '../requests/history.ts';
import { notFound, Refusal } from '../requests/refusal.ts';
import { queueAnswer, type WritingOptions } from './write-answer.ts';

/** The most answers per run; the next run is five seconds later. */
const BATCH = 100;

/**
 * Turns scheduled answers that are due into deliveries, each in a transaction of its own, once across all processes. An
 * answer to a request in quarantine waits for its release.
 */
export async function sendPlanned(
  db: InboxDatabase,
  options: Pick<WritingOptions, 'mailDomain'>,
  at: Date,
): Promise<void> {
  const due = await db
    .selectFrom('answers')
    .innerJoin('requests', 'requests.id', 'answers.request_id')
    .select('answers.id')
    .where('delivery_id', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('send_at', '<=', at.getTime())
    .where('quarantined_at', 'is', null)
    .orderBy('send_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due) {
    await db.transaction().execute((transaction) => sendOne(transaction, options, { id, at }));
  }
}

async function sendOne(
  transaction: Transaction<InboxTables>,
  options: Pick<WritingOptions, 'mailDomain'>,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  const queued = await queueAnswer(transaction, options, { id, at });
  if (!queued) return;
  const { requestId, author, marksAnswered } = queued;
  const { kind, status: from } = await transaction
    .updateTable('requests')
    .set((request) => ({ version: request('version', '+', 1), treated_at: at.getTime() }))
    .where('id', '=', requestId)
    .returning(['kind', 'status'])
    .executeTakeFirstOrThrow();
  const entry = { requestId, actor: undefined, at };
  await recordChange(transaction, { ...entry, action: 'planned_answer_left', details: { author } });
  const to = answeredStatus(kind, from);
  if (!marksAnswered || from === to) return;
  await transaction
    .updateTable('requests')
    .set({ status: to })
    .where('id', '=', requestId)
    .execute();
  const details = { from, to };
  await recordChange(transaction, { ...entry, action: 'status_changed', details });
}

/** The request an answer belongs to. */
export async function requestOfAnswer(db: InboxDatabase, answerId: string): Promise<string> {
  const row = await db
    .selectFrom('answers')
    .select('request_id')
    .where('id', '=', answerId)
    .executeTakeFirst();
  if (!row) throw notFound('Cette réponse');
  return row.request_id;
}

/**
 * Cancels an answer that is planned, or that waits for a mail server. Cancelling it twice is cancelling it once.
 * @throws {Refusal} when it has left, or is leaving
 */
export async function cancelAnswer(
  db: InboxDatabase,
  { answerId, staff, at }: { answerId: string; staff: Staff; at: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('answers')
      .set({ cancelled_at: at.getTime() })
      .where('id', '=', answerId)
      .where('cancelled_at', 'is', null)
      .returning(['request_id', 'delivery_id'])
      .executeTakeFirst();
    if (!row) return;
    if (row.delivery_id !== null) await takeBack(transaction, row.delivery_id);
    const { request_id: requestId } = row;
    await recordChange(transaction, { requestId, actor: staff, at, action: 'answer_cancelled' });
  });
}

async function takeBack(transaction: Transaction<InboxTables>, deliveryId: string): Promise<void> {
  const waiting = await transaction
    .deleteFrom('deliveries')
    .where('id', '=', deliveryId)
    .where('state', 'in', ['pending', 'withheld'])
    .returning('id')
    .executeTakeFirst();
  if (waiting) {
    await transaction
      .updateTable('answers')
      .set({ delivery_id: null })
      .where('delivery_id', '=', deliveryId)
      .execute();
    return;
  }
  throw new Refusal('impossible', 'Trop tard pour l’annuler\u00a0: cette réponse est partie.');
}

/**
 * Cancels the planned answers of a request, in the transaction after which no answer is wanted any more.
 * @param except the id of one that is still wanted
 */
export async function cancelPlanned(
  transaction: Transaction<InboxTables>,
  { requestId, at, except = '' }: { requestId: string; at: Date; except?: string | undefined },
): Promise<void> {
  const cancelled = await transaction
    .updateTable('answers')
    .set({ cancelled_at: at.getTime() })
    .where('request_id', '=', requestId)
    .where('id', '!=', except)
    .where('delivery_id', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning('id')
    .execute();
  if (cancelled.length === 0) return;
  await recordChange(transaction, {
    requestId,
    actor: undefined,
    at,
    action: 'answer_cancelled',
  });
}
