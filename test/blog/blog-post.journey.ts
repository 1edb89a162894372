import { expectAccessible, expectFitting } from '../support/accessibility.ts';
import { nodeIn } from '../support/page-graph.ts';
import { scrollDown, watch } from '../support/page-watch.ts';
import { readPage } from '../support/served-page.ts';
import { expect, type Site, shared, startSharedSite, test as withDemo } from '../support/site.ts';

/** The demo post that uses everything an editor can write. */
const FULL = '/blog/tester-des-annonces';

let blocks = 0;
const span = (text: string, ...marks: string[]) => ({
  _type: 'span',
  _key: `s${text}`,
  text,
  marks,
});
const block = (own: object, ...children: object[]) => ({
  _type: 'block',
  _key: `b${blocks++}`,
  style: 'normal',
  markDefs: [],
  children,
  ...own,
});

/** Everything the studio offers, things it does not, and links no page may have. */
const CONTENT = [
  block({}, span('Un mot '), span('gras', 'strong'), span(' et un '), span('penché', 'em')),
  block({ style: 'h2' }, span('Première partie')),
  block({ style: 'h3' }, span('Un détail')),
  block({ style: 'h4' }, span('Un plus petit')),
  block({ listItem: 'bullet', level: 1 }, span('puce')),
  block({ listItem: 'number', level: 1 }, span('numéro')),
  block({ style: 'blockquote' }, span('Une phrase à retenir.')),
  block(
    {
      markDefs: [
        { _key: 'in', _type: 'link', href: '/contact' },
        { _key: 'out', _type: 'link', href: 'https://ailleurs.example/' },
        { _key: 'bad', _type: 'link', href: 'javascript:alert(1)' },
      ],
    },
    span('dedans', 'in'),
    span('dehors', 'out'),
    span('piège', 'bad'),
    span('code()', 'code'),
  ),
  { _type: 'codeBlock', _key: 'code', language: 'html', code: '<h1>Bonjour</h1>' },
  {
    _type: 'table',
    _key: 'table',
    caption: 'Deux délais',
    columns: ['Quoi', 'Quand'],
    rows: [{ _type: 'tableRow', _key: 'r', cells: ['Film', 'Mardi'] }],
  },
  { _type: 'carousel', _key: 'unknown', slides: 3 },
  'pas un bloc',
  block({ style: 'h2' }, span('Deuxième partie')),
  block({ style: 'h2' }, span('Troisième partie')),
  block({}, span('Fin.')),
];

const DOCUMENTS = [
  { _id: 'settings', _type: 'settings', agencyName: 'Atelier' },
  {
    _id: 'everything',
    _type: 'blogPost',
    title: 'Tout ce qui s’écrit',
    slug: { _type: 'slug', current: 'tout' },
    category: 'Contenu',
    author: 'Plume Invitée',
    publishDate: '2026-01-31T23:30:00Z',
    content: CONTENT,
  },
  {
    _id: 'tomorrow',
    _type: 'blogPost',
    title: 'Demain',
    slug: { _type: 'slug', current: 'demain' },
    publishDate: '2999-01-01T00:00:00Z',
  },
];

const test = withDemo.extend<{ own: Site }>({
  own: shared((atEnd) => startSharedSite(atEnd, { content: { documents: DOCUMENTS } })),
});

test('a post opens with its place, category, date, reading time, author, title, excerpt and tags [shell-2.14] [pages-2.93] [pages-2.94] [pages-2.95] [pages-2.96]', async ({
  site,
}) => {
  const page = await readPage(site, '/blog/filmer-a-midi');
  const post = page.getByRole('article').first();
  expect(post.getByRole('heading', { level: 1 }).text()).toBe(
    'Filmer à midi : erreur ou signature ?',
  );
  const way = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link');
  expect(way.texts()).toEqual(['Accueil', 'Blog', 'Vidéo']);
  expect(way.last().attribute('href')).toBe('/blog?categorie=video');
  expect(post.getByText('31 octobre 2026').count).toBe(1);
  expect(post.getByText(/4\smin de lecture/).count).toBe(1);
  expect(post.getByText('par Ousmane Keïta').count).toBe(1);
  expect(post.getByText(/Voici comment nous avons cessé de le fuir\./).count).toBe(1);
  const tags = post.getByRole('list', { name: 'Étiquettes' }).getByRole('listitem');
  expect(tags.texts()).toEqual(['Vidéo', 'Reels', 'Tournage']);
  expect(page.getByRole('link', { name: 'Tous les articles' }).attribute('href')).toBe('/blog');
});

