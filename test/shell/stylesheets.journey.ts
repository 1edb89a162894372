/** What a page downloads to look as it does, and when. */
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { holdAnswers } from '../support/held-answers.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';
import { weightOf } from '../support/weight.ts';

/** Compressed, in bytes: what the stylesheets of one page may weigh together. */
const MOST = 22_000;
const MOST_OF_CONTACT = 16_000;

/** With it, each change that any `:has()` looks at gives all elements of a page a new style: docs/decisions/024-stylesheets.md. */
const EVERYTHING_UNDER_HAS = /:has\([^{},]*[ >+~]\*/;

const PAGES = [
  '/',
  '/services',
  '/services/seo-strategy',
  '/work',
  '/work/ecommerce-modern',
  '/about',
  '/careers',
  '/careers/monteuse-monteur-video',
  '/blog',
  '/contact',
  '/legal',
  '/newsletter',
  '/nulle-part',
] as const;

test('a page names the sheets of its own pieces only, before any script', { tag: '@slow' }, async ({
  site,
}) => {
  for (const path of PAGES) {
    const html = await (await fetch(site.origin + path)).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*? href="([^"]+)"/g)];
    expect(sheets.length, path).toBeGreaterThan(0);
    // One line stands before them that waits for none: the visit's tint has to be known when they apply.
    expect(sheets.at(-1)?.index, path).toBeLessThan(
      html.search(/<script[^>]*>(?!try\{)|rel="after-paint"|<body/),
    );
    const weights = await Promise.all(
      sheets.map(async ([, address = '']) => {
        const url = new URL(address, site.origin);
        const sheet = await (await fetch(url)).text();
        expect(withoutCommasInBrackets(sheet), path).not.toMatch(EVERYTHING_UNDER_HAS);
        return weightOf(url);
      }),
    );
    const weight = weights.reduce((sum, bytes) => sum + bytes, 0);
    expect(weight, path).toBeLessThanOrEqual(path === '/contact' ? MOST_OF_CONTACT : MOST);
  }
});

test('what comes to the end of a page gives none of its elements a new style', {
  tag: '@slow',
}, async ({ browser, page }) => {
  for (const path of ['/', '/services/seo-strategy', '/work/ecommerce-modern', '/contact']) {
    await page.goto(path);
    await hydrated(page.getByRole('contentinfo').getByRole('link').first());
    await page.waitForLoadState('networkidle');
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.evaluate(() =>
      document.body.lastElementChild?.before(document.createElement('div')),
    );
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
    const styled = styledElements(await browser.stopTracing());
    expect(styled.length, path).toBeGreaterThan(0);
    expect(Math.max(...styled), path).toBeLessThan(20);
  }
});

test('a section that comes into view, a focus and a question style what they change, and not the page', {
  tag: '@slow',
}, async ({ browser, page }) => {
  const categories = [
    'devtools.timeline',
    'disabled-by-default-devtools.timeline.invalidationTracking',
  ];
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  // What the page says when it cannot be had comes a second later, with a link in the head: `html:has()` looks at that too.
  const words = page.waitForResponse(/\/unavailable-[\w-]+\.js$/);
  await page.goto('/');
  await hydrated(page.getByRole('contentinfo').getByRole('link').first());
  await words;
  await page.waitForLoadState('networkidle');
  const held = page.locator('.questions > *').first();
  await expect(held).toHaveAttribute('data-reveal', 'held');
  const question = page.locator('.questions summary').nth(2);
  // Where the page scrolls by itself, the header comes or leaves and has the corner styled: so does `html:has()`.
  await page.evaluate(() => {
    document.documentElement.style.setProperty('scroll-behavior', 'auto');
    document.documentElement.style.setProperty('overflow-anchor', 'none');
  });

  await browser.startTracing(page, { categories });
  await question.scrollIntoViewIfNeeded();
  await expect(held).toHaveAttribute('data-reveal', 'shown');
  await expect(page.getByRole('banner')).toHaveAttribute('data-away');
  const revealed = invalidations(await browser.stopTracing());
  const toItsLeaves = revealed.filter(
    ({ reason }) => reason === 'Invalidation set invalidates subtree',
  );
  expect(revealed.length).toBeGreaterThan(0);
  expect(toItsLeaves.filter(({ nodeName }) => nodeName.startsWith('SECTION'))).toEqual([]);

  await browser.startTracing(page, { categories });
  await question.evaluate((summary) => summary.focus({ preventScroll: true }));
  await expect(page.locator('.floating-corner')).toHaveAttribute('data-aside');
  await page.screenshot();
  const focused = invalidations(await browser.stopTracing()).map(({ nodeName }) => nodeName);
  expect(focused.filter((name) => name.startsWith('SUMMARY'))).not.toEqual([]);
  expect(focused.filter((name) => name.startsWith('HTML'))).toEqual([]);

  await browser.startTracing(page, { categories });
  await page.keyboard.press('Enter');
  await page.screenshot();
  const opened = invalidations(await browser.stopTracing()).map(({ nodeName }) => nodeName);
  expect(opened.filter((name) => name.startsWith('DETAILS'))).not.toEqual([]);
  expect(opened.filter((name) => name.startsWith('HTML'))).toEqual([]);
});

