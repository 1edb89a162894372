/** Past searches: kept in the browser and nowhere else, whatever state its storage is in. */
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import {
  ask,
  cardsOf,
  DESK,
  dialogOf,
  fieldOf,
  keep,
  keptSearches,
  openSearch,
  overlayOf,
  PHONE,
  resultsOf,
} from '../support/site-search.ts';

test.use({ viewport: PHONE });

test('they are kept under recentSearches, trimmed, unless blank, newest first, once whatever their case, ten at most [shell-3.18] [shell-5.21] [shell-5.22] [shell-5.23] [shell-5.24] [shell-9.24]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  for (const blank of ['', '  ']) {
    await fieldOf(page).fill(blank);
    await page.keyboard.press('Enter');
  }
  expect(await keptSearches(page)).toBeNull();
  await ask(page, '  corporate ');
  expect(await keptSearches(page)).toEqual(['corporate']);
  await page.goBack();

  const terms = Array.from({ length: 11 }, (_, index) => `recherche ${index}`);
  for (const term of ['SEO', 'Été', ...terms.slice(0, 2), 'seo', 'ÉTÉ']) {
    await ask(page, term);
    await page.goBack();
  }
  expect(await keptSearches(page)).toEqual([
    'ÉTÉ',
    'seo',
    'recherche 1',
    'recherche 0',
    'corporate',
  ]);
  for (const term of terms) {
    await ask(page, term);
    await page.goBack();
  }
  expect(await keptSearches(page)).toEqual(terms.toReversed().slice(0, 10));
  await fieldOf(page).fill('');
  await expect(overlayOf(page).locator('.search-recent').getByRole('listitem')).toHaveText(
    terms.toReversed().slice(0, 5),
  );
});

test('what is only typed is not kept, on a desk either; what leads somewhere is', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await page.keyboard.type('corporate');
  await expect(cardsOf(dialogOf(page))).toHaveCount(1);
  expect(await keptSearches(page)).toBeNull();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/work/corporate-identity');
  expect(await keptSearches(page)).toEqual(['corporate']);
});

test('a list that is cut short, of another kind, a number or empty is no list: the search opens, and writes its own', {
  tag: '@slow',
}, async ({ page }) => {
  // Any address of the site: its storage is the same.
  await page.goto('/robots.txt');
  for (const stored of ['["un", "de', '{"un": 1}', '7', '']) {
    await page.evaluate((text) => localStorage.setItem('recentSearches', text), stored);
    await page.goto(PLAIN_PAGE);
    await openSearch(page);
    await expect(overlayOf(page).getByText('Recherches populaires')).toBeVisible();
    await expect(overlayOf(page).getByText('Recherches récentes')).toHaveCount(0);
    await ask(page, 'corporate');
    expect(await keptSearches(page), stored).toEqual(['corporate']);
  }
});

test('what is no term in the list is passed over, and the visitor can have them forgotten', {
  tag: '@slow',
}, async ({ page }) => {
  await keep(page, JSON.stringify([null, 3, '  ', { term: 'x' }, 'logo', ['y'], 'vidéo']));
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await expect(overlayOf(page).locator('.search-recent').getByRole('listitem')).toHaveText([
    'logo',
    'vidéo',
  ]);
  await overlayOf(page).getByRole('button', { name: 'Oublier mes recherches' }).click();
  await expect(overlayOf(page).getByText('Recherches récentes')).toHaveCount(0);
  expect(await keptSearches(page)).toBeNull();
  await expect(fieldOf(page)).toBeFocused();
});

for (const [name, forbid] of [
  [
    'full',
    "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }",
  ],
  [
    'forbidden',
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })",
  ],
] as const) {
  test(`while the storage is ${name} past searches last as long as the visit`, {
    tag: '@slow',
  }, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.addInitScript(forbid);
    await page.goto(PLAIN_PAGE);
    await openSearch(page);
    await ask(page, 'corporate');
    await cardsOf(resultsOf(page)).click();
    await expect(page).toHaveURL('/work/corporate-identity');
    await openSearch(page);
    await expect(overlayOf(page).locator('.search-recent').getByRole('listitem')).toHaveText([
      'corporate',
    ]);
    expect(faults).toEqual([]);
  });
}

test('another tab’s search shows in this one', { tag: '@slow' }, async ({ page, context }) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  const other = await context.newPage();
  await other.goto(PLAIN_PAGE);
  await openSearch(other);
  await ask(other, 'corporate');
  await expect(overlayOf(page).locator('.search-recent').getByRole('listitem')).toHaveText([
    'corporate',
  ]);
});

test('nothing that is searched is told to the server', { tag: '@slow' }, async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await ask(page, 'corporate');
  await expect(cardsOf(resultsOf(page))).toHaveCount(1);
  // The picture beside the card is the page's own, by its hash.
  await expect
    .poll(() => requests.filter((request) => request.includes('/images/agence/production/')))
    .not.toEqual([]);
  expect(
    requests.filter((request) => request.replace(site.origin, '').includes('corporate')),
  ).toEqual([]);
});
