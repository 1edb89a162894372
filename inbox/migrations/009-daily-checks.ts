import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a message sent through the site's own form arrived, by day. */
export const dailyChecks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('daily_checks')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('began_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('outcome', 'text')
      .addColumn('detail', 'text')
      .execute();
  },
};
