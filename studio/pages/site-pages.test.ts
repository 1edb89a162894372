import { expect, test } from 'vitest';
import { sitePages } from './site-pages.ts';

const NOW = Date.parse('2026-11-30T10:00:00Z');

const post = (id: string, fields: object = {}) => ({
  _id: id,
  _type: 'blogPost',
  _updatedAt: '2026-11-29T10:00:00Z',
  title: 'Le mur',
  slug: { current: 'le-mur' },
  ...fields,
});

const pages = (
  documents: ReturnType<typeof post>[],
  releases: Parameters<typeof sitePages>[0]['releases'] = [],
) => sitePages({ documents, releases }, NOW);

test('a published document with a draft is one page, online and edited, by the title of the draft', () => {
  const list = pages([post('mur'), post('drafts.mur', { title: 'Le mur du matin' })]);
  expect(list).toMatchObject([
    {
      id: 'mur',
      title: 'Le mur du matin',
      path: '/blog/le-mur',
      state: 'published',
      isEdited: true,
    },
  ]);
  expect(list).toHaveLength(1);
});

test.each([
  ['a document that was never published', post('drafts.mur'), 'draft'],
  ['a date to come', post('mur', { publishDate: '2026-12-24T08:00:00Z' }), 'planned'],
  ['a date that has passed', post('mur', { publishDate: '2026-11-01T08:00:00Z' }), 'published'],
  ['a service that is not active', post('s', { _type: 'service', status: 'inactive' }), 'hidden'],
])('%s is the page’s state', (_, document, state) => {
  expect(pages([document])).toMatchObject([{ state, isEdited: false }]);
});

test('a release that is planned makes its pages planned, new ones too; what has no page is left out', () => {
  const publishAt = '2026-12-01T08:00:00Z';
  const versions = [
    post('versions.r1.mur'),
    post('versions.r1.neuf'),
    post('versions.r1.x', { _type: 'sanity.x' }),
  ];
  const list = pages([post('mur')], [{ publishAt, documents: versions }]);
  expect(list.map(({ id, state, at }) => [id, state, at])).toEqual([
    ['mur', 'planned', publishAt],
    ['neuf', 'planned', publishAt],
  ]);
});

test('a document that there is one of has the title of its type, and its path', () => {
  expect(
    pages([post('home', { _type: 'home', title: 'Le marketing', slug: undefined })]),
  ).toMatchObject([{ title: 'Page d’accueil', path: '/', state: 'published' }]);
});
