/** What every page owes its visitors: no fault that axe finds, and nothing wider than their window. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { overflowing, setTextApart, unreachable } from './text-in-window.ts';

/** The script of axe: half a megabyte, brought to each document once. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Window widths in pixels, one for each way our pages are laid out, and the smallest telephone. */
const WIDTHS = [320, 390, 768, 1440];

/**
 * Expects no accessibility violation in what the page shows now. Once per page and state is enough where the markup is
 * the same at every width: axe takes seconds.
 *
 * @param parts CSS selectors of what to look at; without, the whole page
 */
export async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  await expectNoViolation(page, parts);
}

/**
 * Expects of a state what every-page.journey.ts expects of pages, at each width: axe finds nothing in these parts, and no
 * text of the page leaves the window, set apart by its reader or not.
 *
 * @param parts CSS selectors of what is in that state; the rest of the page is looked through without it
 */
export async function expectPartsAccessible(
  page: Page,
  ...parts: [string, ...string[]]
): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before?.height ?? 900 });
    await expectAccessible(page, ...parts);
    await expectTextsInWindow(page);
  }
  if (before) await page.setViewportSize(before);
}

/** Expects no text of the page to leave the window, as it comes and as far apart as its reader may set it. */
export async function expectTextsInWindow(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect(await page.evaluate(overflowing), `at ${width} px`).toEqual([]);
  await page.evaluate(setTextApart, true);
  expect(await page.evaluate(overflowing), `set apart, at ${width} px`).toEqual([]);
  await page.evaluate(setTextApart, false);
}

/** A desk at 200 %, and one at 400 %, as WCAG 1.4.10 has it. */
const ZOOMED = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

/**
 * Expects all that a dialog says and offers to be in reach of a reader who has zoomed in, and set the text apart.
 *
 * @param part its CSS selector
 */
export async function expectReachable(page: Page, part: string, windows = ZOOMED): Promise<void> {
  const before = page.viewportSize();
  await page.evaluate(setTextApart, true);
  for (const size of windows) {
    await page.setViewportSize(size);
    await drawn(page);
    const lost = await page.evaluate(unreachable, part);
    expect(lost, `${part} in ${size.width} × ${size.height} px`).toEqual([]);
  }
  await page.evaluate(setTextApart, false);
  if (before) await page.setViewportSize(before);
}

/** Expects no violation in the colours of the page: enough where its markup was looked through in others. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolation(page, [], ['color-contrast', 'link-in-text-block']);
}

/** @param rules the ids of axe's rules; all of them when absent */
async function expectNoViolation(
  page: Page,
  parts: readonly string[],
  rules?: string[],
): Promise<void> {
  // A colour on its way to another one is neither's. The Studio's own buttons follow a change of scheme by script.
  await drawn(page);
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  expect(await page.evaluate(violations, { parts, rules }), page.url()).toEqual([]);
}

declare const axe: typeof Axe;

/** Runs in the page. Each rule that is broken, with the elements that break it; not in frames, which our pages have none of. */
async function violations({ parts, rules }: { parts: readonly string[]; rules?: string[] }) {
  const results = await axe.run(parts.length > 0 ? { include: [...parts] } : document, {
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  });
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

/**
 * Waits until scripts that follow the window have been told of it, and what they changed is drawn. One run in some hundreds
 * Chromium draws no more frames after a window has changed: then what is there is what was drawn last.
 */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((then) => {
        requestAnimationFrame(() => requestAnimationFrame(then));
        setTimeout(then, 2_000);
      }),
  );
}

/**
 * Expects the page to fit each of these widths, and gives its window back the size it had. On a telephone the window that
 * scripts see (`innerWidth`) is as wide as the page: what the device has is what counts.
 */
export async function expectFitting(page: Page, widths = WIDTHS): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 900 });
    const needed = await page.evaluate(widthNeeded);
    expect(needed, `${page.url()} at ${width} px`).toBe(width);
  }
  if (before) await page.setViewportSize(before);
}

/** Runs in the page. How wide it has to be seen, once scripts that follow the window have been told of it. */
function widthNeeded(): Promise<number> {
  return new Promise((then) => {
    const measure = () => then(Math.max(innerWidth, document.documentElement.scrollWidth));
    if (matchMedia('(scripting: none)').matches) return measure();
    requestAnimationFrame(() => requestAnimationFrame(measure));
    setTimeout(measure, 2_000);
  });
}
