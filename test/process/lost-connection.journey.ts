/** What a visitor keeps when the connection is lost between two pages, and how they go on. */
import { expectPartsAccessible, expectReachable } from '../support/accessibility.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

test('offline, a link leaves the page where it is and says why; it is followed when the connection is back', {
  tag: '@slow',
}, async ({ page, context }) => {
  await page.goto('/about');
  const link = page.locator('.site-footer a[href="/careers"]');
  await hydrated(link);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pas de connexion' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL('/about');
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^Toujours pas de réseau/);
  await expectPartsAccessible(page, 'dialog[open]');
  await expectReachable(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/careers');

  // Near a pointer a page is fetched ahead: what fails then takes nothing away.
  const cards = page.getByRole('main').locator('a.whole-card');
  await hydrated(cards.first());
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const card of [cards.first(), cards.last()]) {
    const failed = page.waitForEvent('console', (it) => it.text().includes('reloading page'));
    await card.hover();
    await failed;
  }
  await expect(cards.last()).toBeVisible();
});

test('back and forward over the open dialog open no other, and the last page asked for is shown when the connection is back', {
  tag: '@slow',
}, async ({ page, context }) => {
  await page.goto('/about');
  for (const next of ['/careers', '/contact']) {
    const link = page.locator(`.site-footer a[href="${next}"]`);
    await hydrated(link);
    await link.click();
    await expect(page).toHaveURL(next);
  }
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/careers');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const dialog = page.getByRole('dialog', { name: 'Pas de connexion' });
  for (const way of [-1, 1]) {
    const navigation = page.evaluate(
      () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })),
    );
    await page.evaluate((entry) => history.go(entry), way);
    await navigation;
    await expect(page).toHaveURL('/careers');
    await expect(dialog).toHaveCount(1);
  }
  await context.setOffline(false);
  await expect(page).toHaveURL('/contact');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/careers');
});

test('a server that is gone takes neither the page nor the words away, and « Réessayer » brings what was asked for', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/legal');
  await hydrated(page.locator('.site-footer a[href="/about"]'));
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  // Its script was never here: React Router would reload the document.
  await page.locator('.site-footer a[href="/about"]').click();
  const dialog = page.getByRole('dialog', { name: 'Pas de connexion' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL('/legal');
  await page.unroute('**/*');
  await dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL('/about');

  // The scripts of both pages are here, what is in them is not.
  const link = page.locator('.site-footer a[href="/careers"]');
  await hydrated(link);
  await link.click();
  await expect(page).toHaveURL('/careers');
  await page.route(/\.data/, (route) => route.abort('connectionrefused'));
  await page.goBack();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Page indisponible pour l’instant');
  await expect(title).toBeFocused();
  await expect(page.getByText('Le site est hors d’atteinte')).toBeVisible();
  await expectPartsAccessible(page, 'main');
  await page.unroute(/\.data/);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(title).not.toHaveText('Page indisponible pour l’instant');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('before any gesture', () => {
  test.use({ firstVisit: true });

  test('what says that a page cannot be had has the focus, however late its script comes', async ({
    page,
  }) => {
    const { release } = await holdAnswers(page, /\/unavailable-[\w-]+\.js$/);
    await page.goto('/legal');
    const link = page.locator('.site-footer a[href="/careers"]');
    await hydrated(link);
    await page.route(/\.data/, (route) => route.abort('connectionrefused'));
    await link.click();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('main')).toBeFocused();
    release();
    await expect(
      page.getByRole('heading', { name: 'Page indisponible pour l’instant' }),
    ).toBeFocused();
  });

  test('offline, a link of the frame and one of a page that is not hydrated leave the page where it is', {
    tag: '@slow',
  }, async ({ page, context }) => {
    const words = page.waitForResponse(/\/unavailable-[\w-]+\.js$/);
    await page.goto('/services');
    await words;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const dialog = page.getByRole('dialog', { name: 'Pas de connexion' });
    for (const link of ['main a[href^="/services/"]', '.site-footer a[href="/careers"]']) {
      await page.locator(link).first().click();
      await expect(dialog.getByRole('heading')).toBeFocused();
      await expect(page).toHaveURL('/services');
      await dialog.getByRole('button', { name: 'Rester sur cette page' }).click();
      await expect(dialog).toHaveCount(0);
    }
  });
});
