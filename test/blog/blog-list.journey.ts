/** The list of posts: the front page, its chips, its search, its pages, with script and without. */
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectFitting,
  expectPartsAccessible,
} from '../support/accessibility.ts';
import { test as withBare } from '../support/bare-site.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { hydrated } from '../support/hydrated.ts';
import { watch } from '../support/page-watch.ts';
import { readPage } from '../support/served-page.ts';
import { expect, type Site, shared, startSharedSite } from '../support/site.ts';

const CATEGORIES = ['Marketing', 'Vidéo', 'SEO', 'Contenu', 'Publicité', 'E-commerce'];

/** Thirty-five posts, latest first: eight are marked as featured, of which six can be. */
const POSTS = Array.from({ length: 35 }, (_, index) => ({
  _id: `article-${index}`,
  _type: 'blogPost',
  title: `Article ${index}`,
  slug: { _type: 'slug', current: `article-${index}` },
  excerpt: index % 5 === 0 ? 'Un bristol crème.' : 'Rien de tel.',
  category: CATEGORIES[index % 2],
  featured: index < 8,
  publishDate: new Date(Date.UTC(2026, 2, 35 - index)).toISOString(),
}));

/** A site with many posts, beside the demo and one with none. */
const test = withBare.extend<{ crowded: Site }>({
  crowded: shared((atEnd) => {
    const settings = { _id: 'settings', _type: 'settings', agencyName: 'Atelier' };
    return startSharedSite(atEnd, { content: { documents: [settings, ...POSTS] } });
  }),
});

/** Titles in the order they are read, without those of other parts of the page. */
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Rubriques' }).getByRole('link', { name, exact: true });
const more = (page: Page) => page.getByRole('link', { name: 'Charger plus d’articles' });
const numbered = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => `Article ${from + i * step}`);

test('the front page has six featured posts, then the twelve latest of the others [shell-2.13] [pages-7.13] [pages-7.14] [pages-9.08] [pages-9.09]', async ({
  crowded,
}) => {
  const page = await readPage(crowded, '/blog');
  expect(page.getByRole('heading', { level: 1 }).text()).toBe('Blog');
  const titlesOf = (name: string) =>
    page.getByRole('region', { name }).getByRole('article').getByRole('heading').texts();
  expect(titlesOf('À la une')).toEqual(numbered(0, 6));
  expect(titlesOf('Tous les articles')).toEqual(numbered(6, 18));
});

