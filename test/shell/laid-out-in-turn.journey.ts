/** The browser lays out a first visit from its first view on, and the visitor sees nothing of it: docs/decisions/080-laid-out-in-turn.md. */
import type { Page } from '@playwright/test';
import { PUBLIC_ROUTES } from '../support/public-routes.ts';
import { expect, test } from '../support/site.ts';

test.use({ firstVisit: true, viewport: { width: 390, height: 844 } });

/** The time after the load in which every section is laid out, in ms. */
const WHOLE_AFTER = 3_000;

/** How many headings, and parts of the footer, are to be seen on this page but not laid out yet. */
const skipped = (page: Page) =>
  page.locator('main :is(h1, h2), .site-footer > *').evaluateAll((all) => {
    const visible = all.filter((it) => it.checkVisibility());
    return visible.filter((it) => !it.checkVisibility({ contentVisibilityAuto: true })).length;
  });

test('what is far below the window is skipped at first, and laid out soon after, section by section', {
  tag: '@slow',
}, async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  for (const path of PUBLIC_ROUTES) {
    await page.goto(path);
    if (path === '/') expect(await skipped(page)).toBeGreaterThan(8);
    await page.clock.runFor(WHOLE_AFTER);
    expect(await skipped(page), path).toBe(0);
  }
});

test('a page that was open before, or that opens at an anchor, is whole at once and keeps its place', {
  tag: '@slow',
}, async ({ page }) => {
  // Time stands still: what is whole was so at once.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto('/');
  await page.clock.runFor(WHOLE_AFTER);
  await page.getByRole('heading', { level: 2 }).nth(6).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(2_000);
  for (const again of [() => page.reload(), leaveAndReturn]) {
    await again(page);
    await expect(async () => {
      expect(await skipped(page)).toBe(0);
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(place);
    }).toPass();
  }
  await page.goto('about:blank');
  await page.goto('/#contact');
  expect(await skipped(page)).toBe(0);
  await expect(page.locator('#contact')).toBeInViewport();
});

async function leaveAndReturn(page: Page) {
  await page.goto('/legal');
  await page.goBack();
}

test('an anchor that is followed before that leads where it does after', { tag: '@slow' }, async ({
  page,
}) => {
  await page.clock.install();
  const landing = async (runFor: number) => {
    await page.goto('about:blank');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(runFor);
    await page.locator('a[href="#how-it-works"]').first().click();
    await expect(page.locator('#how-it-works')).toBeInViewport();
    await page.clock.runFor(WHOLE_AFTER);
    return page
      .locator('#how-it-works')
      .evaluate((it) => Math.round(it.getBoundingClientRect().top));
  };
  expect(await landing(0)).toBe(await landing(WHOLE_AFTER));
});
