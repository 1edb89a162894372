/** The header: what it holds, what it stands on, when it leaves and when it comes back. */
import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

const header = (page: Page) => page.getByRole('banner');

/** Scrolls as a visitor does, and waits until the page is there. */
async function wheelTo(page: Page, top: number) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width / 2, height / 2);
  const now = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, top - now);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
}

/** How much of the ground behind the header is there: 0 transparent, 1 complete. */
const ground = (page: Page) =>
  header(page).evaluate((it) => Number(getComputedStyle(it, '::before').opacity));

/** The lower edge of the header: at or above 0 it is out of sight. */
const lowerEdge = (page: Page) => header(page).evaluate((it) => it.getBoundingClientRect().bottom);

test('the words of the header stand as far from each other as from the search, each as wide as a finger', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  for (const width of [768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const { gaps, narrowest } = await header(page).evaluate((it) => {
      const links = [...it.querySelectorAll('nav a')];
      const words = links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getBoundingClientRect();
      });
      const next = it.querySelector('.icon-button')?.getBoundingClientRect().left ?? Number.NaN;
      return {
        gaps: words.map(({ right }, index) => (words[index + 1]?.left ?? next) - right),
        narrowest: Math.min(...links.map((link) => link.getBoundingClientRect().width)),
      };
    });
    expect(Math.max(...gaps) - Math.min(...gaps), `${width} px`).toBeLessThan(1);
    expect(narrowest, `${width} px`).toBeGreaterThanOrEqual(44);
  }
});

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the header is fixed, transparent at the top, and blurs what passes behind it beyond 20 px [shell-2.19] [shell-2.20] [shell-2.21] [shell-9.03]', async ({
      page,
    }) => {
      for (const address of ['/', '/work', '/services']) {
        await page.goto(address);
        await expect(header(page)).toHaveCSS('position', 'fixed');
        expect(await ground(page), address).toBe(0);
        await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

        await wheelTo(page, 20);
        expect(await ground(page), address).toBe(0);
        await wheelTo(page, 21);
        await expect.poll(() => ground(page)).toBe(1);
        const blur = await header(page).evaluate(
          (it) => getComputedStyle(it, '::before').backdropFilter,
        );
        expect(blur).toMatch(/^blur\(\d+px\)$/);
        expect(await header(page).evaluate((it) => it.getBoundingClientRect().top)).toBe(0);

        await wheelTo(page, 0);
        await expect.poll(() => ground(page)).toBe(0);
      }
    });

    test('it leaves on the way down past 100 px, is back on the way up, and never leaves who walks through it by keyboard [shell-2.22] [shell-2.23] [shell-4.10] [shell-9.04]', async ({
      page,
    }) => {
      await page.goto('/legal');
      await wheelTo(page, 60);
      await wheelTo(page, 100);
      await page.waitForTimeout(100);
      expect(await lowerEdge(page)).toBeGreaterThan(40);

      await wheelTo(page, 110);
      await expect.poll(() => lowerEdge(page)).toBeLessThanOrEqual(0);
      await wheelTo(page, 700);
      expect(await lowerEdge(page)).toBeLessThanOrEqual(0);

      await wheelTo(page, 650);
      await expect.poll(() => lowerEdge(page)).toBeGreaterThan(40);
      expect(await ground(page)).toBe(1);

      await wheelTo(page, 900);
      await expect.poll(() => lowerEdge(page)).toBeLessThanOrEqual(0);

      await wheelTo(page, 0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const brand = header(page).getByRole('link', { name: 'Atelier Anfa' });
      await expect(brand).toBeFocused();
      await wheelTo(page, 600);
      await page.waitForTimeout(100);
      expect(await lowerEdge(page)).toBeGreaterThan(40);

      // Out of sight with the focus elsewhere, it comes back to meet the focus.
      await brand.evaluate((it) => it.blur());
      await wheelTo(page, 900);
      await expect.poll(() => lowerEdge(page)).toBeLessThanOrEqual(0);
      await brand.focus();
      await expect.poll(() => lowerEdge(page)).toBeGreaterThan(40);
    });

    test('each page begins with its header in sight, also one shown again half-way down', {
      tag: '@slow',
    }, async ({ page }) => {
      const privacy = page.getByRole('link', { name: 'Politique de confidentialité' }).first();
      await page.goto('/contact', { waitUntil: 'networkidle' });
      await privacy.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 120));
      await expect.poll(() => lowerEdge(page)).toBeLessThanOrEqual(0);
      const left = await page.evaluate(() => scrollY);
      await privacy.click();
      await expect(page).toHaveURL(/\/legal/);
      await expect.poll(() => lowerEdge(page)).toBeGreaterThan(40);

      await page.goBack();
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
      await page.waitForTimeout(100);
      expect(await lowerEdge(page)).toBeGreaterThan(40);
    });

    test('nothing moves by itself while the page goes down and up', { tag: '@slow' }, async ({
      page,
    }) => {
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => {
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry) Object.assign(window, { shifts: Number(entry.value) });
          }
        }).observe({ type: 'layout-shift' });
      });
      for (const top of [200, 900, 1500, 2200, 1600, 700, 0]) await wheelTo(page, top);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
    });
  });
}

