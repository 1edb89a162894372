/**
 * A mark that a transaction of PostgreSQL leaves, for who also moves files: killed while it committed, nobody knows by
 * the files whether the rows count. The mark is there if they do.
 */
import { type Kysely, sql } from 'kysely';
import { connectEngine } from './database.ts';

const TABLE = 'commit_mark';

/** The number of an advisory lock: PostgreSQL identifies locks by number only. */
const LOCK = 7_205_419;

type Executor = Pick<Kysely<unknown>, 'getExecutor'>;

/** Writes the mark in a transaction, replacing an earlier one. A query for the mark waits for the transaction's end. */
export async function leaveMark(transaction: Executor, mark: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
  await sql`create table if not exists ${sql.table(TABLE)} (mark text not null)`.execute(
    transaction,
  );
  await sql`delete from ${sql.table(TABLE)}`.execute(transaction);
  await sql`insert into ${sql.table(TABLE)} (mark) values (${mark})`.execute(transaction);
}

/**
 * Whether the transaction with the mark was committed. If its process was killed, it may still be running: this waits
 * for its end.
 * @throws what the driver throws while the database is unavailable
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
