import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The audit log says all the roles of the person: names with a space between, of which one is a list already. */
export const severalRoles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('audit_log').renameColumn('actor_role', 'actor_roles').execute();
  },
};
