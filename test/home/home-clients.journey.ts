/** What clients say on the home page: a row of ten voices, moved by faces, arrows, keys and fingers. */
import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { expectPicture } from '../support/loaded-picture.ts';
import { readPage } from '../support/served-page.ts';
import { expect, test } from '../support/site.ts';

test('ten clients speak, each with a face, a role, a company and five stars [shell-2.108] [shell-2.109] [shell-3.10] [shell-9.18]', async ({
  page,
  site,
}) => {
  const voices = (await readPage(site, '/')).locator('#testimonials').getByRole('figure');
  expect(voices.count).toBe(10);
  for (const voice of voices.all()) {
    expect(voice.locator('figcaption b').text()).toMatch(/\S \S/);
    expect(voice.locator('figcaption').text()).toMatch(/\S, \S/);
    expect(voice.locator('blockquote').text()).toMatch(/^«\s\S.+\S\s»$/);
  }

  await page.goto('/');
  const visibleVoices = voicesOf(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const voice of await visibleVoices.all()) {
      await voice.scrollIntoViewIfNeeded();
      await expectPicture(voice.getByRole('img').first());
      await expect(voice.getByRole('img', { name: 'Note : 5 sur 5' })).toBeVisible();
    }
  }
});

test('the testimonials are counted: satisfied, average, returning, response [shell-2.110]', async ({
  site,
}) => {
  const clients = (await readPage(site, '/')).locator('#testimonials');
  expect(clients.getByRole('list').first().getByRole('listitem').texts()).toEqual([
    expect.stringMatching(/^98\s% satisfaits à la livraison$/),
    expect.stringMatching(/^4,9\/5 sur tous nos avis$/),
    expect.stringMatching(/^85\s% nous confient un autre projet$/),
    expect.stringMatching(/^24h réponse garantie$/),
  ]);
});

test('a face, an arrow or a key brings a voice to the front, and its face is marked', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const row = rowOf(page);
  const faces = page.getByRole('navigation', { name: 'Témoignages' }).getByRole('link');
  const previous = page.getByRole('button', { name: 'Témoignage précédent' });
  const next = page.getByRole('button', { name: 'Témoignage suivant' });
  await expect(faces).toHaveCount(10);
  await row.scrollIntoViewIfNeeded();
  await expectInFront(page, 0);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');

  await faces.nth(6).click();
  await expectInFront(page, 6);
  await expect(page.getByRole('status').filter({ hasText: 'Témoignage 7 sur 10' })).toBeAttached();
  // The row moved, not the page.
  expect(new URL(page.url()).hash).toBe('');

  await next.click();
  await next.click();
  await expectInFront(page, 8);
  await previous.click();
  await expectInFront(page, 7);

  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expectInFront(page, 8);
  await faces.last().click();
  await expectInFront(page, 9);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.press('Enter');
  await expectInFront(page, 9);
});

test('the keyboard goes from the row to the ten faces and the arrows, and through no hidden voice', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await rowOf(page).focus();
  for (let face = 0; face < 10; face++) {
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('navigation', { name: 'Témoignages' }).getByRole('link').nth(face),
    ).toBeFocused();
  }
  await hydrated(page.getByRole('navigation', { name: 'Témoignages' }).getByRole('link').last());
  await page.keyboard.press('Enter');
  await expectInFront(page, 9);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Témoignage précédent' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Voir les offres d’emploi' })).toBeFocused();
});

test('on a phone the voices have ten dots, and wait for the finger', { tag: '@slow' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/');
  const section = page.locator('#testimonials');
  await expect(section.locator('.carousel-dots i')).toHaveCount(10);
  await expect(section.getByRole('link')).toHaveCount(0);
  await expect(section.getByRole('button')).toHaveCount(0);
  await rowOf(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(20_000);
  expect(await rowOf(page).evaluate((row) => row.scrollLeft)).toBe(0);

  await section.getByRole('figure').nth(3).scrollIntoViewIfNeeded();
  await expect(section.locator('.carousel-dots i').nth(3)).toHaveAttribute('data-current');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('the faces are links to the voices, and nothing pretends to work', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Témoignage/ })).toHaveCount(0);
    const faces = page.getByRole('navigation', { name: 'Témoignages' }).getByRole('link');
    await faces.nth(4).click();
    const voice = page.locator('#testimonials').getByRole('figure').nth(4);
    await expect(voice.getByRole('blockquote')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#testimonials')).toContainText(/98\s%/);
  });
});

function rowOf(page: Page): Locator {
  return page.locator('#testimonials ol');
}

/** Each is a portrait, and the words beside it. */
function voicesOf(page: Page): Locator {
  return rowOf(page).locator('> li');
}

/** The voice stands on the text's line, and its face is the one marked. */
async function expectInFront(page: Page, index: number): Promise<void> {
  const faces = page.getByRole('navigation', { name: 'Témoignages' }).getByRole('link');
  await expect(faces.nth(index)).toHaveAttribute('aria-current', 'true');
  await expect(faces.and(page.locator('[aria-current]'))).toHaveCount(1);
  const voice = voicesOf(page).nth(index);
  const line = await leftOf(page.locator('#testimonials h2'));
  await expect.poll(async () => Math.abs((await leftOf(voice)) - line)).toBeLessThan(1);
}

function leftOf(element: Locator): Promise<number> {
  return element.evaluate((box) => box.getBoundingClientRect().left);
}
