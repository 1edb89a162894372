/** The footer of every page, and the two ways back to its top. */
import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { readPage } from '../support/served-page.ts';
import { expect, test } from '../support/site.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const backToTop = (page: Page) => page.getByRole('button', { name: 'Retour en haut de la page' });
const place = (page: Page) => page.evaluate(() => scrollY);

const GROUPS = ['Services', 'Entreprise', 'Légal'];
const ADDRESSES = [
  '/services',
  '/about',
  '/work',
  '/blog',
  '/careers',
  '/contact',
  '/legal',
  '/legal#mentions-legales',
  '/legal#politique-confidentialite',
  '/legal#cgv',
  '/legal#cookies',
];

/** With and without script, because no page needs any to show its footer. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('three groups lie open from 768 px on and fold independently below, and the footer leads everywhere and back to the top [shell-2.146] [shell-2.147] [shell-2.148] [shell-2.149] [shell-2.150] [shell-2.151] [shell-9.12]', async ({
      page,
    }) => {
      await page.goto('/work');
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(footer(page).getByRole('heading', { level: 2 })).toHaveText(GROUPS);
        await expect(footer(page).locator('summary').filter({ visible: true })).toHaveCount(0);
        for (const address of ADDRESSES) {
          await expect(footer(page).locator(`a[href="${address}"]`), address).toBeVisible();
        }
        const networks = footer(page).getByRole('list', { name: 'Réseaux sociaux' });
        await expect(networks.getByRole('link')).toHaveText([
          /^Instagram/,
          /^LinkedIn/,
          /^YouTube/,
          /^Facebook/,
        ]);
        for (const link of await networks.getByRole('link').all()) {
          await expect(link).toHaveAttribute('href', /^https:\/\//);
          await expect(link).toHaveAttribute('target', '_blank');
        }
      }

      for (const width of [320, 390, 767]) {
        await page.setViewportSize({ width, height: 844 });
        const legal = footer(page).getByRole('link', { name: 'CGV' });
        const services = footer(page).getByRole('link', { name: 'Tous les services' });
        const fold = (title: string) => footer(page).locator('summary', { hasText: title });
        await expect(fold('Entreprise')).toBeVisible();
        await expect(legal).toBeHidden();
        await expect(services).toBeHidden();

        await fold('Légal').click();
        await fold('Services').click();
        await expect(legal).toBeVisible();
        await expect(services).toBeVisible();

        await fold('Légal').click();
        await expect(legal).toBeHidden();
        await expect(services).toBeVisible();
        await fold('Services').click();
      }

      await footer(page).getByRole('link', { name: 'Retour en haut' }).click();
      await expect.poll(() => place(page)).toBe(0);
    });
  });
}

test('every page says that the site is under construction and not final [shell-1.16]', async ({
  site,
}) => {
  for (const address of ['/', '/work/mobile-app', '/contact', '/nulle-part']) {
    const footer = (await readPage(site, address)).getByRole('contentinfo');
    expect(footer.getByText(/en construction.*non définitive/).count, address).toBe(1);
  }
});

test('the keyboard opens a group of the footer and walks through it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const fold = footer(page).locator('summary', { hasText: 'Entreprise' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(footer(page).getByRole('link', { name: 'Travaux' })).toBeFocused();
});

/** The narrowest and the widest way a page is laid out. */
const VIEWPORTS = [390, 1440].map((width) => ({ width, height: 800 }));

test('back-to-top appears beyond 300 px and fills as the page is read [shell-2.76] [shell-2.78] [shell-2.80] [shell-4.12] [shell-9.02]', async ({
  page,
}) => {
  await page.goto('/work');
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await expect(backToTop(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForTimeout(100);
    await expect(backToTop(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, 301));
    await expect(backToTop(page)).toBeVisible();

    // How far the fill is still pushed down, in parts of the star.
    const unread = () =>
      backToTop(page)
        .locator('i')
        .evaluate((star) => {
          const { translate, height } = getComputedStyle(star, '::before');
          const [, down = '0'] = translate.split(' ');
          return parseFloat(down) / (down.endsWith('%') ? 100 : parseFloat(height));
        });
    await expect.poll(unread).toBeGreaterThan(0.8);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect.poll(unread).toBeLessThan(0.6);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(unread).toBeLessThan(0.02);

    await page.evaluate(() => scrollTo(0, 200));
    await expect(backToTop(page)).toBeHidden();
  }
});

test('both buttons scroll smoothly to the top, and at once for who wants no motion [shell-2.79] [shell-2.148]', async ({
  page,
}) => {
  await page.goto('/work');
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    const buttons = [
      backToTop(page),
      footer(page).getByRole('link', { name: 'Retour en haut', exact: true }),
    ];
    for (const button of buttons) {
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion });
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(backToTop(page)).toBeVisible();
        const behavior = page.evaluate(
          () =>
            new Promise<unknown>((resolve) => {
              const original = window.scrollTo;
              Object.assign(window, {
                scrollTo(options: ScrollToOptions) {
                  Object.assign(window, { scrollTo: original });
                  resolve(options.behavior);
                  original(options);
                },
              });
            }),
        );
        await button.press('Enter');
        expect(await behavior).toBe(reducedMotion === 'reduce' ? 'instant' : 'smooth');
        await expect.poll(() => place(page), { timeout: 15_000 }).toBe(0);
        await expect(page.getByRole('main')).toBeFocused();
      }
    }
  }
});

