import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The agency's webhooks, and what the outbox delivers to them. */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('webhooks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('former_secret', 'text')
      .addColumn('former_secret_until', 'bigint')
      .addColumn('off_at', 'bigint')
      .addColumn('off_reason', 'text')
      .addColumn('failing_since', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    // A webhook message is a delivery like a mail: leased, retried and erased with its request. It stores the event and
    // no copy of what a person wrote: each attempt composes the same body from the request.
    await db.schema
      .createTable('webhook_messages')
      .addColumn('delivery_id', 'text', (column) =>
        column.primaryKey().references('deliveries.id').onDelete('cascade'),
      )
      .addColumn('webhook_id', 'text', (column) =>
        column.notNull().references('webhooks.id').onDelete('cascade'),
      )
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('change', 'text', (column) => column.notNull())
      .addColumn('status', 'integer')
      .execute();

    await db.schema
      .createIndex('webhook_messages_by_webhook')
      .on('webhook_messages')
      .column('webhook_id')
      .execute();
  },
};
