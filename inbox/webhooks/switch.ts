/** Turns webhooks off and on. */
import type { Transaction } from 'kysely';
import type { OffReason } from '../contract/webhooks.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { CHANNEL } from './announce.ts';

/**
 * Turns a webhook off, unless it is. What waits for it is given up, and can be sent again once it is on.
 * @returns whether it was on
 */
export async function turnOff(
  transaction: Transaction<InboxTables>,
  webhookId: string,
  reason: OffReason,
  at: Date,
): Promise<boolean> {
  const turned = await transaction
    .updateTable('webhooks')
    .set((webhook) => ({
      off_at: at.getTime(),
      off_reason: reason,
      failing_since: null,
      version: webhook('version', '+', 1),
    }))
    .where('id', '=', webhookId)
    .where('off_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!turned) return false;
  await transaction
    .updateTable('deliveries')
    .set({ state: 'failed', failure: 'receiver_off', last_error: null, due_at: at.getTime() })
    .where('channel', '=', CHANNEL)
    .where('state', '=', 'pending')
    .where('id', 'in', messagesOf(transaction, webhookId))
    .execute();
  return true;
}

/** The ids of the deliveries to a webhook. */
export function messagesOf(db: Pick<InboxDatabase, 'selectFrom'>, webhookId: string) {
  return db
    .selectFrom('webhook_messages')
    .select('delivery_id')
    .where('webhook_id', '=', webhookId);
}
