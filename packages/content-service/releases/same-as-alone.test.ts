/** What a release does to each of its documents, beside the same action on that document alone. */
import type { Action } from '@sanity/client';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const { staff, client } = await startTestService();
const editor = staff({ perspective: 'raw' });
const { releases } = editor;

const ACTIONS = [
  'create',
  'copy published',
  'copy draft',
  'edit',
  'replace',
  'unpublish',
  'discard',
  'edit draft',
  'discard draft',
] as const;

/** A document of a release: what there is of it before, and what is done to its version, in order. */
type Story = {
  published: boolean;
  draft: boolean;
  steps: readonly (typeof ACTIONS)[number][];
};
type Publication = 'by hand' | 'by the clock';

const story = fc.record({
  published: fc.boolean(),
  draft: fc.boolean(),
  steps: fc.array(fc.constantFrom(...ACTIONS), { maxLength: 5 }),
});
const publication = fc.constantFrom<Publication>('by hand', 'by the clock');

/** The stories of each action on each state of a document, and on a version that is there already. */
const TABLE: Story[] = [true, false].flatMap((published) =>
  [true, false].flatMap((draft) =>
    ACTIONS.flatMap((action) => [
      { published, draft, steps: [action] },
      { published, draft, steps: ['copy draft', action] },
    ]),
  ),
);

let worlds = 0;

/** Plays stories under ids of their own, with versions in a bundle that is, or is not, a release. */
async function playStories(stories: readonly Story[], bundle: string) {
  const ids = stories.map((_, index) => `${bundle}-${index}`);
  const before = stories.flatMap(({ published, draft }, index) => {
    const _id = ids[index] ?? expect.fail();
    return [
      ...(published ? [{ create: { _id, _type: 'post', title: 'Publié' } }] : []),
      ...(draft ? [{ create: { _id: `drafts.${_id}`, _type: 'post', title: 'Brouillon' } }] : []),
    ];
  });
  if (before.length > 0) await editor.mutate(before);
  const accepted = await Promise.all(
    stories.map(({ steps }, index) => playStory(steps, bundle, ids[index] ?? expect.fail())),
  );
  return { ids, accepted };
}

/** Returns which of the steps were accepted. */
async function playStory(steps: Story['steps'], bundle: string, publishedId: string) {
  const draftId = `drafts.${publishedId}`;
  const versionId = `versions.${bundle}.${publishedId}`;
  const document = (title: string) => ({ _id: versionId, _type: 'post', title });
  const named = { publishedId, releaseId: bundle };
  const act = {
    create: () => editor.createVersion({ ...named, document: document('Nouveau') }),
    'copy published': () => editor.createVersion({ ...named, baseId: publishedId }),
    'copy draft': () => editor.createVersion({ ...named, baseId: draftId }),
    edit: () => editor.patch(versionId).set({ title: 'Corrigé' }).commit(),
    replace: () => editor.replaceVersion({ ...named, document: document('Remplacé') }),
    unpublish: () => editor.unpublishVersion(named),
    discard: () => editor.discardVersion(named),
    'edit draft': () => editor.patch(draftId).set({ title: 'Repris' }).commit(),
    'discard draft': () => editor.action({ actionType: 'sanity.action.document.discard', draftId }),
  };
  const accepted: boolean[] = [];
  for (const step of steps) {
    const [outcome] = await Promise.allSettled([act[step]()]);
    accepted.push(outcome.status === 'fulfilled');
  }
  return accepted;
}

/** Publishes one by one the versions that a release publishes together. */
async function publishEach(ids: readonly string[], bundle: string): Promise<void> {
  const publish = { actionType: 'sanity.action.document.publish' } as const;
  const unpublish = { actionType: 'sanity.action.document.unpublish' } as const;
  const versionOf = (id: string) => `versions.${bundle}.${id}`;
  const all = await editor.getDocuments(ids.flatMap((id) => [versionOf(id), id]));
  const actions = ids.flatMap((publishedId, index): Action[] => {
    const [version, published] = [all[2 * index], all[2 * index + 1]];
    if (!version) return [];
    if (!version._system?.delete) {
      return [{ ...publish, draftId: versionOf(publishedId), publishedId }];
    }
    return published ? [{ ...unpublish, draftId: `drafts.${publishedId}`, publishedId }] : [];
  });
  if (actions.length > 0) await editor.action(actions);
}

async function publishRelease(releaseId: string, publication: Publication): Promise<void> {
  if (publication === 'by hand') await releases.publish({ releaseId });
  else await releases.schedule({ releaseId, publishAt: new Date().toISOString() });
  const stateOf = async () => (await releases.get({ releaseId }))?.state;
  await vi.waitFor(async () => expect(await stateOf()).toBe('published'), {
    timeout: 20_000,
    interval: 10,
  });
}

