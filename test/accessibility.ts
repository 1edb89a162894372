/** What every page owes its visitors: no fault that axe finds, and nothing wider than their window. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { overflowing, setTextApart, unreachable } from './text-in-window.ts';

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const axe = createRequire(builder).resolve('axe-core/axe.min.js');

/** The script of axe, run once in a document: the builder brings it twice for each look. */
const AXE = `if (!window.axe) ${readFileSync(axe, 'utf8')}`;

/** Window widths in pixels, one for each way our pages are laid out, and the smallest telephone. */
const WIDTHS = [320, 390, 768, 1440];

/**
 * Expects no accessibility violation in what the page shows now. Once per page and state is enough where the markup is
 * the same at every width: axe takes seconds.
 *
 * @param parts CSS selectors of what to look at; without, the whole page
 */
export async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  const axe = axeOn(page);
  for (const part of parts) axe.include(part);
  await expectNoViolation(axe, page);
}

/**
 * Expects of a state what every-page.journey.ts expects of pages, at each width: axe finds nothing in these parts, and no
 * text of the page leaves the window, set apart by its reader or not.
 *
 * @param parts CSS selectors of what is in that state; the rest of the page is looked through without it
 */
export async function expectSound(page: Page, ...parts: [string, ...string[]]): Promise<void> {
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
  await expectNoViolation(axeOn(page).withRules(['color-contrast', 'link-in-text-block']), page);
}

/** Legacy mode opens no second page to put results of frames together: our pages have none. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource: AXE })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

async function expectNoViolation(axe: AxeBuilder, page: Page): Promise<void> {
  // A colour on its way to another one is neither's. The Studio's own buttons follow a change of scheme by script.
  await drawn(page);
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect(found, page.url()).toEqual([]);
}

/** Waits until scripts that follow the window have been told of it, and what they changed is drawn. */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))),
  );
}

/** Expects the page to fit each of these widths, and gives its window back the size it had. */
export async function expectFitting(page: Page, widths = WIDTHS): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
