/** What pages and articles show of other sites: who is named before the click, and what their policies let be framed. */
import { expect } from 'vitest';
import { test as base } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';
import { type Site, shared, startSharedSite } from '../support/site.ts';

const DEMO_EVENT = '/rendez-vous/petit-dejeuner-referencement';

const EPISODE = 'https://open.spotify.com/episode/4cOdK2wGLETKBW3PvgPWqT';

/** As the API may be given them, whatever the Studio refuses. */
const REFUSED = [
  'javascript:alert(1)',
  'https://evil.example/embed',
  'https://vimeo.com@evil.example/76979871',
  '<iframe src="https://evil.example/"></iframe>',
  `https://vimeo.com/76979871?${'a'.repeat(20_000)}`,
  42,
  null,
];

const DOCUMENTS = [
  {
    _id: 'ecouter',
    _type: 'blogPost',
    title: 'À écouter',
    slug: { _type: 'slug', current: 'ecouter' },
    publishDate: '2026-01-05T09:00:00Z',
    content: [
      { _key: 'a', _type: 'articleEmbed', title: 'L’épisode <12>', url: EPISODE },
      { _key: 'b', _type: 'articleEmbed', url: EPISODE },
      ...REFUSED.map((url, place) => ({
        _key: `r${place}`,
        _type: 'articleEmbed',
        title: 'Refusé',
        url,
      })),
    ],
  },
  {
    _id: 'voir',
    _type: 'page',
    title: 'À voir',
    slug: { _type: 'slug', current: 'voir' },
    sections: [
      { _key: 'a', _type: 'embed', title: 'Un film', url: 'https://vimeo.com/76979871' },
      { _key: 'b', _type: 'embed', title: 'Un rendez-vous', url: 'https://calendly.com/nous/midi' },
      ...REFUSED.map((url, place) => ({ _key: `r${place}`, _type: 'embed', title: 'Refusé', url })),
    ],
  },
];

const test = base.extend<{ made: Site }>({
  made: shared((atEnd) => startSharedSite(atEnd, { content: { documents: DOCUMENTS } })),
});

const FILMS = 'https://www.youtube-nocookie.com';

async function framesOf(site: Site, path: string): Promise<string | undefined> {
  const { headers } = await fetch(site.origin + path);
  return /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
}

test('a page says what will be shown and by whom, and leads there without script', async ({
  site,
}) => {
  const page = await readPage(site, DEMO_EVENT);
  const section = page.locator('#plan');
  expect(section.locator('h2').text().trim()).toBe('L’agence, entre le port et la médina');
  expect(section.text()).toContain('OpenStreetMap n’est contacté qu’à votre clic.');
  expect(section.locator('button').text().trim()).toBe('Afficher la carte');
  expect(section.locator('.embed-elsewhere').attribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=33/,
  );
  expect(page.locator('iframe').count).toBe(0);
  expect(page.html).not.toMatch(/<(?:script|img|link|iframe)[^>]*openstreetmap/);
});

test('a policy lets the document of a page frame what it shows, and no other page', async ({
  site,
  made,
}) => {
  expect(await framesOf(site, DEMO_EVENT)).toBe(`${FILMS} https://www.openstreetmap.org`);
  for (const path of ['/', '/blog', '/offres/boutique-en-ligne', '/rendez-vous']) {
    expect(await framesOf(site, path), path).toBe(FILMS);
  }
  expect(await framesOf(made, '/voir')).toBe(
    `${FILMS} https://player.vimeo.com https://calendly.com`,
  );
  expect(await framesOf(made, '/blog/ecouter')).toBe(`${FILMS} https://open.spotify.com`);
});

test('what has no title, or is of a site that is not listed, is not there', async ({ made }) => {
  const article = await readPage(made, '/blog/ecouter');
  expect(article.locator('.embed .medium').texts()).toEqual(['L’épisode <12>']);
  expect(article.locator('.embed').attributes('data-embed')).toEqual(['spotify']);
  expect(article.html).not.toContain('evil.example');
  const page = await readPage(made, '/voir');
  expect(page.locator('.embed').attributes('data-embed')).toEqual(['vimeo', 'calendly']);
  expect(page.locator('section.embed-section').attributes('id')).toEqual([
    'ailleurs',
    'ailleurs-2',
  ]);
  expect(page.html).not.toContain('evil.example');
});

test('their sheet comes with them, and with no other page', async ({ site, made }) => {
  const sheets = async (at: Site, path: string) =>
    (await readPage(at, path)).locator('head link[href*="/embed-"]').count;
  expect(await sheets(site, DEMO_EVENT)).toBeGreaterThan(0);
  expect(await sheets(made, '/blog/ecouter')).toBe(1);
  for (const path of ['/', '/offres/boutique-en-ligne', '/blog/filmer-a-midi']) {
    expect(await sheets(site, path), path).toBe(0);
  }
});

test('a feed, Markdown and the search have a link or the title', async ({ made }) => {
  const text = async (path: string) => (await fetch(made.origin + path)).text();
  const feed = await text('/feed.xml');
  expect(feed).toContain(`<a href="${EPISODE}">L’épisode &lt;12&gt; (Spotify)</a>`);
  expect(feed).not.toMatch(/<iframe|Refusé/);
  expect(await text('/blog/ecouter.md')).toContain(`[L’épisode \\<12\\> (Spotify)](${EPISODE})`);
  const index = await text('/search-index.json');
  expect(index).toContain('L’épisode <12>');
  expect(index).toContain('Un rendez-vous');
});
