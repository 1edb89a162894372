import { describe, expect, it } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const { service, staff } = await startTestService();
const editor = staff({ perspective: 'raw' });

/** A published document and a draft of it, under an id of its own. */
async function begin(id: string, { published = true, draft = true } = {}) {
  const transaction = editor.transaction();
  if (published) transaction.create({ _id: id, _type: 'post', title: 'Publié' });
  if (draft) transaction.create({ _id: `drafts.${id}`, _type: 'post', title: 'Brouillon' });
  await transaction.commit();
  return { publishedId: id, draftId: `drafts.${id}` };
}
const titles = (id: string) =>
  editor.fetch(
    '{"published": *[_id == $id][0].title, "draft": *[_id == "drafts." + $id][0].title}',
    {
      id,
    },
  );
const typed = (actionType: string) => `sanity.action.document.${actionType}` as const;

/** Sends an action the types of the client would not let through too. */
const act = (action: object) =>
  editor.request({
    method: 'POST',
    url: '/data/actions/production',
    body: { actions: [action] },
  });

describe('create', () => {
  it('makes a draft, once, unless what is there may stay', async () => {
    const create = (ifExists: 'fail' | 'ignore', title: string) =>
      editor.action({
        actionType: 'sanity.action.document.create',
        publishedId: 'c1',
        attributes: { _id: 'drafts.c1', _type: 'post', title },
        ifExists,
      });
    await create('fail', 'Un');
    await expect(create('fail', 'Deux')).rejects.toMatchObject({
      statusCode: 409,
      details: {
        type: 'actionError',
        description: 'Action(s) failed with 1 error(s)',
        items: [{ error: { type: 'documentAlreadyExistsError' }, index: 0 }],
      },
    });
    await create('ignore', 'Trois');
    expect(await titles('c1')).toEqual({ published: null, draft: 'Un' });
  });

  it('is refused for what is published already', async () => {
    await begin('c2', { draft: false });
    const attributes = { _id: 'drafts.c2', _type: 'post' };
    await expect(
      act({ actionType: typed('create'), publishedId: 'c2', attributes }),
    ).rejects.toThrow('already exists');
  });
});

it('edit makes the draft from what is published, and leaves that alone', async () => {
  const ids = await begin('e1', { draft: false });
  const edit = (title: string) =>
    editor.action({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { title } },
    });
  await edit('Un');
  expect(await titles('e1')).toEqual({ published: 'Publié', draft: 'Un' });
  await edit('Deux');
  expect(await titles('e1')).toEqual({ published: 'Publié', draft: 'Deux' });
  const [published, draft] = await editor.getDocuments(['e1', 'drafts.e1']);
  expect(draft?._createdAt).toBe(published?._createdAt);
  await expect(
    act({ actionType: typed('edit'), publishedId: 'no', draftId: 'drafts.no', patch: {} }),
  ).rejects.toMatchObject({ statusCode: 409 });
});

it('replaceDraft puts another state in the draft’s place: that is how one restores', async () => {
  const ids = await begin('r1');
  await editor.action({
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: ids.publishedId,
    attributes: { _id: ids.draftId, _type: 'post', title: 'Autrefois' },
  });
  expect(await titles('r1')).toEqual({ published: 'Publié', draft: 'Autrefois' });
});

