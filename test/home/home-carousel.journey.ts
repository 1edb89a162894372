/** Below 768 px: lists to swipe, their indicators, and what plays by itself until a visitor says otherwise. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

/** The lists of cards of the home page, and how many cards each holds. */
const CARD_LISTS = [
  ['.projects', 3],
  ['.client-logos', 15],
  ['#features', 6],
  ['#services', 6],
  ['#how-it-works', 4],
  ['#testimonials', 10],
  ['#team', 5],
] as const;

/** The carousels that play by themselves (shell-9.13 and 9.14 in test/specification.md). */
const PLAYING = [
  { section: '#features', interval: 3000 },
  { section: '.client-logos', interval: 2000 },
] as const;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('each list of cards is a row to swipe, with dots and no arrows [shell-2.126]', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/');
  for (const [section, count] of CARD_LISTS) {
    const carousel = page.locator(section).locator('.carousel');
    const row = carousel.getByRole('list').first();
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('> li')).toHaveCount(count);
    await expect(carousel.locator('.carousel-dots i')).toHaveCount(count);
    await expect(carousel.locator('.carousel-dots')).toHaveAttribute('aria-hidden', 'true');
    await expect(carousel.getByRole('button')).toHaveCount(0);

    expect(await shownIndex(carousel)).toBe(0);
    for (let index = 1; index < count; index++) {
      // A finger goes from the first to the second and to the last; scrolling brings the others as well, and sooner.
      if (index === 1 || index === count - 1) await swipe(page, row);
      else await showItem(row, index);
      await expect.poll(() => shownIndex(carousel), { intervals: [20] }).toBe(index);
      await expect(row.locator('> li').nth(index)).toBeInViewport({ ratio: 0.6 });
    }
  }
});

test('from 768 px on lists of cards are no carousels [shell-2.126] [shell-9.12]', async ({
  page,
}) => {
  await page.goto('/');
  // The testimonials stay a row at every width, with the faces for indicators.
  for (const [section] of CARD_LISTS.filter(([name]) => name !== '#testimonials')) {
    const carousel = page.locator(section).locator('.carousel');
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(carousel.locator('.carousel-dots'), section).toBeHidden();
    await expect(carousel.locator('.carousel-track'), section).not.toHaveAttribute('tabindex');
    await expect(carousel.locator('.carousel-track')).toHaveCSS('scroll-snap-type', 'none');
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(carousel.locator('.carousel-dots'), section).toBeVisible();
    await expect(carousel.locator('.carousel-track')).toHaveCSS('scroll-snap-type', 'x mandatory');
  }
});

test('rows are scrolled with the keyboard too', async ({ page }) => {
  await page.goto('/');
  const carousel = page.locator('#features .carousel');
  // It takes the focus once its script runs.
  await expect(carousel.getByRole('list')).toHaveAttribute('tabindex', '0');
  await carousel.getByRole('list').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownIndex(carousel)).toBe(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('rows scroll, and show nothing that would need it', async ({ page }) => {
    await page.goto('/');
    for (const { section } of PLAYING) {
      const carousel = page.locator(section).locator('.carousel');
      await expect(carousel.getByRole('list')).toHaveCSS('overflow-x', 'auto');
      await expect(carousel.locator('.carousel-dots')).toBeHidden();
      await expect(carousel.getByRole('button')).toHaveCount(0);
      const last = carousel.getByRole('listitem').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.6 });
    }
  });
});

for (const { section, interval } of PLAYING) {
  test(`the row in ${section} goes on every ${interval} ms, after its last item to the first and never back, unless it is paused or nobody looks, and has no arrows [shell-2.99] [shell-4.13] [shell-4.14] [shell-4.15] [shell-9.13] [shell-9.14]`, async ({
    page,
  }) => {
    const carousel = await watchFromStart(page, section);
    const row = carousel.getByRole('list');
    for (const index of [1, 2]) {
      await page.clock.runFor(interval - 1);
      await settled(page, row);
      expect(await shownIndex(carousel)).toBe(index - 1);
      await page.clock.runFor(1);
      await expect.poll(() => shownIndex(carousel)).toBe(index);
      await settled(page, row);
    }
    await expect(carousel.getByRole('button')).toHaveCount(1);

    await page.evaluate(() => scrollTo(0, 0));
    await observed(carousel, false);
    await expectStill(page, carousel, interval);
    await look(carousel);
    await page.evaluate(() =>
      Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
    );
    await expectStill(page, carousel, interval);
    await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));
    await expectNext(page, carousel, interval);

    const pause = carousel.getByRole('button', { name: 'Mettre en pause' });
    const box = await pause.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await pause.click();
    await expectStill(page, carousel, interval);
    await resume(carousel);
    await expectNext(page, carousel, interval);

    const count = await carousel.locator('.carousel-dots i').count();
    await showItem(row, count - 1);
    await expect.poll(() => shownIndex(carousel)).toBe(count - 1);
    await settled(page, row);
    const steps = await recordSteps(row);
    await page.clock.runFor(interval);
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
    await expect.poll(() => shownIndex(carousel)).toBe(0);
    // Forwards all the way, but for the one step in which the copy gives way to what it copies.
    const moves = await steps();
    expect(moves.filter((move) => move < 0)).toHaveLength(1);
    expect(moves.at(-1)).toBeLessThan(0);
    await expect(row.locator('> li').first()).toBeInViewport({ ratio: 0.9 });
    await expect(row.getByRole('listitem')).toHaveCount(count);
  });

  test(`a touch, a key or the focus, and a sideways wheel stop the row in ${section} for good`, {
    tag: '@slow',
  }, async ({ page }) => {
    const carousel = await watchFromStart(page, section);
    const row = carousel.getByRole('list');
    for (const interact of [
      () => row.tap(),
      () => row.press('Shift'),
      async () => {
        await row.hover();
        await page.mouse.wheel(3, 0);
      },
    ]) {
      await interact();
      await expect(carousel.getByRole('button', { name: 'Faire défiler' })).toBeVisible();
      await expectStill(page, carousel, interval);
      // Only the visitor sets it going again.
      await resume(carousel);
      await expectNext(page, carousel, interval);
    }
  });
}

