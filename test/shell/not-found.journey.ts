/** Addresses that lead nowhere: what is said, what is suggested, for anything anyone can type. */
import { expectPartsAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/site.ts';

test('a suggestion leads to its page', async ({ page }) => {
  await page.goto('/projets/derb-omar');
  const near = page.getByRole('navigation', { name: 'Vous cherchiez peut-être' });
  await near.getByRole('link', { name: 'Le matin à Derb Omar' }).click();
  await expect(page).toHaveURL('/work/matin-derb-omar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le matin à Derb Omar');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a 404 reads, suggests and leads on', async ({ page }) => {
    const answer = await page.goto('/travau');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops ! Page introuvable');
    await page.getByRole('main').getByRole('link', { name: 'Travaux' }).click();
    await expect(page).toHaveURL('/work');
  });
});

test('the fallen piece never lies on the title, whatever the window', async ({ page }) => {
  await page.goto('/projets/derb-omar');
  // Hydration makes a button of it.
  await expect(page.locator('button > .missing-piece-heart')).toBeVisible();
  for (const [width, height] of [
    [1024, 640],
    [1280, 720],
    [1440, 790],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const piece = await page.locator('.missing-piece-heart').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    if (!title || !piece || !header) throw new Error('not laid out');
    expect(piece.y + piece.height, `${width} × ${height}`).toBeLessThanOrEqual(title.y);
    expect(piece.y, `${width} × ${height}`).toBeGreaterThanOrEqual(header.y + header.height);
  }
});

test('axe has nothing to say of a 404 with suggestions, and each is as high as a finger', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/projets/derb-omar');
  await expectPartsAccessible(page, 'main');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const links = page.getByRole('navigation', { name: 'Vous cherchiez peut-être' });
    for (const link of await links.getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(44);
    }
  }
});

test('the keyboard goes from the way home through the suggestions to the footer', async ({
  page,
}) => {
  await page.goto('/projets/derb-omar');
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Derb Omar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Travaux' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
});
