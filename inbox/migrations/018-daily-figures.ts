import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds figures of visits, as counts by day, and the source of each request. No row identifies a visitor. */
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
