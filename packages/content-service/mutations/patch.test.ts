import { ClientError } from '@sanity/client';
import { expect, it } from 'vitest';
import { startStore } from '../testing/start-store.ts';

const { origin, staff, token } = await startStore();
const editor = staff({ perspective: 'raw' });

const START = {
  _type: 'post',
  title: 'Bonjour',
  n: 1,
  deep: { a: { b: 'c' } },
  tags: ['un', 'deux', 'trois'],
  blocks: [
    { _key: 'k1', text: 'premier', n: 1 },
    { _key: 'k2', text: 'deuxième', n: 2 },
  ],
};
const start = () => editor.create(START);

it('sets, also deep and by key, and adds what is missing', async () => {
  const { _id } = await start();
  const patched = await editor
    .patch(_id)
    .set({ title: 'Bonsoir', 'deep.a.b': 'd', 'blocks[_key=="k2"].text': 'second', 'new.x': 1 })
    .setIfMissing({ title: 'jamais', subtitle: 'ajouté' })
    .commit();
  expect(patched).toMatchObject({
    title: 'Bonsoir',
    subtitle: 'ajouté',
    deep: { a: { b: 'd' } },
    new: { x: 1 },
    blocks: [{ text: 'premier' }, { _key: 'k2', text: 'second' }],
  });
});

it.each([
  ['absent[0]', 'absent'],
  ['absent[0].b', 'absent'],
  ['absent[_key=="x"]', 'absent'],
  ['absent[_key=="x"].b', 'absent'],
  ['absent[0:2].c', 'absent'],
  ['absent[-1]', 'absent'],
  ['absent[n > 3].n', 'absent'],
  ['absent..b', 'absent'],
  ['absent.a.b[0][1]', 'absent'],
  ['deep.list[0]', 'deep'],
  ['blocks[0].list[0]', 'blocks'],
  ['blocks[_key=="k9"].list[0]', 'blocks'],
  ['title.list[0]', 'title'],
])(
  'makes no list and no item for %s, nor an object where the list would be',
  async (path, field) => {
    const { _id } = await start();
    const patched = await editor
      .patch(_id)
      .set({ [path]: 1 })
      .setIfMissing({ [path]: 2 })
      .commit();
    expect(patched[field]).toEqual(Object.entries(START).find(([name]) => name === field)?.[1]);
  },
);

it('sets an item of a list that the same patch makes, and of the items that have the list', async () => {
  const { _id } = await start();
  const made = await editor
    .patch(_id)
    .setIfMissing({ list: ['a'], 'blocks[0].list': ['b'] })
    .set({ 'list[0]': 'c', 'blocks[n > 0].list[0]': 'd', 'new.x': 1, 'none[0]': 'e' })
    .commit();
  expect(made).toMatchObject({
    list: ['c'],
    new: { x: 1 },
    blocks: [{ _key: 'k1', list: ['d'] }, START.blocks[1]],
  });
  expect(made).not.toHaveProperty('none');
});

it('unsets fields, items by key and by condition', async () => {
  const { _id } = await start();
  const patched = await editor
    .patch(_id)
    .unset(['title', 'deep.a', 'blocks[n > 1]', 'tags[0]'])
    .commit();
  expect(patched).not.toHaveProperty('title');
  expect(patched).toMatchObject({ deep: {}, tags: ['deux', 'trois'], blocks: [{ _key: 'k1' }] });
});

it('counts up and down', async () => {
  const { _id } = await start();
  const patched = await editor.patch(_id).inc({ n: 5 }).dec({ 'blocks[_key=="k1"].n': 2 }).commit();
  expect(patched).toMatchObject({ n: 6, blocks: [{ n: -1 }, { n: 2 }] });
});

it('inserts before, after and instead, appends, prepends and splices', async () => {
  const { _id } = await start();
  const tagsAfter = async (patch: ReturnType<typeof editor.patch>) => (await patch.commit()).tags;
  expect(await tagsAfter(editor.patch(_id).insert('before', 'tags[1]', ['a']))).toEqual([
    'un',
    'a',
    'deux',
    'trois',
  ]);
  expect(await tagsAfter(editor.patch(_id).insert('after', 'tags[-1]', ['z']))).toContain('z');
  expect(await tagsAfter(editor.patch(_id).insert('replace', 'tags[0:2]', ['r']))).toEqual([
    'r',
    'deux',
    'trois',
    'z',
  ]);
  expect((await tagsAfter(editor.patch(_id).append('tags', ['fin']))).at(-1)).toBe('fin');
  expect((await tagsAfter(editor.patch(_id).prepend('tags', ['début'])))[0]).toBe('début');
  expect(await tagsAfter(editor.patch(_id).splice('tags', 1, 3, ['milieu']))).toEqual([
    'début',
    'milieu',
    'z',
    'fin',
  ]);
});

it('changes part of a text', async () => {
  const { _id } = await start();
  const patch = '@@ -1,7 +1,7 @@\n Bon\n-jou\n+soi\n r\n';
  const patched = await editor.patch(_id).diffMatchPatch({ title: patch }).commit();
  expect(patched.title).toBe('Bonsoir');
});