/** What is left of each document, without what is of its own: the published one, then its draft. */
async function leftOf(ids: readonly string[]) {
  const all = await editor.getDocuments(ids.flatMap((id) => [id, `drafts.${id}`]));
  const states = all.map((document) => {
    if (!document) return null;
    const { _id, _rev, _createdAt, _updatedAt, ...content } = document;
    return content;
  });
  return ids.map((_, index) => ({ published: states[2 * index], draft: states[2 * index + 1] }));
}

it('each action of a release leaves its document as the action alone does, by hand and by the clock', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(story, { minLength: 1, maxLength: 6 }),
      publication,
      async (stories, how) => {
        worlds += 1;
        const [release, alone] = [`r${worlds}`, `alone${worlds}`];
        await releases.create({ releaseId: release });
        const together = await playStories(stories, release);
        const apart = await playStories(stories, alone);
        expect(together.accepted).toEqual(apart.accepted);
        await publishRelease(release, how);
        await publishEach(apart.ids, alone);
        expect(await leftOf(together.ids)).toEqual(await leftOf(apart.ids));
      },
    ),
    {
      numRuns: 12,
      examples: [
        [TABLE, 'by hand'],
        [TABLE, 'by the clock'],
      ],
    },
  );
});

it.each<Publication>(['by hand', 'by the clock'])(
  'what a release unpublishes %s is its draft afterwards, and the draft there was stays as it is',
  async (how) => {
    const bundle = how === 'by hand' ? 'rHand' : 'rClock';
    await releases.create({ releaseId: bundle });
    const stories: Story[] = [
      { published: true, draft: false, steps: ['unpublish'] },
      { published: true, draft: true, steps: ['unpublish'] },
    ];
    const { ids } = await playStories(stories, bundle);
    await publishRelease(bundle, how);
    expect(await leftOf(ids)).toEqual([
      { published: null, draft: { _type: 'post', title: 'Publié' } },
      { published: null, draft: { _type: 'post', title: 'Brouillon' } },
    ]);
    expect(await client().getDocuments(ids)).toEqual([null, null]);
  },
);

it('a version of another type than what is published is refused with its release, as it is alone', async () => {
  await editor.create({ _id: 'typed', _type: 'post', title: 'Article' });
  await releases.create({ releaseId: 'rType' });
  for (const bundle of ['rType', 'aType']) {
    const document = { _id: `versions.${bundle}.typed`, _type: 'page', title: 'Page' };
    await editor.createVersion({ publishedId: 'typed', releaseId: bundle, document });
  }
  const message = '"typed" is a post and can not become a page';
  await expect(releases.publish({ releaseId: 'rType' })).rejects.toThrow(message);
  const alone = editor.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'versions.aType.typed',
    publishedId: 'typed',
  });
  await expect(alone).rejects.toThrow(message);
  await releases.schedule({ releaseId: 'rType', publishAt: new Date().toISOString() });
  await vi.waitFor(async () => {
    expect(await releases.get({ releaseId: 'rType' })).toMatchObject({
      state: 'active',
      error: { message },
    });
  }, 20_000);
  expect(await editor.getDocument('typed')).toMatchObject({ _type: 'post', title: 'Article' });
});

it('documents that refer to one another are unpublished together, and published again', async () => {
  const ids = ['linked-a', 'linked-b'];
  const to = (_ref: string) => ({ to: { _type: 'reference', _ref } });
  await editor
    .transaction()
    .create({ _id: 'linked-a', _type: 'post', ...to('linked-b') })
    .create({ _id: 'linked-b', _type: 'page', ...to('linked-a') })
    .commit();
  const before = await leftOf(ids);
  await releases.create({ releaseId: 'rLinked' });
  for (const publishedId of ids) {
    await editor.unpublishVersion({ releaseId: 'rLinked', publishedId });
  }
  await publishRelease('rLinked', 'by hand');
  const weak = (_ref: string, type: string) => ({
    to: { _type: 'reference', _ref, _weak: true, _strengthenOnPublish: { type } },
  });
  expect(await leftOf(ids)).toEqual([
    { published: null, draft: { _type: 'post', ...weak('linked-b', 'page') } },
    { published: null, draft: { _type: 'page', ...weak('linked-a', 'post') } },
  ]);
  await editor.action(
    ids.map((publishedId) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId: `drafts.${publishedId}`,
      publishedId,
    })),
  );
  expect(await leftOf(ids)).toEqual(before);
});
