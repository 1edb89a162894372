import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Types that mean the same in SQLite and PostgreSQL: text, and whole numbers (times are milliseconds since 1970). */
export const requestsAndDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createIndex('requests_by_kind_and_status')
      .on('requests')
      .columns(['kind', 'status', 'received_at'])
      .execute();

    // The key that makes a submission unique has a table of its own: a browser's key is valid for as long as the
    // request, the hash of a content only for minutes, and one atomic statement inserts both.
    await db.schema
      .createTable('submission_keys')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .addPrimaryKeyConstraint('submission_keys_pk', ['kind', 'key'])
      .addForeignKeyConstraint(
        'submission_keys_request',
        ['request_id'],
        'requests',
        ['id'],
        // The key is inserted before the request: the loser of a race writes nothing.
        (constraint) => constraint.onDelete('cascade').deferrable().initiallyDeferred(),
      )
      .execute();

    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('requests.id').onDelete('cascade'),
      )
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('give_up_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_until', 'bigint')
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('last_error', 'text')
      .addColumn('sent_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createIndex('deliveries_by_state_and_due')
      .on('deliveries')
      .columns(['state', 'due_at'])
      .execute();

    await db.schema
      .createIndex('deliveries_by_request')
      .on('deliveries')
      .column('request_id')
      .execute();
  },
};
