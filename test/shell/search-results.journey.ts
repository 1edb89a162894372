/** The search of a telephone, its second view: when it opens, what a card says, filters, nothing found. */
import type { Page } from '@playwright/test';
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import {
  ask,
  cardsOf,
  fieldOf,
  openSearch,
  overlayOf,
  PHONE,
  resultsOf,
} from '../support/site-search.ts';

test.use({ viewport: PHONE });

const filters = (page: Page) => resultsOf(page).getByRole('button', { name: /^Filtres/ });
const chip = (page: Page, name: string) =>
  resultsOf(page).getByRole('button', { name, exact: true });

test('it opens by itself, says what was asked and counts what was found, in French [shell-2.59] [shell-2.60] [shell-2.62] [shell-2.63]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  for (const [term, count] of [
    ['corporate', '1 résultat trouvé'],
    ['Mobile App', '5 résultats trouvés'],
  ] as const) {
    await ask(page, term);
    await expect(resultsOf(page).getByRole('heading', { level: 2 })).toHaveText('Résultats');
    await expect(resultsOf(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(resultsOf(page).getByText('Recherche pour:')).toHaveText(
      `Recherche pour: « ${term} »`,
    );
    await expect(resultsOf(page).getByRole('status').first()).toHaveText(count);
    await expect(cardsOf(resultsOf(page))).toHaveCount(Number.parseInt(count, 10));
    await page.keyboard.press('Escape');
    await expect(resultsOf(page)).toBeHidden();
    await expect(overlayOf(page)).toBeVisible();
  }
});

test('a card shows type, title, description, category, two tags and how many others [shell-2.68] [shell-2.69] [shell-2.70] [shell-3.17]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await ask(page, 'corporate');
  const card = cardsOf(resultsOf(page));
  await expect(card).toContainText('Projet');
  await expect(card).toContainText('Un atelier d’argile que l’on reconnaît de loin');
  await expect(card).toContainText('Argile 12');
  await expect(card).toContainText('YouTube, Branding +2 autres');
  await expect(card.locator('.search-card-excerpt')).toHaveText(/.{20}/);
  await expect(card).toHaveAttribute('href', '/work/corporate-identity');

  await page.goBack();
  await ask(page, 'argile');
  await expect(cardsOf(resultsOf(page)).first().locator('strong mark')).toHaveText('argile');

  await page.goBack();
  await ask(page, 'stratégie');
  // As many shapes as types, each its own.
  const shapes = await resultsOf(page)
    .locator('.search-glyph')
    .evaluateAll((all) =>
      all.map((it) => `${it.getAttribute('data-type')} ${it.firstElementChild?.getAttribute('d')}`),
    );
  const kinds = new Set(shapes);
  expect(kinds.size).toBe(new Set(shapes.map((shape) => shape.split(' ')[0])).size);
  expect(kinds.size).toBeGreaterThanOrEqual(3);
});

