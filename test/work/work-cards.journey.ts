/** The cards of /work under a pointer, the figures of a case study as one comes to them, and the wait between pages. */
import type { Page } from '@playwright/test';
import { holdAnswers } from '../support/held-answers.ts';
import { expect, test } from '../support/site.ts';

// Previews play where motion is wanted.
test.use({ reducedMotion: 'no-preference' });

/** Of a clock that a test moves on. */
const STEP = 20; // ms

const REEL = 'Le matin à Derb Omar';
const reelOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: REEL }) });

/** Films asked for, as they are. */
function filmsOf(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  return films;
}

test.describe('under a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a pointer that stays sees the film, muted and in a loop; one that only passes wakes nothing [shell-4.16] [shell-4.17] [shell-9.22]', async ({
    page,
  }) => {
    const films = filmsOf(page);
    await page.clock.install();
    await page.goto('/work');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const card = reelOf(page).getByRole('link');
    await card.hover();
    await page.clock.runFor(140);
    await page.mouse.move(0, 0);
    await page.clock.runFor(1000);
    expect(films).toEqual([]);

    await card.hover();
    await page.clock.runFor(151);
    await page.clock.resume();
    const film = reelOf(page).locator('video');
    await expect
      .poll(() => film.evaluate((it: HTMLVideoElement) => it.currentTime))
      .toBeGreaterThan(0.1);
    expect(
      await film.evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused })),
    ).toEqual({ muted: true, loop: true, paused: false });
    expect(films).toHaveLength(1);
  });

  test('a spinner waits for the film; leaving stops it, and it begins anew [shell-4.18] [shell-4.19]', async ({
    page,
  }) => {
    const { release } = await holdAnswers(page, /\.mp4$/);
    await page.goto('/work');
    await page.waitForLoadState('networkidle');
    const card = reelOf(page);
    await card.getByRole('link').hover();
    await expect(card.locator('.card-spinner')).toBeVisible();
    release();
    await expect(card.locator('.card-spinner')).toHaveCount(0);
    const film = card.locator('video');
    const handle = await film.elementHandle();
    await expect
      .poll(() => film.evaluate((it: HTMLVideoElement) => it.currentTime))
      .toBeGreaterThan(0.5);
    await page.mouse.move(0, 0);
    await expect(film).toHaveCount(0);
    expect(await handle?.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
    await expect(card.locator('img')).toBeVisible();
    // A machine under load looks at a film long after it began: the page notes where it did.
    const began = await page.evaluateHandle(() => {
      const times: number[] = [];
      new MutationObserver(() => {
        const video = document.querySelector('video');
        if (video && times.length === 0) times.push(video.currentTime);
      }).observe(document.body, { childList: true, subtree: true });
      return times;
    });
    await card.getByRole('link').hover();
    await expect(film).toHaveCount(1);
    expect(await began.jsonValue()).toEqual([0]);
    await expect
      .poll(() => film.evaluate((it: HTMLVideoElement) => it.currentTime))
      .toBeGreaterThan(0);
  });

  test('who asked for stillness or for less data sees posters [shell-4.16]', async ({ page }) => {
    const films = filmsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/work');
    await reelOf(page).getByRole('link').hover();
    // Longer than the delay after which a preview begins.
    await page.waitForTimeout(500);
    expect(films).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/work');
    await reelOf(page).getByRole('link').hover();
    await page.waitForTimeout(500);
    expect(films).toEqual([]);
  });
});

test('a poster under a pointer rises in its own column, and covers no caption beside it', {
  tag: '@slow',
}, async ({ page }) => {
  for (const width of [768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/work');
    for (const reel of await page.locator('.reel').all()) {
      await reel.hover();
      const poster = reel.locator('.reel-poster');
      await expect(poster).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, -24)');
      const covered = await poster.evaluate((it) => {
        const box = it.getBoundingClientRect();
        return [...document.querySelectorAll('.reel-text, .reel-more')].filter((caption) => {
          const { left, right, top, bottom } = caption.getBoundingClientRect();
          return (
            box.left < right - 1 && box.right > left + 1 && box.top < bottom && box.bottom > top
          );
        }).length;
      });
      expect(covered, `${width} px`).toBe(0);
    }
  }
});

