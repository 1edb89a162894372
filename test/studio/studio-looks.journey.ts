/** What people of the agency read in the studio, and what it tells them before they ask. */
import { expectAccessible } from '../support/accessibility.ts';
import {
  ARRIVING,
  creating,
  editing,
  field,
  input,
  OPENING,
  openContent,
  openGroup,
  store,
  storedTitle,
  test,
} from '../support/content-studio.ts';
import { expect } from '../support/requests-desk.ts';

/** What the Studio reads and writes. */
const CONTENT = /\/v[\d-]+\/data\//;

test('a document keeps its title, also when the studio has a word for it in French', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const titles = ['Open', 'Close', 'Remove', 'Server error', 'Created at', 'Sat Nov 21 2026'];
  // Drafts: no page of the site shows them.
  await store(
    agency,
    titles.map((title, index) => ({ _id: `drafts.english-${index}`, _type: 'blogPost', title })),
  );
  await openContent(page, agency, editing('blogPost', 'english-0'));
  await expect(page.getByTestId('document-panel-document-title')).toHaveText('Open', OPENING);
  const list = page.getByRole('listbox', { name: 'Articles' });
  for (const title of titles) {
    await expect(list.getByRole('option', { name: title, exact: true })).toBeVisible(OPENING);
  }
  await expect(input(page, 'Titre')).toHaveValue('Open');
});

test('a new article has its date and its author, and marks what it still needs', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const me = { _id: 'person-yanis-idrissi', _type: 'person', name: 'Yanis Idrissi' };
  await store(agency, [me]);
  await openContent(page, agency, creating('blogPost'));
  await openGroup(page, 'Publication');
  await expect(page.getByRole('link', { name: 'Yanis Idrissi' })).toBeVisible(OPENING);
  await expect(field(page, 'publishDate').getByRole('textbox')).not.toHaveValue('');

  const marks = (name: string) =>
    field(page, name)
      .locator('label span')
      .first()
      .evaluate((label) => getComputedStyle(label, '::after').content);
  await openGroup(page, 'Contenu');
  await expect(input(page, 'Titre')).toHaveAttribute('aria-required', 'true');
  expect(await marks('title')).toContain('*');
  await openGroup(page, 'Référencement');
  await expect(input(page, 'Titre pour Google')).not.toHaveAttribute('aria-required');
  expect(await marks('seoTitle')).toBe('none');
});

test('a page is shown as it will be found and shared while its title is written, and told when it is cut', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  await openContent(page, agency, editing('portfolio', 'portfolio-ecommerce-modern'));
  await openGroup(page, 'Référencement');
  const result = page.getByRole('figure', { name: 'Aperçu dans Google' });
  await expect(result).toContainText('› work › ecommerce-modern', OPENING);
  const title = input(page, 'Titre pour Google');
  await title.fill('Petit Souk, racontée de la toute première vente à la millième commande');
  await expect(result).toContainText('la millième commande');
  await expect(
    page.getByText('70 caractères : au-delà de 60, Google coupe. 10 de trop.'),
  ).toBeVisible();
  const titleLine = result.getByText('la millième commande');
  expect(await titleLine.evaluate((line) => line.scrollWidth > line.clientWidth)).toBe(true);
  const link = page.getByRole('figure', { name: 'Aperçu d’un lien partagé' });
  const card = link.getByRole('img', { name: 'Carte dessinée : Petit Souk, racontée' });
  await expect(card).toHaveJSProperty('naturalWidth', 1200, ARRIVING);
  await expectAccessible(page, '.seo-preview', '.seo-preview-length');
  await title.fill('Petit Souk : une boutique au panier doublé');
  await expect(page.getByText('42 caractères sur 60 : tout se lit.')).toBeVisible();
  await expect(result).toContainText('au panier doublé · Atelier Anfa');
});

test('whoever writes while nobody answers is told, and loses nothing', { tag: '@slow' }, async ({
  editor: page,
  agency,
}) => {
  await openContent(page, agency, editing('blogPost', 'post-ecrire-en-darija'));
  const title = input(page, 'Titre');
  await expect(title).not.toHaveValue('', OPENING);
  // Not the browser's own switch: with a WebSocket open it keeps the processor busy for as long as it is off.
  await page.route(CONTENT, (route) => route.abort('connectionrefused'));
  await title.fill('Écrit pendant la coupure');
  const notice = page.getByRole('status').filter({ hasText: 'Le serveur ne répond pas' });
  await expect(notice).toBeVisible(OPENING);
  await page.unroute(CONTENT);
  await expect(notice).toBeHidden(OPENING);
  // Not the first answer: the draft is made in one request and written to in another.
  await expect
    .poll(() => storedTitle(agency, 'drafts.post-ecrire-en-darija'), OPENING)
    .toBe('Écrit pendant la coupure');
  await openContent(page, agency, editing('blogPost', 'post-ecrire-en-darija'));
  await expect(input(page, 'Titre')).toHaveValue('Écrit pendant la coupure', OPENING);
});

test('what the studio says in English for good is read in French', { tag: '@slow' }, async ({
  editor: page,
  agency,
}) => {
  await openContent(page, agency, editing('portfolio', 'portfolio-matin-derb-omar'));
  await openGroup(page, 'Tous les champs');
  await expect(page.getByText(/^[\d,]+\sKo$/).first()).toBeVisible(OPENING);

  await page.getByRole('button', { name: 'Ouvrir la recherche' }).click();
  await page.getByRole('button', { name: 'Ajouter un filtre' }).click();
  for (const filter of ['Créé le', 'Modifié le', 'Contient un document']) {
    await expect(page.getByRole('option', { name: filter })).toBeVisible();
  }
  await expect(page.locator('body')).not.toContainText(/Edited at|Created at|draggable/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
});

test('on a phone nothing is wider than the screen', { tag: '@slow' }, async ({
  editor: page,
  agency,
}) => {
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await openContent(page, agency, '/structure');
  for (const address of ['/structure/blogPost', editing('blogPost', 'post-ecrire-en-darija')]) {
    await openContent(page, agency, address);
    await expect(page.getByRole('heading').or(page.getByText('Articles')).first()).toBeVisible(
      OPENING,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await page.setViewportSize(desk);
});

test('what is typed in Contenus is saved and still there after a look at another part of the desk', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const address = editing('blogPost', 'post-filmer-a-midi');
  await openContent(page, agency, address);
  const title = input(page, 'Titre');
  await expect(title).not.toHaveValue('', OPENING);
  const bar = page.getByRole('navigation', { name: 'Studio' });
  await title.fill('Filmer à midi, ou presque');
  await title.press('End');
  await page.keyboard.type(' midi');
  // At once: what is typed has not left yet.
  await bar.getByRole('link', { name: 'Demandes' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Commentaires' })).toBeVisible();
  await expect(title).toBeHidden();
  // The Studio's own key for publishing: it is not asked while it is not seen.
  await page.keyboard.press('Control+Alt+P');
  await expect
    .poll(() => storedTitle(agency, 'drafts.post-filmer-a-midi'), OPENING)
    .toBe('Filmer à midi, ou presque midi');

  await bar.getByRole('link', { name: 'Contenus' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(title).toHaveValue('Filmer à midi, ou presque midi');
  await expect(page).toHaveTitle(/Filmer à midi/);
  expect(await storedTitle(agency, 'post-filmer-a-midi')).not.toMatch(/presque/);
});
