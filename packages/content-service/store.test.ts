import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { DirectoryInUseError } from './directory-lock.ts';
import { type Change, type Commit, TransactionExistsError } from './documents/change.ts';
import { InvalidDocumentError } from './documents/plan-changes.ts';
import { openStore } from './store.ts';
import { MIGRATIONS, temporaryDirectory } from './testing/start-test-service.ts';

async function newFile(): Promise<string> {
  return join(await temporaryDirectory(), 'content.sqlite');
}

const open = (file: string) => openStore({ file, migrations: MIGRATIONS });
const post = (id: string, fields: Record<string, unknown> = {}) => ({
  put: { _id: id, _type: 'post', ...fields },
});

it('a document is there after a restart exactly as it was answered before', async () => {
  const file = await newFile();
  const store = open(file);
  const fields = { n: 1.5, text: 'é ’ « »', nothing: null, left: undefined, deep: [{ a: [[]] }] };
  await store.commit({ author: 'marie', changes: [post('a', fields)] });
  const before = store.documents.get('a');
  store.close();

  const reopened = open(file);
  expect(reopened.documents.get('a')).toStrictEqual(before);
  expect(before).not.toHaveProperty('left');
  expect(reopened.documents.ofType('post')).toHaveLength(1);
  reopened.close();
});

it('a document keeps its creation, and its revision is the transaction that wrote it', async () => {
  const store = open(await newFile());
  const first = await store.commit({ author: 'marie', id: 't1', changes: [post('a')] });
  await store.commit({ author: 'marie', id: 't2', changes: [post('a', { title: 'Deux' })] });
  expect(store.documents.get('a')).toMatchObject({
    _rev: 't2',
    _createdAt: first.committed,
    title: 'Deux',
  });
  store.close();
});

it('a transaction is written whole or not at all', async () => {
  const store = open(await newFile());
  await store.commit({ author: 'marie', id: 't1', changes: [post('a')] });
  const invalid = { author: 'marie', changes: [post('b'), post('no good'), { remove: 'a' }] };
  await expect(store.commit(invalid)).rejects.toThrow(InvalidDocumentError);
  await expect(store.commit({ author: 'marie', id: 't1', changes: [post('c')] })).rejects.toThrow(
    TransactionExistsError,
  );
  expect([...store.documents.ids()]).toEqual(['a']);
  expect([store.sequence(), store.publishedRevision()]).toEqual([1, 1]);
  store.close();
});

it.each(['', '.a', '-a', 'a b', 'a/b', 'a..b', 'é', 'x'.repeat(129)])(
  'refuses "%s" as an id',
  async (id) => {
    const store = open(await newFile());
    await expect(store.commit({ author: 'x', changes: [post(id)] })).rejects.toThrow(
      InvalidDocumentError,
    );
    store.close();
  },
);

it('the published revision moves with public documents, and with them only', async () => {
  const file = await newFile();
  const store = open(file);
  const revisionAfter = async (...changes: Change[]) => {
    await store.commit({ author: 'marie', changes });
    return store.publishedRevision();
  };
  expect(await revisionAfter(post('a'))).toBe(1);
  expect(await revisionAfter(post('drafts.a'))).toBe(1);
  expect(await revisionAfter(post('versions.rNext.a'), post('_.releases.rNext'))).toBe(1);
  expect(await revisionAfter({ remove: 'drafts.a' })).toBe(1);
  expect(await revisionAfter({ remove: 'never-there' })).toBe(1);
  expect(await revisionAfter(post('drafts.b'), post('b'))).toBe(2);
  expect(await revisionAfter({ remove: 'a' })).toBe(3);
  store.close();
  const reopened = open(file);
  expect([reopened.publishedRevision(), reopened.sequence()]).toEqual([3, 7]);
  reopened.close();
});

it('listeners are told what changed, with before and after, once it is on disk', async () => {
  const file = await newFile();
  const store = open(file);
  const heard: Commit[] = [];
  store.onCommit((commit) => {
    const other = new DatabaseSync(file, { readOnly: true });
    const count = other.prepare('SELECT count(*) AS count FROM transactions').get();
    other.close();
    expect(count).toMatchObject({ count: commit.sequence });
    heard.push(commit);
  });
  await store.commit({ author: 'marie', changes: [post('a', { n: 1 }), post('a', { n: 2 })] });
  await store.commit({
    author: 'nora',
    changes: [{ remove: 'a' }],
    mutations: [{ delete: { id: 'a' } }],
  });
  expect(heard).toMatchObject([
    { author: 'marie', sequence: 1, changes: [{ id: 'a', before: null, after: { n: 2 } }] },
    { author: 'nora', sequence: 2, changes: [{ id: 'a', before: { n: 2 }, after: null }] },
  ]);
  store.close();
});

