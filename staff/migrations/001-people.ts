import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables of people, their credentials, the tokens they made, and the audit log. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;

    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('email_key', 'text', (column) => column.unique())
      .addColumn('password', 'text')
      .addColumn('removed', 'text')
      .addCheckConstraint(
        'people_forgotten',
        sql`(removed is null) = (email is not null) and (email is null) = (email_key is null)
          and (email is null) = (password is null)`,
      )
      .execute();

    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('last_seen', 'text', (column) => column.notNull())
      .addColumn('awaits_factor', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('proved', 'text')
      .execute();
    await sql`create index sessions_of_person on sessions (person)`.execute(db);

    await db.schema
      .createTable('links')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('expires', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('email_key', 'text', (column) => column.unique())
      .addColumn('role', 'text')
      .addColumn('invited_by', 'text', (column) => column.references('people.id'))
      .addColumn('sent', 'text')
      .addColumn('written', 'text')
      .addColumn('person', 'text', (column) => column.unique().references('people.id'))
      .addCheckConstraint(
        'links_purpose',
        sql`(purpose = 'password') = (person is not null)
          and (purpose = 'invitation') = (email is not null)
          and (email is null) = (role is null) and (email is null) = (invited_by is null)`,
      )
      .execute();

    await db.schema
      .createTable('programs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('last_used', 'text')
      .addColumn('revoked', 'text')
      .addColumn('expires', 'text')
      .addCheckConstraint('programs_revoked', sql`(revoked is null) = (token_hash is not null)`)
      .execute();

    // Numbers are never reused: clients page by asking for entries older than a number.
    await db.schema
      .createTable('staff_audit')
      .addColumn('sequence', isSqlite ? 'integer' : 'bigint', (column) =>
        isSqlite
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('actor', 'text')
      .addColumn('actor_name', 'text')
      .addColumn('subject', 'text')
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .execute();
    await sql`create index staff_audit_by_time on staff_audit (at)`.execute(db);

    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      // `bytea` is PostgreSQL's type. SQLite stores bytes as bytes in a column of any type.
      .addColumn('public_key', 'bytea', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('last_used', 'text')
      .execute();
    await sql`create index passkeys_of_person on passkeys (person)`.execute(db);

    await db.schema
      .createTable('authenticator_apps')
      .addColumn('person', 'text', (column) => column.primaryKey().references('people.id'))
      .addColumn('secret', 'bytea', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('confirmed', 'text')
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .addColumn('last_used', 'text')
      .execute();

    await db.schema
      .createTable('recovery_codes')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('created', 'text', (column) => column.notNull())
      .execute();
    await sql`create index recovery_codes_of_person on recovery_codes (person)`.execute(db);

    await db.schema
      .createTable('devices')
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('last_seen', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('devices_pk', ['token_hash', 'person'])
      .execute();

    await db.schema
      .createTable('attempts')
      .addColumn('counter', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('attempts_pk', ['counter', 'bucket'])
      .execute();

    await db.schema
      .createTable('spent_challenges')
      .addColumn('nonce', 'text', (column) => column.primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