test('every rule stands in a layer, also of what is loaded later', { tag: '@slow' }, async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    expect(await rulesOutsideLayers(page), path).toEqual([]);
  }
  await page.getByRole('button', { name: 'Rechercher' }).first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(await rulesOutsideLayers(page)).toEqual([]);
});

test('a page walked to is first seen with its styles, however late they come', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/legal');
  const link = page.locator('a[href="/contact"]:visible').first();
  // A click before that would be a visit anew, which no script of ours sees.
  await hydrated(link);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    requestAnimationFrame(function look() {
      const door = document.querySelector('.contact-page');
      if (door) seen.push(getComputedStyle(door).backgroundColor);
      requestAnimationFrame(look);
    });
  });
  const { release, urls: late } = await holdAnswers(page, /\.css$/);
  await link.click();
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await expect(page.locator('.contact-page')).toHaveCount(0);
  release();
  await expect(page.locator('.contact-page')).toBeVisible();
  const expected = await page
    .locator('.contact-page')
    .evaluate((door) => getComputedStyle(door).backgroundColor);
  expect(expected).not.toBe('rgba(0, 0, 0, 0)');
  // It is there before the frame in which it is looked at.
  await expect
    .poll(async () => new Set(await page.evaluate(() => Reflect.get(window, 'seen'))))
    .toEqual(new Set([expected]));
});

/** The sheet with the commas in its brackets away, so that each comma that is left divides two selectors or values. */
function withoutCommasInBrackets(sheet: string): string {
  let depth = 0;
  return sheet.replace(/[(),{}]/g, (sign) => {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    return sign === ',' && depth > 0 ? '' : sign;
  });
}

/** Ours, not a browser extension's: the text of each rule that any selector of a page could not overrule. */
function rulesOutsideLayers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter(
        (rule) => !(rule instanceof CSSLayerBlockRule || rule instanceof CSSLayerStatementRule),
      )
      .map((rule) => rule.cssText.slice(0, 80)),
  );
}

const INVALIDATION = z.object({ nodeName: z.string(), reason: z.string() });

const TRACE = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      args: z
        .looseObject({ elementCount: z.number().optional(), data: z.unknown().optional() })
        .optional(),
    }),
  ),
});

/** Each element that was to be given a new style, and why, in a trace of Chromium's. */
function invalidations(trace: Buffer): z.infer<typeof INVALIDATION>[] {
  const { traceEvents } = TRACE.parse(JSON.parse(trace.toString()));
  return traceEvents
    .filter(({ name }) => /^Style(Recalc|Invalidator)InvalidationTracking$/.test(name))
    .map(({ args }) => INVALIDATION.parse(args?.data));
}

/** How many elements were given a new style, each time that any was, in a trace of Chromium's. */
function styledElements(trace: Buffer): number[] {
  const { traceEvents } = TRACE.parse(JSON.parse(trace.toString()));
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
}
