import { sql, type Transaction } from 'kysely';
import type { InboxTables } from '../database.ts';
import { removeSubscriber } from '../mailings/letter-outcome.ts';
import { announceErased, announceUnsubscribed } from '../webhooks/announce.ts';

/** Erases the address and every request with it; its keyed hash stays. Repeating it changes nothing. */
export async function unsubscribe(
  transaction: Transaction<InboxTables>,
  subscriptionId: string,
  at: Date,
): Promise<void> {
  const before = await transaction
    .selectFrom('subscriptions')
    .select('state')
    .where('id', '=', subscriptionId)
    .executeTakeFirst();
  await transaction
    .updateTable('subscriptions')
    .set({
      state: 'unsubscribed',
      address: null,
      unsubscribed_at: at.getTime(),
      // A confirmed owner has proved to own the address, and may come back at once. An unconfirmed one may be the
      // victim of a prank: the cooldown applies to them.
      mailed_at: sql<number | null>`case when state = 'confirmed' then null else mailed_at end`,
    })
    .where('id', '=', subscriptionId)
    .where('state', '!=', 'unsubscribed')
    .execute();
  await removeSubscriber(transaction, subscriptionId);
  const gone = await transaction
    .deleteFrom('requests')
    .where('subscription_id', '=', subscriptionId)
    .returning(['id', 'kind'])
    .execute();
  if (before?.state === 'confirmed') await announceUnsubscribed(transaction, subscriptionId, at);
  await announceErased(transaction, gone, at);
}
