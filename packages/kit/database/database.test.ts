/** A PostgreSQL that is restarted, or away when its tables are opened. */
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTables, type Schema } from './database.ts';
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts';
import { isUnavailable } from './unavailable.ts';

type Tables = { notes: { text: string } };

const SCHEMA: Schema = {
  migrations: {
    '001-notes': {
      up: (db: Kysely<unknown>) =>
        db.schema.createTable('notes').addColumn('text', 'text').execute(),
    },
  },
};

let postgres: PostgresServer;
let db: Kysely<Tables>;
let errors: Error[];
beforeEach(async () => {
  errors = [];
  postgres = await startPostgres();
});
afterEach(async () => {
  await db.destroy();
  await postgres.stop();
});

const open = () =>
  openTables<Tables>({ kind: 'postgres', url: postgres.url }, SCHEMA, (error) =>
    errors.push(error),
  );
const count = async () => (await db.selectFrom('notes').select('text').execute()).length;

/** A transaction that holds its connection while something is done to the server. */
function holding(act: () => Promise<void>): Promise<unknown> {
  return db.transaction().execute(async (transaction) => {
    await transaction.insertInto('notes').values({ text: 'held' }).execute();
    await act();
    return transaction.selectFrom('notes').select('text').execute();
  });
}

test('a connection that breaks while a transaction holds it fails that transaction alone', {
  tags: ['slow'],
}, async () => {
  db = await open();
  const fast = holding(() => postgres.leave('fast'));
  await expect(fast).rejects.toSatisfy(isUnavailable);
  await expect(count()).rejects.toSatisfy(isUnavailable);
  await postgres.comeBack();
  expect(await count()).toBe(0);

  await expect(holding(() => postgres.leave('immediate'))).rejects.toSatisfy(isUnavailable);
  await postgres.comeBack();
  await expect(holding(() => postgres.endConnections())).rejects.toSatisfy(isUnavailable);
  expect(await count()).toBe(0);
  // Once for each time, however many connections broke.
  expect(errors.length).toBeGreaterThanOrEqual(2);
});

test('tables are opened while PostgreSQL is away, and made by the first queries that reach it', {
  tags: ['slow'],
}, async () => {
  await postgres.leave('fast');
  db = await open();
  expect(errors).toHaveLength(1);
  await expect(count()).rejects.toSatisfy(isUnavailable);
  await postgres.comeBack();
  expect(await Promise.all([count(), count(), count()])).toEqual([0, 0, 0]);
  await db.insertInto('notes').values({ text: 'kept' }).execute();
  expect(await count()).toBe(1);
});

test('what refuses is not taken for one that is away', { tags: ['slow'] }, async () => {
  db = await open();
  const wrong = new URL(postgres.url);
  wrong.pathname = '/no-such-database';
  const refused = openTables<Tables>({ kind: 'postgres', url: wrong.href }, SCHEMA, () => {});
  await expect(refused).rejects.toThrow(/does not exist/);
  await expect(sql`select nothing`.execute(db)).rejects.not.toSatisfy(isUnavailable);
});
