/** What the Studio's releases tool sends for its menu: revert, duplicate, archive, bring back, delete. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { startTestService } from '../testing/start-test-service.ts';

const { staff, client } = await startTestService();
const editor = staff({ perspective: 'raw' });
const { releases } = editor;

const HISTORY = '/data/history/production';

const Version = z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string() });
type Version = z.infer<typeof Version>;
const Versions = z.object({ documents: z.array(Version) });

const Effect = z.object({ apply: z.array(z.unknown()), revert: z.array(z.unknown()) });
const Transaction = z.object({ id: z.string(), effects: z.record(z.string(), Effect) });

/** A published release of a changed, a new and a removed document. */
async function publish(releaseId: string) {
  const ids = [`${releaseId}-a`, `${releaseId}-b`, `${releaseId}-c`] as const;
  const [changed, fresh, removed] = ids;
  await releases.create({ releaseId, metadata: { title: 'Automne', releaseType: 'asap' } });
  await editor.create({ _id: changed, _type: 'post', title: 'Avant' });
  await editor.create({ _id: removed, _type: 'post', title: 'Retiré' });
  await editor.createVersion({ releaseId, publishedId: changed, baseId: changed });
  await editor.patch(`versions.${releaseId}.${changed}`).set({ title: 'Après' }).commit();
  await editor.create({ _id: `versions.${releaseId}.${fresh}`, _type: 'post', title: 'Nouveau' });
  await editor.unpublishVersion({ releaseId, publishedId: removed });
  await releases.publish({ releaseId });
  const titles = () => client().fetch('*[_id in $ids] | order(_id).title', { ids });
  return { titles };
}

/** The documents of a release that was published or put away, as its page in the Studio lists them. */
async function documentsOf(releaseId: string): Promise<Version[]> {
  const { finalDocumentStates = [] } = (await releases.get({ releaseId })) ?? {};
  const ids = finalDocumentStates.map(({ id }) => id).join(',');
  const url = `${HISTORY}/documents/${ids}?lastRevision=true`;
  return Versions.parse(await editor.request({ url })).documents;
}

/** The transactions of a document up to one, newest first, as the Studio asks for them. */
async function transactionsUntil(id: string, toTransaction: string) {
  const query = new URLSearchParams({
    toTransaction,
    reverse: 'true',
    limit: '1000',
    effectFormat: 'mendoza',
    excludeContent: 'true',
    includeIdentifiedDocumentsOnly: 'true',
  });
  const url = editor.getUrl(`${HISTORY}/transactions/${id}?${query}`);
  const { token } = editor.config();
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const lines = (await answer.text()).trim().split('\n');
  return lines.map((line) => Transaction.parse(JSON.parse(line)));
}

/** Whether a patch leaves no document. */
const isNothing = (patch: readonly unknown[] = []) => patch[0] === 0 && patch[1] === null;

/** Reads a published release's documents as they were before, by the requests of the Studio's dialog. */
async function documentsBefore(releaseId: string): Promise<Version[]> {
  const published = await documentsOf(releaseId);
  const publication = published[0]?._rev ?? expect.fail();
  return Promise.all(
    published.map(async (version) => {
      const _id = version._id.replace(/^versions\.[^.]+\./, '');
      const all = await transactionsUntil(_id, publication);
      const before = all.find(({ id }) => id !== publication);
      const isMade = !before && isNothing(all[0]?.effects[_id]?.revert);
      // It did not exist before: it is unpublished again.
      if (!before || isNothing(before.effects[_id]?.apply)) {
        expect(isMade || before).toBeTruthy();
        return { ...version, _id, _system: { delete: true } };
      }
      const url = `${HISTORY}/documents/${_id}?revision=${before.id}`;
      return Versions.parse(await editor.request({ url })).documents[0] ?? expect.fail();
    }),
  );
}

/** A release that takes another back, as the Studio writes it. */
async function revert(releaseId: string, by: string) {
  const documents = await documentsBefore(releaseId);
  const metadata = { title: 'Retour', releaseType: 'asap', cardinality: 'many' } as const;
  await releases.create({ releaseId: by, metadata });
  await editor.action(
    documents.map((document) => ({
      actionType: 'sanity.action.document.version.create' as const,
      document: { ...document, _id: `versions.${by}.${document._id}` },
      publishedId: document._id,
    })),
  );
}

