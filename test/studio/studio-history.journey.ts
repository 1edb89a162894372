/** What was written can be found again, taken back, put away, and not deleted while it is needed. */
import type { Page } from '@playwright/test';
import {
  ARRIVING,
  choose,
  editing,
  expectQuiet,
  input,
  openContent,
  publish,
  test,
  visit,
  WRITING,
} from '../support/content-studio.ts';
import { expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

/** No other document refers to it. */
const ALONE = editing('portfolio', 'portfolio-route-9');
const PAGE = '/work/route-9';
const ANOTHER = editing('portfolio', 'portfolio-le-bon-cadre');

const saved = (page: Page) => expect(page.getByTestId('action-publier')).toBeEnabled(ARRIVING);

test('an older text is found in the history, shown, and restored', { tag: '@slow' }, async ({
  editor: page,
  agency,
}) => {
  const watched = await openContent(page, agency, ALONE);
  const title = input(page, 'Titre');
  await expect(title).toHaveValue('Route 9', ARRIVING);
  await title.fill('Route neuf');
  await saved(page);
  await publish(page);
  await expect.poll(() => visit(agency, PAGE)).toContain('Route neuf');

  await page.getByTestId('pane-context-menu-button').last().click();
  await page.getByRole('menuitem', { name: 'Réviser les changements' }).click();
  await page.getByRole('tab', { name: 'Historique' }).click();
  await page.getByRole('option', { name: /Import/ }).click();
  await expect(title).toHaveValue('Route 9', ARRIVING);
  await expect(page.getByText('Version antérieure')).toBeVisible();
  await page.getByRole('button', { name: 'Restaurer' }).click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await saved(page);
  await publish(page);
  await expect.poll(() => visit(agency, PAGE)).not.toContain('Route neuf');
  expectQuiet(watched);
});

test('a draft is abandoned, a page taken off the site, a document deleted', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const watched = await openContent(page, agency, ANOTHER);
  const title = input(page, 'Titre');
  await expect(title).toHaveValue('Le bon cadre', ARRIVING);
  await title.fill('Un essai');
  await saved(page);
  await choose(page, 'Abandonner les modifications');
  const dialog = (name: RegExp) => page.getByRole('dialog', { name });
  await dialog(/^Abandonner/)
    .getByRole('button', { name: 'Abandonner les modifications' })
    .click();
  await expect(title).toHaveValue('Le bon cadre', ARRIVING);

  // What is published is taken back where it is seen as published.
  await page.getByTestId('document-header-Publié-chip').click();
  await page.getByRole('button', { name: 'Dépublier' }).click();
  await expect(dialog(/^Dépublier/)).toContainText('le texte restera ici en', ARRIVING);
  await dialog(/^Dépublier/)
    .getByRole('button', { name: 'Dépublier' })
    .click();
  await expect.poll(() => visit(agency, '/work')).not.toContain('Le bon cadre');

  await page.getByTestId('document-header-Brouillon-chip').click();
  await expect(title).toHaveValue('Le bon cadre', ARRIVING);
  await choose(page, 'Supprimer');
  await dialog(/^Supprimer/)
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await expect(page.getByText('Le document a été supprimé avec succès')).toBeVisible(ARRIVING);
  expectQuiet(watched);
});

test('a document that others refer to is not deleted, and the studio says which they are', async ({
  editor: page,
  agency,
}) => {
  const STUDY = 'portfolio-matin-derb-omar';
  const watched = await openContent(page, agency, editing('portfolio', STUDY));
  await choose(page, 'Supprimer');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('ne peut pas être supprimé, car ces documents y', ARRIVING);
  await expect(dialog).toContainText('Production vidéo');
  // Deleting it all the same would only be refused.
  await expect(dialog.getByRole('button', { name: /^Supprimer/ })).toBeHidden();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();
  expect(await visit(agency, '/work/matin-derb-omar')).toContain('Le matin à Derb Omar');
  expectQuiet(watched);
});

test('of what there is one of, no second is offered, nor its deletion', { tag: '@slow' }, async ({
  administrator: page,
  agency,
}) => {
  const watched = await openContent(page, agency, '/structure/home');
  await expect(page.getByTestId('form-view')).toBeVisible(ARRIVING);
  await page.getByTestId('action-menu-button').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Aperçu', 'Voir sur le site']);
  await page.keyboard.press('Escape');
  await page.getByTestId('new-document-button').click();
  const offered = page.getByRole('listbox', { name: 'Nouveau document' });
  await expect(offered.getByRole('link')).toHaveText([
    'Agence d’une ville',
    'Article',
    'Client',
    'Étude de cas',
    'Événement',
    'Lettre',
    'Offre d’emploi',
    'Page d’atterrissage',
    'Page simple',
    'Personne',
    'Redirection',
    'Rubrique',
    'Service',
  ]);
  // It would keep the focus in the next test.
  await page.keyboard.press('Escape');
  await expect(offered).toBeHidden();
  expectQuiet(watched);
});
