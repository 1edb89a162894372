/** What search engines find: every page that a link leads to, its head, its graph and its markup. No browser is needed. */
import { HtmlValidate } from 'html-validate';
import { expect } from 'vitest';
import { type Crawl, crawl, deadLinks, isUnlisted } from '../support/crawl.ts';
import { test } from '../support/http.ts';
import { graphIn, nodesIn } from '../support/page-graph.ts';
import { readPage, type ServedPage } from '../support/served-page.ts';
import type { Site } from '../support/site.ts';
import { MARKUP_RULES } from '../support/valid-markup.ts';
import { faultsOf, readVocabulary } from '../support/vocabulary.ts';

let crawled: Promise<Crawl> | undefined;

/** The pages of the site, walked once for all tests of the file. */
async function pagesOf(site: Site): Promise<[path: string, page: ServedPage][]> {
  crawled ??= crawl(site);
  const { pages } = await crawled;
  return [...pages];
}

/** Those that search engines list: what an address of filters shows is listed under another. */
async function listedPages(site: Site): Promise<[path: string, page: ServedPage][]> {
  const pages = await pagesOf(site);
  return pages.filter(
    ([path, page]) => !isUnlisted(page) && canonicalOf(page) === site.origin + path,
  );
}

function canonicalOf(page: ServedPage): string | null {
  return page.locator('link[rel=canonical]').attribute('href');
}

const PRIVATE_PAGES = [
  '/nulle-part',
  '/demande/inconnue',
  '/newsletter/confirmer',
  '/newsletter/desinscription',
  '/commentaires/moderation',
  '/careers/introuvable',
];

const SEARCHES = [
  '/work?search=film',
  // What a visitor typed is in the graph too: `</script><!--<script>` and a line of JavaScript's.
  '/work?search=%3C%2Fscript%3E%3C%21--%3Cscript%3E%E2%80%A8x',
  '/blog?q=video',
  '/blog?q=introuvable',
];

test('no link of the site leads nowhere, nor to a part of a page that is not there', {
  tags: ['slow'],
}, async ({ site }) => {
  expect((await pagesOf(site)).length).toBeGreaterThan(90);
  expect(deadLinks(await (crawled ?? crawl(site)))).toEqual([]);
});

