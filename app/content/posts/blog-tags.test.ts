import { expect, test } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../../context.ts';
import { findTagPage, listTagPaths, tagPath } from './blog-tags.ts';

const post = (_id: string, tags: unknown, publishDate = '2026-11-01T08:00:00Z') => ({
  _id,
  _type: 'blogPost',
  title: `Article ${_id}`,
  slug: { current: _id },
  publishDate,
  tags,
});

async function reading(...documents: ReturnType<typeof post>[]) {
  const service = await startTestService(documents.map((put) => ({ put })));
  const content: ContentReader = { client: service.client(), assetOrigin: '', warn() {} };
  return content;
}

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

test('tags that differ in case, accents and signs are one, named as the latest post writes it', async () => {
  const content = await reading(
    post('a', ['referencement local'], '2026-11-01T08:00:00Z'),
    post('b', ['Vidéo', 'Référencement-local'], '2026-11-03T08:00:00Z'),
    post('c', ['RÉFÉRENCEMENT LOCAL', 'référencement local'], '2026-11-02T08:00:00Z'),
    post('d', ['Référencement'], '2026-11-04T08:00:00Z'),
    post('e', ['Référencement local'], TOMORROW),
  );
  const page = await findTagPage(content, 'referencement-local', 1);
  expect(page).toMatchObject({ name: 'Référencement-local', total: 3, page: 1, pages: 1 });
  expect(page?.posts.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('twelve posts are on a page, each on one, and a page too far is the last', async () => {
  const content = await reading(
    ...Array.from({ length: 14 }, (_, at) => post(`p${String(at).padStart(2, '0')}`, ['SEO'])),
  );
  const pages = [await findTagPage(content, 'seo', 1), await findTagPage(content, 'seo', 2)];
  expect(pages.map((page) => page?.posts.length)).toEqual([12, 2]);
  const ids = pages.flatMap((page) => page?.posts.map(({ id }) => id) ?? []);
  expect(new Set(ids).size).toBe(14);
  expect(await findTagPage(content, 'seo', 99)).toMatchObject({ page: 2, pages: 2, total: 14 });
});

test('a tag of no post that is out has no page, and one of a single post is not in the sitemap', async () => {
  const content = await reading(
    post('a', ['SEO', 'seo', 'Seul']),
    post('b', ['Séo', '!?', 7, null]),
    post('c', ['Demain'], TOMORROW),
    post('d', 'SEO'),
    post('e', undefined),
  );
  for (const slug of ['demain', 'personne', '', 'SEO', '7', 'x'.repeat(300)]) {
    expect(await findTagPage(content, slug, 1), slug).toBeUndefined();
  }
  expect(await findTagPage(content, 'seul', 1)).toMatchObject({ total: 1 });
  expect(await listTagPaths(content)).toEqual(['/blog/etiquettes/seo']);
});

test('a blog without posts, or without tags, lists no tags', async () => {
  expect(await listTagPaths(await reading())).toEqual([]);
  expect(await findTagPage(await reading(post('a', undefined)), 'seo', 1)).toBeUndefined();
});

test('a tag in any script has an address, and one without a letter has none', () => {
  expect(tagPath('Référencement local')).toBe('/blog/etiquettes/referencement-local');
  expect(tagPath('نور')).toBe(`/blog/etiquettes/${encodeURIComponent('نور')}`);
  expect(tagPath('!?')).toBeUndefined();
});
