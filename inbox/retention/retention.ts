import { sql, type Transaction } from 'kysely';
import { dayIn } from '../../packages/kit/calendar/casablanca-time.ts';
import type { InboxTables } from '../database.ts';
import { kindsOf } from '../kinds/kinds.ts';
import type { Newsletter } from '../newsletter/newsletter.ts';
import { unsubscribe } from '../newsletter/unsubscribe.ts';
import { removeOldCounts } from '../quotas/daily-counts.ts';
import { type EraseOptions, eraseRequests, finishErasing } from '../requests/erase.ts';
import { recordAccess } from '../requests/history.ts';
import { readFieldValues } from '../requests/request-item.ts';
import { CHANNEL, EPITAPH } from '../webhooks/announce.ts';
import { FIGURES_PERIOD, PERIODS } from './periods.ts';

export type RetentionCounts = Record<keyof typeof PERIODS | 'unconfirmedSubscriptions', number>;

type RetentionOptions = Omit<EraseOptions, 'secret'> & {
  newsletter: Pick<Newsletter, 'removeUnconfirmed'>;
  info(event: string, details: Record<string, unknown>): void;
};

/** Requests in one transaction, and transactions in one run: visitors send meanwhile. */
const BATCH = 100;
const MOST_BATCHES = 50;

/** Erases all data that are due, up to a limit; the next run continues. */
export async function applyRetention(options: RetentionOptions): Promise<RetentionCounts> {
  const { db, clock, newsletter, info, warn } = options;
  const now = clock();
  const counts: RetentionCounts = {
    messages: 0,
    applications: 0,
    commentAddresses: 0,
    unpublishedComments: 0,
    quarantine: 0,
    alarms: 0,
    webhookMessages: 0,
    closedAddresses: 0,
    letters: 0,
    audit: 0,
    unconfirmedSubscriptions: await newsletter.removeUnconfirmed(now),
  };
  const references: string[] = [];
  for (const category of CATEGORIES) {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const erased = await db
        .transaction()
        .execute((transaction) => RULES[category](transaction, PERIODS[category](now), now));
      counts[category] += erased.count;
      references.push(...(erased.references ?? []));
      if (erased.count < BATCH) break;
    }
  }
  await removeOldCounts(db, now);
  await db.deleteFrom('daily_checks').where('began_at', '<=', PERIODS.alarms(now)).execute();
  const firstDay = dayIn(new Date(FIGURES_PERIOD(now)));
  await db.deleteFrom('daily_figures').where('day', '<', firstDay).execute();
  await db.deleteFrom('submission_keys').where('expires_at', '<=', now.getTime()).execute();
  const { held } = await db
    .selectFrom('requests')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('kind', 'in', kindsOf(['contact', 'applications']))
    .where('received_at', '<=', PERIODS.applications(now))
    .where(isUnseen)
    .executeTakeFirstOrThrow();
  // These requests were neither read nor mailed: a person has to look at them before they are erased.
  if (Number(held) > 0) warn('retention_held_back', { requests: Number(held) });
  if (Object.values(counts).some((count) => count > 0)) {
    info('retention_applied', counts);
    await recordAccess(db, {
      actor: undefined,
      action: 'retention_applied',
      at: now,
      details: counts,
    });
  }
  await finishErasing(options, references, { rebuildIndex: false });
  return counts;
}

const CATEGORIES = [
  'messages',
  'applications',
  'commentAddresses',
  'unpublishedComments',
  'quarantine',
  'alarms',
  'webhookMessages',
  'letters',
  // Addresses that bounce are removed after their letters: their owners did not unsubscribe.
  'closedAddresses',
  'audit',
] as const satisfies (keyof typeof PERIODS)[];

type Rule = (
  transaction: Transaction<InboxTables>,
  before: number,
  now: Date,
) => Promise<{ count: number; references?: string[] }>;

/**
 * Whether a request was neither answered nor delivered: it is kept, and reported. A mail written to a folder notified
 * nobody.
 */
const isUnseen = sql<boolean>`(status = 'new' and quarantined_at is null and exists (
  select 1 from deliveries where deliveries.request_id = requests.id
    and deliveries.channel = 'agency-mail' and deliveries.state <> 'sent'))`;