test('a finger sees posters', async ({ browser, site }) => {
  const phone = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  const films = filmsOf(page);
  await page.goto('/work');
  await reelOf(page).locator('img').tap();
  await expect(page).toHaveURL('/work/matin-derb-omar');
  expect(films).toEqual([]);
  await phone.close();
});

test('a slow way to /work shows its outline, a fast one does not [pages-2.18]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  const { release } = await holdAnswers(page, /\/work\.data/);
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Travaux' })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toBeVisible();
  await expect(page.locator('.pending-page')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Travaux' })).toBeVisible();
  await expect(page.locator('.pending-page')).toHaveCount(0);
});

/** What each figure of the page shows, and what is read aloud. */
function figuresOf(page: Page) {
  return page.locator('.measured-figures b').evaluateAll((figures) => {
    const plain = ({ textContent }: Element) => textContent.replace(/\s/g, ' ');
    return figures.map((figure) => ({
      text: plain(figure.querySelector('[aria-hidden]') ?? figure),
      spoken: plain(figure.querySelector('.visually-hidden') ?? figure),
    }));
  });
}

test.describe('the figures of a case study', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('count one after the other, 200 ms apart, once 30 % of them are seen [pages-2.37] [pages-4.08] [pages-4.09] [pages-9.19]', async ({
    page,
  }) => {
    await page.goto('/work/mobile-app');
    const digits = page.locator('.measured-figures b [aria-hidden="true"]');
    await expect(digits).toHaveText(['0 s', '×0', '0,0']);
    // What is read aloud is the value all along.
    expect((await figuresOf(page)).map(({ spoken }) => spoken)).toEqual(['6 s', '×3', '4,8']);

    // A fifth of the first figure: not enough.
    const showShare = (share: number) =>
      page
        .locator('.measured-figures b > :last-child')
        .first()
        .evaluate((figure, share) => {
          const { top, height } = figure.getBoundingClientRect();
          scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: 'instant' });
        }, share);
    await showShare(0.2);
    // Frames of the page come when this clock says: they differ from machine to machine.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(400);
    expect((await figuresOf(page))[0]).toMatchObject({ text: '0 s' });
    await page
      .locator('.measured-figures')
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));

    const moved: number[] = [];
    const atRest = ['0 s', '×0', '0,0'];
    for (let now = 0; moved.filter(Boolean).length < 3 && now < 3_000; now += STEP) {
      const texts = (await figuresOf(page)).map(({ text }) => text);
      for (const [index, text] of texts.entries()) {
        if (text !== atRest[index]) moved[index] ??= now;
      }
      await page.clock.runFor(STEP);
    }
    const [first = 0, second = 0, third = 0] = moved;
    // Begun 200 ms apart, they show their first change 26, 53 and 3 ms later: `0 s` needs half a second, `0,0` a twentieth.
    expect(Math.abs(second - first - 227)).toBeLessThan(2 * STEP);
    expect(Math.abs(third - second - 150)).toBeLessThan(2 * STEP);
    await page.clock.runFor(1_400);
    expect((await figuresOf(page)).map(({ text }) => text)).toEqual(['6 s', '×3', '4,8']);
  });

  test('stand at their values without script and for who wants no motion [pages-2.37]', async ({
    page,
    browser,
    site,
  }) => {
    const silent = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const visitor of [page, await silent.newPage()]) {
      await visitor.goto('/work/mobile-app');
      await expect(visitor.locator('.measured-figures b')).toHaveText([/6\s+s/, '×3', '4,8']);
    }
    await silent.close();
  });
});
