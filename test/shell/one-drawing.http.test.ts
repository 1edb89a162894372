import { expect } from 'vitest';
import { coverOfStored, DRAWN_TYPES } from '../../model/motifs.ts';
import { addressOf } from '../../model/page-address.ts';
import { loadIndex, search } from '../../packages/search/index.ts';
import { demoDocuments } from '../../tools/demo/archive.ts';
import { crawl } from '../support/crawl.ts';
import { test as withSites } from '../support/http.ts';
import { type Site, shared, startSharedSite } from '../support/site.ts';

/** The demo's pages in another agency's brand, with its second family of drawings. */
const test = withSites.extend<{ rif: Site }>({
  rif: shared((atEnd) =>
    startSharedSite(atEnd, { fresh: true, program: 'test/support/studio-rif/start.ts' }),
  ),
});

const COVER = /\/covers\/(\w+)\/(\w+-\w+)\/([^"'\s\\]+?)\.svg/g;

/** What is drawn for each slug, wherever a site shows it: in its pages, what their scripts are given, feeds and search. */
async function drawings({ origin }: Site) {
  const { pages } = await crawl({ origin });
  const texts = new Map([...pages].map(([path, page]) => [path, page.html]));
  for (const path of ['/search-index.json', '/feed.xml', '/feed.json', '/sitemap.xml']) {
    texts.set(path, await (await fetch(origin + path)).text());
  }
  const choices = new Map<string, Set<string>>();
  const places = new Map<string, Set<string>>();
  const frames = new Set<string>();
  for (const [path, text] of texts) {
    for (const [, frame = '', choice = '', slug = ''] of text.matchAll(COVER)) {
      const key = decodeURIComponent(slug);
      choices.set(key, (choices.get(key) ?? new Set()).add(choice));
      places.set(key, (places.get(key) ?? new Set()).add(path));
      frames.add(frame);
    }
  }
  return { choices, places, frames };
}

function drawnTwice(choices: ReadonlyMap<string, ReadonlySet<string>>) {
  return [...choices].filter(([, drawn]) => drawn.size > 1);
}

/** The documents of the demo that have drawn covers, with what the desk shows of them. */
const documents = (['blogPost', 'portfolio', 'service'] as const).flatMap((type) =>
  demoDocuments(type).map((document) => {
    const stored: Record<string, unknown> = { ...document };
    return { type, stored, cover: coverOfStored(type, stored) };
  }),
);

test('a document has one drawing: in lists, on pages, in every frame, in the search, and in the desk', {
  tags: ['slow'],
}, async ({ site }) => {
  const { choices, places, frames } = await drawings(site);
  expect(drawnTwice(choices)).toEqual([]);
  expect(frames.size).toBeGreaterThan(5);
  const bare = documents.filter(({ stored }) => stored.coverImage === undefined);
  expect(bare.length).toBeGreaterThan(30);
  for (const { type, stored, cover } of bare) {
    if (!cover) throw new Error(`${String(stored._id)} has no cover`);
    const { slug, motif, palette } = cover;
    expect([...(choices.get(slug) ?? [])], slug).toEqual([`${motif}-${palette}`]);
    expect(motif, slug).toBe(stored[DRAWN_TYPES[type].motif]);
    // Its page, a list and the search at least.
    expect(places.get(slug)?.size, slug).toBeGreaterThanOrEqual(3);
  }
});

test('the search shows the picture that an editor gave a document, not a drawing beside it', async ({
  site,
}) => {
  const index = await loadIndex(await (await fetch(`${site.origin}/search-index.json`)).text());
  const pictured = documents.filter(({ stored }) => stored.coverImage !== undefined);
  expect(pictured.length).toBeGreaterThan(5);
  for (const { type, stored, cover } of pictured) {
    const url = addressOf(type, cover?.slug ?? '');
    const { results } = search(index, String(stored.title));
    expect(results.find((result) => result.url === url)?.picture).toMatch(/^\/images\//);
  }
});

test('documents of older content, and a site without any, have one drawing each too', async ({
  bare,
  empty,
}) => {
  const older = await drawings(bare);
  expect(drawnTwice(older.choices)).toEqual([]);
  expect(older.places.get('sans-image')?.size).toBeGreaterThanOrEqual(3);
  expect(drawnTwice((await drawings(empty)).choices)).toEqual([]);
});

test('another agency has one drawing for each document, in its own family and colours', {
  tags: ['slow'],
}, async ({ rif }) => {
  const { choices, places } = await drawings(rif);
  expect(drawnTwice(choices)).toEqual([]);
  const own = [...places.keys()];
  expect(own.length).toBeGreaterThan(3);
  const [slug = ''] = own;
  const [choice = ''] = choices.get(slug) ?? [];
  const drawing = await (await fetch(`${rif.origin}/covers/1x1/${choice}/${slug}.svg`)).text();
  expect(drawing).toMatch(/^<svg /);
  expect(drawing).not.toContain('#1E1A78');
});
