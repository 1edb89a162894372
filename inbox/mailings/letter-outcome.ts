/** Records the outcome of one letter: in the figures of its mailing, and for the address. */
import type { Transaction } from 'kysely';
import type { InboxTables } from '../database.ts';
import type { Failure } from '../deliveries/delivery.ts';

/** The refusals in a row, of as many letters, after which an address gets no more. */
const REFUSALS_TO_CLOSE = 3;

/**
 * Counts the end of a letter, in the transaction that records it. Only a refused recipient counts towards closing the
 * address: a server that refuses the message, or was away for days, says nothing about the address.
 * @param failure why it was given up; undefined when a server took it
 */
export async function recordLetter(
  transaction: Transaction<InboxTables>,
  deliveryId: string,
  failure: Failure | undefined,
  at: Date,
): Promise<void> {
  const letter = await transaction
    .selectFrom('deliveries')
    .select(['request_id', 'subscription_id'])
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (!letter || failure === 'no_longer_wanted') return;
  const { request_id, subscription_id } = letter;
  const counter = failure ? 'refused' : 'sent';
  const counted = await transaction
    .updateTable('mailings')
    .set((row) => ({ [counter]: row(counter, '+', 1) }))
    .where('request_id', '=', request_id)
    .returning(['sent', 'refused', 'recipients'])
    .executeTakeFirstOrThrow();
  // The last letter ends the mailing. If subscribers left meanwhile, `mailing-steps.ts` ends it.
  if (counted.sent + counted.refused >= counted.recipients) {
    await transaction
      .updateTable('mailings')
      .set({ state: 'sent', ended_at: at.getTime() })
      .where('request_id', '=', request_id)
      .where('state', '=', 'sending')
      .execute();
  }
  if (!failure) {
    await transaction
      .updateTable('subscriptions')
      .set({ refusals: 0 })
      .where('id', '=', subscription_id)
      .where('refusals', '>', 0)
      .execute();
  }
  if (failure === 'recipient_refused') await countRefusal(transaction, subscription_id, at);
}

async function countRefusal(
  transaction: Transaction<InboxTables>,
  subscriptionId: string | null,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set((row) => ({ refusals: row('refusals', '+', 1) }))
    .where('id', '=', subscriptionId)
    .execute();
  await transaction
    .updateTable('subscriptions')
    .set({ state: 'closed', closed_at: at.getTime() })
    .where('id', '=', subscriptionId)
    .where('state', '=', 'confirmed')
    .where('refusals', '>=', REFUSALS_TO_CLOSE)
    .execute();
}

/**
 * Erases what mailings hold of a subscriber who leaves: the letters sent and those that wait. The last one received
 * counts the departure.
 * @returns the ids of the letters, by which those written to files are found
 */
export async function removeSubscriber(
  transaction: Transaction<InboxTables>,
  subscriptionId: string,
): Promise<string[]> {
  const letters = await transaction
    .deleteFrom('deliveries')
    .where('subscription_id', '=', subscriptionId)
    .returning(['id', 'request_id', 'sent_at'])
    .execute();
  const [last] = letters
    .filter(({ sent_at }) => sent_at !== null)
    .sort((a, b) => Number(b.sent_at) - Number(a.sent_at));
  if (last) {
    await transaction
      .updateTable('mailings')
      .set((row) => ({ unsubscribed: row('unsubscribed', '+', 1) }))
      .where('request_id', '=', last.request_id)
      .execute();
  }
  return letters.map(({ id }) => id);
}
