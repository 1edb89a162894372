/** Advances mailings: begins those that are due, releases letters at the pace, and ends finished ones. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { GIVE_UP_AFTER } from '../forms/lifetimes.ts';
import { ISSUE_MAIL } from './mailing-table.ts';
import { allowance } from './pace.ts';

type StepOptions = { db: InboxDatabase; mailDomain: string; clock(): Date };

/** Rows written by one statement: SQLite binds 32,766 values at most. */
const BATCH = 500;

/**
 * Takes each step that is due, each in a transaction of its own: a process that dies leaves the next one where it
 * stood, and of several processes one takes a step.
 * @returns whether letters became due
 */
export async function advanceMailings({ db, mailDomain, clock }: StepOptions): Promise<boolean> {
  const now = clock().getTime();
  const open = await db
    .selectFrom('mailings')
    .select(['request_id', 'state', 'starts_at'])
    .where('state', 'in', ['scheduled', 'sending'])
    .execute();
  let released = false;
  for (const { request_id, state, starts_at } of open) {
    if (state === 'scheduled' && starts_at > now) continue;
    released =
      (await db.transaction().execute(async (transaction) => {
        if (state === 'scheduled') await begin(transaction, request_id, { mailDomain, now });
        return release(transaction, request_id, now);
      })) || released;
  }
  return released;
}

/** Writes one delivery for each confirmed subscriber, all waiting for the pace. */
async function begin(
  transaction: Transaction<InboxTables>,
  id: string,
  { mailDomain, now }: { mailDomain: string; now: number },
): Promise<void> {
  const begun = await transaction
    .updateTable('mailings')
    .set({ state: 'sending' })
    .where('request_id', '=', id)
    .where('state', '=', 'scheduled')
    .returning('per_minute')
    .executeTakeFirst();
  // Another process began the mailing first, or it was stopped.
  if (!begun) return;
  const subscribers = await transaction
    .selectFrom('subscriptions')
    .select('id')
    .where('state', '=', 'confirmed')
    .orderBy('confirmed_at')
    .execute();
  for (let start = 0; start < subscribers.length; start += BATCH) {
    await transaction
      .insertInto('deliveries')
      .values(
        subscribers.slice(start, start + BATCH).map((subscriber) => {
          const delivery = randomUUID();
          return {
            id: delivery,
            request_id: id,
            subscription_id: subscriber.id,
            channel: ISSUE_MAIL,
            state: 'withheld' as const,
            due_at: now,
            give_up_at: now + GIVE_UP_AFTER,
            message_id: `<${delivery}@${mailDomain}>`,
            created_at: now,
          };
        }),
      )
      .execute();
  }
  await transaction
    .updateTable('mailings')
    // The pace starts one interval back, so that the first letter leaves at once.
    .set({ recipients: subscribers.length, paced_at: Math.floor(now - 60_000 / begun.per_minute) })
    .where('request_id', '=', id)
    .execute();
}

/** Makes the next letters due, as many as the pace allows; a mailing without any left has been sent. */
async function release(
  transaction: Transaction<InboxTables>,
  id: string,
  now: number,
): Promise<boolean> {
  // The update locks the row, so that two processes do not release letters at twice the pace.
  const mailing = await transaction
    .updateTable('mailings')
    .set((row) => ({ paced_at: row.ref('paced_at') }))
    .where('request_id', '=', id)
    .where('state', '=', 'sending')
    .returning(['per_minute', 'paced_at'])
    .executeTakeFirst();
  if (!mailing) return false;
  const counts = await transaction
    .selectFrom('deliveries')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'withheld').as('waiting'),
      fn.countAll<number>().filterWhere('state', 'in', ['pending', 'leased']).as('outstanding'),
    ])
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  const outstanding = Number(counts.outstanding);
  if (Number(counts.waiting) === 0) {
    if (outstanding > 0) return false;
    await transaction
      .updateTable('mailings')
      .set({ state: 'sent', ended_at: now })
      .where('request_id', '=', id)
      .execute();
    return false;
  }
  const { letters, pacedAt } = allowance(mailing.per_minute, {
    pacedAt: mailing.paced_at,
    outstanding,
    now,
  });
  await transaction
    .updateTable('mailings')
    .set({ paced_at: pacedAt })
    .where('request_id', '=', id)
    .execute();
  if (letters === 0) return false;
  await transaction
    .updateTable('deliveries')
    .set({ state: 'pending', due_at: now, give_up_at: now + GIVE_UP_AFTER })
    .where('id', 'in', (query) =>
      query
        .selectFrom('deliveries')
        .select('id')
        .where('request_id', '=', id)
        .where('state', '=', 'withheld')
        .limit(letters),
    )
    .execute();
  return true;
}
