/** A landing page as docs/editor.md has an editor make one: in the menu under a group, out tomorrow; and how many clicks it takes. */
import type { Page } from '@playwright/test';
import {
  ARRIVING,
  choose,
  closeDialogs,
  expectQuiet,
  field,
  input,
  openContent,
  openGroup,
  publish,
  store,
  test,
  visit,
  WRITING,
} from '../support/content-studio.ts';
import { chapter } from '../support/editor-guide.ts';
import { expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

/** Typing is no click; what the test could spare by keys, an editor does by hand. */
const MOST_CLICKS = 35;

const DAY = new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeZone: 'Africa/Casablanca' });

test('a page of six sections is in the menu under a group, and planned for tomorrow', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const { word, picture, expectDone } = chapter('Composer une page et l’annoncer dans le menu');
  await page.setViewportSize({ width: 1280, height: 860 });
  await store(agency, [{ _id: 'navigation', _type: 'navigation' }]);
  const clicks = await countClicks(page);
  const watched = await openContent(page, agency, '/structure/page');
  await expect(page.getByRole('link', { name: word('Contenus') }).first()).toBeVisible(ARRIVING);
  await page.getByTestId('multi-action-intent-button').click(ARRIVING);
  await page.getByRole('menuitem', { name: word('Page d’atterrissage') }).click();
  await input(page, word('Titre')).fill('Un film pour votre rentrée');
  await field(page, 'slug')
    .getByRole('button', { name: word('Générer') })
    .click();
  await expect(field(page, 'slug').getByRole('textbox')).toHaveValue('un-film-pour-votre-rentree');
  await openGroup(page, word('Sections'));
  const sections = field(page, 'sections');
  await sections.getByText('Les bénéfices pour vous', { exact: true }).click();
  await input(page.getByRole('dialog').last(), 'Texte').fill('Deux jours de tournage.');
  await closeDialogs(page);
  const figures = await addSection(page, word('Chiffres'));
  await figures.getByRole('button', { name: word('Ajouter un élément') }).click();
  await input(page.getByRole('dialog').last(), 'Valeur').fill('12');
  await input(page.getByRole('dialog').last(), 'Ce qui est mesuré').fill('jours, du devis au film');
  await closeDialogs(page);
  const call = await addSection(page, word('Appel à l’action'));
  await input(call, 'Titre').fill('On vous filme ?');
  await closeDialogs(page);
  await expect(sections.locator('[data-hidden-block]')).toHaveCount(6);
  await expect(page.getByTestId('action-publier')).toBeEnabled(ARRIVING);
  await picture(page, 'page');

  // In the menu it waits for its page.
  await page.goto(`${agency.origin}/studio/contenus/structure/navigation`);
  await page.getByRole('button', { name: word('Composer les menus') }).click(ARRIVING);
  const header = field(page, 'header');
  await header.getByRole('button', { name: 'Ajouter un élément' }).click(ARRIVING);
  await page.getByRole('menuitem', { name: word('Groupe') }).click();
  const group = page.getByRole('dialog').last();
  await input(group, word('Nom')).fill('Offres');
  await group.getByRole('button', { name: 'Ajouter un élément' }).click();
  await page.getByRole('menuitem', { name: word('Page du site') }).click();
  const chosen = page.getByRole('dialog').last().getByRole('combobox', { name: 'Page' });
  await chosen.fill('Un film pour', ARRIVING);
  const offered = page.locator('[data-ui=AutoComplete__resultsList]');
  await offered.getByRole('option', { name: 'Un film pour votre rentrée' }).click(ARRIVING);
  await expect(chosen).toHaveCount(0, ARRIVING);
  await closeDialogs(page);
  await publish(page);

  await page.goto(`${agency.origin}/studio/contenus/structure/page`);
  await page.getByRole('link', { name: /^Un film pour votre rentrée/ }).click(ARRIVING);
  await choose(page, word('Publier ce changement le…'));
  const dialog = page.getByRole('dialog', { name: 'Publier ce changement le…' });
  const tomorrow = DAY.format(Date.now() + 24 * 60 * 60_000);
  await dialog.getByRole('textbox').fill(`${tomorrow} 09:30`);
  await dialog.getByRole('textbox').press('Enter');
  await dialog.getByRole('button', { name: word('Planifier') }).click();
  await expect(page.getByText('Publication prévue : demain à 9h30')).toBeVisible(ARRIVING);

  // Two more lead from one list of documents to the other and back.
  const made = (await clicks()) + 2;
  test.info().annotations.push({ type: 'clicks', description: String(made) });
  expect(made).toBeLessThanOrEqual(MOST_CLICKS);
  const { status } = await fetch(`${agency.origin}/un-film-pour-votre-rentree`);
  expect(status).toBe(404);
  expect(await visit(agency, '/legal')).not.toContain('Offres');
  await store(agency, [{ _id: 'navigation', _type: 'navigation' }]);
  expectQuiet(watched);
  expectDone();
});

/** Returns what gives the number of clicks since then, whatever documents came in between. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.clicks ?? 0));
}

async function addSection(page: Page, kind: string) {
  await field(page, 'sections').getByRole('button', { name: 'Ajouter un élément' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  return page.getByRole('dialog').last();
}
