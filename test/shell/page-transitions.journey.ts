/** What is on the screen between two pages: looked at in every frame, while the answer is held back. */
import type { Locator } from '@playwright/test';
import { holdAnswers } from '../support/held-answers.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('on the way to a slow page the header stays readable, what is shown has its ground, and at most one link is current', {
  tag: '@slow',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/nulle-part');
  const header = page.getByRole('banner');
  await hydrated(header.getByRole('link', { name: 'Blog' }));
  const ways = [
    // From a night into lime.
    {
      link: header.getByRole('link', { name: 'Blog' }),
      press: click,
      shows: '.pending-page-light',
    },
    // Its cover is on the page that is left: that stays.
    {
      link: page.locator('main a[href^="/blog/"]:not([href*="?"])'),
      press: enter,
      shows: '.pending-view',
    },
    {
      link: header.getByRole('link', { name: 'Carrières' }),
      press: click,
      shows: '.pending-page-night',
    },
    { link: page.locator('main a[href^="/careers/"]'), press: enter, shows: '.pending-page-light' },
    // It has no outline: the page that is left stays. The header comes to its foot.
    { link: page.locator('.site-footer a[href="/about"]'), press: click, shows: '.pending-view' },
  ];
  for (const { link, press, shows } of ways) {
    const way = page.url();
    const answer = await holdAnswers(page, /\.data(\?|$)/);
    // To go to a link scrolls: what is looked at begins with the press.
    await link.first().focus();
    await header.evaluate(settled);
    await page.evaluate(watchFrames);
    await press(link.first());
    await expect(page.locator(shows), way).toBeVisible();
    await expect.poll(() => header.evaluate((it) => it.getBoundingClientRect().top), way).toBe(0);
    answer.release();
    await expect(page.locator('.pending-view'), way).toHaveCount(0);
    await expect(page, way).not.toHaveURL(way);
    await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
    await page.evaluate(twoFrames);
    const seen = await page.evaluate(endWatch);
    expect(seen.frames, way).toBeGreaterThan(2);
    expect(seen.leastContrast, way).toBeGreaterThanOrEqual(4.5);
    expect(seen.mostCurrent, way).toBeLessThanOrEqual(1);
    expect(seen.mostStars, way).toBeLessThanOrEqual(1);
    expect(seen.leaves, way).toBe(false);
    if (shows !== '.pending-view') expect(seen.awaitedGround, way).toBe(seen.ground);
    await answer.end();
  }
});

test('a cover flies to its page once it is decoded; one that does not come is not waited for', {
  tag: '@slow',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/work');
  const project = page.locator('main a[href="/work/ecommerce-modern"]').first();
  await hydrated(project);
  const { release, urls } = await holdAnswers(page, /\/(images|covers)\//);
  await page.evaluate(watchLanding);
  await project.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Une boutique qui tient dans la main',
  );
  const landed = await page.waitForFunction(() => Reflect.get(window, 'landing'));
  expect(urls).not.toEqual([]);
  const landing = await landed.jsonValue();
  // Motionless for as long as it waits, and moved after: 400 ms at most.
  expect(landing.waited).toEqual(['paused']);
  expect(landing.takesOff).toBe(true);
  expect(landing.time).toBeGreaterThan(350);
  release();
});

/** By a pointer, which the star of the navigation follows. */
function click(link: Locator): Promise<void> {
  return link.click();
}

function enter(link: Locator): Promise<void> {
  return link.press('Enter');
}

/** Runs in the page. */
function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page: waits until the header has come or gone after a scroll. */
async function settled(header: Element): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const moves = header.getAnimations({ subtree: true });
  await Promise.all(moves.filter((it) => it instanceof CSSTransition).map((it) => it.finished));
}

/** Runs in the page: looks at each of its frames until `endWatch`. */
function watchFrames(): void {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const seen = {
    frames: 0,
    leastContrast: 21,
    mostCurrent: 0,
    mostStars: 0,
    /** Whether the header goes away once it is in sight of who waits. */
    leaves: false,
    ground: '',
    awaitedGround: '',
    ended: false,
  };
  let isInSight = false;
  Object.assign(window, { seen });
  requestAnimationFrame(look);

  function look() {
    if (seen.ended) return;
    const header = document.querySelector('.site-header');
    const { top = 0, bottom = 0 } = header?.getBoundingClientRect() ?? {};
    isInSight ||= top === 0 && document.querySelector('.pending-view') !== null;
    seen.leaves ||= isInSight && top < 0;
    if (header && bottom > 0) {
      const links = [...header.querySelectorAll('nav a')];
      const current = links.filter((link) => link.hasAttribute('aria-current'));
      const stars = links.filter((link) => Number(getComputedStyle(link, '::after').scale) > 0.01);
      const ink = luminance(getComputedStyle(header).color);
      seen.ground = groundBelow(header);
      if (document.querySelector('.pending-page')) seen.awaitedGround = seen.ground;
      const ground = luminance(seen.ground);
      const [dark = 0, light = 0] = [ink, ground].sort((one, other) => one - other);
      seen.leastContrast = Math.min(seen.leastContrast, (light + 0.05) / (dark + 0.05));
      seen.mostCurrent = Math.max(seen.mostCurrent, current.length);
      seen.mostStars = Math.max(seen.mostStars, stars.length);
      seen.frames += 1;
    }
    requestAnimationFrame(look);
  }

  /** The bar's, once the page has moved: it is nearly opaque. */
  function groundBelow(header: Element): string {
    if (Number(getComputedStyle(header, '::before').opacity) > 0) {
      return getComputedStyle(header).getPropertyValue('--header-ground');
    }
    const below = document.elementsFromPoint(innerWidth / 2, 12);
    for (const element of below.filter((it) => !header.contains(it))) {
      const { backgroundColor } = getComputedStyle(element);
      if (!/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor)) return backgroundColor;
    }
    return 'white';
  }

  /** WCAG 2.2, of any CSS colour. */
  function luminance(color: string): number {
    if (!brush) return Number.NaN;
    brush.fillStyle = color;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

/** Runs in the page. */
function endWatch() {
  const seen = Reflect.get(window, 'seen');
  seen.ended = true;
  return seen;
}

/** Runs in the page: how long the transition waits for its cover, and whether anything moves meanwhile. */
function watchLanding(): void {
  const states = new Set<string>();
  const root = document.documentElement;
  let start = Number.NaN;
  new MutationObserver(() => {
    if (root.hasAttribute('data-decoding')) {
      start = performance.now();
      requestAnimationFrame(look);
    } else {
      const takesOff = root.matches(':active-view-transition');
      const time = performance.now() - start;
      Object.assign(window, { landing: { time, takesOff, waited: [...states] } });
    }
  }).observe(root, { attributeFilter: ['data-decoding'] });

  function look() {
    if (!root.hasAttribute('data-decoding')) return;
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect)) continue;
      if (effect.pseudoElement?.startsWith('::view-transition')) states.add(animation.playState);
    }
    requestAnimationFrame(look);
  }
}
