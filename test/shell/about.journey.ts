/** /about: what it tells, where its words come from, what is left of it without them. */
import type { Locator } from '@playwright/test';
import { test } from '../support/bare-site.ts';
import { expectPicture } from '../support/loaded-picture.ts';
import { scrollThrough, watch } from '../support/page-watch.ts';
import { expect } from '../support/site.ts';

test('the house gains a storey in 2019, 2021, 2024 and 2025 [pages-2.72]', async ({ page }) => {
  await page.goto('/about');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const years = page.locator('.milestones-years > li');
    await expect(years.locator('time')).toHaveText(['2019', '2021', '2024', '2025']);
    const heights: number[] = [];
    for (const year of await years.all()) {
      await year.scrollIntoViewIfNeeded();
      await expect(year.getByRole('heading', { level: 3 })).toHaveText(/\p{L}/u);
      const house = year.locator('img');
      await expect.poll(() => isLoaded(house)).toBe(true);
      heights.push((await house.boundingBox())?.height ?? 0);
    }
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights.map(Math.round)).size).toBe(4);
  }
});

test('on a large screen the four houses stand on one street', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await scrollThrough(page);
  const feet = await page
    .locator('.milestones-years img')
    .evaluateAll((houses) =>
      houses.map((house) => Math.round(house.getBoundingClientRect().bottom)),
    );
  expect(new Set(feet).size).toBe(1);
});

test('two clients speak, with their faces [pages-2.75]', async ({ page }) => {
  await page.goto('/about');
  const voices = page.getByRole('region', { name: 'Nos clients racontent' }).getByRole('listitem');
  await expect(voices).toHaveCount(2);
  for (const voice of await voices.all()) {
    await voice.scrollIntoViewIfNeeded();
    await expectPicture(voice.locator('img'));
    await expect(voice.getByRole('blockquote')).toHaveText(/^«\s.{20,}\s»$/);
  }
});

test('the contact links lead to the contact page and to the form of the home page [pages-2.77] [pages-2.78]', async ({
  page,
}) => {
  await page.goto('/about');
  const visit = page.getByRole('region', { name: 'Venez nous voir' });
  await visit.getByRole('link', { name: 'Prendre contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await visit.getByRole('link', { name: 'Décrire votre projet' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByLabel('Votre projet *')).toBeInViewport();
});

/** A drawing says nothing to who does not see it: it has no text to look for. */
function isLoaded(picture: Locator): Promise<boolean> {
  return picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
}

test('without a word of its own, people or clients, the page still stands', {
  tag: '@slow',
}, async ({ page, bare }) => {
  const { complaints } = watch(page, bare.origin);
  const answer = await page.goto(`${bare.origin}/about`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À propos');
  for (const name of [
    '.purpose',
    '.milestones-years',
    '.agency-values',
    '.about-voices',
    '#team',
  ]) {
    await expect(page.locator(name)).toHaveCount(0);
  }
  await scrollThrough(page);
  expect(complaints).toEqual([]);
  await expect.poll(() => bare.output()).toContain('milestones');
});
