/** The bar that follows a reader down a service page. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

const SERVICE = '/services/sites-vitrines';

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Demander ce service' });

/** Where a scroll leaves the page, in px from its top; negative from its end. */
async function scroll(page: Page, offset: number): Promise<void> {
  await page.evaluate((wanted) => {
    const end = document.documentElement.scrollHeight - innerHeight;
    scrollTo({ top: wanted < 0 ? end + wanted : wanted, behavior: 'instant' });
  }, offset);
}

/** On a telephone the floating buttons leave the foot of the screen to the bar; where there is room they stand on it. */
async function expectNoneBehind(page: Page, width: number): Promise<void> {
  if (width === 390) return expect(page.locator('.floating-corner')).toHaveCSS('opacity', '0');
  for (const name of ['Retour en haut de la page', /WhatsApp/]) {
    const button = page.getByRole('button', { name });
    await expect
      .poll(async () => {
        const [box, bar] = await Promise.all([button.boundingBox(), barOf(page).boundingBox()]);
        return box && bar ? Math.round(bar.y - box.y - box.height) : undefined;
      })
      .toBeGreaterThanOrEqual(24);
  }
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('it shows from 30 % of the screen to 200 px before the end, never over the floating buttons or the focus [pages-2.66] [pages-2.67] [pages-4.10] [pages-9.17] [pages-9.18]', async ({
      page,
    }) => {
      await page.goto(SERVICE);
      const bar = barOf(page);
      await expect(bar).toBeHidden();
      const threshold = viewport.height * 0.3;
      await scroll(page, threshold - 4);
      await expect(bar).toBeHidden();
      await scroll(page, threshold + 4);
      await expect(bar).toBeVisible();
      await scroll(page, threshold - 4);
      await expect(bar).toBeHidden();
      await scroll(page, -204);
      await expect(bar).toBeVisible();
      await scroll(page, -196);
      await expect(bar).toBeHidden();

      await scroll(page, viewport.height);
      await expect(barOf(page)).toBeVisible();
      await expectNoneBehind(page, viewport.width);

      await scroll(page, viewport.height * 0.4);
      await expect(barOf(page)).toBeVisible();
      let walked = 0;
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate(() => {
          const bar = document.querySelector('.service-bar');
          const focused = document.activeElement;
          if (!bar || !focused?.closest('main') || bar.contains(focused)) return undefined;
          const top =
            bar.getAttribute('data-state') === 'visible'
              ? bar.getBoundingClientRect().top
              : innerHeight;
          const box = focused.getBoundingClientRect();
          // A row taller than the screen is seen above it.
          return box.top >= 0 && box.bottom > top + 1 ? focused.outerHTML.slice(0, 80) : '';
        });
        if (covered === undefined) continue;
        walked += 1;
        expect(covered).toBe('');
      }
      expect(walked).toBeGreaterThan(10);

      // Their corner is told that the focus is elsewhere.
      await scroll(page, viewport.height);
      const link = barOf(page).getByRole('link');
      await expect(link).toBeVisible();
      await link.evaluate((element) => element.focus({ preventScroll: true }));
      await expect(page.locator('.floating-corner')).toHaveAttribute('data-aside');
      await expectNoneBehind(page, viewport.width);
    });
  });
}

test('it is sent away for the rest of the visit [pages-2.68] [pages-4.10]', async ({ page }) => {
  await page.goto(SERVICE);
  await scroll(page, 1200);
  await barOf(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(barOf(page)).toHaveCount(0);
  await scroll(page, 1600);
  await expect(barOf(page)).toHaveCount(0);

  await page.goto('/services/production-video');
  await page.waitForFunction(() => !document.querySelector('.service-bar'));
  await scroll(page, 1200);
  await expect(barOf(page)).toHaveCount(0);

  // Another visit is another tab.
  const next = await page.context().newPage();
  await next.goto(SERVICE);
  await scroll(next, 1200);
  await expect(barOf(next)).toBeVisible();
});

test('a browser that keeps nothing still sends it away', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(SERVICE);
  await scroll(page, 1200);
  await barOf(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(barOf(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no bar', async ({ page }) => {
    await page.goto(SERVICE);
    await page.getByRole('heading', { name: 'Questions fréquentes' }).scrollIntoViewIfNeeded();
    await expect(barOf(page)).toBeHidden();
  });
});
