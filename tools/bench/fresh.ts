import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, ViewportSize } from '@playwright/test';
import { DESK, launchChromium, TELEPHONE } from './chromium.ts';
import type { Figure } from './figure.ts';
import { openSite } from './open-site.ts';

const ROUTES = ['/', '/work'];
const SCREENS = { telephone: TELEPHONE, desk: DESK };

/** The first visit of a fresh installation, from the moment its address is printed: each on a site of its own. */
export async function measureFresh(): Promise<Figure[]> {
  await using browser = await launchChromium();
  const figures: Figure[] = [];
  for (const route of ROUTES) {
    for (const [screen, viewport] of Object.entries(SCREENS)) {
      const of = `${route}, ${screen}`;
      figures.push(
        {
          of,
          what: 'load without script',
          value: await onFreshSite((origin) => load(browser, origin + route, viewport)),
          unit: 'ms',
        },
        {
          of,
          what: 'longest wait for pictures',
          value: await onFreshSite((origin) => scroll(browser, origin + route, viewport)),
          unit: 'ms',
        },
      );
    }
  }
  return figures;
}

async function onFreshSite(visit: (origin: string) => Promise<number>): Promise<number> {
  await using site = await openSite({ PICTURES_AHEAD: 'true' });
  while (!site.output().includes(site.origin)) await pause(20);
  // Awaited: the site ends with this function.
  return await visit(site.origin);
}

async function load(browser: Browser, url: string, viewport: ViewportSize): Promise<number> {
  await using context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(url);
  return performance.now() - started;
}

/** Scrolls from screen to screen; the longest time until all pictures in view were there. */
async function scroll(browser: Browser, url: string, viewport: ViewportSize): Promise<number> {
  await using context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(url);
  return await page.evaluate(async () => {
    const isMissing = (picture: HTMLImageElement) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isInView && picture.checkVisibility() && picture.naturalWidth === 0;
    };
    let longest = 0;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      const started = performance.now();
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while ([...document.images].some(isMissing) && performance.now() - started < 10_000);
      longest = Math.max(longest, performance.now() - started);
    }
    return longest;
  });
}
