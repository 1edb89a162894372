/** The bar above the pages in a window: what it does to the header, and to a visitor who walks on. */
import type { Page } from '@playwright/test';
import { expectAccessible, expectPartsAccessible } from '../support/accessibility.ts';
import { type EditedSite, test } from '../support/edited-site.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/site.ts';

const TEXT = 'Portes ouvertes de l’atelier vendredi 12 décembre, de 10h à 18h, rue Soumaya.';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Annonce' });

const to = (_ref: string) => ({ _type: 'reference', _key: _ref, _ref, _weak: true });

const announce = ({ client }: EditedSite, more: object) =>
  client
    .patch('settings')
    .set({ bar: { text: TEXT, label: 'S’inscrire à la visite', page: to('contact'), ...more } })
    .commit();

test.afterAll(async ({ edited }) => {
  await edited.client.patch('settings').unset(['bar']).commit();
});

/** Where the bar ends, the header begins and ends, and the page begins, in px of the window. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const header = of('.site-header');
    return {
      bar: of('.announcement-bar')?.bottom,
      header: [header?.top, header?.height],
      main: of('main')?.top,
    };
  });

for (const [width, height] of [
  [390, 68],
  [768, 88],
  [1440, 88],
] as const) {
  test(`${width} px: the header lies over the page below the bar, and at the top of the window once that has gone by`, async ({
    page,
    edited,
  }) => {
    await announce(edited, {});
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/work', '/work/route-9', '/blog', '/contact']) {
      await page.goto(edited.origin + path);
      const at = await edges(page);
      expect(at.bar, path).toBeGreaterThan(30);
      expect(at, path).toEqual({ bar: at.bar, header: [at.bar, height], main: at.bar });
      await page.evaluate(() => scrollTo(0, 600));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
      await page.evaluate(() => scrollTo(0, 500));
      await expect.poll(async () => (await edges(page)).header).toEqual([0, height]);
    }
  });
}

test('a telephone on its side keeps neither the bar nor the header in sight', async ({
  page,
  edited,
}) => {
  await announce(edited, {});
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(edited.origin);
  const at = await edges(page);
  expect(at).toEqual({ bar: at.bar, header: [at.bar, 68], main: at.bar });
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(async () => (await edges(page)).header[0]).toBe((at.bar ?? 0) - 400);
});

test('the bar is read and reached at every width, on light and dark pages, in the agency’s colours', {
  tag: '@slow',
}, async ({ page, edited }) => {
  await announce(edited, {});
  for (const path of ['/blog', '/work']) {
    await page.goto(edited.origin + path);
    await expectPartsAccessible(page, '.announcement-bar', '.site-header');
  }
  await edited.client.createOrReplace({
    _id: 'brand',
    _type: 'brand',
    colors: { action: '#FFB3C7', paper: '#101010', ink: '#F5F5F0' },
  });
  await page.goto(edited.origin);
  await expectAccessible(page, '.announcement-bar');
  await edited.client.delete('brand');
});

test('who walks to a chosen page sees the bar there, and who walks on no longer does', async ({
  page,
  edited,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await announce(edited, { pages: [to('careers')] });
  await page.goto(`${edited.origin}/work`);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  const walk = async (name: string) => {
    const link = page.getByRole('navigation', { name: 'Navigation principale' });
    await hydrated(link.getByRole('link', { name }));
    await link.getByRole('link', { name }).click();
    await expect(page.getByRole('main')).toBeFocused();
  };
  await walk('Carrières');
  await expect(bar(page)).toContainText(TEXT);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
  await walk('Blog');
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a keyboard finds the way to the content before the bar, whose link leads to its page without script', async ({
  browser,
  edited,
}) => {
  await announce(edited, {});
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${edited.origin}/legal`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${edited.origin}/contact`);
  await page.close();
});
