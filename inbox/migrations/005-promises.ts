import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The promise of an answer: its date, whether the agency was reminded of it, and whether it is still wanted. */
export const promises: Migration = {
  async up(db: Kysely<unknown>) {
    // The due date is written once, with the request: changing the opening hours later does not move it.
    await db.schema.alterTable('requests').addColumn('due_at', 'bigint').execute();
    await db.schema.alterTable('requests').addColumn('reminded_at', 'bigint').execute();
    await db.schema.alterTable('requests').addColumn('withdrawn_at', 'bigint').execute();

    await db.schema.createIndex('requests_by_due').on('requests').columns(['due_at']).execute();
  },
};
