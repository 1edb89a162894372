/** One of the processes that share a PostgreSQL is the owner, and one at a time takes its turn. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectEngine } from './database.ts';
import { seekOwnership, takeTurn } from './owner.ts';
import { readNote, writeNote } from './shared-notes.ts';
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test('one of two is the owner; where its connection ends the other is, and one alone always', async () => {
  const first = await seekOwnership(server.url);
  const second = await seekOwnership(server.url);
  expect([first.isOwner(), second.isOwner()]).toEqual([true, false]);
  await first.close();
  expect(first.isOwner()).toBe(false);
  await expect.poll(() => second.isOwner(), { timeout: 15_000 }).toBe(true);

  const db = await connectEngine({ kind: 'postgres', url: server.url }, () => {});
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`.execute(db);
  await db.destroy();
  await expect.poll(() => second.isOwner()).toBe(false);
  await expect.poll(() => second.isOwner(), { timeout: 15_000 }).toBe(true);
  await second.close();
  expect((await seekOwnership(undefined)).isOwner()).toBe(true);
});

test('turns are taken one after the other, also after one that failed', async () => {
  const steps: string[] = [];
  const turn = (name: string) =>
    takeTurn(server.url, async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      steps.push(`${name} ends`);
      if (name === 'b') throw new Error('it failed');
      return name;
    });
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(turn));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  for (let n = 0; n < steps.length; n += 2) {
    expect(steps[n]?.replace('begins', 'ends')).toBe(steps[n + 1]);
  }
});

test('a note is the last that was written, also by two that write the first at once', async () => {
  expect(await readNote(server.url, 'x')).toBeUndefined();
  await Promise.all([writeNote(server.url, 'a', '1'), writeNote(server.url, 'b', '2')]);
  await writeNote(server.url, 'a', '3');
  expect([await readNote(server.url, 'a'), await readNote(server.url, 'b')]).toEqual(['3', '2']);
});