test('what can be touched around a page is at least 44 px in both directions [shell-9.05]', async ({
  page,
}) => {
  await page.goto('/work');
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 400));
    await expect(backToTop(page)).toBeVisible();
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('footer details')) fold.setAttribute('open', '');
    });
    const targets = page
      .locator('header, footer, .floating-corner')
      .locator('a, button, summary')
      .filter({ visible: true });
    expect(await targets.count()).toBeGreaterThan(20);
    for (const target of await targets.all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      const name = await target.evaluate((it) => it.outerHTML);
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    }
  }
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('back-to-top is there only while the menu is closed [shell-2.77] [shell-4.12]', async ({
    page,
  }) => {
    await page.goto('/work');
    await page.evaluate(() => scrollTo(0, 600));
    await expect(backToTop(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 500));
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(backToTop(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(backToTop(page)).toBeVisible();
  });

  /** Whether they are seen: out of sight they stay, for the keyboard. */
  const areSeen = (page: Page) =>
    page.locator('.floating-corner').evaluate((it) => getComputedStyle(it).opacity === '1');

  test('the floating buttons leave for reading, a field in use and a form’s button; the keyboard brings them back', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await expect.poll(() => areSeen(page)).toBe(true);
    const scroll = (by: number) =>
      page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by);
    await scroll(300);
    await expect.poll(() => areSeen(page)).toBe(false);
    await scroll(-20);
    await expect.poll(() => areSeen(page)).toBe(true);

    // Again and again: what loads above while the page glides would leave it somewhere else.
    const send = page.getByRole('button', { name: 'Envoyer le message' });
    await expect(async () => {
      await send.evaluate((it) => it.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await scroll(20);
      await scroll(-20);
      // Observers are told with a frame, and a browser without a screen on a busy machine draws none unless asked.
      await page.screenshot();
      expect(await areSeen(page)).toBe(false);
    }).toPass();

    await scroll(-600);
    await expect.poll(() => areSeen(page)).toBe(true);
    await page.getByLabel('Votre message').focus();
    await scroll(-20);
    await expect.poll(() => areSeen(page)).toBe(false);
    await page.getByRole('link', { name: 'Retour en haut' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('.whatsapp-button')).toBeFocused();
    await expect.poll(() => areSeen(page)).toBe(true);
  });

  test('at the page’s end they cover nothing that can be pressed', { tag: '@slow' }, async ({
    page,
  }) => {
    for (const address of ['/', '/work', '/contact']) {
      await page.goto(address);
      await hydrated(page.getByRole('contentinfo').getByRole('link').first());
      const covered = () =>
        page.evaluate(() => {
          const corner = document.querySelector('.floating-corner');
          const above = [...(corner?.querySelectorAll('a, button') ?? [])].map((it) =>
            it.getBoundingClientRect(),
          );
          return [...document.querySelectorAll('main a, main button, footer a, footer summary')]
            .filter((it) => it.checkVisibility())
            .filter((it) => {
              const { left, right, top, bottom } = it.getBoundingClientRect();
              return above.some(
                (box) =>
                  box.left < right && box.right > left && box.top < bottom && box.bottom > top,
              );
            })
            .map((it) => it.textContent);
        });
      // Again and again: what comes late above leaves the window somewhere else than at the end.
      await expect(async () => {
        await page.evaluate(() =>
          scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
        );
        // A frame between the two, or the page sees one way down.
        await page.screenshot();
        await page.evaluate(() => scrollBy({ top: -8, behavior: 'instant' }));
        await expect.poll(() => areSeen(page), { timeout: 3_000 }).toBe(true);
        expect(await covered(), address).toEqual([]);
      }).toPass();
    }
  });
});

test('on a telephone on its side the header leaves with the page, and no bar stands on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/services/production-video');
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 1200));
  await page.evaluate(() => scrollBy(0, -200));
  await expect(header).not.toBeInViewport();
  await expect(page.getByRole('complementary', { name: 'Demander ce service' })).toBeHidden();
});
