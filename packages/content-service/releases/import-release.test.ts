import type { ImportReleaseAction } from '@sanity/client';
import { expect, it } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const { staff } = await startTestService();
const editor = staff({ perspective: 'raw' });

const released = (name: string, fields: Record<string, unknown> = {}) => ({
  _id: `_.releases.${name}`,
  _type: 'system.release',
  _createdAt: '2026-01-02T03:04:05Z',
  name,
  state: 'active',
  metadata: { title: name, releaseType: 'asap', cardinality: 'many' },
  ...fields,
});

async function take(
  attributes: ReturnType<typeof released>,
  ifExists: ImportReleaseAction['ifExists'] = 'fail',
) {
  const releaseId = attributes.name;
  await editor.action({
    actionType: 'sanity.action.release.import',
    releaseId,
    attributes,
    ifExists,
  });
  return editor.releases.get({ releaseId });
}

it('a release is imported as its export has it', async () => {
  const finalDocumentStates = [{ _key: 'a', id: 'versions.rOld.a' }];
  expect(await take(released('rOld', { state: 'archived', finalDocumentStates }))).toMatchObject({
    _createdAt: '2026-01-02T03:04:05Z',
    state: 'archived',
    metadata: { title: 'rOld', cardinality: 'many' },
    finalDocumentStates,
  });
  // Both of the client's names for it.
  await editor.action({
    actionType: 'sanity.action.release.import',
    releaseId: 'rOther',
    document: released('rOther'),
    ifExists: 'fail',
  });
  expect(await editor.releases.get({ releaseId: 'rOther' })).toMatchObject({ state: 'active' });
});

it('one that is there already is refused, left alone, or replaced', async () => {
  await take(released('rTwice'));
  const again = released('rTwice', { metadata: { title: 'Deux', releaseType: 'asap' } });
  await expect(take(again)).rejects.toMatchObject({ statusCode: 409 });
  expect((await take(again, 'ignore'))?.metadata.title).toBe('rTwice');
  expect((await take(again, 'replace'))?.metadata.title).toBe('Deux');
});

it.each(['2026-01-01T00:00:00Z', '2099-01-01T00:00:00Z'])(
  'a scheduled one, of %s, is worked on again: its documents may still arrive',
  async (publishAt) => {
    const name = `rLate${publishAt.slice(0, 4)}`;
    const release = await take(released(name, { state: 'scheduled', publishAt }));
    expect(release).toMatchObject({ state: 'active' });
    expect(release).not.toHaveProperty('publishAt');
    await editor.create({ _id: `versions.${name}.late`, _type: 'post' });
  },
);

it('a step that was under way when it was exported is taken again by its editor', async () => {
  expect(await take(released('rHalf', { state: 'publishing' }))).toMatchObject({ state: 'active' });
});

it.each([
  ['another name', { releaseId: 'rA', attributes: released('rB') }],
  ['no release', { releaseId: 'rA' }],
  ['a state that there is not', { releaseId: 'rA', attributes: { state: 'gone' } }],
  ['a name that is no part of an id', { releaseId: 'r.A', attributes: released('r.A') }],
])('%s is refused', async (_, action) => {
  const actions = [{ actionType: 'sanity.action.release.import', ...action }];
  const response = editor.request({
    method: 'POST',
    url: '/data/actions/production',
    body: { actions },
  });
  await expect(response).rejects.toMatchObject({ statusCode: 400 });
});
