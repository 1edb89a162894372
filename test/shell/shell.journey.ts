/** What is true on every page: language, navigation, claims, what is missing, and what never happens. */
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';

const NAVIGATION = [
  ['Accueil', '/'],
  ['Services', '/services'],
  ['Travaux', '/work'],
  ['À propos', '/about'],
  ['Blog', '/blog'],
  ['Carrières', '/careers'],
  ['Contact', '/contact'],
];

test('the seven links lead where they say, in order [shell-2.08] [shell-2.09]', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  const links = await navigation
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual(NAVIGATION);
  for (const [name = '', address] of NAVIGATION) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}${address}`);
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

test('on a phone the same seven links are behind the menu', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PLAIN_PAGE);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const links = await menu
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual(NAVIGATION);
  await menu.getByRole('link', { name: 'Travaux' }).click();
  await expect(page).toHaveURL('/work');
  await expect(menu).toBeHidden();
});

test('the hero says who we are and offers two ways on [shell-1.02] [shell-1.03] [shell-1.04]', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero).toContainText(/agence de marketing digital à Casablanca/i);
  await hero.getByRole('link', { name: 'Parler à un expert' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await hero.getByRole('link', { name: 'Voir le portfolio' }).click();
  await expect(page).toHaveURL('/work');
});
