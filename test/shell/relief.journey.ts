/** What a visitor sees of the second family of drawings, on a page and where the first family has its last piece. */
import { reliefDrawing } from '../../packages/drawings/relief/relief.ts';
import { expectReadable } from '../support/accessibility.ts';
import { test } from '../support/edited-site.ts';
import { expect } from '../support/site.ts';

test.afterAll(async ({ edited }) => {
  await edited.client.delete('brand');
});

test('with reliefs the home page has no last piece, no star and no arch, and its drawings are the second family’s', {
  tag: '@slow',
}, async ({ edited, page }) => {
  await edited.client.createOrReplace({ _id: 'brand', _type: 'brand', drawings: 'relief' });
  await page.goto(`${edited.origin}/`);
  await expect(page.locator('.last-piece, .hero-heart')).toHaveCount(0);
  const shapes = await page.evaluate(() => {
    const { getPropertyValue } = getComputedStyle(document.documentElement);
    const style = getComputedStyle(document.documentElement);
    return ['--khatam', '--radius-arch'].map((name) => getPropertyValue.call(style, name).trim());
  });
  expect(shapes).toEqual(['circle(50%)', '10px']);
  const drawing = await page.locator('.hero-art img').evaluate((image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('the hero has a picture');
    return fetch(image.currentSrc.replace(/#.*/, '')).then((answer) => answer.text());
  });
  expect([reliefDrawing('hero'), reliefDrawing('hero-mobile')]).toContain(drawing);
  await expectReadable(page);

  await page.goto(`${edited.origin}/nulle-part`);
  await expect(page.getByText('Cette page n’est sur aucune carte.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remettre la pièce en place' })).toHaveCount(0);
  await expectReadable(page);
});
