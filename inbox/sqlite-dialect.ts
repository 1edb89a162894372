/** Kysely over Node's own SQLite. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** How long a writer waits for another process (a backup, a shell) before it fails. */
const BUSY_TIMEOUT = 5_000; // ms

/**
 * One connection, on which Kysely runs transactions one after the other. An answer is given only after the commit is
 * synced (`synchronous = FULL`), and what is erased leaves no copy in free pages (`secure_delete`).
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
}

class ImmediateDriver extends SqliteDriver {
  /**
   * A deferred transaction that starts by reading cannot become a writer once another process has written, whatever
   * the busy timeout: it fails at once. Ours all write, so they take the lock first.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

function open(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, {
    timeout: BUSY_TIMEOUT,
    enableForeignKeyConstraints: true,
    allowExtension: false,
  });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
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
