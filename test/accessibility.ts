/** What every page owes its visitors: no fault that axe finds, and nothing wider than their window. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** The same of its colours alone: enough where the markup was looked through in others. */
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
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  expect(found, page.url()).toEqual([]);
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
