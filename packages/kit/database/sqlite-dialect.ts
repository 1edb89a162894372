/** Kysely over Node's own SQLite. */

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { sqliteCode } from './sqlite-code.ts';

/** The time a writer waits for another process (a backup, a shell) before it fails: its wait for others of ours counts. */
const BUSY_TIMEOUT = 5_000; // ms
const BUSY_PAUSE = 20; // ms

/**
 * One connection, which runs transactions one after the other. A commit is synced before it is answered (`synchronous =
 * FULL`), and erased data leave no copy in free pages (`secure_delete`).
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: string;

  constructor(file: string) {
    super({ database: async () => open(file) });
    this.#file = file;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: async () => open(this.#file) });
  }

  override createAdapter(): SqliteAdapter {
    return new QueuedByDriver();
  }
}

/** Tells Kysely that the driver has its callers wait for each other: only there is it known since when they wait. */
class QueuedByDriver extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  #released = Promise.resolve();
  #release = () => {};

  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + BUSY_TIMEOUT;
    const before = this.#released;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#released = promise;
    await before;
    this.#release = resolve;
    return new PatientConnection(await super.acquireConnection(), deadline);
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
  }

  /** Ours all write, so they take the lock first: a reader cannot become a writer once another process has written. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/**
 * Waits for another process's lock between attempts, not inside one: SQLite's own wait sleeps on the thread that
 * serves every visitor. Inside a transaction the lock is ours, so only its first statement is ever repeated.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #deadline: number;

  constructor(connection: DatabaseConnection, deadline: number) {
    this.#connection = connection;
    this.#deadline = deadline;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (error) {
        if (sqliteCode(error) !== 'busy' || performance.now() > this.#deadline) throw error;
        await pause(BUSY_PAUSE);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.#connection.streamQuery<Row>(query, chunkSize);
  }
}

function open(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, {
    timeout: BUSY_TIMEOUT,
    enableForeignKeyConstraints: true,
    allowExtension: false,
  });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  // SQLite must not block while visitors wait: PatientConnection retries instead.
  database.exec('PRAGMA busy_timeout = 0');
  return {
    prepare: (sql) => new Statement(database.prepare(sql)),
    close: () => database.close(),
  };
}

/** The shape of better-sqlite3, which Kysely's driver expects: parameters come as one array. */
class Statement implements SqliteStatement {
  readonly #statement: StatementSync;
  /** True for every statement that returns rows, `UPDATE … RETURNING` included. */
  readonly reader: boolean;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...parameters.map(bindable));
  }

  run(parameters: readonly unknown[]): {
    changes: number | bigint;
    lastInsertRowid: number | bigint;
  } {
    return this.#statement.run(...parameters.map(bindable));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...parameters.map(bindable));
  }
}

/** @throws {TypeError} for a value that has no place in SQLite: a boolean stored silently as text would never match. */
function bindable(value: unknown): SQLInputValue {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  ) {
    return value;
  }
  throw new TypeError(`SQLite stores no ${typeof value}`);
}
