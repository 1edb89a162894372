import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds valid links to drafts: a revoked one has no row. */
export const previewLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('preview_links')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('perspective', 'text', (column) => column.notNull())
      .addColumn('whole_site', 'integer', (column) => column.notNull())
      .addColumn('ends', 'text', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull().references('people.id'))
      .execute();
  },
};
