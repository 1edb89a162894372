/**
 * A mark that a transaction of PostgreSQL leaves, for who also moves files: killed while it committed, nobody knows by
 * the files whether the rows count. The mark is there if they do.
 */
import { type Kysely, sql } from 'kysely';
import { connectEngine } from './database.ts';

const TABLE = 'commit_mark';

/** Locks of PostgreSQL are told apart by number alone. */
const LOCK = 7_205_419;

type Executor = Pick<Kysely<unknown>, 'getExecutor'>;

/** Leaves the mark with the rows of a transaction, instead of an earlier one. Who asks for a mark waits for its end. */
export async function leaveMark(transaction: Executor, mark: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
  await sql`create table if not exists ${sql.table(TABLE)} (mark text not null)`.execute(
    transaction,
  );
  await sql`delete from ${sql.table(TABLE)}`.execute(transaction);
  await sql`insert into ${sql.table(TABLE)} (mark) values (${mark})`.execute(transaction);
}

/**
 * Whether the transaction that left the mark counts. One whose process was killed may still be under way: its end is
 * waited for.
 * @throws what the driver throws while the database is away
 */
export async function hasMark(url: string, mark: string): Promise<boolean> {
  const db = await connectEngine<Record<string, Record<string, unknown>>>(
    { kind: 'postgres', url },
    () => {},
  );
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
      const tables = await transaction.introspection.getTables();
      if (!tables.some(({ name }) => name === TABLE)) return false;
      const { rows } = await sql`select 1 from ${sql.table(TABLE)} where mark = ${mark}`.execute(
        transaction,
      );
      return rows.length > 0;
    });
  } finally {
    await db.destroy();
  }
}
