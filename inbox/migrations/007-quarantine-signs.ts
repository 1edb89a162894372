import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The signs that made a request look like spam, for the person who decides on it. */
export const quarantineSigns: Migration = {
  async up(db: Kysely<unknown>) {
    // The signs are stored as they were judged: how fast a form was sent is known only once, and weights change.
    await db.schema.alterTable('requests').addColumn('quarantine_signs', 'text').execute();
  },
};
