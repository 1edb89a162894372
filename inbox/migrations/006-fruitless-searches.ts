import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds searches without a result: counts by day, and no visitor. */
export const fruitlessSearches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('fruitless_searches')
      .addColumn('term_hash', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      // The term is null until several people have searched for it: one that a single person types may be their name.
      .addColumn('term', 'text')
      .addPrimaryKeyConstraint('fruitless_searches_pk', ['term_hash', 'day'])
      .execute();

    await db.schema
      .createIndex('fruitless_searches_by_day')
      .on('fruitless_searches')
      .column('day')
      .execute();
  },
};
