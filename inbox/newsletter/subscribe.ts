/** Adds an address to the list as unconfirmed, in the transaction that stores the request. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { InboxTables } from '../database.ts';
import type { FieldValues } from '../form-schema.ts';
import { CURRENT_CONSENT } from '../forms/newsletter-wording.ts';
import type { Destination } from '../kinds/destination.ts';
import { mailboxOf } from '../mailbox.ts';
import { countToday } from '../quotas/daily-counts.ts';
import { addressHash, sendableAddress } from './email-address.ts';

/** The time in which an address gets one mail, known or not: an attacker can type any address. */
export const MAIL_COOLDOWN = 24 * 60 * 60_000; // ms

/** The most confirmation mails in a day: each may go to a stranger's address. */
const CONFIRMATIONS_A_DAY = 1000;
/** The most of them to one mailbox, however its address is spelled. */
const CONFIRMATIONS_OF_A_MAILBOX = 5;

const TOO_MANY = {
  reason: 'confirmations',
  title: 'Trop d’inscriptions à la newsletter en un jour',
  text: `Plus de ${CONFIRMATIONS_A_DAY} adresses ont été inscrites à la newsletter aujourd’hui, sans doute par un programme. Les suivantes sont gardées sans qu’aucun e-mail de confirmation ne parte\u00a0: une vraie personne le reçoit en s’inscrivant de nouveau demain.`,
};

type Subscribing = { fields: FieldValues; at: number };

/**
 * Records the wish to subscribe.
 * @returns the subscription the request belongs to, and what is to be mailed: nothing within the cooldown. The
 * visitor is told the same in each case.
 */
export async function subscribe(
  transaction: Transaction<InboxTables>,
  { fields: { email = '' }, at }: Subscribing,
  secret: string,
): Promise<Destination> {
  const columns = { address: sendableAddress(email), consent: CURRENT_CONSENT, requested_at: at };
  // A single statement finds or creates the row and locks it, so that two requests for one address send one mail.
  const { id, state, mailed_at } = await transaction
    .insertInto('subscriptions')
    .values({
      id: randomUUID(),
      address_hash: addressHash(secret, email),
      state: 'pending',
      ...columns,
    })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet((row) => ({ address_hash: row.ref('excluded.address_hash') })),
    )
    .returning(['id', 'state', 'mailed_at'])
    .executeTakeFirstOrThrow();

  const rested = hasRested(mailed_at, at);
  const counting = { secret, at: new Date(at) };
  const fits = rested && (await fitsMailbox(transaction, counting, email));
  const left = fits && (await fitsDay(transaction, counting));
  await transaction
    .updateTable('subscriptions')
    .set({
      // A confirmed subscriber's consent is kept: another person may have typed the address this time.
      ...(state !== 'confirmed' && { ...columns, state: 'pending' }),
      // The time is unchanged when the daily limit refuses the mail: an owner who tries again tomorrow gets it.
      mailed_at: left ? at : mailed_at,
    })
    .where('id', '=', id)
    .execute();
  if (!left) return { subscriptionId: id, channels: [], ...(fits && { alarm: TOO_MANY }) };
  return {
    subscriptionId: id,
    channels: [state === 'confirmed' ? 'already-subscribed-mail' : 'confirmation-mail'],
  };
}

type Counting = { secret: string; at: Date };

async function fitsMailbox(
  transaction: Transaction<InboxTables>,
  counting: Counting,
  email: string,
): Promise<boolean> {
  const refused = await countToday(transaction, counting, [
    {
      counter: 'confirmations',
      subject: mailboxOf(email),
      amount: 1,
      limit: CONFIRMATIONS_OF_A_MAILBOX,
    },
  ]);
  return refused.length === 0;
}

async function fitsDay(
  transaction: Transaction<InboxTables>,
  counting: Counting,
): Promise<boolean> {
  const refused = await countToday(transaction, counting, [
    { counter: 'confirmations', amount: 1, limit: CONFIRMATIONS_A_DAY },
  ]);
  return refused.length === 0;
}

function hasRested(mailedAt: number | null, at: number): boolean {
  // A date in the future, from before the clock was set back, must not block an address for longer than the cooldown.
  return mailedAt === null || Math.abs(at - mailedAt) >= MAIL_COOLDOWN;
}
