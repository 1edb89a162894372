import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What visits bring, as counts by day, and with each request how its visit began. No row tells one visitor. */
export const dailyFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('daily_figures')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('figure', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_figures_pk', ['day', 'figure', 'subject'])
      .execute();
    // The JSON of a `Source`; null for a form sent without script, and for a request entered by hand.
    await db.schema.alterTable('requests').addColumn('source', 'text').execute();
  },
};