test('a desk shows the links, a search button and a Contact button [shell-2.24] [shell-2.25]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PLAIN_PAGE);
  await expect(header(page).getByRole('navigation').getByRole('link')).toHaveCount(7);
  await expect(header(page).getByRole('button', { name: 'Rechercher' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Menu' })).toBeHidden();
  await header(page).locator('.button').click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Écrivez-nous');
});

test('a telephone shows a search button and a menu button, a tablet the links [shell-2.26] [shell-9.12]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto(PLAIN_PAGE);
  const links = header(page).getByRole('navigation').getByRole('link');
  await expect(header(page).getByRole('button', { name: 'Rechercher' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(links).toHaveCount(0);

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(header(page).getByRole('button', { name: 'Rechercher' })).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Menu' })).toBeHidden();
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(links).toHaveCount(7);
});

test('letters twice as large bring the menu of a telephone to a desk, and nothing lies over anything else', {
  tag: '@slow',
}, async ({ playwright, launchOptions, site }) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  try {
    const page = await browser.newPage();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.origin + PLAIN_PAGE);
      const search = header(page).getByRole('button', { name: 'Rechercher' });
      await expect(search).toBeVisible();
      // A target grows with its letters, past the upper edge of the header, whose height stays.
      const menu = header(page).getByRole('button', { name: 'Menu' });
      await expect(menu).toBeInViewport({ ratio: 0.8 });
      await expect(header(page).getByRole('navigation')).toBeHidden();
      const brand = await header(page)
        .locator('.brand')
        .evaluate(({ children }) => {
          return Math.max(...[...children].map((part) => part.getBoundingClientRect().right));
        });
      expect(brand, `${width} px`).toBeLessThanOrEqual((await search.boundingBox())?.x ?? 0);
    }
  } finally {
    await browser.close();
  }
});

test('the skip link is the first thing Tab reaches and leads past the header', async ({ page }) => {
  await page.goto('/work');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('without script the header stays, takes its ground and leads to the search field', async ({
  browser,
  site,
}) => {
  for (const width of [390, 1440]) {
    const visitor = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.origin,
      viewport: { width, height: 800 },
    });
    const page = await visitor.newPage();
    await page.goto('/legal');
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => ground(page)).toBe(1);
    await header(page).getByRole('link', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL('/work#recherche');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('souk');
    await expect(page.getByRole('searchbox')).toHaveValue('souk');
    await visitor.close();
  }
});

test('on the way to a slow page its outline takes the place of the one that is left', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/');
  await page.route('**/*.data*', async (route) => {
    await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toBeVisible();
    await route.continue();
  });
  const link = page.getByRole('link', { name: 'Voir le portfolio' }).first();
  await hydrated(link);
  const dataRequest = page.waitForRequest('**/work.data*');
  await link.click();
  await dataRequest;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travaux');
  await expect(page.getByText('Chargement…')).toHaveCount(0);
});
