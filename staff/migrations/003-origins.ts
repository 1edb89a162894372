import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The other sites whose pages may call the content API from a browser (CORS). */
export const origins: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('origins')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('origin', 'text', (column) => column.notNull().unique())
      .addColumn('credentials', 'integer', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull().references('people.id'))
      .execute();
  },
};
