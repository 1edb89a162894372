import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * People, invitations and tokens have several roles: names with a space between. The one role of a row is such a
 * list already, so that the column only changes its name.
 */
export const severalRoles: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['people', 'links', 'programs']) {
      await db.schema.alterTable(table).renameColumn('role', 'roles').execute();
    }
  },
};
