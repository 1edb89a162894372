import { type Selectable, sql } from 'kysely';
import type { Staff } from '../../staff/roles.ts';
import type { SubscriptionFilter } from '../contract/questions.ts';
import type { Subscription, SubscriptionPage } from '../contract/subscriptions.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { CONSENTS } from '../newsletter/consents.ts';
import { unsubscribe } from '../newsletter/unsubscribe.ts';
import { pageOf, readCursor } from './cursor.ts';
import { recordAccess } from './history.ts';
import { notFound } from './refusal.ts';
import { timeOf, timeOrNull } from './request-item.ts';

/** Lists subscriptions, newest first. */
export async function listSubscriptions(
  db: InboxDatabase,
  { state, q, cursor, limit }: SubscriptionFilter,
): Promise<SubscriptionPage> {
  let query = db.selectFrom('subscriptions').selectAll();
  if (state) query = query.where('state', '=', state);
  if (q) query = query.where(sql`lower(address)`, 'like', `%${q.toLowerCase()}%`);
  if (cursor) {
    const { at, id } = readCursor(cursor);
    query = query.where(({ eb, or }) =>
      or([eb('requested_at', '<', at), eb('requested_at', '=', at).and('id', '<', id)]),
    );
  }
  const rows = await query
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, ({ requested_at, id }) => ({ at: requested_at, id }), toSubscription);
}

/** Unsubscribes an address whose owner asks by telephone. The audit log says that it was done, and by whom. */
export async function unsubscribeByHand(
  db: InboxDatabase,
  id: string,
  { staff, at }: { staff: Staff; at: Date },
): Promise<Subscription> {
  return db.transaction().execute(async (transaction) => {
    await unsubscribe(transaction, id, at);
    const row = await transaction
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound('Cette inscription');
    const details = { subscription: id };
    await recordAccess(transaction, { actor: staff, action: 'unsubscribed_by_hand', at, details });
    return toSubscription(row);
  });
}

function toSubscription(row: Selectable<InboxTables['subscriptions']>): Subscription {
  return {
    id: row.id,
    address: row.address,
    state: row.state,
    requestedAt: timeOf(row.requested_at),
    confirmedAt: timeOrNull(row.confirmed_at),
    consent: CONSENTS.get(row.consent) ?? '',
    unsubscribedAt: timeOrNull(row.unsubscribed_at),
  };
}