test('every page for search engines has one heading, one address, and its own title and description of a length they show', async ({
  site,
}) => {
  const taken = new Map<string, string>();
  for (const [path, page] of await listedPages(site)) {
    const title = page.locator('head title').text();
    const description = page.locator('meta[name=description]').attribute('content') ?? '';
    expect.soft(page.getByRole('heading', { level: 1 }).count, path).toBe(1);
    expect.soft(page.locator('h1').count, path).toBe(1);
    expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(65);
    expect.soft(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(20);
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(165);
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
    for (const text of [title, description]) {
      expect.soft(taken.get(text), `${path}: ${text}`).toBeUndefined();
      taken.set(text, path);
    }
    const metaProperty = (property: string) =>
      page.locator(`meta[property="${property}"]`).attribute('content')?.replace(/\s+/g, ' ');
    expect.soft(metaProperty('og:url'), path).toBe(site.origin + path);
    expect.soft(title.startsWith(metaProperty('og:title') ?? '-'), path).toBe(true);
    expect.soft(metaProperty('og:description'), path).toBe(description.replace(/\s+/g, ' '));
  }
});

test('every other page leads search engines to the one they list, or asks them to leave it out; it has a title and a heading', async ({
  site,
}) => {
  const pages = await pagesOf(site);
  const listed = new Set((await listedPages(site)).map(([path]) => site.origin + path));
  const others = pages.filter(([path]) => !listed.has(site.origin + path));
  for (const path of PRIVATE_PAGES) others.push([path, await readPage(site, path)]);
  expect(others.length).toBeGreaterThan(PRIVATE_PAGES.length);
  for (const [path, page] of others) {
    if (isUnlisted(page)) expect.soft(page.locator('link[rel=canonical]').count, path).toBe(0);
    else expect.soft([...listed], path).toContain(canonicalOf(page));
    expect.soft(page.locator('h1').count, path).toBe(1);
    expect.soft(page.locator('head title').text(), path).toMatch(/.{8} · Atelier Anfa$/);
  }
});

/** By route: the kind of its page, and what it is about. */
const KINDS: readonly [route: RegExp, kind: string, ...about: string[]][] = [
  [/^\/$/, 'WebPage', 'LocalBusiness', 'FAQPage'],
  [/^\/services$/, 'CollectionPage', 'ItemList'],
  [/^\/services\/[^/]+$/, 'ItemPage', 'Service', 'Offer'],
  [/^\/work$/, 'CollectionPage', 'ItemList'],
  [/^\/work\?search=/, 'SearchResultsPage'],
  [/^\/work\/[^/]+$/, 'ItemPage', 'CreativeWork'],
  [/^\/about$/, 'AboutPage', 'LocalBusiness', 'Person'],
  [/^\/careers$/, 'CollectionPage', 'ItemList'],
  [/^\/careers\/[^/]+$/, 'ItemPage', 'JobPosting'],
  [/^\/blog\?q=/, 'SearchResultsPage'],
  [/^\/blog(?:\?|$)/, 'CollectionPage', 'ItemList'],
  [/^\/blog\/[^/]+$/, 'ItemPage', 'BlogPosting', 'Person'],
  [/^\/blog\/auteurs\/[^/]+$/, 'ProfilePage', 'Person'],
  [/^\/blog\/etiquettes\/[^/]+$/, 'CollectionPage', 'ItemList'],
  [/^\/contact$/, 'ContactPage', 'LocalBusiness'],
  [/^\/legal$/, 'WebPage'],
  // A page that an editor made, below no other.
  [/^\/offres\/[^/]+$/, 'WebPage'],
  [/^\/newsletter$/, 'CollectionPage', 'ItemList'],
  [/^\/newsletter\/[^/]+$/, 'ItemPage', 'Article'],
];

test('every page has one graph, of the kind that its route is, which the vocabulary of schema.org allows', async ({
  site,
}) => {
  const vocabulary = readVocabulary();
  const met = new Set<RegExp>();
  const pages = await listedPages(site);
  for (const path of SEARCHES) pages.push([path, await readPage(site, path)]);
  for (const [path, page] of pages) {
    const graph = graphIn(page);
    expect.soft(faultsOf(vocabulary, graph), path).toEqual([]);
    const [route, kind, ...about] = KINDS.find(([pattern]) => pattern.test(path)) ?? [];
    if (!route || !kind) throw new Error(`${path} is of no known route`);
    met.add(route);
    const url = site.origin + path;
    const nodes = new Map(nodesIn(graph).map((node) => [node['@id'], node]));
    expect.soft(nodes.get(`${url}#webpage`), path).toMatchObject({ '@type': kind, url });
    const types = new Set(nodesIn(graph).map((node) => node['@type']));
    // A job that takes no more applications is a page, and no job.
    if (page.getByText(/Candidatures closes/).count > 0) {
      expect.soft([...types], path).not.toContain('JobPosting');
      continue;
    }
    for (const type of ['WebSite', ...about]) expect.soft([...types], path).toContain(type);
    expect
      .soft(types.has('BreadcrumbList'), path)
      .toBe(/^\/(?!offres\/)\w+\/|categorie=/.test(path));
    // The agency rates itself nowhere.
    expect.soft(page.html, path).not.toMatch(/"(?:AggregateR|R)ating"|"[Rr]eview"/);
  }
  expect(KINDS.filter(([route]) => !met.has(route))).toEqual([]);
});

test('search engines are told of a job and of a film what they ask for', async ({ site }) => {
  const required = {
    JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration'],
    BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'wordCount'],
    LocalBusiness: ['name', 'address', 'telephone', 'geo', 'url', 'image', 'sameAs'],
    Offer: ['name', 'priceSpecification'],
  } as const;
  const met = new Set<string>();
  for (const [path, page] of await listedPages(site)) {
    for (const node of nodesIn(graphIn(page))) {
      for (const [type, properties] of Object.entries(required)) {
        if (node['@type'] !== type) continue;
        met.add(type);
        expect.soft(Object.keys(node), path).toEqual(expect.arrayContaining([...properties]));
      }
    }
  }
  expect([...met].toSorted()).toEqual(Object.keys(required).toSorted());
});

test('what is no page of its own has no graph', async ({ site }) => {
  for (const path of PRIVATE_PAGES) {
    expect((await readPage(site, path)).html, path).not.toContain('ld+json');
  }
});

test('no picture of the content holds the main thread up while it is decoded', async ({ site }) => {
  let seen = 0;
  for (const [path, page] of await pagesOf(site)) {
    for (const picture of page.locator('img[sizes]').all()) {
      expect
        .soft(picture.attribute('decoding'), `${path}: ${picture.attribute('src')}`)
        .toBe('async');
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(100);
});

test('the markup of every page is valid HTML', { tags: ['slow'] }, async ({ site }) => {
  const validator = new HtmlValidate(MARKUP_RULES);
  const pages = await pagesOf(site);
  for (const path of [...PRIVATE_PAGES, ...SEARCHES])
    pages.push([path, await readPage(site, path)]);
  for (const [path, page] of pages) {
    const { results } = await validator.validateString(page.html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    );
    expect.soft(faults, path).toEqual([]);
  }
});
