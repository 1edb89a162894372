import { copyFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openStore } from './store.ts';
import { MIGRATIONS, temporaryDirectory } from './testing/start-test-service.ts';

const LONG = 'x'.repeat(200_000);

async function newStore() {
  const file = join(await temporaryDirectory(), 'content.sqlite');
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const store = openStore({ file, migrations: MIGRATIONS, warn });
  const put = (n: number, text = 'court') =>
    store.commit({ author: 'marie', changes: [{ put: { _id: `p${n}`, _type: 'post', text } }] });
  return { file, store, put, warnings };
}

/** The ids that a store has which is opened from these files alone, as after a power cut. */
async function idsIn(file: string, parts: readonly string[]): Promise<string[]> {
  const copy = join(await temporaryDirectory(), 'content.sqlite');
  for (const part of parts) await copyFile(file + part, copy + part);
  const store = openStore({ file: copy, migrations: MIGRATIONS });
  const ids = [...store.documents.ids()].sort();
  store.close();
  return ids;
}

it('what commits at once have acknowledged is in the log', async () => {
  const { file, store, put, warnings } = await newStore();
  await Promise.all([put(1), put(2), put(3)]);
  expect(await idsIn(file, ['', '-wal'])).toEqual(['p1', 'p2', 'p3']);
  store.close();
  expect(warnings).toEqual([]);
});

it('the log is copied into the database while the store is open, and does not grow with what is written', async () => {
  const { file, store, put, warnings } = await newStore();
  const sizeOf = async (part: string) => (await stat(file + part)).size;
  for (let n = 0; n < 60; n += 1) {
    await put(n % 5, LONG + n);
    if (n % 10 === 9) await vi.waitFor(async () => expect(await sizeOf('')).toBeGreaterThan(1e6));
  }
  await vi.waitFor(async () => expect(await sizeOf('')).toBeGreaterThan(1e6));
  expect(await idsIn(file, ['', '-wal'])).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  store.close();
  expect(warnings).toEqual([]);
});

it('where the log cannot be synced, a commit is acknowledged once the database itself has it', async () => {
  const { file, store, put, warnings } = await newStore();
  await rm(`${file}-wal`);
  await put(1);
  expect(await idsIn(file, [''])).toEqual(['p1']);
  expect(warnings).toEqual(['the log of the content could not be synced']);
  store.close();
});
