import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What made a request look like spam: whoever decides about it reads why. */
export const quarantineSigns: Migration = {
  async up(db: Kysely<unknown>) {
    // As it was judged then, and not anew at each reading: how fast it was sent is known only once, and weights change.
    await db.schema.alterTable('requests').addColumn('quarantine_signs', 'text').execute();
  },
};