test('a click on a card leads to its page, and back from there to where one searched [shell-2.71]', async ({
  page,
}) => {
  await page.goto('/services');
  const before = await page.evaluate(() => history.length);
  await openSearch(page);
  await ask(page, 'corporate');
  await cardsOf(resultsOf(page)).click();
  await expect(page).toHaveURL('/work/corporate-identity');
  await expect(resultsOf(page)).toBeHidden();
  await expect(overlayOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('argile');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(overlayOf(page)).toBeHidden();
});

test('filters by type: several at once, a badge with their number, none means all [shell-2.64] [shell-2.65] [shell-2.66] [shell-2.67] [shell-4.26] [shell-4.27] [shell-7.22]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await ask(page, 'vidéo');
  const types = () =>
    resultsOf(page)
      .locator('.search-glyph')
      .evaluateAll((all) => [...new Set(all.map((it) => it.getAttribute('data-type')))].sort());
  const count = () => resultsOf(page).getByRole('status').first().textContent();
  const all = await count();
  expect((await types()).length).toBeGreaterThan(2);

  await expect(filters(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(chip(page, 'Projets')).toBeHidden();
  await filters(page).click();
  const panel = resultsOf(page).getByRole('group', { name: 'Filtrer par type' });
  await expect(panel.getByText('Filtrer par type')).toBeVisible();
  await expect(panel.locator('[aria-pressed]')).toHaveText([
    'Projets',
    'Services',
    'Blog',
    'Pages',
  ]);
  await expect(panel.getByRole('button', { name: 'Effacer' })).toBeDisabled();

  await chip(page, 'Projets').click();
  await expect(filters(page)).toHaveText('Filtres1');
  expect(await types()).toEqual(['project']);
  await chip(page, 'Services').click();
  await expect(filters(page)).toHaveText('Filtres2');
  await expect(chip(page, 'Services')).toHaveAttribute('aria-pressed', 'true');
  expect(await types()).toEqual(['project', 'service']);
  expect(await count()).not.toBe(all);

  await chip(page, 'Projets').click();
  expect(await types()).toEqual(['service']);
  await panel.getByRole('button', { name: 'Effacer' }).click();
  await expect(filters(page)).toHaveText('Filtres');
  expect(await count()).toBe(all);
  await expect(chip(page, 'Projets')).toBeFocused();
});

test('filters that leave nothing say so and can be taken off again; another search begins without them', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await ask(page, 'corporate');
  await filters(page).click();
  await chip(page, 'Blog').click();
  await expect(resultsOf(page).getByText('Aucun résultat trouvé')).toBeVisible();
  await resultsOf(page).getByRole('button', { name: 'Effacer' }).click();
  await expect(cardsOf(resultsOf(page))).toHaveCount(1);
  await chip(page, 'Blog').click();

  await page.goBack();
  await ask(page, 'Mobile App');
  await expect(cardsOf(resultsOf(page))).toHaveCount(5);
});

test('it also opens when nothing was found, says so, and offers another search [shell-2.61] [shell-2.73] [shell-2.74] [shell-2.75]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await ask(page, 'zzyzxq');
  await expect(resultsOf(page).getByText('Aucun résultat trouvé', { exact: true })).toBeVisible();
  await expect(
    resultsOf(page).getByText('Essayez avec d’autres mots-clés ou vérifiez l’orthographe', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(filters(page)).toHaveCount(0);
  await resultsOf(page).getByRole('button', { name: 'Nouvelle recherche' }).click();
  await expect(resultsOf(page)).toBeHidden();
  await expect(fieldOf(page)).toHaveValue('');
  await expect(fieldOf(page)).toBeFocused();
});

test('a long list comes in parts, none of it lost', { tag: '@slow' }, async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await ask(page, 'c');
  const count = Number(
    /\d+/.exec((await resultsOf(page).getByRole('status').first().textContent()) ?? ''),
  );
  expect(count).toBeGreaterThan(20);
  await expect(cardsOf(resultsOf(page))).toHaveCount(20);
  await resultsOf(page).getByRole('button', { name: 'Afficher la suite' }).click();
  await expect(cardsOf(resultsOf(page))).toHaveCount(Math.min(40, count));
  // A visitor who goes on with the keyboard goes on where the list did.
  await expect(cardsOf(resultsOf(page)).nth(20)).toBeFocused();
});

test('a term is taken as it is, and nothing leaves the screen', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  for (const term of [
    'stratégie '.repeat(50),
    'a'.repeat(500),
    'شعار الوكالة',
    '🎬',
    '<img src=x onerror=alert(1)>',
    '"L’été" & \'hiver\'',
  ]) {
    await ask(page, term);
    await expect(resultsOf(page).getByText('Recherche pour:')).toHaveText(
      `Recherche pour: « ${term.trim()} »`,
    );
    const wide = await resultsOf(page).evaluate((dialog) =>
      [...dialog.querySelectorAll('*')]
        .filter((it) => it.checkVisibility() && !it.closest('img, .search-none'))
        .filter((it) => it.getBoundingClientRect().right > innerWidth + 1)
        .map((it) => it.className),
    );
    expect(wide, term).toEqual([]);
    await page.goBack();
  }
});
