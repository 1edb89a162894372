/** The search and the history: what lies over the page is an entry that back takes away, and nothing else is. */
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import {
  ask,
  cardsOf,
  DESK,
  dialogOf,
  fieldOf,
  openSearch,
  overlayOf,
  PHONE,
  resultsOf,
  searchButtonOf,
} from '../support/site-search.ts';

test.use({ viewport: PHONE });

test('back and forward go through results, field and page, and the results’ own button and a reload leave the search', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  await page.goto('/work');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await openSearch(page);
  await ask(page, 'corporate');
  await page.goBack();
  await expect(resultsOf(page)).toBeHidden();
  await expect(overlayOf(page)).toBeVisible();
  await page.goForward();
  await expect(cardsOf(resultsOf(page))).toHaveCount(1);
  await page.goBack();
  await page.goBack();
  await expect(overlayOf(page)).toBeHidden();
  await expect(page).toHaveURL('/work');
  // None of it is a navigation: the page's data is not asked for again.
  expect(urls.filter((address) => address.includes('/work.data'))).toEqual([]);

  const close = resultsOf(page).getByRole('button', { name: 'Fermer les résultats' });
  await openSearch(page);
  await ask(page, 'corporate');
  await close.click();
  await expect(resultsOf(page)).toBeHidden();
  await expect(overlayOf(page)).toBeHidden();
  await expect(page).toHaveURL('/work');
  await expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(false);

  // Closing it twice in one breath leaves nobody's page.
  await openSearch(page);
  await ask(page, 'corporate');
  await close.evaluate((button) => {
    for (let clicks = 0; clicks < 3; clicks++) {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  });
  await expect(resultsOf(page)).toBeHidden();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/work');
  await expect(overlayOf(page)).toBeHidden();

  await openSearch(page);
  await ask(page, 'corporate');
  await page.reload();
  await expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(false);
  await expect(resultsOf(page)).toBeHidden();
  await expect(overlayOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(PLAIN_PAGE);
});

test('after a reload it opens again at the first click', { tag: '@slow' }, async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  // The page's first step back and the router's beginning come in no certain order.
  for (let reload = 0; reload < 4; reload++) {
    await openSearch(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(false);
  }
  await searchButtonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
});

test('choosing the page one is on closes the search and changes nothing else', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  await page.goto('/work/corporate-identity');
  await openSearch(page);
  await ask(page, 'corporate');
  await cardsOf(resultsOf(page)).click();
  await expect(resultsOf(page)).toBeHidden();
  await expect(page).toHaveURL('/work/corporate-identity');
  await page.goBack();
  await expect(page).toHaveURL(PLAIN_PAGE);
});

test('on a desk back closes the dialog and stays on the page', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto(PLAIN_PAGE);
  await page.goto('/work');
  await openSearch(page);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/work');
  await page.goBack();
  await expect(page).toHaveURL(PLAIN_PAGE);
});

test('a view opened again before the event of its closing comes stays open', async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  await page.goto('/work');
  await openSearch(page);
  await ask(page, 'corporate');
  // The moment between the two, where no other tool reaches.
  await resultsOf(page).evaluate((results) => {
    if (!(results instanceof HTMLDialogElement)) throw new Error('the results are a dialog');
    results.close();
    results.showModal();
  });
  await page.waitForTimeout(300);
  await expect(resultsOf(page)).toBeVisible();
  await page.goBack();
  await expect(resultsOf(page)).toBeHidden();
  await expect(overlayOf(page)).toBeVisible();
});
