/** The actions of an address's owner through the links of our mails. */
import type { InboxDatabase } from '../database.ts';
import { CONFIRMATION_LIFETIME } from '../forms/lifetimes.ts';
import { announce, announceErased } from '../webhooks/announce.ts';
import type { NewsletterLinks } from './links.ts';
import { unsubscribe } from './unsubscribe.ts';

/**
 * The state of a confirmation link:
 * - `ready`: it can be confirmed;
 * - `confirmed`: it has been;
 * - `expired`: it was ours, and opens nothing any more: too old, or the address left since;
 * - `forged`: we never wrote it.
 */
export type ConfirmationState = 'ready' | 'confirmed' | 'expired' | 'forged';

export type Newsletter = {
  /** Reads without a change, because mail scanners open every link of a mail. */
  lookAtConfirmation(token: string): Promise<ConfirmationState>;
  /** @returns `done` when this call confirmed it, else why there was nothing to confirm. */
  confirm(token: string): Promise<'done' | Exclude<ConfirmationState, 'ready'>>;
  /** Reads without a change. */
  lookAtUnsubscription(token: string): Promise<'ready' | 'done' | 'forged'>;
  /** Erases the address and its requests except for a keyed hash. Repeating it gives the same answer. */
  unsubscribe(token: string): Promise<'done' | 'forged'>;
  /** Erases addresses that were not confirmed in time, and returns how many. */
  removeUnconfirmed(now?: Date): Promise<number>;
};

type NewsletterOptions = { db: InboxDatabase; links: NewsletterLinks; clock(): Date };

export function createNewsletter({ db, links, clock }: NewsletterOptions): Newsletter {
  async function find(token: string) {
    const confirmation = links.readConfirmation(token);
    if (!confirmation) return { state: 'forged' } as const;
    const subscription = await db
      .selectFrom('requests')
      .innerJoin('subscriptions', 'subscriptions.id', 'requests.subscription_id')
      .select(['subscriptions.id', 'subscriptions.state'])
      .where('requests.id', '=', confirmation.requestId)
      .executeTakeFirst();
    if (subscription?.state === 'confirmed') return { state: 'confirmed' } as const;
    if (subscription?.state !== 'pending' || clock() >= confirmation.expiresAt) {
      return { state: 'expired' } as const;
    }
    const { id } = subscription;
    return { state: 'ready', id, requestId: confirmation.requestId } as const;
  }

  return {
    async lookAtConfirmation(token) {
      return (await find(token)).state;
    },

    async confirm(token) {
      const confirmation = await find(token);
      if (confirmation.state !== 'ready') return confirmation.state;
      const at = clock();
      const confirmed = await db.transaction().execute(async (transaction) => {
        const subscription = await transaction
          .updateTable('subscriptions')
          .set({
            state: 'confirmed',
            confirmed_at: at.getTime(),
            unsubscribed_at: null,
            refusals: 0,
            closed_at: null,
          })
          .where('id', '=', confirmation.id)
          .where('state', '=', 'pending')
          .returning('id')
          .executeTakeFirst();
        if (subscription) {
          await announce(transaction, {
            requestId: confirmation.requestId,
            kind: 'newsletter-subscription',
            event: 'subscription.confirmed',
            at,
            change: { from: 'pending', to: 'confirmed' },
          });
        }
        return subscription;
      });
      // Another request was first: the second half of a double click, or the link that unsubscribes.
      return confirmed ? 'done' : this.confirm(token);
    },

    async lookAtUnsubscription(token) {
      const unsubscription = links.readUnsubscription(token);
      if (!unsubscription) return 'forged';
      const held = await db
        .selectFrom('subscriptions')
        .select('id')
        .where('id', '=', unsubscription.subscriptionId)
        .where('state', '!=', 'unsubscribed')
        .executeTakeFirst();
      return held ? 'ready' : 'done';
    },

    async unsubscribe(token) {
      const unsubscription = links.readUnsubscription(token);
      if (!unsubscription) return 'forged';
      const { subscriptionId } = unsubscription;
      await db
        .transaction()
        .execute((transaction) => unsubscribe(transaction, subscriptionId, clock()));
      return 'done';
    },

    async removeUnconfirmed(now = clock()) {
      const expired = now.getTime() - CONFIRMATION_LIFETIME;
      return db.transaction().execute(async (transaction) => {
        // The rows are updated first, which checks their state at this moment: one that was requested again meanwhile
        // stays.
        const { numUpdatedRows } = await transaction
          .updateTable('subscriptions')
          .set({ state: 'unsubscribed', address: null })
          .where('state', '=', 'pending')
          .where('requested_at', '<=', expired)
          .executeTakeFirstOrThrow();
        const gone = transaction
          .selectFrom('subscriptions')
          .select('id')
          .where('state', '=', 'unsubscribed');
        const requests = await transaction
          .deleteFrom('requests')
          .where('subscription_id', 'in', gone)
          .returning(['id', 'kind'])
          .execute();
        await announceErased(transaction, requests, clock());
        // An owner who unsubscribed earlier stays on record as having left.
        await transaction
          .deleteFrom('subscriptions')
          .where('state', '=', 'unsubscribed')
          .where('unsubscribed_at', 'is', null)
          .execute();
        return Number(numUpdatedRows);
      });
    },
  };
}
