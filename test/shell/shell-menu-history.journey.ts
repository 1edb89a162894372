/** The menu and the history: an open menu is an entry that back closes, and nothing else is. */
import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import { menuOf, openModalMenu } from '../support/site-menu.ts';

const entries = (page: Page) => page.evaluate(() => history.length);

/** Goes from the home page to /work without loading it anew: a link that is followed before its script came does. */
async function goToWork(page: Page): Promise<void> {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Voir le portfolio' }).first();
  await hydrated(link);
  await link.click();
  await expect(page).toHaveURL('/work');
}

test.use({ viewport: { width: 390, height: 844 } });

test('choosing a link closes it, and back leads to the page it was opened on [shell-2.44]', async ({
  page,
}) => {
  await page.goto('/work');
  const before = await entries(page);
  await openModalMenu(page);
  await menuOf(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(menuOf(page)).toBeHidden();
  expect(await entries(page)).toBe(before + 1);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL('/work');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travaux');
  await expect(menuOf(page)).toBeHidden();
});

test('choosing the page one is on closes it and changes nothing else', async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  await page.goto('/work');
  await openModalMenu(page);
  await menuOf(page).getByRole('link', { name: 'Travaux' }).click();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL('/work');
  await page.goBack();
  await expect(page).toHaveURL(PLAIN_PAGE);
});

test('the back button closes it and stays on the page, forward opens it again', {
  tag: '@slow',
}, async ({ page }) => {
  await goToWork(page);
  // The address changes first; then the new page is shown, from its top.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travaux');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const place = () => page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 400);
  await expect.poll(place).toBe(400);
  await page.mouse.wheel(0, -100);
  await expect.poll(place).toBe(300);

  await openModalMenu(page);
  await page.goBack();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL('/work');
  await page.goForward();
  await expect(menuOf(page)).toBeVisible();
  await page.goBack();
  await expect(menuOf(page)).toBeHidden();
  expect(await place()).toBe(300);
  // Opening and closing is no navigation: the page's data is not asked for again.
  expect(urls.filter((address) => address.includes('/work.data'))).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('marketing');
});

test('the back button pressed twice leaves the page', { tag: '@slow' }, async ({ page }) => {
  await goToWork(page);
  await openModalMenu(page);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('marketing');
  await expect(menuOf(page)).toBeHidden();
});

test('closing it twice in one breath leaves nobody’s page', { tag: '@slow' }, async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  await page.goto('/work');
  await openModalMenu(page);
  await menuOf(page)
    .getByRole('button', { name: 'Fermer le menu' })
    .evaluate((button) => {
      for (let clicks = 0; clicks < 3; clicks++) {
        button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
    });
  await expect(menuOf(page)).toBeHidden();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL('/work');
});

test('a reload of the open menu begins without it, and back leaves the page at once', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  await page.goto('/work');
  await openModalMenu(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(false);
  await expect(menuOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(PLAIN_PAGE);
});
