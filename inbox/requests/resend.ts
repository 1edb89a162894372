import type { Staff } from '../../staff/roles.ts';
import type { InboxDatabase } from '../database.ts';
import { GIVE_UP_AFTER } from '../forms/lifetimes.ts';
import { recordChange } from './history.ts';
import { notFound, Refusal } from './refusal.ts';

export async function requestOfDelivery(db: InboxDatabase, deliveryId: string): Promise<string> {
  const row = await db
    .selectFrom('deliveries')
    .select('request_id')
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (!row) throw notFound('Cet envoi');
  return row.request_id;
}

/** Makes a delivery once more, for another 72 h, also one that arrived: the same Message-ID tells the mailbox. */
export async function resend(
  db: InboxDatabase,
  deliveryId: string,
  { staff, at }: { staff: Staff; at: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = at.getTime();
    const row = await transaction
      .updateTable('deliveries')
      .set({
        state: 'pending',
        due_at: now,
        give_up_at: now + GIVE_UP_AFTER,
        failure: null,
        last_error: null,
      })
      .where('id', '=', deliveryId)
      // A leased delivery is left alone: a second attempt beside the running one would send a second mail.
      .where('state', '!=', 'leased')
      .where((delivery) =>
        delivery.exists(
          delivery
            .selectFrom('requests')
            .select('id')
            .whereRef('requests.id', '=', 'deliveries.request_id')
            .where('quarantined_at', 'is', null),
        ),
      )
      .returning(['request_id', 'channel'])
      .executeTakeFirst();
    if (!row) {
      throw new Refusal('impossible', 'Cet envoi est en cours, ou sa demande en quarantaine.');
    }
    await recordChange(transaction, {
      requestId: row.request_id,
      actor: staff,
      at,
      action: 'delivery_resent',
      details: { channel: row.channel },
    });
  });
}