test('featured posts stand in two columns, the others in rows of equal height and unequal width [pages-2.84] [pages-2.85]', async ({
  page,
  crowded,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${crowded.origin}/blog`);
  const boxes = (name: string) =>
    page
      .getByRole('region', { name })
      .locator('.post-summary-cover')
      .evaluateAll((covers) => covers.map((cover) => cover.getBoundingClientRect().toJSON()));
  const featured = await boxes('À la une');
  expect(new Set(featured.map(({ y }) => Math.round(y))).size).toBe(3);
  const [wide, tall] = featured;
  expect(wide.width / wide.height).toBeCloseTo(3 / 2, 1);
  expect(wide.width).toBeGreaterThan(2 * tall.width);
  const grid = await boxes('Tous les articles');
  for (const row of [grid.slice(0, 3), grid.slice(3, 6)]) {
    expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1);
    expect(new Set(row.map(({ width }) => Math.round(width))).size).toBe(3);
  }
});

test('pictures are asked for at 600 by 400 and 400 by 300 [pages-2.84] [pages-2.85] [pages-9.26] [pages-9.27]', async ({
  site,
}) => {
  const page = await readPage(site, '/blog');
  // React writes `srcSet`, which the parser leaves alone.
  const first = (name: string) =>
    page
      .getByRole('region', { name })
      .locator('img')
      .filter((picture) => picture.attribute('srcset') !== null)
      .first();
  expect(first('À la une').attribute('src')).toMatch(/w=600&h=400/);
  expect(first('Tous les articles').attribute('src')).toMatch(/w=400&h=300/);
  expect(page.getByText('18 novembre 2026').count).toBe(1);
});

test('chips and search filter the list through its address, combine, and ignore case and accents, script or not [pages-2.80] [pages-2.81] [pages-2.82] [pages-2.83] [pages-2.87]', async ({
  page,
  browser,
  crowded,
}) => {
  const silent = await browser.newPage({ javaScriptEnabled: false });
  for (const visitor of [page, silent]) {
    await visitor.goto(`${crowded.origin}/blog`);
    await expect(
      visitor.getByRole('navigation', { name: 'Rubriques' }).getByRole('link'),
    ).toHaveText(['Tous', ...CATEGORIES]);
    await expect(chip(visitor, 'Tous')).toHaveAttribute('aria-current', 'true');
    await chip(visitor, 'Vidéo').click();
    await expect(visitor).toHaveURL(`${crowded.origin}/blog?categorie=video`);
    await expect(chip(visitor, 'Vidéo')).toHaveAttribute('aria-current', 'true');
    await expect(visitor.getByRole('status').first()).toHaveText('17 articles trouvés dans Vidéo');
    await expect(titles(visitor)).toHaveText(numbered(1, 25, 2));
    await chip(visitor, 'Tous').click();
    await expect(visitor).toHaveURL(`${crowded.origin}/blog`);
    await expect(titles(visitor)).toHaveText(numbered(0, 18));

    await visitor.goto(`${crowded.origin}/blog?categorie=Marketing`);
    const field = visitor.getByRole('searchbox', { name: 'Rechercher un article' });
    await field.fill('CREME');
    await field.press('Enter');
    await expect(visitor).toHaveURL(/\/blog\?(?=.*q=CREME)(?=.*categorie=marketing)/);
    await expect(visitor.getByRole('status').first()).toHaveText(
      '4 articles trouvés dans Marketing pour «\u00a0CREME\u00a0»',
    );
    await expect(titles(visitor)).toHaveText([
      'Article 0',
      'Article 10',
      'Article 20',
      'Article 30',
    ]);
    await expect(field).toHaveValue('CREME');
    await chip(visitor, 'Vidéo').click();
    await expect(titles(visitor)).toHaveText(['Article 5', 'Article 15', 'Article 25']);

    await visitor.goto(`${crowded.origin}/blog?q=rien&categorie=Vid%C3%A9o&page=2`);
    await expect(titles(visitor)).toHaveText(['Article 31', 'Article 33']);
  }
  await silent.close();
});

test('with script, typing and "more" change the list in place, and a list that cannot be had leaves the one that is shown [pages-2.80] [pages-2.86]', {
  tag: '@slow',
}, async ({ page, crowded }) => {
  await page.goto(`${crowded.origin}/blog`);
  const field = page.getByRole('searchbox', { name: 'Rechercher un article' });
  await hydrated(field);
  await field.pressSequentially('article 3', { delay: 20 });
  await expect(page).toHaveURL(`${crowded.origin}/blog?q=article+3`);
  await expect(titles(page).first()).toHaveText('Article 3');
  await expect(field).toBeFocused();
  await field.pressSequentially('4', { delay: 20 });
  await expect(titles(page)).toHaveText(['Article 34']);
  await page.goBack();
  await expect(page).toHaveURL(`${crowded.origin}/blog`);
  await expect(titles(page)).toHaveCount(18);

  // A list that cannot be had leaves the one that is shown, and says so beside what asked for it.
  const failure = page.getByRole('alert').filter({ hasText: 'La liste reste comme elle est.' });
  await page.context().setOffline(true);
  await chip(page, 'Vidéo').click();
  await expect(page.locator('.blog-head').getByRole('alert')).toContainText(/hors d’atteinte/);
  await expect(titles(page)).toHaveCount(18);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.blog-more').getByRole('alert')).toContainText(/hors d’atteinte/);
  await expect(more(page)).toBeFocused();
  await expect(titles(page)).toHaveText(numbered(0, 18));
  // What is shown, and not what could not be had, is what a reload or a shared link asks for.
  await expect(page).toHaveURL(`${crowded.origin}/blog`);
  await expectPartsAccessible(page, '.blog-head', '.blog-more');
  await page.context().setOffline(false);
  await page.route(/\/blog\.data/, (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  await page.keyboard.press('Enter');
  await expect(failure).toContainText(/serveur n’a pas pu répondre/);
  await expect(more(page)).toBeFocused();
  // Other widths were looked at meanwhile.
  await more(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(numbered(0, 30));
  await expect(page).toHaveURL(`${crowded.origin}/blog?page=2`);
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Article 18', exact: true })).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(4);
  await expect(page.getByText('30 articles sur 35', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await more(page).click();
  await expect(titles(page)).toHaveText(numbered(0, 35));
  await expect(more(page)).toHaveCount(0);

  // A visitor who reads a post and comes back finds the list as long as it was.
  await page.getByRole('link', { name: 'Article 30', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Article 30' })).toBeVisible();
  await page.goBack();
  await expect(titles(page)).toHaveText(numbered(0, 35));
});

test('a word that is taken back while its list is on the way leaves the list of all', {
  tag: '@slow',
}, async ({ page, crowded }) => {
  await page.goto(`${crowded.origin}/blog`);
  const field = page.getByRole('searchbox', { name: 'Rechercher un article' });
  await hydrated(field);
  const { release, urls } = await holdAnswers(page, /\/blog\.data/);
  await field.fill('article 34');
  await expect.poll(() => urls.length).toBe(1);
  await field.fill('');
  await expect.poll(() => urls.length).toBe(2);
  release();
  await expect(titles(page)).toHaveText(numbered(0, 18));
  await expect(page).toHaveURL(`${crowded.origin}/blog`);
  await expect(field).toHaveValue('');
});

test('without script "more" leads to the next page, and from there back [pages-2.86] [pages-2.87]', async ({
  browser,
  crowded,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${crowded.origin}/blog`);
  await more(page).click();
  await expect(page).toHaveURL(`${crowded.origin}/blog?page=2`);
  await expect(titles(page)).toHaveText(numbered(18, 30));
  await more(page).click();
  await expect(titles(page)).toHaveText(numbered(30, 35));
  await expect(more(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Articles plus récents' }).click();
  await expect(page).toHaveURL(`${crowded.origin}/blog?page=2`);
  await page.goto(`${crowded.origin}/blog?page=40`);
  await expect(page).toHaveURL(`${crowded.origin}/blog?page=3`);
  await page.close();
});

test('each list has one address, and what somebody searched for is neither kept nor indexed', async ({
  crowded,
}) => {
  for (const [path = '', canonical] of [
    ['/blog?utm_source=lettre', '/blog'],
    ['/blog?categorie=Vid%C3%A9o&page=1', '/blog?categorie=video'],
    ['/blog?page=2', '/blog?page=2'],
    ['/blog?categorie=Jardin', '/blog'],
  ]) {
    const page = await readPage(crowded, path);
    expect(page.locator('link[rel=canonical]').attribute('href')).toBe(crowded.origin + canonical);
  }
  const searched = await fetch(`${crowded.origin}/blog?q=secret`);
  expect(searched.headers.get('cache-control')).toBe('no-store');
  expect(await searched.text()).toContain('<meta name="robots" content="noindex"/>');
  const filtered = await fetch(`${crowded.origin}/blog?categorie=seo&page=1`);
  expect(filtered.headers.get('cache-control')).toContain('public');
});

test('a list without posts says so, and one where nothing is found leads back to all [pages-2.92]', async ({
  page,
  bare,
  crowded,
}) => {
  const empty = await readPage(bare, '/blog');
  expect(empty.getByRole('heading', { name: 'Nos premiers articles arrivent' }).count).toBe(1);
  await page.goto(`${crowded.origin}/blog?q=introuvable&categorie=SEO`);
  await expect(page.getByRole('heading', { name: 'Aucun article trouvé' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir tous les articles' }).click();
  await expect(page).toHaveURL(`${crowded.origin}/blog`);
  await expect(titles(page)).toHaveCount(18);
});

test('on the way to a slow list or post its skeleton is shown [pages-2.89]', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Blog' });
  await hydrated(link);
  const { release } = await holdAnswers(page, /\/blog\.data/);
  await link.click();
  await expect(page.getByText('Chargement…')).toBeAttached();
  await expect(page.locator('.pending-blog')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.locator('.pending-page')).toHaveCount(0);
});

test('the blog has a newsletter box [pages-2.88]', async ({ site }) => {
  const page = await readPage(site, '/blog');
  expect(page.getByRole('textbox', { name: 'Votre e-mail' }).count).toBe(1);
});

test('a page of the list asks nobody else, never scrolls sideways, and axe finds nothing', {
  tag: '@slow',
}, async ({ page, site }) => {
  const { strangers, complaints } = watch(page, site.origin);
  // The other lists are among all kinds of pages: every-page.journey.ts.
  await page.goto('/blog?page=2');
  await expectFitting(page);
  await expectAccessible(page);
  await page.waitForLoadState('networkidle');
  expect({ strangers, complaints }).toEqual({ strangers: [], complaints: [] });
});
