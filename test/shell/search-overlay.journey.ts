/** The search of a telephone, its first view: how it opens, what it offers, every way out of it. */
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import {
  ask,
  cardsOf,
  DESK,
  dialogOf,
  fieldOf,
  keep,
  openSearch,
  overlayOf,
  PHONE,
  resultsOf,
  searchButtonOf,
} from '../support/site-search.ts';

const POPULAR = [
  'Web Design',
  'E-commerce',
  'Mobile App',
  'Branding',
  'SEO',
  'Marketing Digital',
  'Logo Design',
  'Site Web',
  'Application Mobile',
  'Stratégie Marketing',
];
const QUICK = ['Web Design', 'E-commerce', 'Mobile App', 'Branding', 'SEO', 'Marketing'];

test.use({ viewport: PHONE });

test('the search button opens it over the whole screen, with the field ready to be typed in [shell-2.46] [shell-2.47] [shell-2.49] [shell-4.23]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await expect(overlayOf(page)).toBeHidden();
  await openSearch(page);
  for (const size of [{ width: 320, height: 568 }, PHONE]) {
    await page.setViewportSize(size);
    await expect.poll(() => overlayOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...size });
    await expect(overlayOf(page).getByRole('heading', { level: 2 })).toHaveText('Recherche');
    await expect(
      overlayOf(page).getByRole('button', { name: 'Rechercher', exact: true }),
    ).toBeInViewport({ ratio: 1 });
  }
  await expect(overlayOf(page).getByRole('searchbox')).toHaveAttribute(
    'placeholder',
    'Rechercher des projets, services...',
  );
  // Telephones zoom into a field of smaller type, and leave the page askew.
  expect(
    await fieldOf(page).evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize)),
  ).toBeGreaterThanOrEqual(16);
  await overlayOf(page).getByRole('button', { name: 'Fermer la recherche' }).click();
  await expect(overlayOf(page)).toBeHidden();
});

test('it holds the focus until Escape or its button closes it, its field is cleared in place, and no empty history is shown [shell-2.48] [shell-2.50]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await expect(overlayOf(page).getByRole('heading', { name: 'Filtres rapides' })).toBeVisible();
  await expect(overlayOf(page).getByText('Recherches récentes')).toHaveCount(0);
  const reachable = await page.getByRole('main').evaluate((main) => {
    main.focus();
    return document.activeElement === main;
  });
  expect(reachable).toBe(false);
  await fieldOf(page).focus();
  await page.keyboard.press('Escape');
  await expect(overlayOf(page)).toBeHidden();
  await expect(searchButtonOf(page)).toBeFocused();

  await openSearch(page);
  // Also with something written in the field, which browsers would rather empty first.
  await page.keyboard.type('logo');
  await page.keyboard.press('Escape');
  await expect(overlayOf(page)).toBeHidden();
  await openSearch(page);
  await expect(fieldOf(page)).toHaveValue('');

  const clear = overlayOf(page).getByRole('button', { name: 'Vider le champ' });
  await expect(clear).toHaveCount(0);
  await page.keyboard.type('boutique');
  await clear.click();
  await expect(fieldOf(page)).toHaveValue('');
  await expect(fieldOf(page)).toBeFocused();
  await expect(clear).toHaveCount(0);
});

