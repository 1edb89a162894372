/** The menu of a telephone: what it holds, how it opens, and every way out of it. */
import type { Page } from '@playwright/test';
import { expectPartsAccessible, expectReachable } from '../support/accessibility.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import { menuButtonOf, menuOf, openMenu } from '../support/site-menu.ts';

const PHONE = { width: 390, height: 844 };

/** Whether the page behind the menu takes the focus: what is inert refuses it. */
const isBehindReachable = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    main.focus();
    return document.activeElement === main;
  });

test.use({ viewport: PHONE });

test('the menu fills a telephone with seven links and three buttons, is accessible, and can be left on a wide screen too [shell-2.38] [shell-2.39] [shell-2.40]', async ({
  page,
}) => {
  await page.goto('/work');
  await openMenu(page);
  for (const size of [{ width: 320, height: 568 }, PHONE]) {
    await page.setViewportSize(size);
    expect(await menuOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...size });
    await expect(menuOf(page).getByRole('heading')).toHaveText('Menu');
    await expect(menuOf(page).getByRole('navigation').getByRole('link')).toHaveText([
      'Accueil',
      'Services',
      'Travaux',
      'À propos',
      'Blog',
      'Carrières',
      'Contact',
    ]);
    await expect(menuOf(page).getByRole('link', { name: 'Travaux' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await expectPartsAccessible(page, '.site-menu');
  await expectReachable(page, '.site-menu');
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menuOf(page)).toBeVisible();
  }
  await menuOf(page).getByRole('button', { name: 'Fermer le menu' }).click();
  await expect(menuOf(page)).toBeHidden();
});

test('its buttons lead to an expert, to WhatsApp and to the portfolio [shell-2.41] [shell-2.42] [shell-2.43]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openMenu(page);
  await menuOf(page).getByRole('link', { name: 'Parler à un expert' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(menuOf(page)).toBeHidden();

  await openMenu(page);
  await menuOf(page).getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/work');

  await openMenu(page);
  const whatsapp = menuOf(page).getByRole('link', { name: 'WhatsApp' });
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  await expect(whatsapp).toHaveAttribute('target', '_blank');
});

test('the button at its corner opens it and closes it, again and again, and also while it is closing [shell-2.45] [shell-4.09]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  const before = await page.evaluate(() => history.length);
  const corner = await menuButtonOf(page).boundingBox();
  if (!corner) throw new Error('The menu button is not there');
  await expect(menuOf(page)).toBeHidden();
  for (let round = 0; round < 3; round++) {
    await expect(menuButtonOf(page)).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.click(corner.x + corner.width / 2, corner.y + corner.height / 2);
    await expect(menuOf(page)).toBeVisible();
    await page.mouse.click(corner.x + corner.width / 2, corner.y + corner.height / 2);
    await expect(menuOf(page)).toBeHidden();
  }
  // One entry at most is left, which forward would open again.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);

  await openMenu(page);
  // In the moment between the closing and the event that tells of it, where no other tool reaches.
  await menuOf(page).evaluate((menu) => {
    const button = document.querySelector<HTMLElement>('.menu-button');
    menu.addEventListener('close', () => {
      setTimeout(() => document.documentElement.setAttribute('data-closed', ''), 100);
    });
    new MutationObserver((_, observer) => {
      if (menu.hasAttribute('open')) return;
      observer.disconnect();
      button?.click();
    }).observe(menu, { attributeFilter: ['open'] });
  });
  await menuOf(page).getByRole('button', { name: 'Fermer le menu' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-closed');
  await expect(menuOf(page)).toBeVisible();
});

test('Escape closes it and gives the focus back, and while it is open the keyboard stays in it, out of the page behind', async ({
  page,
}) => {
  await page.goto('/contact');
  await menuButtonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(menuButtonOf(page)).toBeFocused();
  // Closing takes a step back in the history, and no key opens anything meanwhile.
  await expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(false);
  await page.keyboard.press('Space');
  // Two frames after the key: no person presses Tab eleven times before, a program does, and scrolls the page behind.
  await expect(menuOf(page)).toHaveJSProperty('open', true);

  const stops = new Set<string>();
  for (let presses = 0; presses < 16; presses++) {
    await page.keyboard.press('Tab');
    const { inside, outside, name } = await page.evaluate(() => ({
      inside: document.activeElement?.closest('dialog') !== null,
      // Between the last stop and the first is the browser's own bar.
      outside: document.activeElement === document.body,
      name: document.activeElement?.textContent ?? '',
    }));
    if (outside) continue;
    expect(inside, `${presses} presses: ${name}`).toBe(true);
    stops.add(name);
  }
  expect(stops.size).toBeGreaterThanOrEqual(10);
  expect(await isBehindReachable(page)).toBe(false);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('it opens, leads on and closes without script', async ({ browser, site }) => {
  const visitor = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
    viewport: PHONE,
  });
  const page = await visitor.newPage();
  await page.goto(PLAIN_PAGE);
  await openMenu(page);
  await menuOf(page).getByRole('button', { name: 'Fermer le menu' }).click();
  await expect(menuOf(page)).toBeHidden();
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await openMenu(page);
  await menuOf(page).getByRole('link', { name: 'Travaux' }).click();
  await expect(page).toHaveURL('/work');
  await expect(menuOf(page)).toBeHidden();
  await visitor.close();
});

test('opened before the script arrived, it stays open, becomes the real one, and leaves the focus where it is', {
  tag: '@slow',
}, async ({ page }) => {
  const { release } = await holdAnswers(page, '**/*.js');
  await page.goto(PLAIN_PAGE, { waitUntil: 'commit' });
  await openMenu(page);
  const reached = menuOf(page).getByRole('link', { name: 'Services' });
  await reached.focus();
  release();
  await expect(menuOf(page)).toHaveJSProperty('open', true);
  await expect(reached).toBeFocused();
  await expect.poll(() => isBehindReachable(page)).toBe(false);
  await page.goBack();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL(PLAIN_PAGE);
});
