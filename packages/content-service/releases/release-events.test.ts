import { expect, it } from 'vitest';
import { startStore } from '../testing/start-store.ts';

const { staff, client, caller } = await startStore();
const editor = staff({ perspective: 'raw' });
const { releases } = editor;

interface Events {
  events: { type: string; author: string; timestamp: string; [detail: string]: unknown }[];
  nextCursor: string;
}

const eventsOf = (release: string, options: Record<string, string> = {}) =>
  editor.request<Events>({
    url: `/data/history/production/events/releases/${release}`,
    query: options,
  });
const typesOf = ({ events }: Events) => events.map(({ type }) => type);

it('the full life of a release is told by its events, newest first', async () => {
  const releaseId = 'rLife';
  const publishedId = 'life-post';
  const versionId = `versions.${releaseId}.${publishedId}`;
  await releases.create({ releaseId, metadata: { releaseType: 'asap', title: 'Automne' } });
  await releases.edit({ releaseId, patch: { set: { 'metadata.title': 'Automne, corrigé' } } });
  await editor.createVersion({
    releaseId,
    publishedId,
    document: { _id: versionId, _type: 'post', title: 'Par lot' },
  });
  await editor.create({ _id: `versions.${releaseId}.other`, _type: 'page' });
  await editor.discardVersion({ releaseId, publishedId: 'other' });
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await releases.schedule({ releaseId, publishAt });
  expect(await releases.get({ releaseId })).toMatchObject({ state: 'scheduled', publishAt });
  await releases.unschedule({ releaseId });
  await releases.archive({ releaseId });
  expect(await releases.get({ releaseId })).toMatchObject({ state: 'archived' });
  await releases.unarchive({ releaseId });
  const { result } = await releases.fetchDocuments({ releaseId });
  expect(result.map(({ _id }) => _id)).toEqual([versionId]);
  const { transactionId } = await releases.publish({ releaseId });
  expect(await client().getDocument(publishedId)).toMatchObject({
    title: 'Par lot',
    _rev: transactionId,
  });

  // Edited since, it is still known by the transaction that published it: the studio reverts to before that.
  await editor.patch(publishedId).set({ title: 'Corrigé' }).commit();
  const { finalDocumentStates } = (await releases.get({ releaseId })) ?? {};
  expect(finalDocumentStates?.map(({ id }) => id)).toEqual([versionId]);
  const { documents } = await editor.request({
    url: `/data/history/production/documents/${versionId}`,
    query: { lastRevision: 'true' },
  });
  expect(documents).toMatchObject([{ _id: versionId, title: 'Par lot', _rev: transactionId }]);

  const eventPage = await eventsOf(releaseId);
  expect(typesOf(eventPage)).toEqual([
    'publishRelease',
    'unarchiveRelease',
    'archiveRelease',
    'unscheduleRelease',
    'scheduleRelease',
    'discardDocumentFromRelease',
    'addDocumentToRelease',
    'addDocumentToRelease',
    'createRelease',
  ]);
  expect(eventPage.nextCursor).toBe('');
  for (const { author, timestamp, releaseName } of eventPage.events) {
    expect(author).toBe(caller);
    expect(Date.parse(timestamp)).toBeGreaterThan(0);
    expect(releaseName).toBe(releaseId);
  }
  expect(eventPage.events[4]).toMatchObject({ publishAt });
  expect(eventPage.events[5]).toMatchObject({ documentId: 'other', documentType: 'page' });
  expect(eventPage.events[7]).toMatchObject({
    documentId: publishedId,
    documentType: 'post',
    versionId,
    revisionId: expect.any(String),
  });

  await releases.delete({ releaseId });
  expect(await releases.get({ releaseId })).toBeUndefined();
});

