import { z } from 'zod';
import { expectAccessible, expectFitting } from './accessibility.ts';
import { scrollThrough, watch } from './page-watch.ts';
import { expect, type Site, shared, startSharedSite, test as withDemo } from './site.ts';

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
  page,
}) => {
  await page.goto('/blog/filmer-a-midi');
  const post = page.getByRole('article').first();
  await expect(post.getByRole('heading', { level: 1 })).toHaveText(
    'Filmer à midi\u00a0: erreur ou signature\u202f?',
  );
  const way = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(way.getByRole('link')).toHaveText(['Accueil', 'Blog', 'Vidéo']);
  await expect(post.getByText('31 octobre 2026', { exact: true })).toBeVisible();
  await expect(post.getByText('4\u00a0min de lecture')).toBeVisible();
  await expect(post.getByText('par Ousmane Keïta', { exact: true })).toBeVisible();
  await expect(post.getByText('Voici comment nous avons cessé de le fuir.')).toBeVisible();
  await expect(post.getByRole('list', { name: 'Étiquettes' }).getByRole('listitem')).toHaveText([
    'Vidéo',
    'Reels',
    'Tournage',
  ]);
  await way.getByRole('link', { name: 'Vidéo' }).click();
  await expect(page).toHaveURL('/blog?categorie=Vid%C3%A9o');
  await page.goBack();
  await page.getByRole('link', { name: 'Tous les articles' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the day of a post is the agency’s, whatever the server’s [pages-2.95] [pages-9.25]', async ({
  page,
  own,
}) => {
  await page.goto(`${own.origin}/blog/tout`);
  await expect(page.getByText('1er février 2026', { exact: true })).toBeVisible();
});

test('the cover is asked for at 800 by 450 [pages-2.98] [pages-9.28]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/filmer-a-midi');
  const cover = page.getByAltText('Un soleil de zellige au-dessus d’une eau noire');
  await expect(cover).toHaveAttribute('src', /w=800&h=450/);
  await expect(cover).toHaveAttribute('width', '800');
  await expect
    .poll(() => cover.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
});

for (const javaScriptEnabled of [true, false]) {
  test(`every style, mark and block an editor can write is rendered, ${javaScriptEnabled ? 'with' : 'without'} script [pages-2.99] [pages-2.100] [pages-2.101]`, async ({
    browser,
    own,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(`${own.origin}/blog/tout`);
    const text = page.locator('.post-text');
    await expect(text.locator('strong')).toHaveText('gras');
    await expect(text.locator('em')).toHaveText('penché');
    await expect(text.getByRole('heading', { level: 2 })).toHaveText([
      'Première partie',
      'Deuxième partie',
      'Troisième partie',
    ]);
    await expect(text.getByRole('heading', { level: 3 })).toHaveText('Un détail');
    await expect(text.getByRole('heading', { level: 4 })).toHaveText('Un plus petit');
    await expect(text.locator('ul > li')).toHaveText('puce');
    await expect(text.locator('ol > li')).toHaveText('numéro');
    await expect(text.getByRole('blockquote')).toHaveText('Une phrase à retenir.');
    await expect(text.locator('p code')).toHaveText('code()');
    await expect(text.locator('pre')).toHaveText('<h1>Bonjour</h1>');
    await expect(text.getByRole('table', { name: 'Deux délais' })).toContainText('Mardi');
    await expect(text.getByRole('link')).toHaveText(['dedans', 'dehors (nouvel onglet)']);
    await expect(text.getByRole('link', { name: 'dehors' })).toHaveAttribute('target', '_blank');
    // The words of a link that leads nowhere good stay, without it.
    await expect(text.getByText('piège')).toBeVisible();
    await expect(text.getByText('Fin.')).toBeVisible();
    await page.close();
    await expect.poll(() => own.output()).toContain('no block of type carousel is known');
  });
}

test('a picture in a text has its words and its caption [pages-2.100]', async ({ page }) => {
  await page.goto(FULL);
  const figure = page.getByRole('figure').filter({ hasText: 'À droite, un motif.' });
  await expect(figure.getByRole('img', { name: 'Un pavage de zellige bleu' })).toBeVisible();
});

test('a long post has a table of contents: beside it, or above it on demand, script or not', async ({
  page,
  browser,
  own,
}) => {
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
  page,
  own,
}) => {
  await page.goto(FULL);
  const box = page.getByRole('region', { name: 'Écrit par Karim Tazi' });
  await expect(box.getByText('Directeur technique')).toBeVisible();
  await expect(box.getByRole('img', { name: 'Portrait dessiné de Karim Tazi' })).toBeVisible();
  await box.getByRole('link', { name: 'Lire tous ses articles' }).click();
  await expect(page).toHaveURL('/blog?q=Karim+Tazi');
  await expect(page.getByRole('link', { name: 'Tester deux annonces' })).toBeVisible();

  await page.goto(`${own.origin}/blog/tout`);
  await expect(page.getByRole('region', { name: 'Écrit par Plume Invitée' })).toBeVisible();
});

test('three readers speak, up to three posts follow, a call leads to the contact form, a box to the newsletter [pages-2.103] [pages-2.104] [pages-2.105] [pages-2.106] [pages-9.13]', async ({
  page,
}) => {
  await page.goto(FULL);
  const readers = page.getByRole('region', { name: 'Lu le matin, essayé le soir.' });
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
    .getByRole('region', { name: 'Et chez vous\u202f?' })
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

const graph = z.object({ '@graph': z.array(z.record(z.string(), z.unknown())) });

test('search engines and networks read what a post is', async ({ page, site }) => {
  await page.goto('/blog/filmer-a-midi');
  const read = await page.locator('script[type="application/ld+json"]').textContent();
  const [posting, breadcrumb] = graph.parse(JSON.parse(read ?? ''))['@graph'];
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Filmer à midi\u00a0: erreur ou signature\u202f?',
    datePublished: '2026-10-31T08:00:00.000Z',
    author: { '@type': 'Person', name: 'Ousmane Keïta' },
    mainEntityOfPage: `${site.origin}/blog/filmer-a-midi`,
  });
  expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' });
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toMatch(/w=1200&h=630/);
  expect((await fetch(image ?? '')).status).toBe(200);
});

test('on paper a post is its text', async ({ page }) => {
  await page.goto(FULL);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Au mois de mai')).toBeVisible();
  for (const name of ['Lu le matin, essayé le soir.', 'À lire ensuite', 'Et chez vous\u202f?']) {
    await expect(page.getByRole('heading', { name })).toBeHidden();
  }
});

test('a post asks nobody else, never scrolls sideways, and axe finds nothing', async ({
  page,
  site,
}) => {
  const { strangers, complaints } = watch(page, site.origin);
  await page.goto(FULL);
  await scrollThrough(page);
  await expectFitting(page);
  await expectAccessible(page);
  expect({ strangers, complaints }).toEqual({ strangers: [], complaints: [] });
});
