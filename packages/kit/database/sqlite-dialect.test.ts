import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

type Tables = { notes: { id: number; text: string | null } };

let folder: string;
let db: Kysely<Tables>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sqlite-'));
  db = open();
  await db.schema
    .createTable('notes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('text', 'text')
    .execute();
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

const open = () =>
  new Kysely<Tables>({ dialect: new NodeSqliteDialect(join(folder, 'db.sqlite')) });

test('rows come back from every statement that returns some', async () => {
  await db.insertInto('notes').values({ id: 1, text: 'é' }).execute();
  const updated = await db.updateTable('notes').set({ text: 'è' }).returning('text').execute();
  const deleted = await db.deleteFrom('notes').executeTakeFirst();

  expect(updated).toEqual([{ text: 'è' }]);
  expect(deleted.numDeletedRows).toBe(1n);
});

test('a commit is synced, foreign keys hold, and what is erased is overwritten [R02]', async () => {
  const pragma = async (name: string) =>
    (await sql<Record<string, unknown>>`${sql.raw(`PRAGMA ${name}`)}`.execute(db)).rows[0]?.[name];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2); // FULL
  expect(await pragma('foreign_keys')).toBe(1);
  expect(await pragma('secure_delete')).toBe(1);
});

test('transactions begun at once run one after the other', async () => {
  await db.insertInto('notes').values({ id: 1, text: '0' }).execute();
  await Promise.all(
    Array.from({ length: 20 }, () =>
      db.transaction().execute(async (transaction) => {
        const { text } = await transaction
          .selectFrom('notes')
          .selectAll()
          .executeTakeFirstOrThrow();
        await new Promise((resolve) => setImmediate(resolve));
        await transaction
          .updateTable('notes')
          .set({ text: String(Number(text) + 1) })
          .execute();
      }),
    ),
  );
  expect(await db.selectFrom('notes').select('text').executeTakeFirst()).toEqual({ text: '20' });
});

test('a transaction that fails leaves nothing', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('notes').values({ id: 1, text: 'lost' }).execute();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([]);
});

test('a second connection reads while the first writes', async () => {
  const other = open();
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('notes').values({ id: 1, text: 'a' }).execute();
    expect(await other.selectFrom('notes').selectAll().execute()).toEqual([]);
  });
  expect(await other.selectFrom('notes').selectAll().execute()).toHaveLength(1);
  await other.destroy();
});

test('a value SQLite has no type for is refused, not stored as something else', async () => {
  await expect(sql`SELECT ${true}`.execute(db)).rejects.toThrow('SQLite stores no boolean');
});

test('writers that wait for another process at once are all refused after one wait, not one after the other', {
  tags: ['slow'],
}, async () => {
  const other = new DatabaseSync(join(folder, 'db.sqlite'));
  other.exec('begin immediate');
  const start = performance.now();
  const refused = await Promise.all(
    [1, 2, 3].map((id) =>
      db
        .insertInto('notes')
        .values({ id, text: null })
        .execute()
        .catch((error: unknown) => [String(error), performance.now() - start] as const),
    ),
  );
  other.close();
  const [first, , last] = refused.map((one) => (one.length === 2 ? Number(one[1]) : Number.NaN));
  expect(refused.map(([error]) => error)).toEqual(Array(3).fill('Error: database is locked'));
  expect(last).toBeLessThan(2 * (first ?? 0));
  await db.insertInto('notes').values({ id: 4, text: null }).execute();
});
