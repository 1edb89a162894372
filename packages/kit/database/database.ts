/** Opens a database of a service on either engine, SQLite or PostgreSQL, and brings its tables up to date. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { isUnavailable } from './unavailable.ts';

export type DatabaseOptions = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

/** The tables of one service: several share one PostgreSQL database, so each counts its migrations by itself. */
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
 * A PostgreSQL that is away is no reason to fail: its tables are brought up to date by the first query that reaches it,
 * and until then queries are rejected.
 *
 * @param reportError told of a server that is away, and of connections that break, once for each time
 * @throws {NewerDatabaseError}
 * @throws the engine's or the migrator's error: a wrong password, say.
 */
export async function openTables<Tables>(
  options: DatabaseOptions,
  schema: Schema,
  reportError: (error: Error) => void,
): Promise<Kysely<Tables>> {
  if (options.kind === 'postgres') {
    return openPostgresTables(options.url, schema, reportError);
  }
  const db = await connectEngine<Tables>(options, reportError);
  try {
    await bringUpToDate(db, schema);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function openPostgresTables<Tables>(
  url: string,
  schema: Schema,
  reportError: (error: Error) => void,
): Promise<Kysely<Tables>> {
  const pool = await openPool(url, reportError);
  const ready = untilDone(() =>
    bringUpToDate(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), schema),
  );
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        async connect() {
          await ready();
          return pool.connect();
        },
        end: () => pool.end(),
        options: pool.options,
      },
    }),
  });
  try {
    await db.connection().execute(async () => {});
  } catch (error) {
    if (!(error instanceof Error) || !isUnavailable(error)) {
      await db.destroy();
      throw error;
    }
    reportError(error);
  }
  return db;
}

/** Runs `act` once: later callers wait for it, and after a failure the next call tries again. */
export function untilDone(act: () => Promise<void>): () => Promise<void> {
  let doing: Promise<void> | undefined;
  return () => {
    doing ??= act().catch((error: unknown) => {
      doing = undefined;
      throw error;
    });
    return doing;
  };
}

/** @throws {NewerDatabaseError} */
async function bringUpToDate<Tables>(db: Kysely<Tables>, schema: Schema): Promise<void> {
  const { error } = await migratorOf(db, schema).migrateToLatest();
  if (!error) return;
  const unknown = await unknownMigration(db, schema).catch(() => undefined);
  throw unknown === undefined
    ? error
    : new NewerDatabaseError(`it has ${unknown}, which this program does not know`);
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

/** A machine that is gone without a word is noticed on a connection nobody uses, too. */
const POSTGRES_KEEP_ALIVE = 10_000; // ms

/**
 * Opens connections to PostgreSQL, for a library that brings its own statements.
 * @param reportError told of connections that break: of all that break together, of one
 */
export async function openPool(url: string, reportError: (error: Error) => void): Promise<Pool> {
  // The driver is loaded here, because only agencies that outgrew one machine need it.
  const { default: pg } = await import('pg');
  let isReported = false;
  const report = (error: Error) => {
    if (!isReported) reportError(error);
    isReported = true;
  };
  /**
   * A connection that is listened to from its first moment to its last. The pool listens to those that are idle; an
   * `error` of one that connects, or that a query or a transaction holds, would end the process.
   */
  class Connection extends pg.Client {
    constructor(config?: ConstructorParameters<typeof pg.Client>[0]) {
      super(config);
      this.on('error', report);
    }
  }
  const pool = new pg.Pool({
    connectionString: url,
    Client: Connection,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: POSTGRES_TIMEOUT,
    query_timeout: POSTGRES_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: POSTGRES_KEEP_ALIVE,
    types: {
      // The driver gives int8 as text; times fit a number for another 285,000 years.
      getTypeParser: (oid, format) =>
        oid === POSTGRES_INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // The pool emits the errors of idle connections, which would end the process without a listener.
  pool.on('error', report);
  pool.on('connect', () => {
    isReported = false;
  });
  return pool;
}
