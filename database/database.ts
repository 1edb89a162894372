/** Opens a database of a room on either engine, SQLite or PostgreSQL, and brings its tables up to date. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

export type DatabaseOptions = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

/** The tables of one room: several rooms share one PostgreSQL database, so each counts its migrations by itself. */
export type Schema = {
  /** Imported and not read from a folder: the server is bundled. Numbered, and never edited once shipped. */
  migrations: Readonly<Record<string, Migration>>;
  /** The table in which its migrations are recorded; Kysely's own name when absent. */
  migrationTable?: string;
};

/** The database has migrations that this program does not know: a newer version has written it. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/**
 * @param reportError told of connections that break while no query waits for them
 * @throws {NewerDatabaseError}
 * @throws the engine's or the migrator's error: the database cannot be reached, say.
 */
export async function openTables<Tables>(
  options: DatabaseOptions,
  schema: Schema,
  reportError: (error: Error) => void,
): Promise<Kysely<Tables>> {
  const db = await connectEngine<Tables>(options, reportError);
  const { error } = await migratorOf(db, schema).migrateToLatest();
  if (error) {
    const unknown = await unknownMigration(db, schema).catch(() => undefined);
    await db.destroy();
    throw unknown === undefined
      ? error
      : new NewerDatabaseError(`it has ${unknown}, which this program does not know`);
  }
  return db;
}

/**
 * Opens a database with the tables that another one has, which may be those of an earlier version.
 * @throws the engine's or the migrator's error
 */
export async function openTablesAs<Tables>(
  options: DatabaseOptions,
  schema: Schema,
  other: Kysely<Tables>,
): Promise<Kysely<Tables>> {
  const migrations = await migratorOf(other, schema).getMigrations();
  const last = migrations.findLast(({ executedAt }) => executedAt !== undefined);
  const db = await connectEngine<Tables>(options, () => {});
  const { error } = last ? await migratorOf(db, schema).migrateTo(last.name) : {};
  if (!error) return db;
  await db.destroy();
  throw error;
}

/** Kysely's own name of the table in which migrations are recorded. */
const MIGRATION_TABLE = 'kysely_migration';

async function unknownMigration<Tables>(
  db: Kysely<Tables>,
  { migrations, migrationTable = MIGRATION_TABLE }: Schema,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}
    order by name`.execute(db);
  return rows.find(({ name }) => !(name in migrations))?.name;
}

/** Opens a database as it is, for a caller that only reads. */
export async function connectEngine<Tables>(
  options: DatabaseOptions,
  reportError: (error: Error) => void,
): Promise<Kysely<Tables>> {
  return new Kysely<Tables>({
    dialect:
      options.kind === 'sqlite'
        ? new NodeSqliteDialect(options.file)
        : await postgresDialect(options.url, reportError),
  });
}

function migratorOf<Tables>(db: Kysely<Tables>, { migrations, migrationTable }: Schema): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    ...(migrationTable && {
      migrationTableName: migrationTable,
      migrationLockTableName: `${migrationTable}_lock`,
    }),
  });
}

const POSTGRES_CONNECTIONS = 10;
/** A visitor waits for the answer: better a clear refusal than a page that never comes. */
const POSTGRES_TIMEOUT = 10_000; // ms
const POSTGRES_INT8 = 20;

async function postgresDialect(
  url: string,
  reportError: (error: Error) => void,
): Promise<PostgresDialect> {
  return new PostgresDialect({ pool: await openPool(url, reportError) });
}

/**
 * Opens connections to PostgreSQL, for a library that brings its own statements.
 * @param reportError told of connections that break while no query waits for them
 */
export async function openPool(url: string, reportError: (error: Error) => void): Promise<Pool> {
  // Only agencies that outgrew one machine need the driver.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: POSTGRES_TIMEOUT,
    query_timeout: POSTGRES_TIMEOUT,
    types: {
      // Times fit a number for another 285,000 years; the driver gives int8 as text.
      getTypeParser: (oid, format) =>
        oid === POSTGRES_INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener, an idle connection that breaks (a restart of the server) would end our process.
  pool.on('error', reportError);
  return pool;
}
