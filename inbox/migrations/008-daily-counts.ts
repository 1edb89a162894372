import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts of a day, in all or under a keyed hash: limits that no restart and no second process resets. */
export const dailyCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('daily_counts')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('counter', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('used', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_counts_pk', ['day', 'counter', 'subject'])
      .execute();
  },
};
