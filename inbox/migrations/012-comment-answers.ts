import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The agency's public answers to comments. */
export const commentAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('comment_answers')
      .addColumn('request_id', 'text', (column) =>
        column.primaryKey().references('requests.id').onDelete('cascade'),
      )
      .addColumn('author_id', 'text', (column) => column.notNull())
      .addColumn('author_name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .addColumn('edited_at', 'bigint')
      .execute();

    // People who commented before the form mentioned it were not told that an answer comes by mail: they get none.
    await db.schema
      .alterTable('comments')
      .addColumn('mail_announced', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
