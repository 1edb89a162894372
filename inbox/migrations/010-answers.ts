import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { FIRST_TEMPLATES } from '../answers/first-templates.ts';

/** The agency's answers by mail, and the templates they begin with. */
export const answers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('answers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('requests.id').onDelete('cascade'),
      )
      .addColumn('author_id', 'text', (column) => column.notNull())
      .addColumn('author_name', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('reply_to', 'text', (column) => column.notNull())
      .addColumn('reply_to_address', 'text', (column) => column.notNull())
      .addColumn('quotes_original', 'integer', (column) => column.notNull())
      .addColumn('marks_answered', 'integer', (column) => column.notNull())
      .addColumn('calendar', 'text')
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .addColumn('send_at', 'bigint', (column) => column.notNull())
      .addColumn('cancelled_at', 'bigint')
      // There is no foreign key: the delivery is inserted after the answer has been claimed, and deleted with the same
      // request.
      .addColumn('delivery_id', 'text', (column) => column.unique())
      .execute();
    await sql`create index answers_by_request on answers (request_id)`.execute(db);
    await sql`create index answers_by_author on answers (author_id, written_at)`.execute(db);
    await sql`create index answers_planned on answers (send_at)
      where delivery_id is null and cancelled_at is null`.execute(db);

    await db.schema
      .createTable('answer_templates')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('area', 'text', (column) => column.notNull())
      .addColumn('stage', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    // The templates are inserted here and not at each start: an agency may delete them all for good.
    for (const [position, template] of FIRST_TEMPLATES.entries()) {
      const { id, area, stage, name, subject, body } = template;
      await sql`insert into answer_templates (id, version, position, area, stage, name, subject, body)
        values (${id}, 1, ${position}, ${area}, ${stage}, ${name}, ${subject}, ${body})`.execute(
        db,
      );
    }
  },
};
