/** An agency whose name is longer than the demo's, in each pair of typefaces. */
import type { Page } from '@playwright/test';
import { TYPEFACE_PAIRS } from '../../packages/drawings/brand/typefaces.ts';
import { test } from '../support/edited-site.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/site.ts';

const NAMES = [
  'Noor',
  'MAMMOUTH & WOMBAT',
  'Cabinet Benjelloun & Associés',
  'Communication et Stratégies de Casablanca',
];
const WIDTHS = [320, 390, 767, 768, 1024, 1280, 1440, 2560];

let before: string | undefined;

test.beforeAll(async ({ edited }) => {
  before = await edited.client.fetch('*[_id == "settings"][0].agencyName');
});

test.afterAll(async ({ edited }) => {
  await edited.client.delete('brand');
  await edited.client.patch('settings').set({ agencyName: before }).commit();
});

for (const typefaces of Object.keys(TYPEFACE_PAIRS)) {
  test(`in ${typefaces} a name of 4 to 41 letters stands beside the navigation, not on it, and fits the footer`, {
    tag: '@slow',
  }, async ({ edited, page }) => {
    await edited.client.createOrReplace({ _id: 'brand', _type: 'brand', typefaces });
    for (const agencyName of NAMES) {
      await edited.client.patch('settings').set({ agencyName }).commit();
      await page.goto(`${edited.origin}/legal`);
      await hydrated(page.getByRole('heading', { level: 1 }));
      await expect(page.locator('.giant-name')).toHaveText(agencyName);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(covered), `${agencyName} at ${width} px`).toEqual([]);
        expect(await isWhole(page), `${agencyName} in the footer at ${width} px`).toBe(true);
      }
    }
  });
}

/** Runs in the page. What the name or the mark covers or leaves: words of the navigation, buttons, the header itself. */
function covered(): string[] {
  const brand = document.querySelector('.site-header .brand');
  const header = document.querySelector('.site-header');
  if (!brand || !header) return ['no header'];
  const boxes = [brand, ...brand.querySelectorAll('span')]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
    .map((part) => part.getBoundingClientRect());
  const others = [...header.querySelectorAll('a, button')].filter(
    (part) => part !== brand && part.checkVisibility(),
  );
  const overlaps = others.filter((other) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return boxes.some(
      (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
    );
  });
  const nav = header.querySelector('nav');
  // Of the words only the last may wait behind the edge: the button beside it says the same.
  const cut = [...(nav?.querySelectorAll('a') ?? [])]
    .slice(0, -1)
    .filter(
      (word) =>
        word.checkVisibility() &&
        word.getBoundingClientRect().right > (nav?.getBoundingClientRect().right ?? 0) + 1,
    );
  const { bottom } = header.getBoundingClientRect();
  const leaves = boxes.some((box) => box.top < 0 || box.bottom > bottom || box.right > innerWidth);
  return [...cut, ...overlaps]
    .map((part) => part.textContent ?? '')
    .concat(leaves ? ['the header'] : []);
}

/** Whether all of the footer's name is in the window, which is as wide as its line. */
async function isWhole(page: Page): Promise<boolean> {
  return page.locator('.giant-name').evaluate((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    const lines = [...range.getClientRects()];
    return (
      lines.length > 0 && lines.every(({ left, right }) => left > -2 && right < innerWidth + 2)
    );
  });
}
