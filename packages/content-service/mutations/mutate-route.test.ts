import { ClientError } from '@sanity/client';
import { describe, expect, it } from 'vitest';
import { startStore } from '../testing/start-store.ts';

const { service, staff, client, origin, token } = await startStore([
  { put: { _id: 'known', _type: 'post', title: 'Connu' } },
]);
const editor = staff({ perspective: 'raw' });
/** The stored documents, by revision. */
const stored = () => editor.fetch('*{ _id, _rev } | order(_id)');

/** The refusal, as the client hands it to a program. */
async function refusalOf(write: Promise<unknown>) {
  const error = await write.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ClientError);
  return error instanceof ClientError ? error : expect.fail();
}

/** A request the client would not make. */
async function post(body: unknown, search = '') {
  const response = await fetch(`${origin}/v1/data/mutate/production${search}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { status, headers } = response;
  return { status, connection: headers.get('connection'), body: await response.json() };
}

describe('creating', () => {
  it('answers the document with an id, its times and its revision [pages-7.24]', async () => {
    const made = await editor.create({ _type: 'post', title: 'Nouveau' });
    expect(made).toMatchObject({ _type: 'post', title: 'Nouveau' });
    expect(made._id).toMatch(/^[\da-f]{24}$/);
    expect(made._createdAt).toBe(made._updatedAt);
    expect(await editor.getDocument(made._id)).toEqual(made);
    const draft = await editor.create({ _id: 'drafts.', _type: 'post' });
    expect(draft._id).toMatch(/^drafts\.[\da-f]{24}$/);
  });

  it('keeps a creation that was long ago, and no time of writing but now', async () => {
    const made = await editor.create({
      _type: 'post',
      _createdAt: '2020-01-01T00:00:00Z',
      _updatedAt: '2020-01-01T00:00:00Z',
      _rev: 'forged',
    });
    expect(made._createdAt).toBe('2020-01-01T00:00:00Z');
    expect(Date.parse(made._updatedAt)).toBeGreaterThan(Date.parse('2026-01-01'));
    expect(made._rev).not.toBe('forged');
  });

  it('what exists already is a conflict that names it', async () => {
    const error = await refusalOf(editor.create({ _id: 'known', _type: 'post' }));
    expect(error.statusCode).toBe(409);
    expect(error.message).toContain('Document by ID "known" already exists');
    expect(error.details).toEqual({
      type: 'mutationError',
      description: 'Mutation(s) failed with 1 error(s)',
      items: [
        {
          error: {
            type: 'documentAlreadyExistsError',
            description: 'Document by ID "known" already exists',
            id: 'known',
          },
          index: 0,
        },
      ],
    });
  });

  it('if it is not there leaves what is there alone', async () => {
    const document = await editor.createIfNotExists({
      _id: 'known',
      _type: 'post',
      title: 'Autre',
    });
    expect(document.title).toBe('Connu');
    expect(await editor.createIfNotExists({ _id: 'late', _type: 'post', n: 1 })).toMatchObject({
      n: 1,
    });
  });

  it('or replacing keeps when it was created and nothing else', async () => {
    const first = await editor.create({ _type: 'post', title: 'Un', left: true });
    const second = await editor.createOrReplace({ _id: first._id, _type: 'post', title: 'Deux' });
    expect(second).toMatchObject({ title: 'Deux', _createdAt: first._createdAt });
    expect(second).not.toHaveProperty('left');
    expect(second._rev).not.toBe(first._rev);
  });

  it('gives objects in arrays a key when asked', async () => {
    const content = { blocks: [{ text: 'a', marks: [{ n: 1 }] }, { _key: 'mine' }, 'text', [7]] };
    const made = await editor.create(
      { _type: 'post', ...content },
      { autoGenerateArrayKeys: true },
    );
    const key = expect.stringMatching(/^[\da-f]{12}$/);
    expect(made.blocks).toEqual([
      { _key: key, text: 'a', marks: [{ _key: key, n: 1 }] },
      { _key: 'mine' },
      'text',
      [7],
    ]);
    const patched = await editor
      .patch(made._id)
      .append('blocks', [{ text: 'b' }])
      .commit({ autoGenerateArrayKeys: true });
    expect(patched.blocks[4]).toEqual({ _key: key, text: 'b' });
    const without = await editor.create({ _type: 'post', ...content });
    expect(without.blocks[0]).not.toHaveProperty('_key');
  });
});

describe('deleting', () => {
  it('removes one by id, many by query, and does not mind what is not there', async () => {
    await editor.create({ _id: 'gone-1', _type: 'ephemeral' });
    expect((await editor.delete('gone-1')).results).toEqual([
      { id: 'gone-1', operation: 'delete' },
    ]);
    expect(await editor.getDocument('gone-1')).toBeUndefined();
    expect((await editor.delete('gone-1')).results).toEqual([{ id: 'gone-1', operation: 'none' }]);

    for (const n of [1, 2, 3]) await editor.create({ _type: 'ephemeral', n });
    const query = { query: '*[_type == "ephemeral" && n > $n]', params: { n: 1 } };
    expect((await editor.delete(query)).results).toHaveLength(2);
    expect(await editor.fetch('*[_type == "ephemeral"].n')).toEqual([1]);
  });

  it('by a query that can not be answered is refused with its place', async () => {
    const error = await refusalOf(editor.delete({ query: '*[_type == ]' }));
    expect(error.statusCode).toBe(400);
    expect(error.details).toMatchObject({ type: 'queryParseError', query: '*[_type == ]' });
    const count = await refusalOf(editor.delete({ query: 'count(*)' }));
    expect(count.message).toContain('must give documents');
  });
});

describe('a transaction', () => {
  it('is one revision for all it writes, and answers ids or documents [pages-7.24]', async () => {
    const transaction = () =>
      editor
        .transaction()
        .createOrReplace({ _id: 'pair-a', _type: 'pair' })
        .createOrReplace({ _id: 'pair-b', _type: 'pair' });
    const { transactionId, documentIds } = await transaction().commit();
    expect(documentIds).toEqual(['pair-a', 'pair-b']);
    expect(await editor.fetch('*[_type == "pair"]._rev')).toEqual([transactionId, transactionId]);
    const [first] = await transaction().commit({ returnDocuments: true });
    expect(first).toMatchObject({ _id: 'pair-a', _type: 'pair' });
    const bare = await post({ mutations: [{ delete: { id: 'pair-a' } }] });
    expect(bare.body.results).toEqual([{ operation: 'delete' }]);
  });

  it('that fails anywhere changes nothing, and says where', async () => {
    const before = await stored();
    const error = await refusalOf(
      editor
        .transaction()
        .create({ _id: 'half', _type: 'post' })
        .patch('known', { set: { title: 'Changé' } })
        .create({ _id: 'known', _type: 'post' })
        .commit(),
    );
    expect(error.details).toMatchObject({ items: [{ index: 2 }] });
    expect(await stored()).toEqual(before);
    expect(await editor.getDocument('known')).toMatchObject({ title: 'Connu' });
  });

  it('sees its own earlier mutations', async () => {
    await editor
      .transaction()
      .create({ _id: 'own', _type: 'post', n: 1 })
      .patch('own', { inc: { n: 1 } })
      .delete('own')
      .create({ _id: 'own', _type: 'post', n: 10 })
      .patch('own', { inc: { n: 1 } })
      .commit();
    expect(await editor.getDocument('own')).toMatchObject({ n: 11 });
  });

  it('keeps the id its sender gave it, once: a second time it is already there', async () => {
    const write = () =>
      editor.mutate([{ createOrReplace: { _id: 'named', _type: 'post' } }], {
        transactionId: 'chosen-1',
      });
    expect(await write()).toMatchObject({ transactionId: 'chosen-1' });
    expect(await editor.getDocument('named')).toMatchObject({ _rev: 'chosen-1' });
    const error = await refusalOf(write());
    expect(error.statusCode).toBe(409);
    expect(error.details).toMatchObject({ type: 'transactionAlreadyExistsError' });
  });

  it('on trial answers what it would do and does nothing', async () => {
    const before = [await stored(), service?.publishedRevision()];
    const made = await editor.create({ _id: 'dry', _type: 'post' }, { dryRun: true });
    expect(made).toMatchObject({ _id: 'dry', _type: 'post' });
    await editor.delete('known', { dryRun: true });
    expect([await stored(), service?.publishedRevision()]).toEqual(before);
    expect(await editor.getDocument('dry')).toBeUndefined();
    const refused = editor.create({ _id: 'known', _type: 'post' }, { dryRun: true });
    expect((await refusalOf(refused)).statusCode).toBe(409);
  });
});

it('holds as many mutations as its body has room for', { tags: ['slow'] }, async () => {
  const create = Array.from({ length: 5_000 }, (_, n) => ({
    create: { _id: `many.${n}`, _type: 'many', n },
  }));
  expect((await post({ mutations: create })).status).toBe(200);
  expect(await editor.fetch('count(*[_type == "many"])')).toBe(5_000);
  const all = create.map(({ create: { _id } }) => ({ delete: { id: _id } }));
  expect((await post({ mutations: all })).status).toBe(200);
});

describe('refused before anything is done', () => {
  const create = (document: unknown) => ({ mutations: [{ create: document }] });
  const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)]);

  it.each<[string, number, unknown]>([
    ['no JSON', 400, '{'],
    ['no mutations', 400, {}],
    ['an empty transaction', 400, { mutations: [] }],
    ['an unknown mutation', 400, { mutations: [{ rename: { id: 'known' } }] }],
    ['an unknown patch operation', 400, { mutations: [{ patch: { id: 'known', merge: {} } }] }],
    ['a document without a type', 400, create({ title: 'x' })],
    ['an id no document can have', 400, create({ _id: 'a/b', _type: 'post' })],
    ['a document of the system', 400, create({ _id: '_.releases.r', _type: 'system.release' })],
    ['a document too deep', 400, create({ _type: 'post', deep: nest(70) })],
    ['brackets without end', 400, `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a forged revision', 400, { transactionId: '../x', mutations: [{ delete: { id: 'x' } }] }],
    [
      'more queries than are answered for one request',
      400,
      { mutations: Array(1_001).fill({ delete: { query: '*[_id == "x"]' } }) },
    ],
    ['more than a request holds', 413, create({ _type: 'post', x: 'x'.repeat(5_000_000) })],
    [
      'a place no array has',
      400,
      { mutations: [{ patch: { id: 'known', unset: ['a[0:99999999]'] } }] },
    ],
  ])('%s is a %i', async (_what, status, body) => {
    const before = await stored();
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(answer.connection).toBe('keep-alive');
    expect(await stored()).toEqual(before);
  });

  it('a caller who may not write is told so, whatever is asked', async () => {
    expect((await refusalOf(client().create({ _type: 'post' }))).statusCode).toBeOneOf([401, 403]);
  });
});