const RULES: Record<(typeof CATEGORIES)[number], Rule> = {
  messages: (transaction, before, now) =>
    eraseFound(
      transaction,
      now,
      due(transaction, 'contact').where(sql`coalesce(treated_at, received_at)`, '<=', before),
    ),

  applications: (transaction, before, now) =>
    eraseFound(
      transaction,
      now,
      due(transaction, 'applications').where('received_at', '<=', before),
    ),

  async commentAddresses(transaction, before) {
    const rows = await transaction
      .selectFrom('requests')
      .innerJoin('comments', 'comments.request_id', 'requests.id')
      .select(['requests.id', 'requests.fields', 'requests.reference'])
      .where('comments.state', '=', 'approved')
      .where('received_at', '<=', before)
      .where('fields', 'not like', '%"email":""%')
      .orderBy('received_at')
      .limit(BATCH)
      .execute();
    for (const { id, fields } of rows) {
      const anonymous = JSON.stringify({ ...readFieldValues(fields), email: '' });
      await transaction
        .updateTable('requests')
        .set({ fields: anonymous, sender_email: null, indexed: 0 })
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('search_texts').where('request_id', '=', id).execute();
      // Deliveries are deleted too: mail servers quote addresses in their answers.
      await transaction.deleteFrom('deliveries').where('request_id', '=', id).execute();
    }
    return { count: rows.length, references: rows.map(({ reference }) => reference) };
  },

  unpublishedComments: (transaction, before, now) =>
    eraseFound(
      transaction,
      now,
      transaction
        .selectFrom('requests')
        .innerJoin('comments', 'comments.request_id', 'requests.id')
        .select('requests.id')
        .where('comments.state', '!=', 'approved')
        .where('received_at', '<=', before)
        .limit(BATCH),
    ),

  quarantine: (transaction, before, now) =>
    eraseFound(transaction, now, some(transaction).where('quarantined_at', '<=', before)),

  alarms: (transaction, before, now) =>
    eraseFound(
      transaction,
      now,
      some(transaction).where('kind', 'in', ['alarm', EPITAPH]).where('received_at', '<=', before),
    ),

  async webhookMessages(transaction, before) {
    const { numDeletedRows } = await transaction
      .deleteFrom('deliveries')
      .where('id', 'in', (messages) =>
        messages
          .selectFrom('deliveries')
          .select('id')
          .where('channel', '=', CHANNEL)
          .where('created_at', '<=', before)
          .limit(BATCH),
      )
      .executeTakeFirstOrThrow();
    return { count: Number(numDeletedRows) };
  },

  async closedAddresses(transaction, before, now) {
    const rows = await transaction
      .selectFrom('subscriptions')
      .select('id')
      .where('state', '=', 'closed')
      .where('closed_at', '<=', before)
      .limit(BATCH)
      .execute();
    for (const { id } of rows) await unsubscribe(transaction, id, now);
    return { count: rows.length };
  },

  async letters(transaction, before) {
    const { numDeletedRows } = await transaction
      .deleteFrom('deliveries')
      .where('id', 'in', (query) =>
        query
          .selectFrom('deliveries')
          .innerJoin('mailings', 'mailings.request_id', 'deliveries.request_id')
          .select('deliveries.id')
          .where('mailings.ended_at', '<=', before)
          .limit(BATCH),
      )
      .executeTakeFirstOrThrow();
    return { count: Number(numDeletedRows) };
  },

  async audit(transaction, before) {
    const { numDeletedRows } = await transaction
      .deleteFrom('audit_log')
      .where(
        'id',
        'in',
        transaction.selectFrom('audit_log').select('id').where('at', '<=', before).limit(BATCH),
      )
      .executeTakeFirstOrThrow();
    return { count: Number(numDeletedRows) };
  },
};

function due(transaction: Transaction<InboxTables>, area: 'contact' | 'applications') {
  return some(transaction)
    .where('kind', 'in', kindsOf([area]))
    .where(sql<boolean>`not ${isUnseen}`)
    .orderBy('received_at');
}

function some(transaction: Transaction<InboxTables>) {
  return transaction.selectFrom('requests').select('id').limit(BATCH);
}

async function eraseFound(
  transaction: Transaction<InboxTables>,
  now: Date,
  query: { execute(): Promise<{ id: string }[]> },
) {
  const rows = await query.execute();
  const references = await eraseRequests(
    transaction,
    rows.map(({ id }) => id),
    now,
  );
  return { count: rows.length, references };
}
