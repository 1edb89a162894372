import { expect, it } from 'vitest';
import { startStore } from '../testing/start-store.ts';

const { staff } = await startStore([
  { put: { _id: 'old', _type: 'post', to: { _ref: 'vanished' } } },
]);
const editor = staff({ perspective: 'raw' });
const to = (_ref: string, rest: object = {}) => ({ to: { _type: 'reference', _ref, ...rest } });

it('a document somebody refers to can not be deleted', async () => {
  await editor.create({ _id: 'author', _type: 'author' });
  await editor.create({ _id: 'post', _type: 'post', deep: [{ _key: 'k', ...to('author') }] });
  await editor.create({ _id: 'drafts.post', _type: 'post', ...to('author') });
  await expect(editor.delete('author')).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('cannot be deleted as there are references to it'),
    details: {
      items: [
        {
          error: {
            type: 'documentHasExistingReferencesError',
            id: 'author',
            referencingIDs: ['drafts.post', 'post'],
          },
        },
      ],
    },
  });
  await editor.patch('post').unset(['deep']).commit();
  await editor.delete('drafts.post');
  await editor.delete('author');
});

it('it can together with those who refer to it, or in one move with the end of the reference', async () => {
  await editor.create({ _id: 'a1', _type: 'author' });
  await editor.create({ _id: 's1', _type: 'post', ...to('a1') });
  await editor.transaction().delete('a1').delete('s1').commit();
  await editor.create({ _id: 'a2', _type: 'author' });
  await editor.create({ _id: 's2', _type: 'post', ...to('a2') });
  await editor
    .transaction()
    .delete('a2')
    .patch('s2', { unset: ['to'] })
    .commit();
  expect(await editor.fetch('count(*[_id in ["a1", "s1", "a2"]])')).toBe(0);
});

it('a reference leads to something, unless it is weak or leads to another dataset', async () => {
  await expect(editor.create({ _type: 'post', ...to('nowhere') })).rejects.toMatchObject({
    statusCode: 409,
    details: {
      items: [{ error: { type: 'documentReferenceDoesNotExistError', referenceID: 'nowhere' } }],
    },
  });
  await editor.create({ _type: 'post', ...to('nowhere', { _weak: true }) });
  await editor.create({ _type: 'post', ...to('nowhere', { _dataset: 'other' }) });
});

it('two new documents may refer to each other, and one to itself', async () => {
  await editor
    .transaction()
    .create({ _id: 'left', _type: 'post', ...to('right') })
    .create({ _id: 'right', _type: 'post', ...to('left') })
    .create({ _id: 'self', _type: 'post', ...to('self') })
    .commit();
  await editor.delete('self');
  await expect(editor.delete('left')).rejects.toMatchObject({ statusCode: 409 });
});

it('a reference that led nowhere before stops nobody from working', async () => {
  expect(await editor.patch('old').set({ title: 'Corrigé' }).commit()).toMatchObject({
    title: 'Corrigé',
  });
  await expect(
    editor
      .patch('old')
      .set({ other: { _ref: 'lost' } })
      .commit(),
  ).rejects.toThrow('references non-existent document "lost"');
});
