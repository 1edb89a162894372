import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { Change } from '../documents/change.ts';
import { openStore } from '../store.ts';
import {
  MIGRATIONS,
  STAFF_TOKEN,
  startTestService,
  temporaryDirectory,
} from '../testing/start-test-service.ts';
import type { TrashPage } from '../trash-contract.ts';

const { staff, client, origin } = await startTestService();
const editor = staff({ perspective: 'raw' });
const BIN = `${origin}/v2025-02-19/data/bin/production`;
const headers = { authorization: `Bearer ${STAFF_TOKEN}` };

async function trash(question: Record<string, string> = {}, address = BIN): Promise<TrashPage> {
  const response = await fetch(`${address}?${new URLSearchParams(question)}`, { headers });
  expect(response.status).toBe(200);
  return response.json();
}
const idsIn = async (question?: Record<string, string>) =>
  (await trash(question)).documents.map(({ id }) => id);
const restore = (id: string, init: RequestInit = { headers }) =>
  fetch(`${BIN}/${encodeURIComponent(id)}/restore`, { method: 'POST', ...init });
const remove = (publishedId: string, includeDrafts: string[] = []) =>
  editor.action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts });

it('a deleted document is listed with who and when, and comes back as a draft', async () => {
  await editor.create({ _id: 'cafe', _type: 'post', title: 'Le café du matin', text: 'Un' });
  await editor.create({
    _id: 'drafts.cafe',
    _type: 'post',
    title: 'Le café du soir',
    text: 'Deux',
  });
  expect(await idsIn()).toEqual([]);
  await remove('cafe', ['drafts.cafe']);
  expect(await trash({ type: 'post' })).toEqual({
    documents: [
      {
        id: 'cafe',
        type: 'post',
        title: 'Le café du soir',
        deletedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        deletedBy: 'p-marie',
        wasPublished: true,
      },
    ],
    nextCursor: null,
    count: 1,
    types: [{ type: 'post', count: 1 }],
  });
  const restored = await restore('cafe');
  expect(await restored.json()).toEqual({
    id: 'cafe',
    type: 'post',
    draftId: 'drafts.cafe',
    missing: [],
  });
  expect(await editor.getDocument('drafts.cafe')).toMatchObject({ text: 'Deux' });
  // Nothing became public by it.
  expect(await client().getDocument('cafe')).toBeUndefined();
  expect(await idsIn()).toEqual([]);
  expect((await restore('cafe')).status).toBe(409);
  expect((await restore('nothing')).status).toBe(404);
  // Its history goes on, and the restoration is signed.
  const events = await fetch(
    `${origin}/v2025-02-19/data/history/production/events/documents/cafe`,
    { headers },
  );
  expect((await events.json()).events.cafe.slice(0, 2)).toMatchObject([
    { type: 'createDocumentVersion', author: 'p-marie' },
    { type: 'deleteDocumentGroup' },
  ]);
});

it('a document of which a draft or a version is left is not in the trash', async () => {
  await editor.create({ _id: 'kept', _type: 'note', title: 'Gardé' });
  await editor.create({ _id: 'drafts.kept', _type: 'note', title: 'Gardé' });
  await editor.create({ _id: 'versions.r1.kept', _type: 'note', title: 'Gardé' });
  await editor.delete('drafts.kept');
  await editor.delete('kept');
  expect(await idsIn({ type: 'note' })).toEqual([]);
  await editor.delete('versions.r1.kept');
  expect(await trash({ type: 'note' })).toMatchObject({
    documents: [{ id: 'kept', wasPublished: false }],
  });
  // What is made anew under the same id is there again.
  await editor.create({ _id: 'kept', _type: 'note', title: 'Un autre' });
  expect(await idsIn({ type: 'note' })).toEqual([]);
});

it('neither the service’s own documents nor assets are in it', async () => {
  await editor.create({ _id: 'image-a1-1x1-png', _type: 'sanity.imageAsset' });
  await editor.delete('image-a1-1x1-png');
  expect((await trash()).types.map(({ type }) => type)).not.toContain('sanity.imageAsset');
});

it('is found by words, without accents and capitals, and by type', async () => {
  for (const [id, _type, title] of [
    ['s1', 'study', 'L’Été à Essaouira'],
    ['s2', 'study', 'L’hiver à Essaouira'],
    ['s3', 'offer', 'Un été %_ à Fès'],
    ['s4', 'study', ''],
  ] as const) {
    await editor.create({ _id: id, _type, title });
    await editor.delete(id);
  }
  expect(await idsIn({ search: 'ete' })).toEqual(['s3', 's1']);
  expect(await idsIn({ search: ' ESSAOUIRA été ' })).toEqual(['s1']);
  expect(await idsIn({ search: '%' })).toEqual(['s3']);
  expect(await idsIn({ search: 'été', type: 'study' })).toEqual(['s1']);
  expect(await idsIn({ type: 'study' })).toEqual(['s4', 's2', 's1']);
  expect((await trash({ type: 'study' })).documents[0]?.title).toBeNull();
});

