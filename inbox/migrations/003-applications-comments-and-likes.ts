import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds files of requests (CVs), their subjects (a job, a post), comments and likes. */
export const applicationsCommentsAndLikes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('requests').addColumn('about', 'text').execute();

    await db.schema
      .createTable('attachments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('requests.id').onDelete('cascade'),
      )
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('extension', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('verdict', 'text', (column) => column.notNull())
      .addColumn('findings', 'text', (column) => column.notNull())
      // `bytea` is PostgreSQL's type. SQLite stores bytes as bytes in a column of any type.
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .execute();

    await db.schema
      .createIndex('attachments_by_request')
      .on('attachments')
      .column('request_id')
      .execute();

    await db.schema
      .createTable('comments')
      .addColumn('request_id', 'text', (column) => column.primaryKey())
      .addColumn('post_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'bigint')
      .addForeignKeyConstraint(
        'comments_request',
        ['request_id'],
        'requests',
        ['id'],
        // Rows that refer to a request are written before it.
        (constraint) => constraint.onDelete('cascade').deferrable().initiallyDeferred(),
      )
      .execute();

    await db.schema
      .createIndex('comments_by_post')
      .on('comments')
      .columns(['post_id', 'state'])
      .execute();

    // The number of a post's likes is the number of its rows: no counter can drift from them.
    await db.schema
      .createTable('likes')
      .addColumn('post_id', 'text', (column) => column.notNull())
      .addColumn('visitor_hash', 'text', (column) => column.notNull())
      .addColumn('liked_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('likes_pk', ['post_id', 'visitor_hash'])
      .execute();

    await db.schema
      .createTable('revisions')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('number', 'bigint', (column) => column.notNull())
      .execute();
  },
};