describe('publish', () => {
  it('puts the draft in the place of what was published, which keeps its creation [pages-7.24]', async () => {
    const ids = await begin('p1');
    const before = await editor.getDocument('p1');
    const revision = service.publishedRevision();
    const { transactionId } = await editor.action({
      actionType: 'sanity.action.document.publish',
      ...ids,
    });
    expect(await titles('p1')).toEqual({ published: 'Brouillon', draft: null });
    expect(await editor.getDocument('p1')).toMatchObject({
      _rev: transactionId,
      _createdAt: before?._createdAt,
    });
    expect(service.publishedRevision()).toBe(revision + 1);
  });

  it('is refused when either was changed by somebody else', async () => {
    const ids = await begin('p2');
    const [published, draft] = await editor.getDocuments([ids.publishedId, ids.draftId]);
    await editor.patch(ids.draftId).set({ title: 'Repris' }).commit();
    const publish = (expected: object) =>
      act({ actionType: typed('publish'), ...ids, ...expected });
    await expect(publish({ ifDraftRevisionId: draft?._rev })).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    });
    await expect(publish({ ifPublishedRevisionId: 'past' })).rejects.toMatchObject({
      statusCode: 409,
    });
    await publish({ ifPublishedRevisionId: published?._rev });
    expect(await titles('p2')).toEqual({ published: 'Repris', draft: null });
    await expect(publish({})).rejects.toMatchObject({ statusCode: 409 });
  });

  it('makes strong what was weak only until its target exists', async () => {
    const reference = (_ref: string, rest: object) => ({ _type: 'reference', _ref, ...rest });
    await begin('target', { published: false });
    await editor.create({
      _id: 'drafts.source',
      _type: 'post',
      to: reference('target', { _weak: true, _strengthenOnPublish: { type: 'post' } }),
      weak: reference('target', {
        _weak: true,
        _strengthenOnPublish: { type: 'post', weak: true },
      }),
    });
    const publish = (id: string) =>
      editor.action({
        actionType: 'sanity.action.document.publish',
        publishedId: id,
        draftId: `drafts.${id}`,
      });
    await expect(publish('source')).rejects.toMatchObject({
      details: { items: [{ error: { type: 'documentReferenceDoesNotExistError' } }] },
    });
    await publish('target');
    await publish('source');
    expect(await editor.getDocument('source')).toMatchObject({
      to: { _type: 'reference', _ref: 'target' },
      weak: { _type: 'reference', _ref: 'target', _weak: true },
    });
    const source = await editor.getDocument('source');
    expect(source?.to).not.toHaveProperty('_weak');
    expect(JSON.stringify(source)).not.toContain('_strengthenOnPublish');
    await expect(editor.delete('target')).rejects.toMatchObject({ statusCode: 409 });
  });
});

it('unpublish keeps the draft, or makes one of what was published', async () => {
  const unpublish = (ids: { publishedId: string; draftId: string }) =>
    editor.action({ actionType: 'sanity.action.document.unpublish', ...ids });
  await unpublish(await begin('u1'));
  expect(await titles('u1')).toEqual({ published: null, draft: 'Brouillon' });
  await unpublish(await begin('u2', { draft: false }));
  expect(await titles('u2')).toEqual({ published: null, draft: 'Publié' });
});

it('discard forgets the draft only', async () => {
  const { draftId } = await begin('d1');
  await editor.action({ actionType: 'sanity.action.document.discard', draftId });
  expect(await titles('d1')).toEqual({ published: 'Publié', draft: null });
  await expect(act({ actionType: typed('discard'), draftId })).rejects.toMatchObject({
    statusCode: 409,
  });
});

it('delete takes the drafts that are named, and stops at one that is not', async () => {
  const { publishedId, draftId } = await begin('x1');
  const remove = (includeDrafts: string[]) =>
    editor.action({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts });
  await expect(remove([])).rejects.toThrow('has a draft');
  await expect(remove(['drafts.other'])).rejects.toThrow('is not a version of');
  await remove([draftId]);
  expect(await titles('x1')).toEqual({ published: null, draft: null });
  await expect(remove([])).rejects.toMatchObject({ statusCode: 409 });
});

it('a version is made from its base, replaced, planned to be unpublished and discarded', async () => {
  await begin('v1', { draft: false });
  const base = await editor.getDocument('v1');
  const versionId = 'versions.rNext.v1';
  await editor.createVersion({ publishedId: 'v1', baseId: 'v1', releaseId: 'rNext' });
  expect(await editor.getDocument(versionId)).toMatchObject({ title: 'Publié' });
  await editor.replaceVersion({
    publishedId: 'v1',
    releaseId: 'rNext',
    document: { _type: 'post', title: 'Bientôt' },
  });
  const next = (perspective: string[]) => staff({ perspective }).fetch('*[_id == "v1"][0].title');
  expect(await next(['rNext'])).toBe('Bientôt');
  await editor.unpublishVersion({ publishedId: 'v1', releaseId: 'rNext' });
  expect(await next(['rNext'])).toBeNull();
  expect(await next(['drafts'])).toBe('Publié');
  await editor.discardVersion({ publishedId: 'v1', releaseId: 'rNext' });
  expect(await editor.getDocument(versionId)).toBeUndefined();
  await expect(
    act({
      actionType: typed('version.create'),
      publishedId: 'v1',
      baseId: 'v1',
      versionId,
      ifBaseRevisionId: `not-${base?._rev}`,
    }),
  ).rejects.toMatchObject({ statusCode: 409 });
});

