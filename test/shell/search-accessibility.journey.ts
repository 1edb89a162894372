/** Every state of the search, for those who cannot see it, cannot use a pointer, or asked for stillness. */
import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectReachable,
  expectTextsInWindow,
} from '../support/accessibility.ts';
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import {
  ask,
  cardsOf,
  DESK,
  dialogOf,
  fieldOf,
  keep,
  openSearch,
  overlayOf,
  PHONE,
  resultsOf,
  searchButtonOf,
} from '../support/site-search.ts';

const RECENTS = JSON.stringify(['boutique en ligne', 'شعار', 'vidéo de lancement '.repeat(20)]);

/** The windows of each of its two designs: the widest, the narrowest, and one that is zoomed in. */
const PHONES = [390, 320, { width: 320, height: 256 }] as const;
const DESKS = [1440, 768, { width: 768, height: 450 }] as const;

/** What stands in the top layer, and what axe and a ruler say of it. The page behind stays as it was at first. */
async function examine(page: Page, view: Locator, state: string) {
  await expect(view).toBeVisible();
  if (state === 'empty') await expectAccessible(page);
  const [wide, narrow, zoomed] = (page.viewportSize()?.width ?? 0) < 768 ? PHONES : DESKS;
  for (const width of [wide, narrow]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, 'dialog[open]');
    await expectTextsInWindow(page);
  }
  await expectReachable(page, 'dialog[open]:not(:has(~ dialog[open]))', [zoomed]);
  for (const stop of await view.locator('a, button, label, input:not([type=checkbox])').all()) {
    const box = await stop.boundingBox();
    if (!box) continue;
    expect(
      Math.min(box.width, box.height),
      `${state}: ${await stop.textContent()}`,
    ).toBeGreaterThanOrEqual(44);
  }
  expect(await view.evaluate((it) => it.scrollWidth - it.clientWidth), state).toBeLessThanOrEqual(
    0,
  );
}

test('axe has nothing to say of any state on a telephone, every target is 44 px', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 800 });
  await keep(page, RECENTS);
  let fail = true;
  await page.route('**/search-index.json', (route) => (fail ? route.abort() : route.continue()));
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await examine(page, overlayOf(page), 'empty');
  await fieldOf(page).fill('s');
  await expect(overlayOf(page).getByRole('alert')).toBeVisible();
  await examine(page, overlayOf(page), 'failed');
  fail = false;
  await overlayOf(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(fieldOf(page)).toBeFocused();
  await expect(overlayOf(page).getByRole('status').first()).toHaveText(/trouvés$/);
  await examine(page, overlayOf(page), 'suggestions');
  await page.keyboard.press('Enter');
  await examine(page, resultsOf(page), 'results');
  await resultsOf(page)
    .getByRole('button', { name: /^Filtres/ })
    .click();
  await resultsOf(page).getByRole('button', { name: 'Projets' }).click();
  await examine(page, resultsOf(page), 'filtered');
  await page.goBack();
  await fieldOf(page).fill('zzyzxq');
  await expect(overlayOf(page).getByText('Aucun résultat trouvé')).toBeVisible();
  await examine(page, overlayOf(page), 'none while typed');
  await page.keyboard.press('Enter');
  await examine(page, resultsOf(page), 'none');
});

test('axe has nothing to say of any state on a screen, every target is 44 px', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 768, height: 800 });
  await keep(page, RECENTS);
  let fail = true;
  await page.route('**/search-index.json', (route) => (fail ? route.abort() : route.continue()));
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await examine(page, dialogOf(page), 'empty');
  await fieldOf(page).fill('stratégie');
  await expect(dialogOf(page).getByRole('alert')).toBeVisible();
  await examine(page, dialogOf(page), 'failed');
  fail = false;
  await dialogOf(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(cardsOf(dialogOf(page)).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await fieldOf(page).focus();
  await page.keyboard.press('ArrowDown');
  await examine(page, dialogOf(page), 'results');
  await fieldOf(page).fill('zzyzxq');
  await examine(page, dialogOf(page), 'none');
});

test('while the index is on its way axe has nothing to say either', { tag: '@slow' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/search-index.json', () => {});
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.goto(PLAIN_PAGE);
    await openSearch(page);
    await page.keyboard.type('logo');
    await page.keyboard.press('Enter');
    if (viewport === DESK) continue;
    await expect(page.locator('.search-skeletons li')).toHaveCount(3);
    await examine(page, overlayOf(page), 'loading');
  }
});

test('the keyboard alone opens the search of a telephone, asks, filters, opens a result', {
  tag: '@slow',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await page.goto(PLAIN_PAGE);
  await expect(searchButtonOf(page)).toBeVisible();
  for (let press = 0; press < 10; press++) {
    await page.keyboard.press('Tab');
    if (await searchButtonOf(page).evaluate((it) => it === document.activeElement)) break;
  }
  await expect(searchButtonOf(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(fieldOf(page)).toBeFocused();

  // Three times round: the focus never leaves for the page behind.
  for (let press = 0; press < 66; press++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
    expect(place).toBe(true);
  }
  await fieldOf(page).focus();
  await page.keyboard.type('vidéo');
  await page.keyboard.press('Enter');
  await expect(resultsOf(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(resultsOf(page).getByRole('button', { name: 'Filtres' })).toBeFocused();
  await page.keyboard.press('Enter');
  // "Effacer" has nothing to take off yet.
  await page.keyboard.press('Tab');
  await expect(resultsOf(page).getByRole('button', { name: 'Projets' })).toBeFocused();
  await page.keyboard.press('Space');
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab');
  await expect(cardsOf(resultsOf(page)).first()).toBeFocused();
  const address = await cardsOf(resultsOf(page)).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');
});

test('matched words stay readable where the system chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize(PHONE);
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await ask(page, 'argile');
  const colours = await cardsOf(resultsOf(page))
    .locator('mark')
    .first()
    .evaluate((mark) => {
      const { color, backgroundColor } = getComputedStyle(mark);
      return { color, backgroundColor };
    });
  expect(colours.color).not.toBe(colours.backgroundColor);
  expect(colours.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

test('nothing moves for those who asked for stillness', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.goto(PLAIN_PAGE);
    await openSearch(page);
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 0)
          .filter(
            ({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('dialog'),
          )
          .map((it) => (it instanceof CSSAnimation ? it.animationName : 'a transition')),
      );
    expect(await moving()).toEqual([]);
    await page.keyboard.type('zzyzxq');
    await page.keyboard.press('Enter');
    expect(await moving()).toEqual([]);
  }
});