test('the rows that play stay still for who wants no motion', { tag: '@slow' }, async ({
  page,
}) => {
  await openInOurTime(page, 'reduce');
  for (const { section, interval } of PLAYING) {
    const carousel = page.locator(section).locator('.carousel');
    await look(carousel);
    await expect(carousel.getByRole('button')).toHaveCount(0);
    await expectStill(page, carousel, interval);
    expect(await shownIndex(carousel)).toBe(0);
  }
});

/** Opens the home page with its clock in our hands. */
async function openInOurTime(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion });
  await page.goto('/');
  // The attribute comes with the script: from here on rows can play.
  for (const { section } of PLAYING) {
    const row = page.locator(section).locator('.carousel').getByRole('list');
    await expect(row).toHaveAttribute('tabindex', '0');
  }
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The same, and shows a carousel that has not moved yet. */
async function watchFromStart(page: Page, section: string): Promise<Locator> {
  await openInOurTime(page, 'no-preference');
  const carousel = page.locator(section).locator('.carousel');
  await look(carousel);
  expect(await shownIndex(carousel)).toBe(0);
  return carousel;
}

async function look(carousel: Locator): Promise<void> {
  await carousel.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await observed(carousel, true);
}

/** Sets a row going that was stopped. */
async function resume(carousel: Locator): Promise<void> {
  await carousel.getByRole('button', { name: 'Faire défiler' }).click();
  await expect(carousel.getByRole('button', { name: 'Mettre en pause' })).toBeVisible();
  // A click brings its button into view, which may take the row half out of it.
  await look(carousel);
}

/** Resolves once the page's own observers, which were there first, know whether the row is on the screen. */
async function observed(carousel: Locator, seen: boolean): Promise<void> {
  await carousel.getByRole('list').evaluate(
    (row, expected) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(
          (entries) => {
            if (entries.at(-1)?.isIntersecting !== expected) return;
            observer.disconnect();
            resolve();
          },
          { threshold: 0.5 },
        );
        observer.observe(row);
      }),
    seen,
  );
}

/** Scrolls a row to one of its items, at once. */
async function showItem(row: Locator, index: number): Promise<void> {
  await row
    .locator('> li')
    .nth(index)
    .evaluate((item) =>
      item.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' }),
    );
}

/** Three intervals later the same item is shown. */
async function expectStill(page: Page, carousel: Locator, interval: number): Promise<void> {
  const row = carousel.getByRole('list');
  await settled(page, row);
  const index = await shownIndex(carousel);
  await page.clock.runFor(interval * 3);
  await settled(page, row);
  expect(await shownIndex(carousel)).toBe(index);
}

/** An interval later the next item is shown. */
async function expectNext(page: Page, carousel: Locator, interval: number): Promise<void> {
  const index = await shownIndex(carousel);
  await page.clock.runFor(interval);
  await expect.poll(() => shownIndex(carousel)).toBe(index + 1);
  await settled(page, carousel.getByRole('list'));
}

/** Which indicator is lit. */
function shownIndex(carousel: Locator): Promise<number> {
  return carousel
    .locator('.carousel-dots i')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('data-current')));
}

/** Resolves when the row has stood in one place for a while. The page's own timers are held. */
async function settled(page: Page, row: Locator): Promise<void> {
  let last = Number.NaN;
  for (;;) {
    const now = await row.evaluate((list) => list.scrollLeft);
    if (now === last) return;
    last = now;
    await page.waitForTimeout(150);
  }
}

/** Starts noting by how much the row moves; the answer gives what was noted, in px. */
async function recordSteps(row: Locator): Promise<() => Promise<number[]>> {
  await row.evaluate((list) => {
    const moves: number[] = [];
    Reflect.set(list, 'moves', moves);
    let last = list.scrollLeft;
    list.addEventListener('scroll', () => {
      if (list.scrollLeft !== last) moves.push(list.scrollLeft - last);
      last = list.scrollLeft;
    });
  });
  return () =>
    row.evaluate((list) => {
      const moves: unknown = Reflect.get(list, 'moves');
      return Array.isArray(moves) ? moves.map(Number) : [];
    });
}

/** One swipe to the left with a finger that rests before it lifts, by the browser's own touch events. */
async function swipe(page: Page, row: Locator): Promise<void> {
  const box = await row.boundingBox();
  if (!box) throw new Error('the row is not on the screen');
  const y = Math.min(box.y + box.height / 2, 700);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((x) => ({ x, y })) });
  await touch('touchStart', 330);
  for (let x = 290; x >= 90; x -= 40) await touch('touchMove', x);
  await page.waitForTimeout(100);
  await touch('touchMove', 90);
  await touch('touchEnd');
  await finger.detach();
  await settled(page, row);
}