it.each<[string, object]>([
  ['publish', { draftId: 'drafts.y1', publishedId: 'y2' }],
  ['publish', { draftId: 'versions.rNext.y1', publishedId: 'y2' }],
  ['unpublish', { draftId: 'drafts.y1', publishedId: 'y2' }],
  ['edit', { draftId: 'drafts.y1', publishedId: 'y2', patch: { set: { title: 'Autre' } } }],
  ['replaceDraft', { attributes: { _id: 'drafts.y1', _type: 'post' }, publishedId: 'y2' }],
  ['version.unpublish', { versionId: 'versions.rNext.y1', publishedId: 'y2' }],
  ['delete', { publishedId: 'y2', includeDrafts: ['drafts.y1', 'drafts.y2'] }],
])('%s of ids that are not one document touches neither', async (action, ids) => {
  const group = ['y1', 'drafts.y1', 'versions.rNext.y1', 'y2', 'drafts.y2'];
  for (const _id of group) await editor.createIfNotExists({ _id, _type: 'post' });
  const all = () => editor.fetch('*[_id in $group]{_id,_rev} | order(_id)', { group });
  const before = await all();
  expect(before).toHaveLength(group.length);
  await expect(act({ actionType: typed(action), ...ids })).rejects.toThrow('is not a version of');
  expect(await all()).toEqual(before);
});

it('a version is published by its release, and by itself only when it is in none', async () => {
  await editor.releases.create({ releaseId: 'rWhole' });
  for (const bundle of ['rWhole', 'agent1']) {
    await editor.create({ _id: `versions.${bundle}.w-${bundle}`, _type: 'post', title: bundle });
  }
  const publish = (bundle: string) =>
    editor.action({
      actionType: 'sanity.action.document.publish',
      draftId: `versions.${bundle}.w-${bundle}`,
      publishedId: `w-${bundle}`,
    });
  await expect(publish('rWhole')).rejects.toThrow('is published by its release "rWhole" only');
  await publish('agent1');
  expect(await editor.fetch('*[_id in ["w-rWhole", "w-agent1"]].title')).toEqual(['agent1']);
});

it('several actions are one transaction, and on trial nothing happens', async () => {
  const one = await begin('m1');
  const two = await begin('m2', { draft: false });
  const publish = { actionType: 'sanity.action.document.publish' } as const;
  const both = [
    { ...publish, ...one },
    { ...publish, ...two },
  ];
  await expect(editor.action(both)).rejects.toMatchObject({
    details: { items: [{ index: 1, error: { type: 'documentNotFoundError' } }] },
  });
  expect(await titles('m1')).toEqual({ published: 'Publié', draft: 'Brouillon' });
  await editor.action({ ...publish, ...one }, { dryRun: true });
  expect(await titles('m1')).toEqual({ published: 'Publié', draft: 'Brouillon' });
  await editor.action({ ...publish, ...one }, { transactionId: 'chosen-2' });
  expect(await editor.getDocument('m1')).toMatchObject({ _rev: 'chosen-2' });
});

it.each<[string, object]>([
  ['an action there is not', { actionType: 'sanity.action.document.rename' }],
  ['forgetting the history', { actionType: typed('discard'), draftId: 'drafts.a', purge: true }],
  [
    'a draft where a published id belongs',
    { actionType: typed('delete'), publishedId: 'drafts.a' },
  ],
])('%s is refused before anything is done', async (_what, action) => {
  await expect(act(action)).rejects.toMatchObject({ statusCode: 400 });
});

it('who repeats a publication after a lost answer learns that it went through', async () => {
  const ids = await begin('again');
  const publish = () =>
    editor.action(
      { actionType: 'sanity.action.document.publish', ...ids },
      { transactionId: 'publish-again' },
    );
  await publish();
  await expect(publish()).rejects.toMatchObject({
    statusCode: 409,
    details: { type: 'transactionAlreadyExistsError', transactionId: 'publish-again' },
  });
});
