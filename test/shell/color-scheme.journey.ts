/** What browsers draw by themselves, for visitors who prefer dark: docs/decisions/106-one-color-scheme.md. */
import type { Page } from '@playwright/test';
import { expect, type Site, shared, startSharedSite, test as withSite } from '../support/site.ts';

const test = withSite.extend<{ rif: Site }>({
  /** A second agency, made by its answers alone. */
  rif: shared((atEnd) =>
    startSharedSite(atEnd, { fresh: true, program: 'test/support/studio-rif/start.ts' }),
  ),
});

test.use({ colorScheme: 'dark' });

test('what browsers draw is light where a visitor prefers dark, for any brand; forced colours are as they were', {
  tag: '@slow',
}, async ({ page, site, rif }) => {
  for (const { origin } of [site, rif]) {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
    await page.goto(`${origin}/contact`);
    expect(await drawnIn(page), origin).toEqual(['light', 'rgb(255, 255, 255)']);
    await page.emulateMedia({ forcedColors: 'active' });
    const [, canvas] = await drawnIn(page);
    expect(canvas, origin).toBe('rgb(0, 0, 0)');
  }
});

/** The colour scheme of a field, and what the browser's own ground is in it. */
function drawnIn(page: Page): Promise<string[]> {
  return page
    .locator('textarea')
    .first()
    .evaluate((element) => {
      const ground = element.parentElement?.appendChild(document.createElement('div'));
      if (!ground) throw new Error('a field has a parent');
      ground.style.backgroundColor = 'Canvas';
      const drawn = getComputedStyle(ground).backgroundColor;
      ground.remove();
      return [getComputedStyle(element).colorScheme, drawn];
    });
}
