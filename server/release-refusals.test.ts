import { expect, test } from 'vitest';
import { startTestService } from '../packages/content-service/testing/start-test-service.ts';
import { wordRefusal } from './release-refusals.ts';

const { staff } = await startTestService([], { wordRefusal });
const editor = staff({ perspective: 'raw' });
const { releases } = editor;

/** Plans a release for now: it is not published, and says why. */
async function expectRefusal(releaseId: string, reason: string): Promise<void> {
  await releases.schedule({ releaseId, publishAt: new Date().toISOString() });
  const errorMessage = async () =>
    (await editor.getDocument(`_.releases.${releaseId}`))?.error?.message;
  await expect.poll(errorMessage).toBe(reason);
}

test('a release that would unpublish what another document needs says which, in French', async () => {
  await editor.create({ _id: 'person-a', _type: 'person', name: 'Salma Bennis' });
  const author = { _type: 'reference', _ref: 'person-a' };
  await releases.create({ releaseId: 'rGone', metadata: { releaseType: 'asap' } });
  await editor.unpublishVersion({ releaseId: 'rGone', publishedId: 'person-a' });
  await editor.create({ _id: 'post-a', _type: 'blogPost', title: 'Midi', author });
  await expectRefusal(
    'rGone',
    '«\u00a0Salma Bennis\u00a0» ne peut pas être dépublié\u00a0: «\u00a0Midi\u00a0» y fait référence.',
  );
});

test('a release that refers to what is not published says to what, in French', async () => {
  await editor.create({ _id: 'drafts.person-b', _type: 'person', name: 'Yanis' });
  const author = { _type: 'reference', _ref: 'person-b', _weak: true };
  await releases.create({ releaseId: 'rNew', metadata: { releaseType: 'asap' } });
  await editor.create({
    _id: 'versions.rNew.post-b',
    _type: 'blogPost',
    title: 'Soir',
    author: { ...author, _strengthenOnPublish: { type: 'person' } },
  });
  await expectRefusal(
    'rNew',
    '«\u00a0Soir\u00a0» fait référence à un document qui n’est pas publié\u00a0: «\u00a0Yanis\u00a0». Publiez-le d’abord, ou ajoutez-le à la publication groupée.',
  );
});

test('a release that would make another type of a document says of which, in French', async () => {
  await editor.create({ _id: 'page-c', _type: 'page', title: 'Mentions' });
  await releases.create({ releaseId: 'rType', metadata: { releaseType: 'asap' } });
  await editor.create({ _id: 'versions.rType.page-c', _type: 'blogPost', title: 'Article' });
  await expectRefusal(
    'rType',
    '«\u00a0Mentions\u00a0» est publié sous un autre type de document\u00a0: retirez-le de la publication groupée, puis créez un nouveau document.',
  );
});
