/** The last piece of the wall: set by hand, by keyboard, without motion; what it leaves for the pages after it. */
import type { Locator, Page } from '@playwright/test';
import { expectPartsAccessible } from '../support/accessibility.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { watch } from '../support/page-watch.ts';
import { expect, test } from '../support/site.ts';
import { weightOf } from '../support/weight.ts';

/** The most that what moves the piece may weigh, script and styles, gzip, in bytes. */
const MOST = 6_000;

const SENTENCE = 'Il ne manquait que vous.';

test.use({ viewport: { width: 1440, height: 900 } });

test('a hand that drops the piece beside its hole sees it float back, and one that comes near sets it', {
  tag: '@slow',
}, async ({ page, site }) => {
  const { complaints } = watch(page, site.origin);
  const weights: number[] = [];
  page.on('response', async (response) => {
    if (!/\/last-piece-[\w-]+\.(?:js|css)$/.test(response.url())) return;
    weights.push(await weightOf(response.url()));
  });
  const films = filmsOf(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const piece = page.getByRole('button', { name: 'Posez la dernière pièce.' });
  const star = piece.locator('i');
  expect(weights).toEqual([]);
  await star.hover();
  await expect(page.locator('.last-piece-said')).toHaveCount(1);
  const home = await middleOf(star);

  await carry(page, star, { x: home.x - 80, y: home.y + 260 });
  await expect.poll(async () => near(await middleOf(star), home)).toBe(true);
  await expect(page.locator('body')).not.toHaveAttribute('data-tint');

  await carry(page, star, await middleOf(page.locator('.hero-heart')), 40);
  await expect(page.getByRole('status').filter({ hasText: SENTENCE })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-tint', /./);
  await expect(page.getByRole('button', { name: 'Reprendre la pièce' })).toBeVisible();
  const film = page.getByRole('link', { name: 'Voir le film, 0:26' });
  await expect(film).toHaveAttribute('href', '/services/production-video#film');
  await expect(film.locator('video')).toHaveJSProperty('muted', true);
  await expect.poll(() => films.length).toBeGreaterThan(0);
  expect(weights).toHaveLength(2);
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(MOST);
  expect(complaints).toEqual([]);
});

test('where the claims stand below the wall, its new colours end with it', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const claim = page.locator('.hero .claims li').nth(3);
  const before = await claim.screenshot();
  await page.getByRole('button', { name: 'Posez la dernière pièce.' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: SENTENCE })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-tint', /./);
  await expect(page.locator('.recolored-wall path').first()).toBeVisible();
  expect((await claim.screenshot()).equals(before)).toBe(true);
});

test('the piece is set by keyboard before any script, tints the next page before it is seen, and can be taken back', {
  tag: '@slow',
}, async ({ page }) => {
  const films = filmsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { release } = await holdAnswers(page, '**/*.js');
  await page.goto('/');
  await page.getByRole('link', { name: 'Voir le portfolio' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Posez la dernière pièce.' })).toBeFocused();
  await page.keyboard.press('Enter');
  // Pressed before there was any script to answer.
  release();
  const status = page.getByRole('status').filter({ hasText: SENTENCE });
  await expect(status).toContainText('La pièce est posée');
  expect(await moving(page)).toBe(0);
  const set = page.getByRole('button', { name: 'Reprendre la pièce' });
  await expect(set).toBeFocused();
  // The film waits: its poster is all that is shown of it.
  await expect(page.getByRole('link', { name: /Voir le film/ })).toBeVisible();
  expect(films).toEqual([]);
  await expectPartsAccessible(page, '.hero');
  // The ring of the focus goes around the sentence, too.
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [ring, sentence] = [
      await set.boundingBox(),
      await page.locator('.last-piece-said').boundingBox(),
    ];
    if (!ring || !sentence) throw new Error('the piece or its sentence has no place');
    expect(sentence.x + sentence.width, `at ${width} px`).toBeLessThanOrEqual(ring.x + ring.width);
  }

  // Before any script of the page ran: the document's own is enough.
  await expect(page.locator('body')).toHaveAttribute('data-tint', /./);
  const tint = await page.locator('body').getAttribute('data-tint');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(page.locator('body')).toHaveAttribute('data-tint', tint ?? 'none');
  const star = page.locator('.full-stop').first();
  const tinted = await colorOf(star);
  await page.goto('/services');
  const piece = page.locator('.closing-piece');
  await expect
    .poll(() => piece.evaluate((it) => getComputedStyle(it, '::after').clipPath))
    .toContain('polygon');
  await page.unroute('**/*.js');

  await page.goto('/');
  await expect(page.locator('.hero-art img')).toHaveCSS('content', new RegExp(`#${tint}`));
  await set.click();
  await expect(page.getByRole('button', { name: 'Posez la dernière pièce.' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Voir le film/ })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'reprise' })).toHaveCount(1);
  await expect(page.locator('body')).not.toHaveAttribute('data-tint');
  await page.goto('/about');
  await expect(page.locator('body')).not.toHaveAttribute('data-tint');
  if (tint !== 'terre') expect(await colorOf(star)).not.toBe(tinted);
});

test('a finger sets the piece of a missing page by a tap, and scrolls the page beside it', {
  tag: '@slow',
}, async ({ browser, site }) => {
  const visitor = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await visitor.newPage();
  await page.goto('/nulle-part');
  const piece = page.getByRole('button', { name: 'Remettre la pièce en place' });
  await expect(piece.locator('img')).toHaveCSS('touch-action', 'none');
  await expect(page.locator('.missing-piece')).toHaveCSS('touch-action', 'auto');
  await piece.locator('img').tap();
  await expect(page.getByRole('status')).toContainText('La page manque toujours.');
  // In the middle of its hole: 256 and 262 of a drawing 390 wide.
  const { x, y } = await middleOf(page.locator('.missing-piece-heart'));
  expect(Math.hypot(x - 256, y - 262)).toBeLessThan(3);
  await expectPartsAccessible(page, 'main');
  await visitor.close();
});

/** The films that a page asks for from here on. */
function filmsOf(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  return films;
}

async function carry(
  page: Page,
  star: Locator,
  to: { x: number; y: number },
  short = 0,
): Promise<void> {
  const from = await middleOf(star);
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const part = 1 - short / way;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, {
    steps: 8,
  });
  await page.mouse.up();
}

async function middleOf(drawn: Locator): Promise<{ x: number; y: number }> {
  const box = await drawn.boundingBox();
  if (!box) throw new Error('not laid out');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function near(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 3;
}

/** How many animations of the hero run at this moment, but for those that take no time. */
function moving(page: Page): Promise<number> {
  return page
    .locator('.hero')
    .evaluate(
      (hero) =>
        hero
          .getAnimations({ subtree: true })
          .filter(
            ({ playState, effect }) =>
              playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
          ).length,
    );
}

function colorOf(star: Locator): Promise<string> {
  return star.evaluate((element) => getComputedStyle(element).color);
}