it('moves the revision, and never when it is created', async () => {
  const made = await start();
  const patched = await editor.patch(made._id).set({ _rev: 'x', _createdAt: 'x' }).commit();
  expect(patched._rev).not.toBe(made._rev);
  expect(patched._rev).not.toBe('x');
  expect(patched._createdAt).toBe(made._createdAt);
});

it('of a revision that is past is a conflict that says which one is now', async () => {
  const made = await start();
  const now = await editor.patch(made._id).ifRevisionId(made._rev).set({ n: 2 }).commit();
  const late = editor.patch(made._id).ifRevisionId(made._rev).set({ n: 3 }).commit();
  await expect(late).rejects.toMatchObject({
    statusCode: 409,
    details: {
      type: 'mutationError',
      items: [
        {
          error: {
            type: 'documentRevisionIDDoesNotMatchError',
            currentRevisionID: now._rev,
            expectedRevisionID: made._rev,
          },
        },
      ],
    },
  });
  expect(await editor.getDocument(made._id)).toMatchObject({ n: 2 });
});

it('of several documents, by their ids or by a query, is one transaction', async () => {
  const [one, two] = [await start(), await start()];
  await editor.patch([one._id, two._id]).set({ group: 'ids' }).commit();
  expect(await editor.fetch('count(*[group == "ids"])')).toBe(2);
  const { results } = await editor.mutate(
    [{ patch: { query: '*[group == $group]', params: { group: 'ids' }, set: { group: 'query' } } }],
    { returnFirst: false, returnDocuments: false },
  );
  expect(results.map(({ operation }) => operation)).toEqual(['update', 'update']);
  const revisions = await editor.fetch<string[]>('*[group == "query"]._rev');
  expect(new Set(revisions).size).toBe(1);
});

it.each<[string, Parameters<ReturnType<typeof editor.patch>['set']>[0]]>([
  ['its id', { _id: 'other' }],
  ['its type', { _type: 'page' }],
])('can not change %s', async (_what, set) => {
  const { _id } = await start();
  await expect(editor.patch(_id).set(set).commit()).rejects.toThrow('Cannot modify immutable');
});

it.each<[string, object]>([
  ['a path nobody can read', { set: { 'a.': 1 } }],
  ['a path that ends nowhere', { unset: ['a..'] }],
  ['an open bracket', { set: { 'tags[': 1 } }],
  ['empty brackets', { set: { 'tags[]': 1 } }],
  ['brackets in brackets', { set: { 'tags[[0]]': 1 } }],
  ['a bracket that closes nothing', { set: { 'tags]': 1 } }],
  ['a quoted name', { set: { '"a b"': 1 } }],
  ['a quoted name in brackets, which the grammar takes for a value', { set: { '["a b"]': 1 } }],
  ['two names', { set: { 'tags title': 1 } }],
  ['a name after brackets', { set: { 'tags[0]title': 1 } }],
  ['a place to insert at that cannot be read', { insert: { after: 'tags[', items: ['x'] } }],
  ['a text to count up from', { inc: { title: 1 } }],
  ['an object to count down from', { dec: { deep: 1 } }],
  ['a text among numbers', { set: { 'blocks[0].n': 'x' }, inc: { 'blocks[0,1].n': 1 } }],
])('with %s is the caller’s mistake', async (_what, operations) => {
  const { _id } = await start();
  const patch = editor.patch(_id, operations).commit();
  await expect(patch).rejects.toBeInstanceOf(ClientError);
  await expect(patch).rejects.toMatchObject({ statusCode: 400 });
  expect(await editor.getDocument(_id)).toMatchObject(START);
});

it('counts from what the same patch sets, and leaves what is missing', async () => {
  const { _id } = await start();
  const patched = await editor.patch(_id).set({ title: 3 }).inc({ title: 1, none: 1 }).commit();
  expect(patched).toMatchObject({ title: 4 });
  expect(patched).not.toHaveProperty('none');
});

it.each<[string, string]>([
  ['in a document', '{"create":{"_type":"post","n":1e999}}'],
  ['in a patch', '{"patch":{"id":"huge","set":{"deep":{"list":[-1e999]}}}}'],
  ['as the sum of a patch', '{"patch":{"id":"huge","inc":{"n":1.7e308}}}'],
])('a number that JSON cannot hold is refused %s', async (_where, mutation) => {
  await editor.createOrReplace({ _id: 'huge', _type: 'post', n: 1.7e308 });
  const answer = await fetch(`${origin}/v2024-01-01/data/mutate/${editor.config().dataset}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: `{"mutations":[${mutation}]}`,
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('too large for JSON');
});

it('of what is not there is a conflict', async () => {
  await expect(editor.patch('never').set({ n: 1 }).commit()).rejects.toMatchObject({
    statusCode: 409,
    details: { items: [{ error: { type: 'documentNotFoundError', id: 'never' } }] },
  });
});
