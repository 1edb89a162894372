import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The sendings of newsletter issues, each a row like a request's with one delivery for each subscriber. */
export const mailings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('mailings')
      .addColumn('request_id', 'text', (column) =>
        column.primaryKey().references('requests.id').onDelete('cascade'),
      )
      // The unique id allows one mailing per issue, however often and from how many screens it is ordered.
      .addColumn('issue_id', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('per_minute', 'integer', (column) => column.notNull())
      .addColumn('ordered_by', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('paced_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('recipients', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('sent', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('refused', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('unsubscribed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    await db.schema
      .alterTable('deliveries')
      .addColumn('subscription_id', 'text', (column) =>
        column.references('subscriptions.id').onDelete('cascade'),
      )
      .execute();

    // The index finds a subscriber's letters: one for each issue, and all deliveries of one who leaves.
    await db.schema
      .createIndex('deliveries_by_subscription')
      .on('deliveries')
      .columns(['subscription_id', 'request_id'])
      .unique()
      .execute();

    await db.schema
      .alterTable('subscriptions')
      .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('subscriptions').addColumn('closed_at', 'bigint').execute();
  },
};
