/** Gives a PostgreSQL database the content again that migrations left in it, for tests that are not about migrations. */
import pg from 'pg';
import type { DatabaseOptions } from '../database.ts';
import type { PostgresServer } from './postgres-server.ts';

/** Brings an empty database to where tests begin, and closes it. */
export type Prepare = (database: DatabaseOptions) => Promise<void>;

type Prepared = {
  by: Prepare;
  /** Statements that leave each table and sequence as it was then. */
  restoring: string;
};

/** SQL that counts each statement that changes a table, an index or a function, also where it is rolled back. */
const WATCHING = `
  CREATE SCHEMA watch;
  CREATE SEQUENCE watch.changes;
  CREATE FUNCTION watch.change() RETURNS event_trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM nextval(''watch.changes''); END';
  CREATE EVENT TRIGGER watch_changes ON ddl_command_end EXECUTE FUNCTION watch.change();
  CREATE EVENT TRIGGER watch_drops ON sql_drop EXECUTE FUNCTION watch.change();`;
const NO_WATCHING = `
  DROP EVENT TRIGGER IF EXISTS watch_changes, watch_drops;
  DROP SCHEMA IF EXISTS watch CASCADE;`;

/**
 * @returns leaves the database as `prepare` leaves an empty one. Where only rows have changed since it was prepared, they
 * are put back: a hundredth of the work. Clients that are still connected keep the connection.
 */
export function preparedPostgres({ url, empty }: PostgresServer): (by: Prepare) => Promise<void> {
  let prepared: Prepared | undefined;
  return async (by) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      if (prepared?.by === by && !(await hasChanged(client))) {
        await client.query(prepared.restoring);
        return;
      }
      prepared = undefined;
      await client.query(NO_WATCHING);
      await empty();
      await by({ kind: 'postgres', url });
      prepared = { by, restoring: await restoring(client) };
      await client.query(WATCHING);
    } finally {
      await client.end();
    }
  };
}

/** Whether the tables themselves are others than those that were prepared. */
async function hasChanged(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('SELECT is_called FROM watch.changes');
  return rows[0].is_called;
}

async function restoring(client: pg.Client): Promise<string> {
  const tables = await namesIn(client, 'SELECT tablename AS name FROM pg_tables');
  const sequences = await namesIn(client, 'SELECT sequencename AS name FROM pg_sequences');
  const filled: string[] = [];
  for (const table of tables) filled.push(await filling(client, table));
  const counted: string[] = [];
  for (const sequence of sequences) {
    const { rows } = await client.query(`SELECT last_value, is_called FROM ${sequence}`);
    const name = client.escapeLiteral(sequence);
    counted.push(`SELECT setval(${name}, ${rows[0].last_value}, ${rows[0].is_called});`);
  }
  return [
    'BEGIN;',
    // No trigger runs: what one would write in another table is put back there.
    'SET LOCAL session_replication_role = replica;',
    ...tables.map((table) => `DELETE FROM ${table};`),
    ...filled,
    ...counted,
    'COMMIT;',
  ].join('\n');
}

/** The statement that puts the rows of a table back which it has now. */
async function filling(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query(`SELECT json_agg(kept)::text AS kept FROM ${table} AS kept`);
  if (rows[0].kept === null) return '';
  return `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
    SELECT * FROM json_populate_recordset(NULL::${table}, ${client.escapeLiteral(rows[0].kept)});`;
}

async function namesIn(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query(`${query} WHERE schemaname = 'public'`);
  return rows.map(({ name }) => `public.${client.escapeIdentifier(name)}`);
}