it('comes in pages, also where one transaction deleted many', async () => {
  const ids = Array.from({ length: 25 }, (_, n) => `many-${String(n).padStart(2, '0')}`);
  const transaction = editor.transaction();
  for (const _id of ids) transaction.create({ _id, _type: 'many', title: _id });
  await transaction.commit();
  await editor.delete({ query: '*[_type == "many"]' });
  const read: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: TrashPage = await trash({ type: 'many', limit: '10', cursor });
    expect(page.count).toBe(25);
    read.push(...page.documents.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(read).toEqual(ids);
});

it('a document comes back before the one it refers to, and says what it still misses', async () => {
  await editor.create({ _id: 'author', _type: 'person', name: 'Salma' });
  await editor.create({ _id: 'book', _type: 'book', by: { _type: 'reference', _ref: 'author' } });
  await editor.delete('book');
  await editor.delete('author');
  expect(await (await restore('book')).json()).toMatchObject({ missing: ['author'] });
  const publish = () =>
    editor.action({
      actionType: 'sanity.action.document.publish',
      publishedId: 'book',
      draftId: 'drafts.book',
    });
  await expect(publish()).rejects.toThrow('references non-existent document "author"');
  expect(await (await restore('author')).json()).toMatchObject({ missing: [] });
});

it.each([
  ['no account', {}, 401],
  ['a token that is not good', { headers: { authorization: 'Bearer forged' } }, 401],
])('is closed to %s', async (_who, init, status) => {
  expect((await fetch(BIN, init)).status).toBe(status);
  expect((await restore('kept', init)).status).toBe(status);
});

it.each(['limit=0', 'limit=many', 'cursor=x', 'cursor=9e9:a', `search=${'a'.repeat(201)}`])(
  'a question that can’t be meant is refused: %s',
  async (question) => {
    expect((await fetch(`${BIN}?${question}`, { headers })).status).toBe(400);
  },
);

it('holds what was deleted before there was a trash', async () => {
  const directory = await temporaryDirectory();
  const file = join(directory, 'content.sqlite');
  const commit = async (...transactions: Change[][]) => {
    const store = openStore({ file, migrations: MIGRATIONS });
    for (const changes of transactions) await store.commit({ author: 'p-jean', changes });
    store.close();
  };
  await commit(
    [
      { put: { _id: 'gone', _type: 'post', title: 'Publié' } },
      { put: { _id: 'drafts.gone', _type: 'post', title: 'Très long', text: 'a'.repeat(2_000) } },
      { put: { _id: 'versions.r1.draft', _type: 'post', title: 'En version' } },
      { put: { _id: 'alive', _type: 'post', title: 'Vivant' } },
      { put: { _id: '_.releases.r1', _type: 'system.release' } },
      { put: { _id: 'picture', _type: 'sanity.imageAsset' } },
    ],
    [
      { remove: 'gone' },
      { remove: 'drafts.gone' },
      { remove: 'versions.r1.draft' },
      { remove: '_.releases.r1' },
      { remove: 'picture' },
    ],
  );
  const { migrations, before } = await migrationsUpTo('deleted-documents');
  const database = new DatabaseSync(file);
  database.exec(`DROP TABLE deleted_documents; PRAGMA user_version = ${before}`);
  database.close();
  const store = openStore({ file, migrations });
  const { documents } = store.trash.page({
    type: undefined,
    words: [],
    after: undefined,
    limit: 10,
  });
  store.close();
  expect(documents).toMatchObject([
    { id: 'draft', title: 'En version', wasPublished: false },
    { id: 'gone', title: 'Très long', wasPublished: true, deletedBy: 'p-jean' },
  ]);
});

/** A folder as the version had it that brought a migration, and the version of the database before. */
async function migrationsUpTo(name: string): Promise<{ migrations: URL; before: number }> {
  const names = (await readdir(MIGRATIONS)).sort();
  const before = names.findIndex((file) => file.endsWith(`-${name}.sql`));
  const folder = await temporaryDirectory();
  for (const file of names.slice(0, before + 1)) {
    await copyFile(new URL(file, MIGRATIONS), join(folder, file));
  }
  return { migrations: pathToFileURL(`${folder}/`), before };
}
