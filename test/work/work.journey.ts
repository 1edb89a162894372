import { hydrated } from '../support/hydrated.ts';
import { readPage } from '../support/served-page.ts';
import { expect, type Site, shared, test as siteTest, startSharedSite } from '../support/site.ts';

const time = '09:00:00Z';

/** One word in each field the search looks in, and nowhere else. */
const WIND = {
  _id: 'vent',
  title: 'L’Alizé du soir',
  client: 'Maison Bourrasque',
  summary: 'Un Zéphyr de printemps.',
  tags: ['Sirocco'],
  timeline: '3 semaines',
  publishDate: `2026-05-01T${time}`,
};

/** Newest first, as they must be listed; each with the grid its tags ask for. */
const GRIDS = [
  { _id: 'both', title: 'Les deux', tags: ['YOUTUBE', 'reels'], publishDate: `2026-04-04T${time}` },
  { _id: 'reel', title: 'Debout', tags: ['rEELS'], publishDate: `2026-04-03T${time}` },
  { _id: 'film', title: 'Large', tags: ['youtube', 'Film'], publishDate: `2026-04-02T${time}` },
  {
    _id: 'plain',
    title: 'Adresse simple',
    slug: 'adresse-simple',
    publishDate: `2026-04-01T${time}`,
  },
];

/** What imports and accidents leave behind, and what is not to be shown. */
const ODD = [
  { _id: 'tomorrow', title: 'Demain', publishDate: '2999-01-01T00:00:00Z' },
  { _id: 'drafts.secret', title: 'Brouillon', publishDate: `2026-04-01T${time}` },
  { _id: 'no-title', title: 12, publishDate: `2026-04-01T${time}` },
  { _id: 'no-address', title: 'Sans adresse', slug: { current: 7 }, publishDate: null },
  {
    _id: 'broken',
    title: 'Fendu',
    tags: 'Reels',
    client: {},
    coverImage: 'x',
    video: [],
    publishDate: 7,
  },
];

/** A second site beside the demo, with a list made for these tests. */
const test = siteTest.extend<{ listing: Site }>({
  listing: shared((atEnd) => {
    const documents = [WIND, ...GRIDS, ...ODD].map((item) => ({
      _type: 'portfolio',
      slug: { _type: 'slug', current: item._id },
      ...item,
    }));
    return startSharedSite(atEnd, { content: { documents } });
  }),
});

test('the search looks in title, client, summary and tags, whatever the case and accents [pages-2.01] [pages-2.02] [pages-2.03] [pages-2.04]', {
  tag: '@slow',
}, async ({ page, listing }) => {
  await page.goto(`${listing.origin}/work`);
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  for (const word of ['Alizé', 'alize', 'BOURRASQUE', 'zephyr', 'zéphyr', 'siroc', 'soir maison']) {
    await page.getByRole('searchbox').fill(word);
    await expect(titles, word).toHaveText(['L’Alizé du soir']);
  }
  await page.getByRole('searchbox').fill('alizé debout');
  await expect(titles).toHaveCount(0);
});

test('the list ends with a call that leads to the contact page', async ({ site }) => {
  const page = await readPage(site, '/work');
  const call = page.locator('main section').last();
  expect(call.getByRole('heading', { level: 2 }).text()).toBe(
    'Le prochain projet, c’est le vôtre.',
  );
  expect(call.getByRole('link', { name: 'Parler à un expert' }).attribute('href')).toBe('/contact');
});

test('while searching the number of projects is counted, in its plural [pages-2.05]', async ({
  page,
}) => {
  await page.goto('/work');
  const count = page.getByRole('status');
  await expect(count).toHaveText('');
  const counts = {
    dirhamo: '2 projets trouvés',
    argile: '1 projet trouvé',
    xyz: '0 projet trouvé',
  };
  for (const [word, expected] of Object.entries(counts)) {
    await page.getByRole('searchbox').fill(word);
    await expect(count).toHaveText(expected);
  }
  await page.getByRole('searchbox').fill('');
  await expect(count).toHaveText('');
});

