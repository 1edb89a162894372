import { ClientError } from '@sanity/client';
import { describe, expect, it } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

/** A word in every field of every document the public must not see. */
const CANARY = 'canari-7f3a';

const times = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
const RULES = [
  { type: 'post', from: 'publishDate' },
  { type: 'job', condition: 'isActive == true' },
  { type: 'project', condition: 'status != "archived"', from: 'publishDate' },
];
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

const PUBLIC = [
  { put: { _id: 'open', _type: 'post', ...times, title: 'Ouvert', to: { _ref: 'drafts.open' } } },
  { put: { _id: 'other', _type: 'post', ...times, title: 'Autre', to: { _ref: 'hidden' } } },
];
const HIDDEN = [
  { put: { _id: 'drafts.open', _type: 'post', title: CANARY, [CANARY]: true } },
  { put: { _id: 'drafts.hidden', _type: 'post', title: CANARY, to: { _ref: 'open' } } },
  { put: { _id: 'versions.rNext.open', _type: 'post', title: CANARY } },
  { put: { _id: 'versions.rNext.hidden', _type: 'post', title: CANARY } },
  { put: { _id: '_.releases.rNext', _type: 'system.release', title: CANARY } },
  { put: { _id: 'secret.settings', _type: 'settings', title: CANARY } },
  {
    put: {
      _id: 'hidden',
      _type: 'post',
      title: CANARY,
      publishDate: TOMORROW,
      to: { _ref: 'open' },
    },
  },
  { put: { _id: 'hidden-job', _type: 'job', title: CANARY, isActive: false } },
  { put: { _id: 'hidden-job-2', _type: 'job', title: CANARY } },
  { put: { _id: 'hidden-project', _type: 'project', title: CANARY, status: 'archived' } },
  { put: { _id: 'hidden-project-2', _type: 'project', title: CANARY, publishDate: TOMORROW } },
];
const HIDDEN_IDS = HIDDEN.map(({ put }) => put._id);

const { service, client, staff, origin } = await startTestService([...PUBLIC, ...HIDDEN], {
  publicRules: RULES,
});
/** The same service where nothing hidden was ever written. */
const innocent = await startTestService(PUBLIC, { publicRules: RULES });

const QUERIES = [
  '*',
  '*[_id in path("drafts.**")]',
  '*[_id in path("versions.**")]',
  '*[_id in path("**")]',
  '*[_id in path("*.*")]',
  '*[_id == "drafts.open"]',
  '*[_id == $id][0]',
  '*[_id in ["drafts.open", "drafts.hidden", "versions.rNext.open", "secret.settings"]]',
  '*[_type == "settings"]',
  '*[_type in ["system.release", "settings"]]',
  '*[_originalId in path("drafts.**")]',
  '*[_originalId match "drafts*"]',
  '*[title match "canari*"]',
  `*[defined(${JSON.stringify(CANARY)})]`,
  '*[references("open")]',
  '*[references("drafts.open")]{..., "to": to->}',
  '*{"to": to->{...}, "title": to->title}',
  '{"x": {"_ref": "drafts.open"}}{"y": x->, "z": x->title}',
  '[{"_ref": "secret.settings"}, {"_ref": "versions.rNext.open"}][]->',
  '$reference->',
  '*[sanity::versionOf("open")]',
  '*[sanity::partOfRelease("rNext")]',
  'releases::all()',
  '*[_type == "post"] | order(_updatedAt desc) | score(title match "canari*")',
  '*[_id == "open"]{"siblings": *[_id == "drafts." + ^._id]}',
  'array::unique(*._type)',
  'math::sum(*[string::startsWith(_id, "drafts")]{"n": length(title)}.n)',
  '*[_id == $hidden._ref][0]',
  '*[_id in ["hidden", "hidden-job", "hidden-job-2", "hidden-project", "hidden-project-2"]]',
  'count(*[_type in ["job", "project"]])',
  '*[_type == "post" && publishDate > now()]',
  '*[dateTime(publishDate) > dateTime(now())]._id',
  '*[_type == "job" && isActive != true]',
  '$hidden->{title, "to": to->title}',
  '[{"_ref": "hidden-job"}, {"_ref": "hidden-project"}][]->',
  '*[_id == "other"]{"next": to->{..., "back": to->}, "seen": defined(to->title)}',
  '*[_type == "post"]{"others": *[_type == ^._type && _id != ^._id]{_id, "up": ^.^._id}}',
  '*[references(*[title match "canari*"]._id)]._id',
  '*[references("hidden")] | order(to->title asc)',
  '*[_type == "post"] | score(to->title match "canari*") {_id, _score}',
  '*[string::lower(title) match "*7f3a*"]',
  'diff::changedAny(*[_id == "open"][0], *[_id == "hidden"][0], title)',
  'diff::changedOnly(*[_id == "hidden"][0], *[_id == "open"][0], (title, to))',
  'coalesce(*[_id == "hidden"][0].title, $hidden->title, "rien")',
  'select(count(*[_id == "hidden"]) > 0 => "là", "absent")',
  '*[_id > "hidde" && _id < "hiddenz"]',
  '*[sanity::versionOf("hidden")]',
  '[...*[_type == "project"].title, *[_type == "job"][0].title]',
];

const params = {
  id: 'drafts.open',
  reference: { _ref: 'drafts.open' },
  hidden: { _ref: 'hidden' },
};
const PERSPECTIVES = [
  'raw',
  'drafts',
  'previewDrafts',
  'published',
  'rNext',
  'rNext,drafts',
  undefined,
];

