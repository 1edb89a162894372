import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../../context.ts';
import { findPost } from '../../pages/post/query.ts';
import { listBlog } from './blog.ts';
import { findBlogTexts } from './blog-texts.ts';

const IMAGE = 'image-0e8b872f681d21d6aaac4ac124a968894eb810d6-2400x1600-png';

const paragraph = (text: unknown) => ({
  _type: 'block',
  _key: String(text),
  style: 'normal',
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
});
const heading = (text: string, style = 'h2') => ({ ...paragraph(text), style });
const chosen = (...ids: string[]) => ids.map((_ref) => ({ _type: 'reference', _ref, _key: _ref }));

const sound = [
  {
    _id: 'new',
    title: 'La carte de visite',
    slug: { current: 'carte-de-visite' },
    excerpt: 'Un bristol, deux lignes.',
    author: 'leila BENNIS',
    category: 'Contenu',
    tags: ['Écriture', 'Papier'],
    publishDate: '2026-05-01T08:00:00Z',
    coverImage: { asset: { _type: 'reference', _ref: IMAGE }, alt: 'Une carte' },
    content: [
      heading('Pourquoi\u202f?'),
      paragraph('mot '.repeat(401).trim()),
      heading('Pourquoi ?'),
      heading('Détail', 'h3'),
      heading('Pourquoi !', 'h2'),
      { _type: 'unheardOf', _key: 'u', anything: 1 },
    ],
    relatedBlogPosts: chosen('old', 'tomorrow', 'nowhere'),
    seoTitle: 'Carte',
  },
  {
    _id: 'same-category',
    title: 'Même rubrique',
    slug: { current: 'meme-rubrique' },
    category: 'Contenu',
    publishDate: '2026-04-01T08:00:00Z',
  },
  {
    _id: 'same-tags',
    title: 'Mêmes étiquettes',
    slug: 'memes-etiquettes',
    category: 'SEO',
    tags: ['ecriture', 'papier', 'Papier'],
    publishDate: '2026-03-01T08:00:00Z',
    featured: true,
  },
  {
    _id: 'latest',
    title: 'Le plus récent des autres',
    slug: { current: 'autre' },
    category: 'Vidéo',
    readTime: 7,
    publishDate: '2026-02-01T08:00:00Z',
  },
  {
    _id: 'old',
    title: 'Vieux',
    slug: { current: 'vieux' },
    category: 'SEO',
    publishDate: '2020-01-01T08:00:00Z',
  },
  {
    _id: 'tomorrow',
    title: 'Demain',
    slug: { current: 'demain' },
    tags: ['Écriture'],
    publishDate: '2999-01-01T00:00:00Z',
  },
  { _id: 'nameless', slug: { current: 'sans-titre' }, publishDate: '2026-01-01T00:00:00Z' },
];

const json = fc.jsonValue({ maxDepth: 3 });
/** Any field may be missing, null, of another type, or sound on the outside and broken inside. */
const broken = fc.record(
  {
    title: fc.oneof({ weight: 4, arbitrary: fc.constant('Titre') }, json),
    slug: fc.oneof(
      { weight: 4, arbitrary: fc.record({ current: fc.stringMatching(/^[a-z]{8}$/) }) },
      json,
    ),
    excerpt: json,
    category: json,
    author: json,
    readTime: json,
    featured: json,
    publishDate: fc.oneof(fc.constant('2024-02-30'), json),
    tags: fc.oneof(fc.array(json), json),
    coverImage: fc.oneof(fc.record({ asset: fc.record({ _ref: json }) }), json),
    relatedBlogPosts: fc.oneof(fc.array(fc.record({ _ref: json })), json),
    content: fc.oneof(
      fc.array(
        fc.oneof(
          fc.record({ _type: fc.constant('block'), style: json, children: fc.array(json) }),
          json,
        ),
      ),
      json,
    ),
    seoTitle: json,
  },
  { requiredKeys: [] },
);
const brokenPosts = fc.sample(broken, { numRuns: 80, seed: 7 });

const FIRST = { search: '', page: 1 };

const asPosts = (documents: readonly object[]) =>
  documents.map((document, index) => ({
    put: { _id: `post-${index}`, _type: 'blogPost', ...document },
  }));
const service = await startTestService([
  ...asPosts(sound),
  {
    put: {
      _id: 'team',
      _type: 'team',
      members: [{ _key: 'l', name: 'Leïla Bennis', role: 'Rédactrice en chef', bio: 'Coupe.' }],
    },
  },
]);
const sturdy = await startTestService(asPosts(brokenPosts));
const crowded = await startTestService(
  asPosts(
    Array.from({ length: 33 }, (_, index) => ({
      title: `Article ${index}`,
      slug: { current: `article-${index}` },
      category: index % 2 === 0 ? 'SEO' : 'Vidéo',
      featured: index < 8,
      publishDate: new Date(Date.UTC(2026, 0, 60 - index)).toISOString(),
    })),
  ),
);

