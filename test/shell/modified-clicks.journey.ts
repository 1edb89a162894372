/** Links that script of ours answers, clicked with a key held: browsers then open a tab or a window, or download. */
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

const LINKS = {
  'the search': 'a[aria-label="Rechercher"]',
  WhatsApp: '.whatsapp-button',
  'a film': 'main a[aria-haspopup="dialog"]:has(.film-star)',
  'a picture': 'a.case-tile-open[href*="/images/"]',
};

test('a link clicked with Alt, Ctrl, Meta or Shift held is left to the browser', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/work/matin-derb-omar');
  for (const [name, selector] of Object.entries(LINKS)) {
    const link = page.locator(selector).first();
    await hydrated(link);
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      const isLeft = await link.evaluate(
        (element, held) =>
          new Promise<boolean>((resolve) => {
            // After React, and instead of the browser, whose tabs and files are not this test's.
            addEventListener(
              'click',
              (click) => {
                resolve(!click.defaultPrevented);
                click.preventDefault();
              },
              { once: true },
            );
            const options = { bubbles: true, cancelable: true, [held]: true };
            element.dispatchEvent(new MouseEvent('click', options));
          }),
        key,
      );
      expect(isLeft, `${name}, ${key}`).toBe(true);
    }
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
