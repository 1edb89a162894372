import { expect, it } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../../context.ts';
import { findPost } from '../../pages/post/query.ts';
import { listBlog } from './blog.ts';
import { blogAddress, readBlogRequest } from './blog-address.ts';

const SPECIFIED = ['Marketing', 'Vidéo', 'SEO', 'Contenu', 'Publicité', 'E-commerce'];

const category = (slug: string, name: string) => ({
  _id: `category-${slug}`,
  _type: 'category',
  name,
  slug: { _type: 'slug', current: slug },
});

const to = (_ref: string) => ({ _type: 'reference', _ref });

const post = (_id: string, category: unknown, others = {}) => ({
  _id,
  _type: 'blogPost',
  title: `Article ${_id}`,
  slug: { _type: 'slug', current: _id },
  publishDate: '2026-01-01T00:00:00Z',
  category,
  ...others,
});

async function blogOf(...documents: (Record<string, unknown> & { _id: string; _type: string })[]) {
  const warnings: unknown[] = [];
  const service = await startTestService(documents.map((put) => ({ put })));
  const content: ContentReader = {
    client: service.client(),
    assetOrigin: '',
    warn: (_, details) => warnings.push(details),
  };
  const at = (address: string) =>
    listBlog(content, readBlogRequest(new URL(address, 'https://site.example').searchParams));
  return { ...service, content, warnings, at };
}

it('a blog without category documents has the buttons of the specification [pages-2.81]', async () => {
  const { at } = await blogOf(post('a', 'SEO'), post('b', 'Jardin'));
  const { categories } = await at('/blog');
  expect(categories.map(({ name }) => name)).toEqual(SPECIFIED);
});

it('buttons stand in the order the agency gave them, the others after those by name', async () => {
  const { at } = await blogOf(
    category('seo', 'SEO'),
    category('jardin', 'Jardin'),
    category('atelier', 'Atelier'),
    { _id: 'blog', _type: 'blog', categories: [{ _key: 'a', ...to('category-seo') }] },
  );
  const { categories } = await at('/blog');
  expect(categories.map(({ name }) => name)).toEqual(['SEO', 'Atelier', 'Jardin']);
});

it('a blog that is half converted keeps the buttons of the words its posts still have', async () => {
  const { at } = await blogOf(
    category('video', 'Vidéo'),
    post('linked', to('category-video')),
    post('typed', 'VIDEO'),
    post('other', 'seo'),
  );
  const { categories } = await at('/blog');
  expect(categories.map(({ name }) => name)).toEqual(['Vidéo', 'SEO']);
  const idsAt = async (address: string) => (await at(address)).posts.map(({ id }) => id);
  expect(await idsAt('/blog?categorie=video')).toEqual(['linked', 'typed']);
  expect(await idsAt('/blog?categorie=seo')).toEqual(['other']);
  expect((await at('/blog?categorie=video')).posts[0]?.category).toBe('Vidéo');
});

it('an address leads to its category whatever the case and accents, and after it was renamed', async () => {
  const blog = await blogOf(category('video', 'Vidéo'), post('a', to('category-video')));
  const spellings = ['video', 'Vidéo', 'VIDEO', 'Vid%C3%A9o'];
  await blog.staff().patch('category-video').set({ name: 'Films' }).commit();
  for (const categorie of spellings) {
    const { location, posts } = await blog.at(`/blog?categorie=${categorie}`);
    expect(location.category).toEqual({ slug: 'video', name: 'Films' });
    expect(posts.map((card) => card.category)).toEqual(['Films']);
    expect(blogAddress(location)).toBe('/blog?categorie=video');
  }
  expect((await blog.at('/blog?categorie=jardin')).location.category).toBeUndefined();
});

it('a post says its category and leads to it, referred to or typed', async () => {
  const { content, warnings } = await blogOf(
    category('video', 'Vidéo'),
    post('linked', to('category-video')),
    post('typed', 'vidéo'),
    post('foreign', 'Jardin'),
  );
  const wayOf = async (slug: string) => {
    const page = await findPost(content, slug);
    return [page?.category, page?.categorySlug];
  };
  expect(await wayOf('linked')).toEqual(['Vidéo', 'video']);
  expect(await wayOf('typed')).toEqual(['vidéo', 'video']);
  expect(await wayOf('foreign')).toEqual(['Jardin', undefined]);
  expect(warnings).toEqual([]);
});

it('posts of one category are kin, whichever way each names it', async () => {
  const { content } = await blogOf(
    category('video', 'Vidéo'),
    post('new', 'SEO', { publishDate: '2026-04-01T00:00:00Z' }),
    post('linked', to('category-video')),
    post('typed', 'VIDEO'),
    post('also', to('category-video')),
    post('more', 'Contenu', { publishDate: '2026-03-01T00:00:00Z' }),
  );
  const kin = (await findPost(content, 'linked'))?.related.map(({ id }) => id);
  expect(kin?.slice(0, 2)).toEqual(['also', 'typed']);
});

it('a category that posts refer to can’t be deleted', async () => {
  const { staff } = await blogOf(category('video', 'Vidéo'), post('a', to('category-video')));
  await expect(staff().delete('category-video')).rejects.toMatchObject({ statusCode: 409 });
});
