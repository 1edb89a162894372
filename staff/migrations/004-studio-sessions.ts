import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sessions that a person opens for a Studio on another site, which shows them by a token. */
export const studioSessions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['studio', 'exchange_until']) {
      await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
    }
  },
};