test('the search is live: nothing is sent to the server [pages-2.13]', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/work');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(isVisitCounted)).toBe(true);
  const entries = await page.evaluate(() => history.length);
  const urls: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr', 'script'].includes(request.resourceType())) {
      urls.push(request.url());
    }
  });
  await page.getByRole('searchbox').pressSequentially('petit souk', { delay: 20 });
  await expect(page).toHaveURL('/work?search=petit+souk');
  await expect(page.getByRole('status')).toHaveText('1 projet trouvé');
  await page.getByRole('searchbox').fill('dirhamo');
  await expect(page).toHaveURL('/work?search=dirhamo');
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL('/work');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(urls).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a search typed just before leaving is there on the way back [pages-2.13]', async ({
  page,
}) => {
  await page.goto('/work');
  await page.waitForLoadState('networkidle');
  // No pause between the last letter and the click: the address has not followed yet.
  await page.getByRole('searchbox').fill('boutique');
  await page.getByRole('link', { name: 'Une boutique qui tient dans la main' }).click();
  await expect(page).toHaveURL('/work/ecommerce-modern');
  await page.goBack();
  await expect(page).toHaveURL('/work?search=boutique');
  // The first search of a site makes its index.
  await expect(page.getByRole('searchbox')).toHaveValue('boutique', { timeout: 20_000 });
});

test('an address with a search fills and runs it [pages-2.12] [pages-2.14]', async ({
  page,
  site,
}) => {
  const none = await readPage(site, '/work?search=%20Mara%C3%AArch%20');
  expect(none.getByRole('status').text()).toBe('0 projet trouvé');
  const served = await readPage(site, '/work?search=MAARIF');
  expect(served.getByRole('searchbox').attribute('value')).toBe('MAARIF');
  expect(served.getByRole('status').text()).toBe('1 projet trouvé');
  const title = 'Une boutique qui tient dans la main';
  expect(served.locator('main a[href^="/work/"]').texts()).toEqual([title]);

  // And so it stays once the page's script has taken over.
  await page.goto('/work?search=MAARIF');
  await hydrated(page.getByRole('searchbox'));
  await expect(page.getByRole('searchbox')).toHaveValue('MAARIF');
  await expect(page.getByRole('status')).toHaveText('1 projet trouvé');
  await expect(page.locator('main a[href^="/work/"]')).toHaveText([title]);
});

test('an empty result can be cleared with one button, script or not [pages-2.11]', async ({
  page,
  browser,
  site,
}) => {
  const silent = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  for (const visitor of [page, await silent.newPage()]) {
    await visitor.goto('/work?search=introuvable');
    await expect(visitor.getByRole('heading', { name: 'Aucun projet trouvé' })).toBeVisible();
    await visitor.getByRole('button', { name: 'Effacer la recherche' }).click();
    await expect(visitor.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(14);
    await expect(visitor.getByRole('searchbox')).toHaveValue('');
    await expect(visitor).toHaveURL(/\/work\??$/);
  }
  await silent.close();
});

test('Reels stand in a 9:16 grid, YouTube lies in a 16:9 one, the rest in a third [pages-2.06] [pages-2.07] [pages-2.08] [shell-3.08]', async ({
  page,
}) => {
  await page.goto('/work');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const grids = [
      { name: 'Reels', covers: 6, ratio: 9 / 16 },
      { name: 'Projets Phares', covers: 4, ratio: 16 / 9 },
      { name: 'Autres projets', covers: 4, ratio: 16 / 9 },
    ];
    for (const { name, covers, ratio } of grids) {
      const grid = page.getByRole('region', { name });
      await expect(grid.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(grid.locator('img')).toHaveCount(covers);
      for (const cover of await grid.locator('img').all()) {
        const box = await cover.boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1), `${name} at ${width} px`).toBeCloseTo(
          ratio,
          1,
        );
      }
    }
  }
});

test('tags match in any case, an item with both is a Reel, newest first [pages-2.09] [pages-2.10] [pages-7.06]', async ({
  listing,
}) => {
  const page = await readPage(listing, '/work');
  const titles = (name: string) =>
    page.getByRole('region', { name }).getByRole('heading', { level: 3 }).texts();
  expect(titles('Reels')).toEqual(['Les deux', 'Debout']);
  expect(titles('Projets Phares')).toEqual(['Large']);
  expect(titles('Autres projets')).toEqual(['L’Alizé du soir', 'Adresse simple', 'Fendu']);
});