it('the log holds every state a document was in', async () => {
  const file = await newFile();
  const store = open(file);
  await store.commit({ author: 'marie', id: 't1', changes: [post('a', { n: 1 })] });
  await store.commit({ author: 'marie', id: 't2', changes: [post('a', { n: 2 })] });
  await store.commit({ author: 'nora', id: 't3', changes: [{ remove: 'a' }] });
  store.close();
  const database = new DatabaseSync(file, { readOnly: true });
  const log = database
    .prepare('SELECT id, author, after FROM changes NATURAL JOIN transactions ORDER BY sequence')
    .all();
  database.close();
  expect(log.map(({ id, author, after }) => [id, author, JSON.parse(String(after))?.n])).toEqual([
    ['t1', 'marie', 1],
    ['t2', 'marie', 2],
    ['t3', 'nora', undefined],
  ]);
});

it('a long state is kept in a fraction of its length, and read back as it was', async () => {
  const file = await newFile();
  const store = open(file);
  const blocks = Array.from({ length: 60 }, (_, index) => ({
    _type: 'block',
    _key: `k${index}`,
    children: [
      { _type: 'span', text: `Le zellige se taille à la main, pièce ${index} après pièce.` },
    ],
  }));
  for (let n = 0; n < 20; n += 1) {
    await store.commit({ author: 'marie', id: `t${n}`, changes: [post('long', { n, blocks })] });
  }
  const document = store.documents.get('long');
  expect(store.log.documentAt('long', store.sequence())).toStrictEqual(document);
  expect(store.log.documentAt('long', 5)).toMatchObject({ n: 4, _rev: 't4', blocks });
  store.close();
  const database = new DatabaseSync(file, { readOnly: true });
  const row = database
    .prepare('SELECT sum(length(after)) + sum(length(packed)) AS kept FROM changes')
    .get();
  database.close();
  expect(Number(row?.kept)).toBeLessThan((JSON.stringify(document).length * 20) / 4);
});

it('a second store is refused while the first one lives, in this process or another [R07]', async () => {
  const file = await newFile();
  const store = open(file);
  expect(() => open(file)).toThrow(DirectoryInUseError);
  store.close();

  const child = await forkWriter(file);
  await once(child, 'message');
  expect(() => open(file)).toThrow(DirectoryInUseError);
  child.kill('SIGKILL');
  await once(child, 'close');
  open(file).close();
});

it('a database of a newer release is left alone [R08]', async () => {
  const file = await newFile();
  open(file).close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => open(file)).toThrow('it is at version 99, this program knows');
});

/** A process that commits one document after the other, and tells each when it is acknowledged. */
async function forkWriter(file: string): Promise<ChildProcess> {
  const writer = join(await temporaryDirectory(), 'writer.mjs');
  const text = (value: string) => JSON.stringify(value);
  await writeFile(
    writer,
    `import { openStore } from ${text(new URL('./store.ts', import.meta.url).href)};
     const store = openStore({ file: ${text(file)}, migrations: new URL(${text(MIGRATIONS.href)}) });
     for (let n = store.documents.size; ; n += 1) {
       await store.commit({ author: 'writer', changes: [{ put: { _id: 'd' + n, _type: 'post', n } }] });
       process.send(n);
       await new Promise(setImmediate);
     }`,
  );
  return fork(writer, [], { execArgv: [] });
}

it('no acknowledged write is lost to kill -9, and its lock is not left behind [R01]', {
  tags: ['slow'],
}, async () => {
  const file = await newFile();
  let acknowledged = -1;
  for (let round = 0; round < 4; round += 1) {
    const child = await forkWriter(file);
    const goal = acknowledged + 25;
    child.on('message', (n: number) => {
      acknowledged = n;
      if (n >= goal) child.kill('SIGKILL');
    });
    await once(child, 'close');
    const store = open(file);
    for (let n = 0; n <= acknowledged; n += 1) {
      expect(store.documents.get(`d${n}`)).toMatchObject({ n });
    }
    expect(store.sequence()).toBe(store.documents.size);
    expect(store.publishedRevision()).toBe(store.documents.size);
    store.close();
  }
  expect(acknowledged).toBeGreaterThanOrEqual(99);
});