test('the day of a post is the agency’s, whatever the server’s [pages-2.95] [pages-9.25]', {
  tag: '@slow',
}, async ({ own }) => {
  expect((await readPage(own, '/blog/tout')).getByText('1er février 2026').count).toBe(1);
});

test('the cover is asked for at 800 by 450 [pages-2.98] [pages-9.28]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/filmer-a-midi');
  const cover = page.getByAltText('Un soleil de zellige au-dessus d’une eau noire');
  // Of that shape already, it is not cut.
  await expect(cover).toHaveAttribute('src', /\?w=800&auto=format$/);
  await expect(cover).toHaveAttribute('width', '800');
  await expect(cover).toHaveAttribute('height', '450');
  await expect
    .poll(() => cover.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
});

test('every style, mark and block an editor can write is rendered [pages-2.99] [pages-2.100] [pages-2.101]', async ({
  own,
}) => {
  const text = (await readPage(own, '/blog/tout')).locator('.post-text .rich-text');
  expect(text.locator('strong').text()).toBe('gras');
  expect(text.locator('em').text()).toBe('penché');
  expect(text.getByRole('heading', { level: 2 }).texts()).toEqual([
    'Première partie',
    'Deuxième partie',
    'Troisième partie',
  ]);
  expect(text.getByRole('heading', { level: 3 }).text()).toBe('Un détail');
  expect(text.getByRole('heading', { level: 4 }).text()).toBe('Un plus petit');
  expect(text.locator('ul > li').text()).toBe('puce');
  expect(text.locator('ol > li').text()).toBe('numéro');
  expect(text.locator('blockquote').text()).toBe('Une phrase à retenir.');
  expect(text.locator('p code').text()).toBe('code()');
  expect(text.locator('pre').text()).toBe('<h1>Bonjour</h1>');
  expect(text.getByRole('table', { name: 'Deux délais' }).text()).toContain('Mardi');
  expect(text.getByRole('link').texts()).toEqual(['dedans', 'dehors (nouvel onglet)']);
  expect(text.getByRole('link', { name: /^dehors/ }).attribute('target')).toBe('_blank');
  // The words of a link that leads nowhere good stay, without it.
  expect(text.getByText(/piège/).count).toBe(1);
  expect(text.getByText('Fin.').count).toBe(1);
  await expect.poll(() => own.output()).toContain('no block of type carousel is known');
});

test('a picture in a text has its words and its caption [pages-2.100]', async ({ site }) => {
  const figure = (await readPage(site, FULL))
    .getByRole('figure')
    .filter((it) => it.text().includes('À droite, un motif.'));
  expect(figure.getByRole('img', { name: /^Un pavage de zellige bleu/ }).count).toBe(1);
});

test('a long post has a table of contents: beside it, or above it on demand, script or not', {
  tag: '@slow',
}, async ({ page, browser, own }) => {
  const silent = await browser.newPage({ javaScriptEnabled: false });
  for (const visitor of [page, silent]) {
    await visitor.setViewportSize({ width: 1440, height: 900 });
    await visitor.goto(`${own.origin}/blog/tout`);
    const contents = visitor.getByRole('navigation', { name: 'Dans cet article' });
    await expect(contents.getByRole('link')).toHaveText([
      'Première partie',
      'Deuxième partie',
      'Troisième partie',
    ]);
    await contents.getByRole('link', { name: 'Deuxième partie' }).click();
    await expect(visitor).toHaveURL(`${own.origin}/blog/tout#deuxieme-partie`);
    await expect(visitor.getByRole('heading', { name: 'Deuxième partie' })).toBeInViewport();
    await expect(visitor.getByRole('heading', { name: 'Deuxième partie' })).toBeFocused();

    await visitor.setViewportSize({ width: 390, height: 844 });
    await visitor.goto(`${own.origin}/blog/tout`);
    await expect(contents).toHaveCount(0);
    await visitor.getByText('Dans cet article').first().click();
    await contents.getByRole('link', { name: 'Troisième partie' }).click();
    await expect(visitor.getByRole('heading', { name: 'Troisième partie' })).toBeInViewport();
  }
  await silent.close();
});