test('each grid is sorted by publishDate, newest first [pages-7.06]', async ({ site }) => {
  const dates = '*[_type == "portfolio"] | order(publishDate desc).slug.current';
  const answer = await fetch(
    `${site.origin}/v2024-01-01/data/query/production?query=${encodeURIComponent(dates)}`,
  );
  const { result: newestFirst }: { result: string[] } = await answer.json();
  const page = await readPage(site, '/work');
  const listed: string[] = [];
  for (const name of ['Reels', 'Projets Phares', 'Autres projets']) {
    const links = page.getByRole('region', { name }).locator('a[href^="/work/"]');
    const slugs = links.attributes('href').map((href) => href?.slice(6) ?? '');
    expect(slugs).toEqual(newestFirst.filter((slug) => slugs.includes(slug)));
    listed.push(...slugs);
  }
  expect(listed.toSorted()).toEqual(newestFirst.toSorted());
});

test('what is dated in the future or still a draft is not shown [pages-7.07] [pages-6.02]', async ({
  listing,
}) => {
  const page = await readPage(listing, '/work');
  expect(page.getByRole('heading', { name: 'Debout' }).count).toBe(1);
  expect(page.getByText(/Demain/i).count).toBe(0);
  expect(page.getByText(/Brouillon/i).count).toBe(0);
  for (const hidden of ['tomorrow', 'drafts.secret']) {
    const answer = await fetch(`${listing.origin}/work/${hidden}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/work']);
  }
});

test('a broken document costs its broken part, and a plain text slug is an address [pages-3.16] [U03] [R24]', async ({
  listing,
}) => {
  const list = await readPage(listing, '/work');
  expect(list.getByText(/Sans adresse/i).count).toBe(0);
  for (const [title, address] of [
    ['Fendu', '/work/broken'],
    ['Adresse simple', '/work/adresse-simple'],
  ] as const) {
    expect(list.getByRole('link', { name: title }).attribute('href')).toBe(address);
    const study = await readPage(listing, address);
    expect(study.status).toBe(200);
    expect(study.getByRole('heading', { level: 1 }).text()).toBe(title);
  }
  await expect.poll(() => listing.output()).toContain('no-address');
});

test('a project card shows title, summary, client, timeline, cover and two tags [shell-3.06] [shell-3.07]', async ({
  site,
}) => {
  const page = await readPage(site, '/work');
  const cards = [
    {
      title: 'Le matin à Derb Omar',
      summary: 'Un Reel tourné entre six et huit heures pour Tafilt',
      client: 'Tafilt',
      timeline: '3 semaines',
      tags: ['Reels', 'Vidéo'],
    },
    {
      title: 'Une boutique qui tient dans la main',
      summary: 'Petit Souk vendait ses jouets en bois',
      client: 'Petit Souk',
      timeline: '11 semaines',
      tags: ['YouTube', 'E-commerce'],
    },
    {
      title: 'Une application qui se fait oublier',
      summary: 'Dirhamo voulait que l’on paie son café',
      client: 'Dirhamo',
      timeline: '4 mois',
      tags: ['Mobile App', 'Web Design'],
    },
  ];
  for (const { title, summary, client, timeline, tags } of cards) {
    const card = page
      .locator('article, li')
      .filter((it) => it.getByRole('heading', { level: 3, name: title }).count === 1);
    expect(card.text()).toContain(summary);
    expect(card.getByText(`${client} · ${timeline}`).count).toBe(1);
    expect(card.locator('img').count).toBe(1);
    const tagItems = card.getByRole('list', { name: 'Étiquettes' }).getByRole('listitem');
    expect(tagItems.texts()).toEqual(tags);
  }
});

/** Whether the script that counts visits has come: it comes a second after the page. */
function isVisitCounted(): boolean {
  return performance
    .getEntriesByType('resource')
    .some(({ name }) => name.includes('/assets/visit-'));
}
