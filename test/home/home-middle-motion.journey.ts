/** What moves in the middle of the home page, and for whom it does not. */
import type { Locator } from '@playwright/test';
import { scrollThrough } from '../support/page-watch.ts';
import { expect, test } from '../support/site.ts';

test.use({ reducedMotion: 'no-preference' });

test('the drawings of the steps are made once, when they are seen, in their order', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const sheets = page.locator('.step-sheet');
  const states = () =>
    sheets.evaluateAll((all) => all.map((sheet) => sheet.getAttribute('data-drawing')));
  expect(await states()).toEqual([null, null, null, null]);

  // Near, but not seen: the lines are there to be drawn.
  await bringTo(page.locator('#how-it-works'), 1300);
  await expect.poll(states).toEqual(['awaited', 'awaited', 'awaited', 'awaited']);
  const line = sheets.first().locator('.trace').first();
  await expect(line).not.toHaveCSS('stroke-dashoffset', '0px');

  // The last three are seen before the first, and wait for it.
  await bringTo(page.locator('#how-it-works'), 420);
  await expect(sheets.nth(3)).toBeInViewport({ ratio: 0.9 });
  expect(await states()).toEqual(['awaited', 'awaited', 'awaited', 'awaited']);

  await bringTo(page.locator('#how-it-works'), 0);
  await expect.poll(states).toEqual(['made', 'made', 'made', 'made']);
  await expect(line).toHaveCSS('stroke-dashoffset', '0px');
  await expect(sheets.nth(3).locator('path').last()).toHaveCSS('opacity', '1');

  await page.evaluate(() => scrollTo(0, 0));
  await bringTo(page.locator('#how-it-works'), 0);
  expect(await states()).toEqual(['made', 'made', 'made', 'made']);
});

test('whoever wants no motion sees finished drawings, and so does who arrives in their midst', {
  tag: '@slow',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await scrollThrough(page);
  await page.goto('/#how-it-works');
  await expect(page.locator('.step-sheet svg')).toHaveCount(0);
  await expect(page.locator('.step-sheet img')).toHaveCount(4);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('about:blank');
  await page.goto('/#how-it-works');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-drawing]')).toHaveCount(0);
  await expect(page.locator('.step-sheet img').last()).toBeVisible();
});

test('a drawing that cannot be read a second time stays the finished image', async ({ page }) => {
  await page.route(/step-.*\.svg/, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const failedRequest = page.waitForEvent('requestfailed');
  await bringTo(page.locator('#how-it-works'), 1300);
  await failedRequest;
  await bringTo(page.locator('#how-it-works'), 0);
  for (const image of await page.locator('.step-sheet img').all())
    await expect(image).toBeVisible();
  await expect(page.locator('[data-drawing]')).toHaveCount(0);
});

test('windows light up by opacity and in sight only, an offer pointed at moves its drawing only, where motion is wanted', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const windows = page.locator('.agency-windows i');
  await expect(windows).toHaveCount(5);
  const skipped = () =>
    windows.first().evaluate((it) => !it.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(skipped).toBe(true);

  await page.locator('.agency-city').scrollIntoViewIfNeeded();
  await expect.poll(skipped).toBe(false);
  const changed = await windows.evaluateAll((all) =>
    all
      .flatMap((it) => it.getAnimations())
      .map(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return [];
        const described = ['offset', 'computedOffset', 'easing', 'composite'];
        const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        return [...new Set(names)].filter((name) => !described.includes(name));
      }),
  );
  expect(changed).toEqual(Array.from({ length: 5 }, () => ['opacity']));

  const offer = page.locator('.offer-strategy');
  const drawing = offer.locator('img');
  await offer.scrollIntoViewIfNeeded();
  await expect(drawing).toHaveCSS('transform', 'none');
  await offer.hover({ position: { x: 20, y: 20 } });
  await expect(drawing).toHaveCSS('transform', /^matrix\(0\.707/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(drawing).toHaveCSS('transform', 'none');
  expect(await windows.evaluateAll((all) => all.flatMap((it) => it.getAnimations()))).toEqual([]);
});

/** Scrolls until the element begins so many pixels below the top of the window. */
async function bringTo(element: Locator, below: number): Promise<void> {
  await element.evaluate((it, offset) => {
    scrollTo({ top: it.getBoundingClientRect().top + scrollY - offset, behavior: 'instant' });
  }, below);
}