async function ask(service: string, path: string, init?: RequestInit) {
  const { ms, ...answer } = await (await fetch(`${service}${path}`, init)).json();
  return answer;
}

describe('an anonymous caller', () => {
  it.each(QUERIES)(
    'gets what there would be without hidden documents: %s',
    { tags: ['slow'] },
    async (query) => {
      const search = new URLSearchParams({ query });
      for (const [name, value] of Object.entries(params)) {
        search.set(`$${name}`, JSON.stringify(value));
      }
      const post = { method: 'POST', body: JSON.stringify({ query, params }) };
      for (const version of ['v1', 'v2025-02-19', 'vX']) {
        for (const perspective of PERSPECTIVES) {
          const seen = perspective === undefined ? '' : `perspective=${perspective}`;
          const path = `/${version}/data/query/production?${seen}`;
          const answer = await ask(origin, `${path}&${search}`);
          expect(answer).toHaveProperty('result');
          expect(answer).toEqual(await ask(innocent.origin, `${path}&${search}`));
          expect(answer).toEqual(await ask(origin, path, post));
          expect(JSON.stringify(answer.result)).not.toContain(CANARY);
        }
      }
    },
  );

  it('counts only what is public, from any perspective', async () => {
    for (const perspective of ['raw', 'drafts', 'published', ['rNext', 'drafts']] as const) {
      const config = typeof perspective === 'string' ? perspective : [...perspective];
      const counts = await client({ perspective: config }).fetch(
        '[count(*), count(*[_type == "post"]), count(*[_id in path("drafts.**")])]',
      );
      expect(counts).toEqual([2, 2, 0]);
    }
  });

  it('is told nothing about a hidden document asked for by id, not even that it exists', async () => {
    const ids = ['drafts.open', 'drafts.never', 'versions.rNext.open', 'secret.settings', 'open'];
    expect(await client().getDocuments(ids)).toEqual([
      null,
      null,
      null,
      null,
      expect.objectContaining({ title: 'Ouvert' }),
    ]);
    const address = `${origin}/v1/data/doc/production/drafts.open,drafts.never,never`;
    expect(await (await fetch(address)).json()).toEqual({
      documents: [],
      omitted: [
        { id: 'drafts.open', reason: 'permission' },
        { id: 'drafts.never', reason: 'permission' },
        { id: 'never', reason: 'existence' },
      ],
    });
    const versions = await client().getDocument('open', { includeAllVersions: true });
    expect(versions.map(({ _id }) => _id)).toEqual(['open']);
    // One that waits for its day is not told from one that was never written.
    const documentsAddress = `${origin}/v1/data/doc/production/${HIDDEN_IDS.join(',')},never`;
    const { documents, omitted } = await (await fetch(documentsAddress)).json();
    expect(documents).toEqual([]);
    expect(omitted).toEqual(
      [...HIDDEN_IDS, 'never'].map((id) => ({
        id,
        reason: id.includes('.') ? 'permission' : 'existence',
      })),
    );
  });

  it('exports what there would be without hidden documents', async () => {
    const read = async (of: { origin: string }) =>
      (await fetch(`${of.origin}/v1/data/export/production`)).text();
    expect(await read({ origin })).toBe(await read(innocent));
  });

  it('does not share the remembered answers of staff', async () => {
    const query = '*[_type == "post"].title';
    const asStaff = await staff({ perspective: 'raw' }).fetch(query);
    expect(asStaff).toContain(CANARY);
    expect(await client({ perspective: 'raw' }).fetch(query)).toEqual(['Ouvert', 'Autre']);
  });
});

it('who edits content finds all that is hidden', async () => {
  const ids = await staff({ perspective: 'raw' }).fetch(`*[title == "${CANARY}"]._id`);
  expect(ids.toSorted()).toEqual(HIDDEN_IDS.toSorted());
  expect(await staff().getDocuments(HIDDEN_IDS)).not.toContain(null);
  const published = await staff({ perspective: 'published' }).fetch('*._id');
  expect(published).toEqual(expect.arrayContaining(HIDDEN_IDS.filter((id) => !id.includes('.'))));
});

it('without rules the public reads whatever has a public id, as hosted', async () => {
  const open = await startTestService([...PUBLIC, ...HIDDEN]);
  const ids = await open.client().fetch('*._id');
  expect(ids).toEqual(expect.arrayContaining(HIDDEN_IDS.filter((id) => !id.includes('.'))));
});

it('an anonymous caller can write nothing [pages-6.03]', async () => {
  const before = service.documentCount();
  const writes = [
    () => client().create({ _type: 'post' }),
    () => client().createOrReplace({ _id: 'open', _type: 'post', title: 'Pris' }),
    () => client().patch('open').set({ title: 'Pris' }).commit(),
    () => client().delete('open'),
    () => client().transaction().delete('open').commit(),
    () =>
      client().action({
        actionType: 'sanity.action.document.unpublish',
        publishedId: 'open',
        draftId: 'drafts.open',
      }),
    () => client().assets.upload('image', Buffer.from('x')),
  ];
  for (const write of writes) await expect(write()).rejects.toBeInstanceOf(ClientError);
  expect(service.documentCount()).toBe(before);
  expect(await client().getDocument('open')).toMatchObject({ title: 'Ouvert' });
});

it('a token that is no longer good is a 401, never an anonymous answer', async () => {
  await expect(client({ token: 'old' }).fetch('1')).rejects.toMatchObject({ statusCode: 401 });
});
