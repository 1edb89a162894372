import { expect, test } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../../context.ts';
import { authorPath, findAuthorPage, listAuthorPaths } from './blog-authors.ts';

type Fields = Record<string, unknown>;

const ref = (_ref: string) => ({ _type: 'reference', _ref });
const person = (_id: string, name: string, more: Fields = {}) => ({
  _id,
  _type: 'person',
  name,
  ...more,
});
const post = (_id: string, author: unknown, more: Fields = {}) => ({
  _id,
  _type: 'blogPost',
  title: `Article ${_id}`,
  slug: { current: _id },
  publishDate: '2026-11-01T08:00:00Z',
  author,
  ...more,
});

async function reading(...documents: ({ _id: string; _type: string } & Fields)[]) {
  const service = await startTestService(documents.map((put) => ({ put })));
  const content: ContentReader = { client: service.client(), assetOrigin: '', warn() {} };
  return content;
}

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

test('an author has the posts that refer to their document and those that name them, the latest first', async () => {
  const content = await reading(
    person('nour', 'Nour Élalaoui', { role: 'Autrice', bio: 'Écrit court.' }),
    person('sami', 'Sami Bari'),
    post('a', ref('nour'), { publishDate: '2026-11-02T08:00:00Z' }),
    post('b', 'NOUR ÉLALAOUI', { publishDate: '2026-11-03T08:00:00Z' }),
    post('c', ref('sami')),
    post('d', ref('nour'), { publishDate: TOMORROW }),
  );
  const page = await findAuthorPage(content, 'nour-elalaoui');
  expect(page?.author).toMatchObject({
    name: 'Nour Élalaoui',
    role: 'Autrice',
    bio: 'Écrit court.',
  });
  expect(page?.posts.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(page?.more).toBeUndefined();
});

test('a name that was typed is a page too: of the member of the team who has it, else under a drawn face', async () => {
  const content = await reading(
    { _id: 'team', _type: 'team', members: [{ _key: '1', name: 'Sami Bari', role: 'Monteur' }] },
    post('a', 'sami bari'),
    post('b', 'Plume Invitée'),
  );
  expect((await findAuthorPage(content, 'sami-bari'))?.author).toMatchObject({
    name: 'Sami Bari',
    role: 'Monteur',
  });
  expect((await findAuthorPage(content, 'plume-invitee'))?.author).toEqual({
    name: 'Plume Invitée',
    portrait: expect.objectContaining({ src: '/portraits/Plume%20Invit%C3%A9e.svg' }),
  });
});

test('who has signed nothing that is out has no page, and no entry in the sitemap', async () => {
  const content = await reading(
    person('nour', 'Nour Élalaoui'),
    person('sami', 'Sami Bari'),
    person('lina', 'Lina Fassi'),
    post('a', ref('nour')),
    post('b', 'nour élalaoui'),
    post('c', ref('sami'), { publishDate: TOMORROW }),
    post('d', '!?'),
  );
  for (const slug of ['sami-bari', 'lina-fassi', 'personne', '', 'Nour Élalaoui']) {
    expect(await findAuthorPage(content, slug), slug).toBeUndefined();
  }
  expect(await listAuthorPaths(content)).toEqual(['/blog/auteurs/nour-elalaoui']);
});

test('twelve posts are shown of one who wrote more, and the blog’s search lists them all', async () => {
  const content = await reading(
    person('nour', 'Nour Élalaoui'),
    ...Array.from({ length: 14 }, (_, index) => post(`p${index}`, ref('nour'))),
  );
  const page = await findAuthorPage(content, 'nour-elalaoui');
  expect(page?.posts).toHaveLength(12);
  expect(page?.more).toBe('/blog?q=Nour+%C3%89lalaoui');
});

test('a name in any script has an address, and one without a letter has none', () => {
  expect(authorPath('Ousmane Keïta')).toBe('/blog/auteurs/ousmane-keita');
  expect(authorPath('نور')).toBe(`/blog/auteurs/${encodeURIComponent('نور')}`);
  expect(authorPath('!?')).toBeUndefined();
});