test('the author’s box shows who the team knows them as, and leads to their other posts [pages-2.102]', async ({
  own,
  site,
}) => {
  const page = await readPage(site, FULL);
  const box = page.getByRole('region', { name: 'Écrit par Karim Tazi' });
  expect(box.getByText('Directeur technique').count).toBe(1);
  expect(box.getByRole('img', { name: /^Portrait dessiné\s: Karim Tazi$/ }).count).toBe(1);
  const others = box.getByRole('link', { name: 'Lire tous ses articles' }).attribute('href') ?? '';
  expect(others).toBe('/blog/auteurs/karim-tazi');
  const list = await readPage(site, others);
  expect(list.getByRole('link', { name: /^Tester deux annonces/ }).count).toBe(1);

  const guest = await readPage(own, '/blog/tout');
  expect(guest.getByRole('region', { name: 'Écrit par Plume Invitée' }).count).toBe(1);
});

test('three readers speak, up to three posts follow, a call leads to the contact form, a box to the newsletter [pages-2.103] [pages-2.104] [pages-2.105] [pages-2.106] [pages-9.13]', async ({
  page,
}) => {
  await page.goto(FULL);
  const readers = page.getByRole('region', { name: 'L’avis de nos lecteurs' });
  await expect(readers.getByRole('figure')).toHaveCount(3);
  const related = page.getByRole('region', { name: 'À lire ensuite' }).getByRole('article');
  // The two the editor chose, then one that shares category and tags.
  await expect(related.getByRole('heading')).toHaveText([
    '5\u202f000\u00a0DH de publicité\u00a0: journal d’un mois',
    'Combien vaut un client\u202f? Le calcul à faire avant la première annonce',
    'Mesurer la publicité quand la moitié des visiteurs dit non',
  ]);
  await expect(page.getByRole('textbox', { name: 'Votre e-mail' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Et dans votre entreprise\u202f?' })
    .getByRole('link', { name: 'Parler à un expert' })
    .click();
  await expect(page).toHaveURL('/#contact');
});

test('a post that is missing, or not out yet, leads back to the list with 302 [pages-2.107] [pages-4.05] [pages-8.18] [pages-5.01]', async ({
  own,
}) => {
  for (const slug of ['nulle-part', 'demain', '%E0%A4%A']) {
    const answer = await fetch(`${own.origin}/blog/${slug}`, { redirect: 'manual' });
    if (slug.includes('%')) expect(answer.status).toBeLessThan(500);
    else expect([answer.status, answer.headers.get('location')]).toEqual([302, '/blog']);
  }
  await expect.poll(() => own.output()).toContain('Post not found');
});

test('search engines and networks read what a post is', async ({ site }) => {
  const page = await readPage(site, '/blog/filmer-a-midi');
  expect(nodeIn(page, 'BlogPosting')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Filmer à midi\u00a0: erreur ou signature\u202f?',
    datePublished: '2026-10-31T08:00:00.000Z',
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    author: { '@type': 'Person', name: 'Ousmane Keïta', jobTitle: 'Réalisateur' },
    wordCount: expect.any(Number),
    mainEntityOfPage: { '@id': `${site.origin}/blog/filmer-a-midi#webpage` },
  });
  expect(page.locator('meta[property="og:type"]').attribute('content')).toBe('article');
  const image = page.locator('meta[property="og:image"]').attribute('content') ?? '';
  expect(image).toMatch(/\/cards\/[a-z\d]+\/blog\/filmer-a-midi\.png$/);
  expect((await fetch(image)).status).toBe(200);
});

test('on paper a post is its text', async ({ page }) => {
  await page.goto(FULL);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Au mois de mai')).toBeVisible();
  for (const name of [
    'L’avis de nos lecteurs',
    'À lire ensuite',
    'Et dans votre entreprise\u202f?',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeHidden();
  }
});

test('a post asks nobody else, never scrolls sideways, and axe finds nothing', {
  tag: '@slow',
}, async ({ page, site }) => {
  const { strangers, complaints } = watch(page, site.origin);
  await page.goto(FULL);
  await scrollDown(page);
  await expectFitting(page);
  await expectAccessible(page);
  await page.waitForLoadState('networkidle');
  expect({ strangers, complaints }).toEqual({ strangers: [], complaints: [] });
});
