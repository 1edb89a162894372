import { expect, it } from 'vitest';
import { startStore } from '../testing/start-store.ts';

const {
  staff,
  client,
  origin,
  token: staffToken,
  caller,
} = await startStore([{ put: { _id: 'imported', _type: 'post', title: 'Importé' } }]);
const editor = staff({ perspective: 'raw' });
const SECRET = 'canari-7f3a';

async function read(path: string, token: string | undefined = staffToken) {
  const response = await fetch(`${origin}/v2025-02-19/data/history/production/${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: response.status, text: await response.text() };
}
const eventsOf = async (id: string, search = '') =>
  JSON.parse((await read(`events/documents/${id}${search}`)).text);
const typesOf = async (id: string): Promise<string[]> =>
  (await eventsOf(id)).events[id].map(({ type }: { type: string }) => type);
const transactionsOf = async (ids: string, search = '') => {
  const { text } = await read(`transactions/${ids}?${search}`);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
};
const documentsAt = async (ids: string, search: string) =>
  JSON.parse((await read(`documents/${ids}?${search}`)).text).documents;

/** A life: begun as a draft, published, taken up again, unpublished, published, deleted. */
const id = 'life';
const ids = { publishedId: id, draftId: `drafts.${id}` };
const act = async (action: 'publish' | 'unpublish') =>
  (await editor.action({ actionType: `sanity.action.document.${action}`, ...ids })).transactionId;
const edit = (title: string) =>
  editor.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title } } });

const created = await editor.create({ _id: ids.draftId, _type: 'post', title: SECRET });
const edited = await editor.patch(ids.draftId).set({ title: 'Un' }).commit();
const publication = await act('publish');
await edit('Deux');
await act('unpublish');
await act('publish');
const deletion = (
  await editor.action({
    actionType: 'sanity.action.document.delete',
    publishedId: id,
    includeDrafts: [],
  })
).transactionId;

it.each(['8de5453d', 'zellige'])(
  'an unpublication is one event, of %s too',
  async (publishedId) => {
    const document = await editor.create({ _id: publishedId, _type: 'post' });
    await editor.action({
      actionType: 'sanity.action.document.unpublish',
      publishedId,
      draftId: `drafts.${publishedId}`,
    });
    expect(await typesOf(document._id)).toEqual(['unpublishDocument', 'createLiveDocument']);
  },
);

it('the events of a document tell its life, newest first, for it and for its draft', async () => {
  const life = [
    'publishDocumentVersion',
    'unpublishDocument',
    'createDocumentVersion',
    'publishDocumentVersion',
    'createDocumentVersion',
  ];
  expect(await typesOf(id)).toEqual(['deleteDocumentGroup', ...life]);
  expect(await typesOf(ids.draftId)).toEqual(life);
  const { events, nextCursor } = await eventsOf(id);
  expect(nextCursor).toBe('');
  expect(events[id].at(-1)).toEqual({
    type: 'createDocumentVersion',
    documentId: id,
    versionId: ids.draftId,
    versionRevisionId: created._rev,
    timestamp: created._createdAt,
    author: caller,
  });
  expect(events[id].at(-2)).toMatchObject({
    type: 'publishDocumentVersion',
    revisionId: publication,
    versionId: ids.draftId,
    versionRevisionId: edited._rev,
    cause: { type: 'document.publish' },
  });
});

it('a draft that is discarded, and what is written without a draft, have their events', async () => {
  await editor.patch('imported').set({ title: 'Repris' }).commit();
  await editor.create({ _id: 'drafts.imported', _type: 'post' });
  await editor.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.imported' });
  const events = ['deleteDocumentVersion', 'createDocumentVersion', 'updateLiveDocument'];
  expect(await typesOf('imported')).toEqual([...events, 'createLiveDocument']);
});

it('a version of a release has a history of its own', async () => {
  const versionId = 'versions.rNext.imported';
  await editor.create({ _id: versionId, _type: 'post', title: 'Bientôt' });
  await editor.patch(versionId).set({ title: 'Très bientôt' }).commit();
  expect(await typesOf(versionId)).toEqual(['createDocumentVersion']);
  await editor.action({ actionType: 'sanity.action.document.version.discard', versionId });
  expect(await typesOf(versionId)).toEqual(['deleteDocumentVersion', 'createDocumentVersion']);
  expect(await typesOf('imported')).toHaveLength(4);
});

it('events come a page at a time', async () => {
  const seen: string[] = [];
  for (let cursor = '', pages = 0; pages < 10; pages += 1) {
    const page = await eventsOf(id, `?limit=2&nextCursor=${cursor}`);
    seen.push(...page.events[id].map(({ type }: { type: string }) => type));
    cursor = page.nextCursor;
    if (cursor === '') break;
  }
  expect(seen).toEqual(await typesOf(id));
});

it('transactions are told oldest first, with their effects, between two of them', async () => {
  const all = await transactionsOf(`${id},${ids.draftId}`, 'effectFormat=mendoza');
  expect(all).toHaveLength(7);
  expect(all[0]).toEqual({
    id: created._rev,
    timestamp: created._createdAt,
    author: caller,
    documentIDs: [ids.draftId],
    mutations: [{ create: created }],
    effects: { [ids.draftId]: { apply: [0, created], revert: [0, null] } },
  });
  const part = await transactionsOf(
    `${id},${ids.draftId}`,
    `fromTransaction=${edited._rev}&toTransaction=${publication}&excludeContent=true`,
  );
  expect(part.map((transaction) => transaction.id)).toEqual([edited._rev, publication]);
  expect(part[0]).not.toHaveProperty('mutations');
  const newest = await transactionsOf(id, 'reverse=true&limit=1&effectFormat=mendoza');
  expect(newest).toMatchObject([{ id: deletion, effects: { [id]: { apply: [0, null] } } }]);
  expect(await transactionsOf(id, 'authors=somebody')).toEqual([]);
  expect(await transactionsOf(id, 'toTime=2020-01-01T00:00:00Z')).toEqual([]);
});

it('a transaction names the documents asked for, or all it touched', async () => {
  const of = (search: string) =>
    transactionsOf(id, `${search}&fromTransaction=${publication}&toTransaction=${publication}`);
  const only = await of('includeIdentifiedDocumentsOnly=true&effectFormat=mendoza');
  expect(only).toMatchObject([{ documentIDs: [id] }]);
  expect(Object.keys(only[0].effects)).toEqual([id]);
  const [all] = await of('');
  expect(all.documentIDs.sort()).toEqual([ids.draftId, id].sort());
});

it('a document can be read as it was at a revision, at a time, or when it last was', async () => {
  expect(await documentsAt(ids.draftId, `revision=${edited._rev}`)).toEqual([edited]);
  expect(await documentsAt(ids.draftId, `time=${edited._updatedAt}`)).toMatchObject([
    { _rev: edited._rev },
  ]);
  expect(await documentsAt(id, '')).toEqual([]);
  expect(await documentsAt(id, 'lastRevision=true')).toMatchObject([{ title: 'Deux' }]);
  expect(await documentsAt(id, 'time=2020-01-01T00:00:00Z')).toEqual([]);
  expect(await documentsAt(id, 'revision=never')).toEqual([]);
});

it('a revision of its document can be read in the name of the draft, and the other way round', async () => {
  expect(await documentsAt(ids.draftId, `revision=${publication}`)).toMatchObject([
    { _id: ids.draftId, _rev: publication, title: 'Un' },
  ]);
  expect(await documentsAt(id, `revision=${edited._rev}`)).toMatchObject([{ _id: id }]);
});

it('nobody else reads any of it: a draft that is gone is still nobody’s business', async () => {
  for (const path of [
    `events/documents/${id}`,
    `transactions/${id}?effectFormat=mendoza`,
    `transactions/${ids.draftId}?effectFormat=mendoza`,
    `documents/${ids.draftId}?revision=${created._rev}`,
    `documents/${id}?lastRevision=true`,
  ]) {
    const { status, text } = await read(path, '');
    expect(status).toBe(401);
    expect(text).not.toContain(SECRET);
    expect((await read(path)).status).toBe(200);
  }
  const references = '/data/references/production/documents/imported/to';
  await expect(client().request({ url: references })).rejects.toMatchObject({ statusCode: 401 });
});

it.each([
  'transactions/life?limit=0',
  'transactions/life?fromTime=hier',
  'documents/a?time=demain',
])('%s is refused', async (path) => expect((await read(path)).status).toBe(400));

it('who refers to a document is told before it is deleted', async () => {
  await editor.create({ _id: 'source', _type: 'post', to: { _ref: 'imported' } });
  const url = '/data/references/production/documents/imported/to';
  expect(await editor.request({ url })).toEqual({
    totalCount: 1,
    references: [{ documentId: 'source', documentType: 'post' }],
  });
  const outside = await editor.request({ url: `${url}?excludeInternalReferences=true` });
  expect(outside).toEqual({ totalCount: 0, references: [] });
});
