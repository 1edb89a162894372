/** Moves requests into quarantine, where they send nothing, and releases them, which sends their withheld mails. */

import type { Transaction } from 'kysely';
import { spokenDuration } from '../../packages/kit/calendar/spoken-duration.ts';
import { moveCommentRevision } from '../comments/decide-comment.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { type DispatchOptions, destinationOf, queueDeliveries } from '../dispatch.ts';
import { CONFIRMATION_LIFETIME, GIVE_UP_AFTER } from '../forms/lifetimes.ts';
import { areaOf, KINDS, type RequestKind } from '../kinds/kinds.ts';
import { readSubject } from '../subject.ts';
import { announce } from '../webhooks/announce.ts';
import { recordChange } from './history.ts';
import { Refusal } from './refusal.ts';
import { readFieldValues } from './request-item.ts';
import { type Treating, takeVersion } from './treatment.ts';

/** Sets a request apart by the agency's hand. A published comment leaves its page. */
export async function quarantine(db: InboxDatabase, treating: Treating): Promise<void> {
  await db.transaction().execute((transaction) => setApart(transaction, treating));
}

/** Moves a request into quarantine, in its caller's transaction. */
export async function setApart(
  transaction: Transaction<InboxTables>,
  treating: Treating,
): Promise<void> {
  const { requestId, staff: actor, at } = treating;
  const row = await takeVersion(transaction, treating);
  if (areaOf(row.kind) === 'newsletter') {
    throw new Refusal(
      'impossible',
      'Une inscription ne se met pas de côté\u00a0: désinscrivez l’adresse.',
    );
  }
  if (row.quarantined_at !== null) return;
  await transaction
    .updateTable('requests')
    .set({
      quarantined_at: at.getTime(),
      quarantine_reason: 'by_hand',
      quarantine_signs: null,
    })
    .where('id', '=', requestId)
    .execute();
  await transaction
    .updateTable('deliveries')
    // A delivery under way is withheld too: should the attempt fail, there is no retry.
    .set({ state: 'withheld', lease_until: null })
    .where('request_id', '=', requestId)
    .where('state', 'in', ['pending', 'leased'])
    .execute();
  await moveCommentRevision(transaction);
  await recordChange(transaction, { requestId, actor, at, action: 'quarantined' });
}

/** Releases a request: it is dispatched as if it had just come. */
export async function release(
  db: InboxDatabase,
  options: DispatchOptions,
  treating: Treating,
): Promise<void> {
  await db.transaction().execute((transaction) => putBack(transaction, options, treating));
}

/** Releases a request, in its caller's transaction. */
export async function putBack(
  transaction: Transaction<InboxTables>,
  options: DispatchOptions,
  treating: Treating,
): Promise<void> {
  const { requestId, staff: actor, at } = treating;
  const row = await takeVersion(transaction, treating);
  if (row.quarantined_at === null) return;
  const kind = Object.keys(KINDS).find((name): name is RequestKind => name === row.kind);
  if (!kind)
    throw new Refusal('impossible', 'Cette version du site ne connaît pas ce genre de demande.');
  if (
    kind === 'newsletter-subscription' &&
    at.getTime() - row.received_at > CONFIRMATION_LIFETIME
  ) {
    throw new Refusal(
      'impossible',
      `Cette inscription a plus de ${spokenDuration(CONFIRMATION_LIFETIME)}\u00a0: son lien de confirmation serait périmé. La personne doit s’inscrire à nouveau.`,
    );
  }
  const dispatched = row.subscription_id !== null || (await wasDispatched(transaction, requestId));
  const { channels, subscriptionId = null } = dispatched
    ? { channels: [], subscriptionId: row.subscription_id }
    : await destinationOf(transaction, options, {
        id: requestId,
        kind,
        fields: readFieldValues(row.fields),
        about: readSubject(row.about),
        at,
      });
  await transaction
    .updateTable('requests')
    .set({
      quarantined_at: null,
      quarantine_reason: null,
      quarantine_signs: null,
      subscription_id: subscriptionId,
    })
    .where('id', '=', requestId)
    .execute();
  await queueDeliveries(transaction, options, { id: requestId, at }, channels);
  await transaction
    .updateTable('deliveries')
    .set({ state: 'pending', due_at: at.getTime(), give_up_at: at.getTime() + GIVE_UP_AFTER })
    .where('request_id', '=', requestId)
    .where('state', '=', 'withheld')
    .execute();
  await moveCommentRevision(transaction);
  if (!dispatched) await announce(transaction, { requestId, kind, event: 'received', at });
  const details = { reason: row.quarantine_reason };
  await recordChange(transaction, { requestId, actor, at, action: 'released', details });
}

/** Whether a request put into quarantine by hand had been dispatched before. */
async function wasDispatched(
  transaction: Transaction<InboxTables>,
  requestId: string,
): Promise<boolean> {
  const delivery = await transaction
    .selectFrom('deliveries')
    .select('id')
    .where('request_id', '=', requestId)
    // Mails to a single colleague do not count: one may have been sent while the request was set apart.
    .where('staff_id', 'is', null)
    .executeTakeFirst();
  const comment = await transaction
    .selectFrom('comments')
    .select('post_id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return delivery !== undefined || comment !== undefined;
}
