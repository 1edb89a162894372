import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The newsletter's list: one row per address, also after the address itself is gone. */
export const subscriptions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('address_hash', 'text', (column) => column.notNull().unique())
      .addColumn('address', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('consent', 'integer', (column) => column.notNull())
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('unsubscribed_at', 'bigint')
      .addColumn('mailed_at', 'bigint')
      .execute();

    await db.schema
      .createIndex('subscriptions_by_state')
      .on('subscriptions')
      .columns(['state', 'requested_at'])
      .execute();

    // Requests that brought an address hold it too: they are deleted with it.
    await db.schema
      .alterTable('requests')
      .addColumn('subscription_id', 'text', (column) =>
        column.references('subscriptions.id').onDelete('cascade'),
      )
      .execute();

    await db.schema
      .createIndex('requests_by_subscription')
      .on('requests')
      .column('subscription_id')
      .execute();
  },
};
