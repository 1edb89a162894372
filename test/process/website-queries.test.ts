/**
 * What websites of three frameworks ask, as the official templates of Next.js, Astro and SvelteKit do: shaped as theirs
 * are, asked by the client and the builder of pictures that those use. The frameworks are not installed.
 */
import { createImageUrlBuilder } from '@sanity/image-url';
import { defineQuery } from 'groq';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';

const service = await startTestService();
const editor = service.staff();
const pixels = await sharp({
  create: { width: 40, height: 20, channels: 3, background: '#a3b18a' },
})
  .png()
  .toBuffer();
const cover = await editor.assets.upload('image', pixels, { filename: 'cover.png' });

const ref = (_ref: string, more: object = {}) => ({ _type: 'reference', _ref, ...more });
const text = (_key: string, words: string, markDefs: object[] = [], marks: string[] = []) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs,
  children: [{ _type: 'span', _key: `${_key}s`, text: words, marks }],
});
const slug = (current: string) => ({ _type: 'slug', current });
const image = {
  _type: 'image',
  asset: ref(cover._id),
  hotspot: { x: 0.9, y: 0.5, width: 0.2, height: 1 },
};

await editor
  .transaction()
  .create({ _id: 'settings', _type: 'settings', title: 'Mon site' })
  .create({
    _id: 'nadia',
    _type: 'person',
    firstName: 'Nadia',
    lastName: 'Berrechid',
    picture: image,
  })
  .create({ _id: 'cat-1', _type: 'category', title: 'Marque' })
  .create({
    _id: 'home',
    _type: 'page',
    name: 'Accueil',
    slug: slug('accueil'),
    pageBuilder: [
      {
        _type: 'callToAction',
        _key: 'c',
        heading: 'Lire',
        link: { linkType: 'post', post: ref('post-2') },
      },
      {
        _type: 'infoSection',
        _key: 'i',
        content: [
          text(
            'b',
            'Voir',
            [{ _key: 'l', _type: 'link', linkType: 'page', page: ref('home') }],
            ['l'],
          ),
        ],
      },
    ],
  })
  .create({
    _id: 'post-1',
    _type: 'post',
    title: 'Un',
    slug: slug('un'),
    date: '2026-01-01',
    author: ref('nadia'),
    categories: [ref('cat-1', { _key: 'k' })],
    coverImage: { ...image, alt: 'Un mur' },
    content: [text('b', 'Bonjour')],
  })
  .create({
    _id: 'post-2',
    _type: 'post',
    slug: slug('deux'),
    date: '2026-02-01',
    coverImage: image,
  })
  .create({
    _id: 'drafts.post-2',
    _type: 'post',
    title: 'Brouillon',
    slug: slug('deux'),
    date: '2026-02-01',
  })
  .commit();

const POST_FIELDS = `_id, "status": select(_originalId in path("drafts.**") => "draft", "published"),
  "title": coalesce(title, "Sans titre"), "slug": slug.current, "date": coalesce(date, _updatedAt),
  "author": author->{firstName, lastName, picture}`;
const LINK = `_type == "link" => {"page": page->slug.current, "post": post->slug.current}`;

it.each<[page: string, query: string, parameters: Record<string, unknown>, answer: unknown]>([
  ['Next.js: settings', defineQuery('*[_type == "settings"][0]{title}'), {}, { title: 'Mon site' }],
  [
    'Next.js: a page and its links',
    defineQuery(`*[_type == "page" && slug.current == $slug][0]{_id, name, "pageBuilder": pageBuilder[]{
      ..., _type == "callToAction" => {"link": link{"post": post->slug.current}},
      _type == "infoSection" => {"content": content[]{..., markDefs[]{..., ${LINK}}}}}}`),
    { slug: 'accueil' },
    {
      _id: 'home',
      pageBuilder: [
        { heading: 'Lire', link: { post: 'deux' } },
        { content: [{ markDefs: [{ linkType: 'page', page: 'accueil', post: null }] }] },
      ],
    },
  ],
  [
    'Next.js: more posts',
    defineQuery(
      `*[_type == "post" && _id != $skip && defined(slug.current)] | order(date desc, _updatedAt desc) [0...$limit] {${POST_FIELDS}}`,
    ),
    { skip: 'post-2', limit: 2 },
    [{ _id: 'post-1', status: 'published', title: 'Un', author: { firstName: 'Nadia' } }],
  ],
  [
    'Next.js: addresses',
    defineQuery(
      `*[_type == "page" || _type == "post" && defined(slug.current)] | order(_type asc, slug.current asc) {"slug": slug.current, _type}`,
    ),
    {},
    [
      { slug: 'accueil', _type: 'page' },
      { slug: 'deux', _type: 'post' },
      { slug: 'un', _type: 'post' },
    ],
  ],
  [
    'Astro: a list with pictures',
    defineQuery(
      '*[_type == "post" && defined(slug.current)] | order(_createdAt desc, _id asc){..., "cover": coverImage.asset->{url, metadata{dimensions}}}',
    ),
    {},
    [
      { _id: 'post-1', cover: { metadata: { dimensions: { width: 40, height: 20 } } } },
      { _id: 'post-2', cover: { metadata: { dimensions: { width: 40, height: 20 } } } },
    ],
  ],
  [
    'Astro: a post and its words',
    defineQuery(
      '*[_type == "post" && slug.current == $slug][0]{title, "categories": categories[]->title, "words": pt::text(content)}',
    ),
    { slug: 'un' },
    { title: 'Un', categories: ['Marque'], words: 'Bonjour' },
  ],
  [
    'SvelteKit: a post',
    defineQuery('*[_type == "post" && slug.current == $slug][0]'),
    { slug: 'deux' },
    { _id: 'post-2', slug: { current: 'deux' } },
  ],
  [
    'SvelteKit: a list and a count',
    defineQuery(
      '{"posts": *[_type == "post"] | order(_id)._id, "total": count(*[_type == "post"])}',
    ),
    {},
    { posts: ['post-1', 'post-2'], total: 2 },
  ],
])('a site is answered what it asks for: %s', async (...row) => {
  const [, query, parameters, answer] = row;
  expect(await service.client().fetch(query, parameters)).toMatchObject(Object(answer));
});

it('a preview shows drafts, and where each word is edited', async () => {
  const preview = editor.withConfig({
    perspective: 'drafts',
    stega: { enabled: true, studioUrl: '/studio' },
    resultSourceMap: 'withKeyArraySelector',
  });
  const { result, resultSourceMap } = await preview.fetch(
    `*[_type == "post" && slug.current == $slug][0]{${POST_FIELDS}}`,
    { slug: 'deux' },
    { filterResponse: false, stega: false },
  );
  expect(result).toMatchObject({ status: 'draft', title: 'Brouillon' });
  expect(resultSourceMap?.documents).toContainEqual(
    expect.objectContaining({ _id: 'drafts.post-2' }),
  );
});

it('a picture comes in the size and around the point that the site asks for', async () => {
  const address = createImageUrlBuilder({
    projectId: 'agence',
    dataset: 'production',
    baseUrl: service.origin,
  })
    .image(image)
    .width(10)
    .height(10)
    .fit('crop')
    .auto('format')
    .url();
  expect(address).toContain('rect=');
  const answer = await fetch(address, { headers: { accept: 'image/webp' } });
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
    width: 10,
    height: 10,
  });
});
