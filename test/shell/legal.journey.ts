/** /legal: four texts behind four doors, what they state, and that they can be read, reached and printed. */
import type { Page } from '@playwright/test';
import { expectPartsAccessible } from '../support/accessibility.ts';
import { test } from '../support/bare-site.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/site.ts';

const TEXTS = [
  ['mentions-legales', 'Mentions légales'],
  ['politique-confidentialite', 'Politique de confidentialité'],
  ['cgv', 'Conditions générales de vente'],
  ['cookies', 'Politique de cookies'],
] as const;

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const text = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

const doors = (page: Page) => page.getByRole('navigation', { name: 'Les quatre textes' });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each of the four addresses opens the page at its text', { tag: '@slow' }, async ({
    page,
  }) => {
    for (const [anchor, title] of TEXTS) {
      await page.goto('/contact');
      await page.goto(`/legal#${anchor}`);
      await expect(text(page, title).getByRole('heading', { level: 2 })).toBeInViewport();
    }
  });
});

for (const viewport of WIDTHS) {
  test(`each door scrolls to its text, and the keyboard goes on from there, ${viewport.width} px wide [shell-2.139]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto('/legal');
    await expect(doors(page).getByRole('link')).toHaveCount(4);
    for (const [anchor, title] of TEXTS) {
      await doors(page).getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(`/legal#${anchor}`);
      await expect(text(page, title)).toBeFocused();
      await expect(text(page, title).getByRole('heading', { level: 2 })).toBeInViewport();
      await page.goBack();
    }
  });
}

test('where motion is welcome the page scrolls from a door to its text instead of jumping, and no other page runs to its place', {
  tag: '@slow',
}, async ({ page }) => {
  const behavior = () =>
    doors(page)
      .getByRole('link')
      .first()
      .evaluate((link) => {
        link.focus({ preventScroll: true });
        return getComputedStyle(document.documentElement).scrollBehavior;
      });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/legal');
  expect(await behavior()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await behavior()).toBe('smooth');

  expect(await beginningOf(page, 'À propos', '/about')).toBe(0);
  const beginning = await beginningOf(page, 'Confidentialité', '/legal#politique-confidentialite');
  await expect(text(page, 'Politique de confidentialité')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(beginning);
});

/** Goes on by a link of the footer. @returns how far the page it leads to is scrolled in its first frame, in px */
async function beginningOf(page: Page, name: string, address: string): Promise<number> {
  const link = page.getByRole('contentinfo').getByRole('link', { name });
  await link.scrollIntoViewIfNeeded();
  await hydrated(link);
  const beginning = page.evaluate(
    (left) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(function look() {
          if (left?.isConnected) requestAnimationFrame(look);
          else resolve(scrollY);
        });
      }),
    await page.getByRole('heading', { level: 1 }).elementHandle(),
  );
  await link.click();
  await expect(page).toHaveURL(address);
  return beginning;
}

test('on a large screen the table of contents stays in sight and marks what is read', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/legal#cgv');
  const contents = page.getByRole('navigation', { name: 'Sommaire' });
  await expect(contents).toBeInViewport({ ratio: 1 });
  await contents.getByRole('link', { name: 'Politique de cookies' }).click();
  await expect(contents).toBeInViewport({ ratio: 1 });
  const weight = (name: string) =>
    contents.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).fontWeight);
  await expect.poll(() => weight('Politique de cookies')).toBe('700');
  expect(await weight('Mentions légales')).toBe('400');

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(contents).toBeHidden();
});

test('what the cookie policy says is true: no cookie, and a memory that ends with the tab', async ({
  page,
  context,
}) => {
  for (const address of ['/', '/work', '/work/ecommerce-modern', '/contact', '/legal#cookies']) {
    await page.goto(address);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('the cookie policy tells what a search leaves in the browser, and nothing else is left', {
  tag: '@slow',
}, async ({ page, context }) => {
  await page.goto('/legal');
  const policy = text(page, 'Politique de cookies');
  await expect(policy).toContainText('Vos dix dernières recherches');
  await expect(policy).toContainText(/Quand un mot ne donne rien, il nous est signalé/);
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rechercher', exact: true });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('logo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/work?search=logo');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([
    ['recentSearches', '["logo"]'],
  ]);
});

test('on paper there is the text, its version and the ways to reach us, and nothing to click', async ({
  page,
}) => {
  await page.goto('/legal');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner').getByText('Atelier Anfa')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navigation principale' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(doors(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Sommaire' })).toBeHidden();
  for (const [, title] of TEXTS) await expect(text(page, title)).toBeVisible();
  await expect(page.getByText(/^Version 1\.4/).first()).toBeVisible();
  await expect(page.getByText('bonjour@atelier-anfa.example').last()).toBeVisible();
  // Browsers print no backgrounds: words that are light on night must be dark on paper.
  expect(await page.getByRole('main').evaluate(lightWords)).toEqual([]);
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
});

/** Runs in the page: the words whose colour is nearer to white than to black. */
function lightWords(main: Element): string[] {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pixel) throw new Error('no canvas');
  const isLight = (color: string) => {
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 382;
  };
  const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const light: string[] = [];
  while (words.nextNode()) {
    const { parentElement: element, textContent } = words.currentNode;
    if (!element?.checkVisibility() || !textContent?.trim()) continue;
    if (isLight(getComputedStyle(element).color)) light.push(textContent);
  }
  return light;
}

test('no text of /legal is cut, from a small telephone to a desk', async ({ page }) => {
  await page.goto('/legal');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('h1, h2, h3, p, li, td, th, dd, strong')]
          .filter(
            (element) =>
              element.checkVisibility() && element.getBoundingClientRect().right > innerWidth,
          )
          .map((element) => element.textContent),
      );
    expect(wide, `${width} px`).toEqual([]);
  }
});

test('while the texts cannot be read the page says so, and is offered again', {
  tag: '@slow',
}, async ({ page, away }) => {
  const answer = await page.goto(`${away.origin}/legal`);
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erreur de chargement');
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expectPartsAccessible(page, 'main');

  // Without content nobody knows whether an editor made a page there: search engines must not take it for gone.
  expect((await fetch(`${away.origin}/contcat`)).status).toBe(503);
});
