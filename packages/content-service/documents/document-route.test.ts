import { expect, it } from 'vitest';
import { startStore } from '../testing/start-store.ts';

const { client, staff, origin } = await startStore([
  { put: { _id: 'post-1', _type: 'post', title: 'Premier', tags: ['a'] } },
  { put: { _id: 'post-2', _type: 'post', title: 'Deuxième' } },
  { put: { _id: 'drafts.post-2', _type: 'post', title: 'Deuxième, repris' } },
  { put: { _id: 'versions.rNext.post-2', _type: 'post', title: 'Deuxième, bientôt' } },
]);

it('a document is answered whole, as it is stored [pages-7.24]', async () => {
  expect(await client().getDocument('post-1')).toEqual({
    _id: 'post-1',
    _type: 'post',
    _rev: expect.any(String),
    _createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
    _updatedAt: expect.stringMatching(/^\d{4}-.+Z$/),
    title: 'Premier',
    tags: ['a'],
  });
  expect(await client().getDocument('nothing')).toBeUndefined();
});

it('several come in the order asked, with null for what is not there', async () => {
  const documents = await client().getDocuments(['post-2', 'nothing', 'post-1', 'post-2']);
  expect(documents.map((document) => document?.title ?? null)).toEqual([
    'Deuxième',
    null,
    'Premier',
    'Deuxième',
  ]);
});

it('the client can ask which exist without fetching them', async () => {
  expect(await client().documentsExists(['post-1', 'nothing', 'post-2'])).toEqual(
    new Set(['post-1', 'post-2']),
  );
});

it('staff read drafts and versions, one by one or all of a document', async () => {
  expect(await staff().getDocument('drafts.post-2')).toMatchObject({ title: 'Deuxième, repris' });
  expect(await staff().getDocument('post-2', { releaseId: 'rNext' })).toMatchObject({
    title: 'Deuxième, bientôt',
  });
  const all = await staff().getDocument('post-2', { includeAllVersions: true });
  expect(all.map(({ _id }) => _id)).toEqual(['post-2', 'drafts.post-2', 'versions.rNext.post-2']);
});

it('an id may be written with escapes, and a thousand is the most one may ask for', async () => {
  const escaped = await fetch(`${origin}/v1/data/doc/production/post%2D1`);
  expect(await escaped.json()).toMatchObject({ documents: [{ _id: 'post-1' }] });
  const many = Array.from({ length: 1_001 }, (_, index) => `d${index}`).join(',');
  expect((await fetch(`${origin}/v1/data/doc/production/${many}`)).status).toBe(400);
});