test('an empty field offers recent searches, popular ones and quick filters [shell-2.51] [shell-2.52] [shell-2.53] [shell-9.25] [shell-9.27] [shell-9.28]', async ({
  page,
}) => {
  await keep(page, JSON.stringify(['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept']));
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  const part = (name: string) =>
    overlayOf(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(part('Recherches récentes').getByRole('listitem')).toHaveText([
    'un',
    'deux',
    'trois',
    'quatre',
    'cinq',
  ]);
  await expect(part('Recherches populaires').getByRole('listitem')).toHaveText(POPULAR);
  await expect(part('Filtres rapides').getByRole('listitem')).toHaveText(QUICK);
});

test('typing, but not blanks, brings up at most 8 suggestions of past, popular and trade searches, and says what it finds [shell-2.54] [shell-5.20] [shell-9.26]', async ({
  page,
}) => {
  await keep(page, JSON.stringify(['Marque de thé', 'panneau']));
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  const suggestions = overlayOf(page).locator('.search-suggestions').getByRole('listitem');
  await page.keyboard.type('mar');
  await expect(overlayOf(page).getByRole('heading', { name: 'Suggestions' })).toBeVisible();
  await expect(suggestions).toContainText(['Marque de thé', 'Marketing Digital']);

  for (const letter of 'acdefilmprstv') {
    await fieldOf(page).fill(letter);
    const offered = await suggestions.allTextContents();
    expect(offered.length, letter).toBeLessThanOrEqual(8);
    expect(offered.length, letter).toBeGreaterThan(0);
    for (const term of offered) {
      // Accents apart, one of its words begins with the letter.
      expect(term.normalize('NFD').toLowerCase(), letter).toMatch(
        new RegExp(`(^|[^\\p{L}\\p{M}])${letter}`, 'u'),
      );
    }
  }
  // What it finds is said at once, above the keyboard that takes half of the screen.
  await page.setViewportSize({ width: 390, height: 494 });
  await fieldOf(page).fill('corporate');
  await expect(overlayOf(page).getByRole('status').first()).toHaveText('1 résultat trouvé');
  await expect(cardsOf(overlayOf(page))).toBeInViewport();
  await fieldOf(page).fill('zzyzxq');
  const none = overlayOf(page).getByText('Aucun résultat trouvé', { exact: true });
  await expect(none).toBeInViewport({ ratio: 1 });
  await expect(overlayOf(page).getByText(/Essayez avec d’autres mots/)).toBeInViewport({
    ratio: 1,
  });
  await expect(overlayOf(page).getByRole('status').first()).toBeEmpty();
  for (const blank of ['', '   ']) {
    await fieldOf(page).fill(blank);
    await expect(none).toHaveCount(0);
    await expect(overlayOf(page).getByText('Suggestions')).toHaveCount(0);
    await expect(overlayOf(page).getByText('Filtres rapides')).toBeVisible();
  }
});

test('choosing a past search, a popular one, a quick filter or a suggestion runs it [shell-2.55] [shell-2.56] [shell-2.57] [shell-2.58]', async ({
  page,
}) => {
  await keep(page, JSON.stringify(['corporate']));
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  const choices = [
    { part: '.search-recent', name: 'corporate' },
    { part: '.search-popular', name: 'Logo Design' },
    { part: '.search-quick', name: 'Mobile App' },
  ];
  for (const { part, name } of choices) {
    await overlayOf(page).locator(part).getByRole('button', { name, exact: true }).click();
    await expect(resultsOf(page).getByText(`Recherche pour: « ${name} »`)).toBeVisible();
    await expect(resultsOf(page).getByRole('listitem').first()).toBeVisible();
    await page.goBack();
    await overlayOf(page).getByRole('button', { name: 'Vider le champ' }).click();
  }
  await fieldOf(page).fill('sites');
  await fieldOf(page).fill('site w');
  await overlayOf(page).getByRole('button', { name: 'Site Web' }).click();
  await expect(resultsOf(page).getByText('Recherche pour: « Site Web »')).toBeVisible();
});

test('a blank term is ignored, any other is trimmed [shell-5.18] [shell-5.19]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  for (const blank of ['', '   ', '\u00a0']) {
    await fieldOf(page).fill(blank);
    await page.keyboard.press('Enter');
    await overlayOf(page).getByRole('button', { name: 'Rechercher', exact: true }).click();
    await expect(resultsOf(page)).toBeHidden();
  }
  await expect(page).toHaveURL(PLAIN_PAGE);
  await ask(page, '   corporate  ');
  await expect(resultsOf(page).getByText('Recherche pour: « corporate »')).toBeVisible();
});

test('nothing floats over it: the WhatsApp button is gone while it is open [shell-2.94]', async ({
  page,
}) => {
  // A page without a form: beside one the button steps aside by itself.
  await page.goto('/legal');
  const whatsapp = page.locator('.whatsapp-button');
  await expect(whatsapp).toBeVisible();
  await openSearch(page);
  await expect(whatsapp).toBeHidden();
  await ask(page, 'corporate');
  await expect(whatsapp).toBeHidden();
  await resultsOf(page).getByRole('button', { name: 'Fermer les résultats' }).click();
  await expect(whatsapp).toBeVisible();
});

test('a telephone that is turned, or a window made wide, keeps the search open in the other shape, and what was typed', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await fieldOf(page).fill('stratégie');
  await page.setViewportSize(DESK);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('stratégie');
  await expect(cardsOf(dialog).first()).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(overlayOf(page)).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('stratégie');
  await page.keyboard.press('Escape');
  await expect(overlayOf(page)).toBeHidden();
});