let warnings: Record<string, unknown>[] = [];

beforeEach(() => {
  warnings = [];
});

const reader = (from: typeof service): ContentReader => ({
  client: from.client(),
  assetOrigin: '',
  warn: (_message, details) => warnings.push(details),
});

describe('the list', () => {
  it('shows what is published and has a name, latest first, and reports what it cannot show', async () => {
    const { featured, posts } = await listBlog(reader(service), FIRST);
    expect(featured.map(({ id }) => id)).toEqual(['same-tags']);
    expect(posts.map(({ id }) => id)).toEqual(['new', 'same-category', 'latest', 'old']);
    expect(warnings).toEqual([{ type: 'blogPost', id: 'nameless', problem: 'no title' }]);
  });

  it('opens with six featured posts, then pages through all others by twelve [pages-7.13] [pages-7.14] [pages-9.08] [pages-9.09]', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listBlog(reader(crowded), { search: '', page })),
    );
    expect(pages.map(({ featured }) => featured.length)).toEqual([6, 0, 0]);
    expect(pages.map(({ posts }) => posts.length)).toEqual([12, 12, 3]);
    const titles = pages.flatMap(({ featured, posts }) => [...featured, ...posts]);
    expect(titles.map(({ title }) => title)).toEqual(
      Array.from({ length: 33 }, (_, index) => `Article ${index}`),
    );
  });

  it('draws a post alike in the list, in a part of it, on its page and among related ones', async () => {
    const choices = new Map<string, Set<string | undefined>>();
    const note = ({ slug, cover }: { slug: string; cover: { wide: { src: string } } }) => {
      const covers = choices.get(slug) ?? new Set();
      choices.set(slug, covers.add(cover.wide.src.split('/')[3]));
    };
    const category = 'video';
    for (const place of [{ page: 1 }, { page: 2 }, { page: 3 }, { page: 1, category }]) {
      const { featured, posts } = await listBlog(reader(crowded), { search: '', ...place });
      for (const card of [...featured, ...posts]) note(card);
    }
    for (const slug of ['article-0', 'article-7', 'article-21', 'article-32']) {
      const post = await findPost(reader(crowded), slug);
      for (const card of [...(post ? [post] : []), ...(post?.related ?? [])]) note(card);
    }
    expect(choices.size).toBeGreaterThan(30);
    for (const [slug, drawn] of choices) expect([...drawn], slug).toHaveLength(1);
  });

  it('answers a page that is no more with the last one', async () => {
    const { location, pages } = await listBlog(reader(crowded), { search: '', page: 99 });
    expect({ page: location.page, pages }).toEqual({ page: 3, pages: 3 });
  });

  it('finds every word in title, excerpt, tags, category or author, whatever the case and accents', async () => {
    const matchingIds = async (search: string, category?: 'seo' | 'contenu') =>
      (await listBlog(reader(service), { search, category, page: 1 })).posts.map(({ id }) => id);
    expect(await matchingIds('CARTE')).toEqual(['new']);
    expect(await matchingIds('bristol leïla')).toEqual(['new']);
    expect(await matchingIds('écriture')).toEqual(['new', 'same-tags']);
    expect(await matchingIds('video')).toEqual(['latest']);
    expect(await matchingIds('', 'seo')).toEqual(['same-tags', 'old']);
    expect(await matchingIds('papier', 'contenu')).toEqual(['new']);
    expect(await matchingIds('papier bristol carton')).toEqual([]);
  });

  it('asks for pictures of 600 by 400 and 400 by 300, and draws the others [pages-9.26] [pages-9.27]', async () => {
    const { posts, featured } = await listBlog(reader(service), FIRST);
    expect(posts[0]?.cover.wide).toMatchObject({ width: 400, height: 300, alt: 'Une carte' });
    expect(posts[0]?.cover.wide.src).toMatch(/w=400&h=300/);
    expect(featured[0]?.cover.wide.src).toMatch(/^\/covers\/3x2\/.+\/memes-etiquettes\.svg$/);
    const pictured = await startTestService(asPosts([{ ...sound[0], featured: true }]));
    const front = await listBlog(reader(pictured), FIRST);
    expect(front.featured[0]?.cover.wide).toMatchObject({ width: 600, height: 400 });
    // Of that shape already, it is not cut.
    expect(front.featured[0]?.cover.wide.src).toMatch(/-2400x1600\.png\?w=600&auto=format$/);
  });

  it('takes the reading time an editor gave, else counts 200 words a minute', async () => {
    const { posts } = await listBlog(reader(service), FIRST);
    const minutes = posts.map(({ id, minutes }) => [id, minutes]);
    // 401 words and five headings.
    expect(minutes).toEqual([
      ['new', 3],
      ['same-category', undefined],
      ['latest', 7],
      ['old', undefined],
    ]);
  });

  it('is never stopped by a broken document', async () => {
    const { posts, featured, empty } = await listBlog(reader(sturdy), FIRST);
    expect(empty).toBe(false);
    expect(posts.length + featured.length).toBeGreaterThan(8);
    for (const { title, slug } of posts) expect([title, slug].every(Boolean)).toBe(true);
  });
});