it('events come a page at a time, and only to those who edit', async () => {
  const releaseId = 'rPages';
  await releases.create({ releaseId });
  for (const id of ['a', 'b', 'c']) {
    await editor.create({ _id: `versions.${releaseId}.${id}`, _type: 'post' });
  }
  const first = await eventsOf(releaseId, { limit: '3' });
  expect(first.events.map(({ documentId }) => documentId)).toEqual(['c', 'b', 'a']);
  const second = await eventsOf(releaseId, { limit: '3', nextCursor: first.nextCursor });
  expect([typesOf(second), second.nextCursor]).toEqual([['createRelease'], '']);
  // A name that begins like another's is another release.
  expect((await eventsOf('rPage')).events).toEqual([]);
  const visitor = client().request({ url: '/data/history/production/events/releases/rPages' });
  await expect(visitor).rejects.toMatchObject({ statusCode: 401 });
});

it('the history of a document says which release published it', async () => {
  const releaseId = 'rSaid';
  await releases.create({ releaseId });
  await editor.create({ _id: 'drafts.said', _type: 'post', title: 'Brouillon' });
  const baseId = 'drafts.said';
  await editor.createVersion({ releaseId, publishedId: 'said', baseId });
  await releases.publish({ releaseId });
  const { events } = await editor.request<{ events: Record<string, unknown[]> }>({
    url: '/data/history/production/events/documents/said',
  });
  expect(events.said?.[0]).toMatchObject({
    type: 'publishDocumentVersion',
    versionId: `versions.${releaseId}.said`,
    cause: { type: 'release.publish', releaseId },
  });
});

it('the draft a version was made from goes with its publication, unless it was edited since', async () => {
  const releaseId = 'rSource';
  await releases.create({ releaseId });
  for (const publishedId of ['untouched', 'edited']) {
    const draft = await editor.create({ _id: `drafts.${publishedId}`, _type: 'post', title: '1' });
    await editor.createVersion({ releaseId, publishedId, baseId: draft._id });
    expect(await editor.getDocument(`versions.${releaseId}.${publishedId}`)).toMatchObject({
      _system: { base: { id: draft._id, rev: draft._rev } },
    });
  }
  await editor.patch('drafts.edited').set({ title: '2' }).commit();
  await releases.publish({ releaseId });
  expect(await editor.getDocument('untouched')).not.toHaveProperty('_system');
  expect(await editor.getDocument('drafts.untouched')).toBeUndefined();
  expect(await editor.getDocument('drafts.edited')).toMatchObject({ title: '2' });
});

it('a release seen before drafts is asked for, and told of when it changes', async () => {
  const releaseId = 'rSeen';
  await releases.create({ releaseId });
  await editor.create({ _id: 'seen', _type: 'post', title: 'Publié' });
  await editor.create({ _id: 'drafts.seen', _type: 'post', title: 'Brouillon' });
  const preview = staff({ perspective: [releaseId, 'drafts', 'published'] });
  const query = '*[_id == "seen"][0].title';
  const { result, syncTags = [] } = await preview.fetch(query, {}, { filterResponse: false });
  expect(result).toBe('Brouillon');

  const live: string[][] = [];
  const heard = preview.live.events({ includeDrafts: true }).subscribe((event) => {
    live.push(event.type === 'message' ? [...event.tags] : [event.type]);
  });
  const changes: string[] = [];
  const listening = staff()
    .listen(
      '*[sanity::partOfRelease($releaseId)]',
      { releaseId },
      { includeAllVersions: true, events: ['welcome', 'mutation'] },
    )
    .subscribe((event) => changes.push('transition' in event ? event.transition : event.type));
  await expect.poll(() => [live.length, changes.length]).toEqual([1, 1]);

  await editor.create({ _id: `versions.${releaseId}.seen`, _type: 'post', title: 'Par lot' });
  await expect.poll(() => live.length).toBe(2);
  expect(live[1]?.some((tag) => syncTags.some((syncTag) => syncTag === tag))).toBe(true);
  expect(await preview.fetch(query)).toBe('Par lot');
  await editor.discardVersion({ releaseId, publishedId: 'seen' });
  await expect.poll(() => live.length).toBe(3);
  expect(await preview.fetch(query)).toBe('Brouillon');
  await expect.poll(() => changes).toEqual(['welcome', 'appear', 'disappear']);
  heard.unsubscribe();
  listening.unsubscribe();
});
