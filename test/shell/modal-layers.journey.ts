/** What lies over a page holds it: the wheel moves nothing behind it, and everything once it is closed. */
import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import { DESK, openSearch, PHONE } from '../support/site-search.ts';
import { openDialog } from '../support/whatsapp.ts';

const press = async (page: Page, selector: string) => {
  const button = page.locator(selector).first();
  await hydrated(button);
  await button.click();
};

const LAYERS = [
  { name: 'the menu', viewport: PHONE, open: (page: Page) => press(page, '.menu-button') },
  { name: 'the search of a telephone', viewport: PHONE, open: openSearch },
  { name: 'WhatsApp on a telephone', viewport: PHONE, path: '/legal', open: openDialog },
  { name: 'the search of a desk', viewport: DESK, open: openSearch },
  {
    name: 'a picture',
    viewport: DESK,
    path: '/work/ecommerce-modern',
    open: (page: Page) => press(page, '.case-gallery a'),
  },
];

for (const { name, viewport, path = PLAIN_PAGE, open } of LAYERS) {
  test(`behind ${name} the page stays where it is`, { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await open(page);
    const layer = page.locator('dialog:modal');
    await expect(layer).toBeVisible();
    await expect.poll(() => overflow(page)).toBe('hidden');
    await page.mouse.move(viewport.width / 2, 300);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 400);
    // Drawn twice: the browser scrolls with a frame.
    await page.screenshot();
    await page.screenshot();
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
    await expect.poll(() => overflow(page)).not.toBe('hidden');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });
}

test('beside the small window of WhatsApp on a desk the page moves on', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(PLAIN_PAGE);
  await openDialog(page);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

function overflow(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
}
