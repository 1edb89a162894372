/** A group of links in the header, and in the menu of a telephone: how it opens, leads on and closes. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectPartsAccessible } from '../support/accessibility.ts';
import { test as base, expect, type Site, shared, startSharedSite } from '../support/site.ts';
import { menuOf, openMenu } from '../support/site-menu.ts';

const to = (id: string) => ({
  _type: 'navPage',
  _key: id,
  page: { _type: 'reference', _ref: id, _weak: true },
});
const made = (id: string, title: string) => ({
  _id: id,
  _type: 'page',
  title,
  slug: { _type: 'slug', current: id },
});

const DOCUMENTS = [
  { _id: 'settings', _type: 'settings', agencyName: 'Atelier du Rif' },
  made('rabat', 'Rabat'),
  made('tanger', 'Tanger, au port'),
  {
    _id: 'navigation',
    _type: 'navigation',
    header: [
      to('home'),
      { _type: 'navGroup', _key: 'g', label: 'Agences', links: [to('rabat'), to('tanger')] },
      { _type: 'navGroup', _key: 'h', label: 'Lire', links: [to('blog'), to('newsletter')] },
      to('contact'),
    ],
  },
];

const test = base.extend<{ grouped: Site }>({
  grouped: shared((atEnd) => startSharedSite(atEnd, { content: { documents: DOCUMENTS } })),
  baseURL: async ({ grouped }, use) => {
    await use(grouped.origin);
  },
});

const header = (page: Page) => page.getByRole('banner');
const name = (page: Page, label = 'Agences') =>
  header(page).getByRole('button', { name: label, exact: true });
const link = (page: Page, label = 'Tanger, au port') =>
  header(page).getByRole('link', { name: label });

/** How large the star below the name of a group is: 1 on a page of the group. */
const star = (page: Page) =>
  name(page).evaluate((button) => Number(getComputedStyle(button, '::after').scale));

test.use({ viewport: { width: 1440, height: 900 } });

test('its name opens it, for the keyboard too; Escape gives the focus back, and a link leads on and closes it', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(link(page)).toBeHidden();
  expect(await star(page)).toBe(0);
  await name(page).focus();
  await page.keyboard.press('Enter');
  await expect(link(page)).toBeVisible();
  await expectAccessible(page, '.site-header');
  await page.keyboard.press('Escape');
  await expect(link(page)).toBeHidden();
  await expect(name(page)).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Rabat')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page)).toBeFocused();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tanger');
  await expect(link(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
  await expect.poll(() => star(page)).toBe(1);
  await name(page).click();
  await expect(link(page)).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(link(page)).toBeHidden();
});

test('one is open at a time, in the window and in sight while the page is scrolled', async ({
  page,
}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    await name(page).click();
    await name(page, 'Lire').click();
    await expect(link(page)).toBeHidden();
    await expect(link(page, 'Newsletter')).toBeInViewport({ ratio: 1 });
    const [above, below] = await Promise.all([
      name(page, 'Lire').boundingBox(),
      header(page).locator(':popover-open').boundingBox(),
    ]);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(below?.x).toBeLessThanOrEqual(above?.x ?? 0);
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(400);
    await expect(link(page, 'Newsletter')).toBeInViewport({ ratio: 1 });
    expect((await header(page).boundingBox())?.y).toBe(0);
  }
});

test('on a telephone its links stand below its name in the menu, and lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rabat');
  await openMenu(page);
  await expect(menuOf(page).getByRole('navigation').getByRole('link')).toHaveText([
    'Accueil',
    'Rabat',
    'Tanger, au port',
    'Blog',
    'Newsletter',
    'Contact',
  ]);
  await expect(menuOf(page).getByText('Agences')).toBeVisible();
  await expect(menuOf(page).getByRole('link', { name: 'Rabat' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectPartsAccessible(page, '.site-menu');
  await menuOf(page).getByRole('link', { name: 'Tanger' }).click();
  await expect(page).toHaveURL('/tanger');
  await expect(menuOf(page)).toBeHidden();
});

test('it opens, leads on and closes without script, at any width', async ({ browser, grouped }) => {
  const visitor = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: grouped.origin,
    viewport: { width: 1440, height: 900 },
  });
  const page = await visitor.newPage();
  await page.goto('/contact');
  await name(page).click();
  await expect(link(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(link(page)).toBeHidden();
  await expect(name(page)).toBeFocused();
  await name(page).click();
  await link(page).click();
  await expect(page).toHaveURL('/tanger');
  await expect(link(page)).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  await menuOf(page).getByRole('link', { name: 'Rabat' }).click();
  await expect(page).toHaveURL('/rabat');
  await visitor.close();
});
