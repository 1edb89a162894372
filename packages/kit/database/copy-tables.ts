/** Copies all a service's database holds into another one, of either engine: backups of PostgreSQL, and moves to it. */
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { z } from 'zod';

export type Copied = {
  /** The columns that identify and order the rows. */
  key: readonly string[];
  /** The number of rows in memory at once. */
  batch: number;
  /** Columns that are reset in the copy. */
  anew?: Readonly<Record<string, unknown>>;
  /** The auto-increment column: its sequence continues after the copied rows. */
  numbered?: string;
};

/** The tables, each after those that it refers to; undefined for one that is not copied. */
export type CopyPlan = Readonly<Record<string, Copied | undefined>>;

/** Returns the names of the copied tables: all that such a database holds. */
export function copiedTables(plan: CopyPlan): string[] {
  return copied(plan).map(([table]) => table);
}

/**
 * Copies all rows or none: the former rows of `to` are replaced, or untouched. `from` is read in one snapshot, whatever
 * is written to it meanwhile. Both need tables of the same version, which may be an earlier one.
 */
export async function copyTables<Tables>(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  plan: CopyPlan,
): Promise<void> {
  await to.transaction().execute((target) => copyInto(target, from, plan));
}

/** Copies tables as `copyTables` does, within a transaction in which the caller does more. */
export async function copyInto<Tables>(
  target: Executor,
  from: Kysely<Tables>,
  plan: CopyPlan,
): Promise<void> {
  const tableNames = new Set((await from.introspection.getTables()).map(({ name }) => name));
  const tables = copied(plan).filter(([table]) => tableNames.has(table));
  await atOneMoment(from, async (source) => {
    for (const [table] of tables.toReversed()) {
      await sql`delete from ${sql.table(table)}`.execute(target);
    }
    for (const [table, copying] of tables) await copyTable(source, target, table, copying);
  });
}

/**
 * Compares each row of a copy with its own, what begins anew in a copy excepted.
 *
 * @throws naming the table of the first row that is not as it was
 */
export async function compareTables<Tables>(
  target: Executor,
  from: Kysely<Tables>,
  plan: CopyPlan,
): Promise<void> {
  const tableNames = new Set((await from.introspection.getTables()).map(({ name }) => name));
  for (const [table, copying] of copied(plan).filter(([name]) => tableNames.has(name))) {
    const { key, anew = {} } = copying;
    const text = (values: z.infer<typeof row>) =>
      JSON.stringify(
        Object.keys(values)
          .filter((column) => !(column in anew))
          .toSorted()
          .map((column) => [column, comparable(values[column])]),
      );
    let count = 0;
    for await (const rows of batchesOf(from, table, copying)) {
      for (const own of rows) {
        const same = sql.join(
          key.map((column) => sql`${sql.ref(column)} = ${own[column]}`),
          sql` and `,
        );
        const { rows: matches } =
          await sql`select * from ${sql.table(table)} where ${same}`.execute(target);
        const [copy] = z.array(row).parse(matches);
        if (!copy || text(copy) !== text(own)) {
          throw new Error(`a row of ${table} is not in its copy as it was`);
        }
      }
      count += rows.length;
    }
    const { rows } = await sql`select count(*) as count from ${sql.table(table)}`.execute(target);
    if (Number(z.array(row).parse(rows)[0]?.count) !== count) {
      throw new Error(`the copy of ${table} has other rows`);
    }
  }
}

/** Engines give bytes and whole numbers as different classes. */
function comparable(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return typeof value === 'bigint' ? Number(value) : value;
}

type Executor = Pick<Kysely<unknown>, 'getExecutor'>;

function atOneMoment<Tables, T>(
  db: Kysely<Tables>,
  read: (source: Executor) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction();
  // SQLite's transactions always read one snapshot.
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? transaction.setIsolationLevel('repeatable read').execute(read)
    : transaction.execute(read);
}

function copied(plan: CopyPlan): [table: string, copying: Copied][] {
  return Object.entries(plan).flatMap(([table, copying]) => (copying ? [[table, copying]] : []));
}

const row = z.record(z.string(), z.unknown());

async function* batchesOf(
  source: Executor,
  table: string,
  { key, batch }: Copied,
): AsyncGenerator<z.infer<typeof row>[]> {
  const order = sql.join(key.map((column) => sql.ref(column)));
  for (let count = 0; ; count += batch) {
    const { rows } = await sql`select * from ${sql.table(table)} order by ${order}
      limit ${batch} offset ${count}`.execute(source);
    const values = z.array(row).parse(rows);
    if (values.length > 0) yield values;
    if (values.length < batch) return;
  }
}

async function copyTable(
  source: Executor,
  target: Executor,
  table: string,
  copying: Copied,
): Promise<void> {
  const { anew, numbered } = copying;
  let isEmpty = true;
  for await (const values of batchesOf(source, table, copying)) {
    isEmpty = false;
    const columns = Object.keys(values[0] ?? {});
    const tuples = values.map(
      (value) => sql`(${sql.join(columns.map((column) => anew?.[column] ?? value[column]))})`,
    );
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(tuples)}`.execute(target);
  }
  if (numbered && !isEmpty) await goOnNumbering(target, table, numbered);
}

/** SQLite numbers on from the greatest by itself. */
export async function goOnNumbering(
  target: Executor,
  table: string,
  column: string,
): Promise<void> {
  if (!(target.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 1))
    from ${sql.table(table)}`.execute(target);
}
