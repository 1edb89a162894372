import type { ReleaseDocument } from '@sanity/client';
import { expect, it, vi } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const { staff, client, service } = await startTestService();
const editor = staff({ perspective: 'raw' });
const { releases } = editor;

/** A release with a changed, a new and a removed document. */
async function prepare(releaseId: string) {
  await releases.create({ releaseId, metadata: { title: 'Automne', releaseType: 'asap' } });
  const [changed, fresh, removed] = ['changed', 'fresh', 'removed'].map(
    (id) => `${releaseId}-${id}`,
  );
  if (!changed || !fresh || !removed) return expect.fail();
  await editor.create({ _id: changed, _type: 'post', title: 'Avant' });
  await editor.create({ _id: removed, _type: 'post', title: 'Retiré' });
  const version = (publishedId: string, title: string) =>
    editor.action({
      actionType: 'sanity.action.document.version.create',
      publishedId,
      document: { _id: `versions.${releaseId}.${publishedId}`, _type: 'post', title },
    });
  await version(changed, 'Après');
  await version(fresh, 'Nouveau');
  await editor.unpublishVersion({ releaseId, publishedId: removed });
  const titles = () =>
    client().fetch('*[_id in $ids] | order(_id) .title', { ids: [changed, fresh, removed] });
  return { titles, changed, fresh, removed };
}
const stateOf = async (releaseId: string) => (await releases.get({ releaseId }))?.state;

it('a release is created under a name of eight characters, and edited [pages-9.33]', async () => {
  const { releaseId } = await releases.create({ metadata: { releaseType: 'undecided' } });
  expect(releaseId).toMatch(/^[A-Za-z0-9]{8}$/);
  await releases.edit({ releaseId, patch: { set: { 'metadata.title': 'Printemps' } } });
  expect(await releases.get({ releaseId })).toMatchObject({
    _id: `_.releases.${releaseId}`,
    _type: 'system.release',
    name: releaseId,
    state: 'active',
    metadata: { title: 'Printemps', releaseType: 'undecided' },
  });
  await expect(releases.create({ releaseId })).rejects.toMatchObject({ statusCode: 409 });
  // The outcome of a release cannot be written by an editor.
  await releases.edit({ releaseId, patch: { set: { state: 'published' } } });
  expect(await stateOf(releaseId)).toBe('active');
});

it('publishing it changes, adds and removes in one transaction what visitors see [pages-4.17]', async () => {
  const { titles, changed } = await prepare('rA');
  expect(await titles()).toEqual(['Avant', 'Retiré']);
  const before = await editor.getDocument(changed);
  const revision = service.publishedRevision();
  const { transactionId } = await releases.publish({ releaseId: 'rA' });
  expect(service.publishedRevision()).toBe(revision + 1);
  expect(await titles()).toEqual(['Après', 'Nouveau']);
  const after = await editor.getDocument(changed);
  expect(after).toMatchObject({ _rev: transactionId, _createdAt: before?._createdAt });
  expect(after).not.toHaveProperty('_system');
  expect(await editor.fetch('count(*[_id in path("versions.rA.**")])')).toBe(0);
  expect(await releases.get({ releaseId: 'rA' })).toMatchObject({
    state: 'published',
    publishedAt: after?._updatedAt,
  });
  await releases.delete({ releaseId: 'rA' });
  expect(await releases.get({ releaseId: 'rA' })).toBeUndefined();
});

it('archived it puts its versions away, and brings them back as they were', async () => {
  const { titles, fresh } = await prepare('rB');
  const documents = async () => (await releases.fetchDocuments({ releaseId: 'rB' })).result;
  const before = await documents();
  expect(before).toHaveLength(3);
  await releases.archive({ releaseId: 'rB' });
  expect(await stateOf('rB')).toBe('archived');
  expect(await documents()).toEqual([]);
  await releases.unarchive({ releaseId: 'rB' });
  expect(await stateOf('rB')).toBe('active');
  const without = (all: typeof before) => all.map(({ _rev, _updatedAt, ...rest }) => rest);
  expect(without(await documents())).toEqual(without(before));
  expect(await titles()).not.toContain('Nouveau');
  expect(await staff({ perspective: ['rB'] }).getDocument(fresh)).toBeUndefined();
});

it('only the steps that make sense can be taken', async () => {
  await prepare('rC');
  const steps: [() => Promise<unknown>, ReleaseDocument['state']][] = [
    [() => releases.unschedule({ releaseId: 'rC' }), 'active'],
    [() => releases.unarchive({ releaseId: 'rC' }), 'active'],
    [() => releases.delete({ releaseId: 'rC' }), 'active'],
  ];
  for (const [step, state] of steps) {
    await expect(step()).rejects.toMatchObject({ statusCode: 400 });
    expect(await stateOf('rC')).toBe(state);
  }
  await releases.schedule({ releaseId: 'rC', publishAt: '2099-01-01T00:00:00Z' });
  await expect(releases.archive({ releaseId: 'rC' })).rejects.toMatchObject({ statusCode: 400 });
  await releases.unschedule({ releaseId: 'rC' });
  expect(await releases.get({ releaseId: 'rC' })).not.toHaveProperty('publishAt');
  await releases.archive({ releaseId: 'rC' }, { dryRun: true });
  expect(await stateOf('rC')).toBe('active');
});

it('a scheduled release publishes itself at its time', async () => {
  const { titles } = await prepare('rD');
  const publishAt = new Date(Date.now() + 2000).toISOString();
  await releases.schedule({ releaseId: 'rD', publishAt });
  expect(await stateOf('rD')).toBe('scheduled');
  await vi.waitFor(async () => expect(await stateOf('rD')).toBe('published'), 10_000);
  expect(await titles()).toEqual(['Après', 'Nouveau']);
});

it('one that can not be published says why, and is worked on again', async () => {
  await prepare('rE');
  await editor.create({ _id: 'holder', _type: 'post', to: { _ref: 'rE-removed' } });
  await expect(releases.publish({ releaseId: 'rE' })).rejects.toMatchObject({ statusCode: 409 });
  await releases.schedule({ releaseId: 'rE', publishAt: new Date().toISOString() });
  await vi.waitFor(async () => expect(await stateOf('rE')).toBe('active'), 10_000);
  expect(await releases.get({ releaseId: 'rE' })).toMatchObject({
    error: { message: expect.stringContaining('references to it from "holder"') },
  });
});
