/** Around every page with the keyboard alone: each control is reached, shows that it is, and is left. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/site.ts';

/** What has the focus, by its text or its label, and whether a ring around it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement;
    const { outlineStyle, outlineWidth } = it ? getComputedStyle(it) : { outlineStyle: 'none' };
    const box = it?.getBoundingClientRect();
    return {
      name: it?.getAttribute('aria-label') ?? it?.textContent?.trim(),
      ring: outlineStyle !== 'none' && outlineWidth !== '0px',
      inSight: box !== undefined && box.top >= 0 && box.bottom <= innerHeight,
    };
  });

async function walk(page: Page, stops: readonly (string | RegExp)[]) {
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    const { name, ring, inSight } = await focused(page);
    expect(name).toMatch(stop);
    expect({ name, ring, inSight }).toEqual({ name, ring: true, inSight: true });
  }
}

test('Tab walks through the header of a desk in the order it is read [U08]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ['/', '/work', '/services']) {
    await page.goto(address);
    await walk(page, [
      'Aller au contenu',
      'Atelier Anfa',
      'Accueil',
      'Services',
      'Travaux',
      'À propos',
      'Blog',
      'Carrières',
      'Contact',
      'Rechercher',
      'Contact',
    ]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
  }
});

test('Tab walks through the header of a telephone, and Enter opens its menu', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await walk(page, ['Aller au contenu', 'Atelier Anfa', 'Rechercher', 'Menu']);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Fermer le menu' })).toBeFocused();
  await walk(page, [
    'Accueil',
    'Services',
    'Travaux',
    'À propos',
    'Blog',
    'Carrières',
    'Contact',
    'Parler à un expert',
    /^WhatsApp/,
    'Portfolio',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/work');
});

test('Tab walks through the footer, and on to the floating buttons', { tag: '@slow' }, async ({
  page,
}) => {
  const onTheWay = [
    { width: 1440, names: ['Tous les services', 'Travaux', 'Informations légales'] },
    { width: 390, names: ['Services', 'Entreprise', 'Légal'] },
  ];
  await page.goto('/contact');
  for (const { width, names } of onTheWay) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('link', { name: /^Facebook/ }).focus();
    const met: string[] = [];
    for (let presses = 0; presses < 24 && met.at(-1) !== 'Retour en haut de la page'; presses++) {
      await page.keyboard.press('Tab');
      const { name = '', ring } = await focused(page);
      expect(ring, name).toBe(true);
      met.push(name);
    }
    expect(met).toEqual(expect.arrayContaining([...names, 'Retour en haut']));
    expect(met.at(-1)).toBe('Retour en haut de la page');
  }
});

test('axe has nothing to say of a page that was scrolled, its footer unfolded', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/contact');
  // Below 768 px columns of the footer fold, and the button is smaller.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('footer details')) fold.setAttribute('open', '');
      scrollTo(0, document.body.scrollHeight);
      scrollBy(0, -200);
    });
    await expect(page.getByRole('button', { name: 'Retour en haut de la page' })).toBeVisible();
    await expectAccessible(page);
  }
});
