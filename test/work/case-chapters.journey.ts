/** The chapters of a case study that a visitor acts upon. */
import { expect, test } from '../support/site.ts';

test('before and after are compared by the keys of a slider', async ({ page }) => {
  await page.goto('/work/ecommerce-modern');
  const pair = page.getByRole('region', { name: 'Sept écrans, puis un.' });
  const slider = pair.getByRole('slider');
  const cut = () =>
    pair
      .getByRole('img', { name: /Le panier de Petit Souk/ })
      .evaluate((after) => getComputedStyle(after).clipPath);
  await slider.scrollIntoViewIfNeeded();
  expect(await cut()).toContain('50%');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(cut).toBe('inset(0px 0px 0px 0%)');
  await page.keyboard.press('ArrowRight');
  await expect.poll(cut).toContain('1%');
  await page.keyboard.press('End');
  await expect.poll(cut).toContain('100%');
  await expect(slider).toHaveAttribute('aria-valuetext', /^100.% d’avant, 0.% d’après$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('before and after stand side by side, whole', async ({ page }) => {
    await page.goto('/work/ecommerce-modern');
    const pair = page.getByRole('region', { name: 'Sept écrans, puis un.' });
    await expect(pair.getByRole('slider')).toBeHidden();
    const [before, after] = await Promise.all([
      pair.getByRole('img').first().boundingBox(),
      pair.getByRole('img').last().boundingBox(),
    ]);
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.x ?? 0);
    expect(before?.y).toBe(after?.y);
  });
});