const eventsOf = async (releaseId: string) => {
  const url = `${HISTORY}/events/releases/${releaseId}`;
  const { events } = await editor.request<{ events: { type: string }[] }>({ url });
  return events.map(({ type }) => type);
};

it('a published release is taken back: at once, or by a release that is looked at first', async () => {
  const { titles } = await publish('rAutumn');
  expect(await titles()).toEqual(['Après', 'Nouveau']);
  await revert('rAutumn', 'rBack');
  // Prepared, it changes nothing yet.
  expect(await titles()).toEqual(['Après', 'Nouveau']);
  const { result } = await releases.fetchDocuments({ releaseId: 'rBack' });
  expect(result.map(({ title, _system }) => [title, _system?.delete])).toEqual([
    ['Avant', undefined],
    ['Nouveau', true],
    ['Retiré', undefined],
  ]);
  await releases.publish({ releaseId: 'rBack' });
  expect(await titles()).toEqual(['Avant', 'Retiré']);
  expect(await eventsOf('rBack')).toEqual([
    'publishRelease',
    ...Array(3).fill('addDocumentToRelease'),
    'createRelease',
  ]);
  // And the way back is taken back by the same road.
  await revert('rBack', 'rForth');
  await releases.publish({ releaseId: 'rForth' });
  expect(await titles()).toEqual(['Après', 'Nouveau']);
});

it('a release is duplicated with its versions, which are another’s from then on', async () => {
  const releaseId = 'rModel';
  await releases.create({ releaseId, metadata: { title: 'Modèle', releaseType: 'undecided' } });
  await editor.create({ _id: 'model-a', _type: 'post', title: 'En ligne' });
  await editor.createVersion({ releaseId, publishedId: 'model-a', baseId: 'model-a' });
  await editor.patch(`versions.${releaseId}.model-a`).set({ title: 'Prévu' }).commit();
  await editor.create({ _id: 'model-b', _type: 'post', title: 'À retirer' });
  await editor.unpublishVersion({ releaseId, publishedId: 'model-b' });

  const metadata = { title: 'Modèle (copie)', releaseType: 'undecided' } as const;
  await releases.create({ releaseId: 'rCopy', metadata });
  await editor.action(
    ['model-a', 'model-b'].map((id) => ({
      actionType: 'sanity.action.document.version.create' as const,
      baseId: `versions.${releaseId}.${id}`,
      publishedId: id,
      versionId: `versions.rCopy.${id}`,
    })),
  );
  await editor.patch('versions.rCopy.model-a').set({ title: 'Autrement' }).commit();
  expect((await editor.getDocument(`versions.${releaseId}.model-a`))?.title).toBe('Prévu');
  await releases.publish({ releaseId: 'rCopy' });
  const ids = ['model-a', 'model-b'];
  expect(await client().fetch('*[_id in $ids].title', { ids })).toEqual(['Autrement']);
  expect(await releases.get({ releaseId })).toMatchObject({ state: 'active' });
});

it('an archived release is listed with its documents, comes back whole, and is deleted for good', async () => {
  const releaseId = 'rShelf';
  await releases.create({ releaseId, metadata: { title: 'Rangé', releaseType: 'asap' } });
  const _id = `versions.${releaseId}.shelf`;
  await editor.create({ _id, _type: 'post', title: 'De côté' });
  await releases.archive({ releaseId });
  expect(await documentsOf(releaseId)).toMatchObject([{ _id, title: 'De côté' }]);
  await releases.unarchive({ releaseId });
  expect(await editor.getDocument(_id)).toMatchObject({ title: 'De côté' });
  await releases.archive({ releaseId });
  expect(await eventsOf(releaseId)).toEqual([
    'archiveRelease',
    'unarchiveRelease',
    'archiveRelease',
    'addDocumentToRelease',
    'createRelease',
  ]);
  await releases.delete({ releaseId });
  expect(await releases.get({ releaseId })).toBeUndefined();
  expect(await editor.getDocument(_id)).toBeUndefined();
});
