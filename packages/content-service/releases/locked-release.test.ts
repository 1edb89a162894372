import { expect, it, vi } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const { staff, client } = await startTestService();
const editor = staff({ perspective: 'raw' });
const { releases } = editor;

/** A release with a version that was agreed on, and another document to put beside it. */
async function agree(releaseId: string) {
  const publishedId = `${releaseId}-post`;
  const versionId = `versions.${releaseId}.${publishedId}`;
  await releases.create({ releaseId, metadata: { title: 'Automne', releaseType: 'scheduled' } });
  await editor.create({ _id: publishedId, _type: 'post', title: 'Avant' });
  await editor.createVersion({ releaseId, publishedId, baseId: publishedId });
  await editor.patch(versionId).set({ title: 'Convenu' }).commit();
  await editor.create({ _id: `${releaseId}-other`, _type: 'post', title: 'Autre' });
  return { releaseId, publishedId, versionId };
}

const LATER = '2099-01-01T00:00:00Z';

/** Lists the writes that would change what a release holds. */
function writesOf({ releaseId, publishedId, versionId }: Awaited<ReturnType<typeof agree>>) {
  const added = `versions.${releaseId}.${releaseId}-other`;
  const writes: [string, () => Promise<unknown>][] = [
    ['create', () => editor.create({ _id: added, _type: 'post' })],
    ['createIfNotExists', () => editor.createIfNotExists({ _id: added, _type: 'post' })],
    ['createOrReplace', () => editor.createOrReplace({ _id: versionId, _type: 'post' })],
    ['patch', () => editor.patch(versionId).set({ title: 'Autrement' }).commit()],
    [
      'patch by query',
      () =>
        editor
          .patch({ query: `*[_id == "${versionId}"]` })
          .set({ n: 1 })
          .commit(),
    ],
    ['delete', () => editor.delete(versionId)],
    [
      'add',
      () =>
        editor.createVersion({
          releaseId,
          publishedId: `${releaseId}-other`,
          baseId: `${releaseId}-other`,
        }),
    ],
    [
      'replace',
      () => editor.replaceVersion({ releaseId, publishedId, document: { _type: 'post' } }),
    ],
    ['remove', () => editor.unpublishVersion({ releaseId, publishedId })],
    ['discard', () => editor.discardVersion({ releaseId, publishedId })],
    [
      'edit',
      () =>
        editor.action({
          actionType: 'sanity.action.document.edit',
          draftId: versionId,
          publishedId,
          patch: { set: { title: 'Autrement' } },
        }),
    ],
    [
      'delete with its versions',
      () =>
        editor.action({
          actionType: 'sanity.action.document.delete',
          publishedId,
          includeDrafts: [versionId],
        }),
    ],
  ];
  return writes;
}

it('a scheduled release is published as it was agreed on: nothing in it is changed, added or removed', async () => {
  const agreed = await agree('rAgreed');
  const { releaseId, publishedId, versionId } = agreed;
  const before = await editor.getDocument(versionId);
  await releases.schedule({ releaseId, publishAt: LATER });
  for (const [name, write] of writesOf(agreed)) {
    await expect(write(), name).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'releaseLockedError', state: 'scheduled' } }] },
    });
  }
  expect(await editor.getDocument(versionId)).toEqual(before);
  // What is outside of it is written as before, its own title too.
  await editor.patch(publishedId).set({ title: 'Entre-temps' }).commit();
  await releases.edit({ releaseId, patch: { set: { 'metadata.title': 'Hiver' } } });

  await releases.unschedule({ releaseId });
  await editor.patch(versionId).set({ title: 'Revu' }).commit();
  await releases.schedule({ releaseId, publishAt: new Date().toISOString() });
  await vi.waitFor(async () => {
    expect(await releases.get({ releaseId })).toMatchObject({ state: 'published' });
  }, 10_000);
  expect(await client().getDocument(publishedId)).toMatchObject({ title: 'Revu' });
});

it('one that is put away comes back as it was: no version is made in its name meanwhile', async () => {
  const { releaseId, versionId } = await agree('rShelved');
  await releases.archive({ releaseId });
  const forged = editor.create({ _id: versionId, _type: 'post', title: 'Forgé' });
  await expect(forged).rejects.toMatchObject({ statusCode: 409 });
  await releases.unarchive({ releaseId });
  expect(await editor.getDocument(versionId)).toMatchObject({ title: 'Convenu' });
  await editor.patch(versionId).set({ title: 'Repris' }).commit();
});

it('nothing joins one that is published, and it is deleted whole', async () => {
  const { releaseId, versionId } = await agree('rDone');
  await releases.publish({ releaseId });
  const late = editor.create({ _id: versionId, _type: 'post', title: 'Après coup' });
  await expect(late).rejects.toThrow('its release "rDone" is published');
  await releases.delete({ releaseId });
  expect(await releases.get({ releaseId })).toBeUndefined();
});

it('the steps of one transaction are locked and unlocked in their order', async () => {
  const { releaseId, publishedId, versionId } = await agree('rSteps');
  const edit = {
    actionType: 'sanity.action.document.edit',
    draftId: versionId,
    publishedId,
    patch: { set: { title: 'Ensemble' } },
  } as const;
  const schedule = {
    actionType: 'sanity.action.release.schedule',
    releaseId,
    publishAt: LATER,
  } as const;
  await expect(editor.action([schedule, edit])).rejects.toMatchObject({ statusCode: 409 });
  await editor.action([edit, schedule]);
  await editor.action([{ actionType: 'sanity.action.release.unschedule', releaseId }, edit]);
  expect(await editor.getDocument(versionId)).toMatchObject({ title: 'Ensemble' });
});