describe('a post', () => {
  it('is found by its address, written either way [pages-7.15]', async () => {
    expect((await findPost(reader(service), 'carte-de-visite'))?.id).toBe('new');
    expect((await findPost(reader(service), 'memes-etiquettes'))?.id).toBe('same-tags');
    expect(await findPost(reader(service), 'demain')).toBeUndefined();
    expect(await findPost(reader(service), 'sans-titre')).toBeUndefined();
    expect(await findPost(reader(service), 'nowhere')).toBeUndefined();
  });

  it('leads on to those the editor chose, then those with most in common, then the latest [pages-9.13]', async () => {
    const related = async (slug: string) =>
      (await findPost(reader(service), slug))?.related.map(({ id }) => id);
    expect(await related('carte-de-visite')).toEqual(['old', 'same-tags', 'same-category']);
    expect(await related('autre')).toEqual(['new', 'same-category', 'same-tags']);
    expect(await related('vieux')).toEqual(['same-tags', 'new', 'same-category']);
  });

  it('asks for a cover of 800 by 450, and for a card networks can read [pages-9.28]', async () => {
    const post = await findPost(reader(service), 'carte-de-visite');
    expect(post?.cover.wide.src).toMatch(/w=800&h=450/);
    expect(post?.seo.image).toMatch(/w=1200&h=630/);
    expect((await findPost(reader(service), 'vieux'))?.seo.image).toBeUndefined();
  });

  it('gives each heading an anchor of its own, and lists those of the highest level', async () => {
    const post = await findPost(reader(service), 'carte-de-visite', ['pourquoi-2']);
    expect(post?.outline).toEqual([
      { anchor: 'pourquoi', title: 'Pourquoi\u202f?' },
      { anchor: 'pourquoi-3', title: 'Pourquoi ?' },
      { anchor: 'pourquoi-4', title: 'Pourquoi !' },
    ]);
  });

  it('leaves out a block of an unknown type, and reports it', async () => {
    const post = await findPost(reader(service), 'carte-de-visite');
    expect(post?.body).toHaveLength(5);
    expect(warnings).toContainEqual(
      expect.objectContaining({ id: 'new', problem: 'no block of type unheardOf is known' }),
    );
  });

  it('is signed by somebody of the team, whatever the case, else by a name with a drawn face', async () => {
    expect((await findPost(reader(service), 'carte-de-visite'))?.writer).toMatchObject({
      name: 'Leïla Bennis',
      role: 'Rédactrice en chef',
    });
    const foreign = await startTestService(asPosts([{ ...sound[0], author: 'Plume Invitée' }]));
    const { writer } = (await findPost(reader(foreign), 'carte-de-visite')) ?? {};
    expect(writer?.name).toBe('Plume Invitée');
    expect(writer?.portrait.src).toMatch(/^\/portraits\//);
  });

  it('is never stopped by what is broken in it', async () => {
    const { posts, featured } = await listBlog(reader(sturdy), FIRST);
    for (const { slug } of [...posts, ...featured]) {
      expect((await findPost(reader(sturdy), slug))?.title).toBeTruthy();
    }
  });
});

it('a page asks for the words and covers of the posts it shows, and of no others', async () => {
  const { content, count } = counting(reader(crowded));
  await findPost(content, 'article-9');
  expect(count()).toBe(4);
  await listBlog(content, FIRST);
  expect(count()).toBe(4 + 6 + 12);
});

/** A reader that counts the posts it was given with their number of words. */
function counting(content: ContentReader) {
  let rows = 0;
  const client = new Proxy(content.client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'fetch') return value.bind(target);
      return async (...parameters: unknown[]) => {
        const answer: unknown = await Reflect.apply(value, target, parameters);
        rows += JSON.stringify(answer).match(/"words":/g)?.length ?? 0;
        return answer;
      };
    },
  });
  return { content: { ...content, client }, count: () => rows };
}

it('what the blog says around its posts has words of its own until an editor writes some', async () => {
  const texts = await findBlogTexts(reader(service));
  expect(texts).toMatchObject({
    readers: { all: [] },
    call: { title: 'Et dans votre entreprise\u202f?' },
  });
  expect(warnings).toEqual([{ id: 'blog' }]);
});
