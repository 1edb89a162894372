/** What people of the agency read in the studio, and what it tells them before they ask. */
import {
  closeStudio,
  creating,
  editing,
  field,
  input,
  OPENING,
  openContent,
  showAllFields,
  test,
} from './content-studio.ts';
import { type Agency, expect } from './requests-desk.ts';

test.afterAll(closeStudio);

test('a document keeps its title, also when the studio has a word for it in French', async ({
  studio: page,
  agency,
}) => {
  const titles = ['Open', 'Close', 'Remove', 'Server error', 'Created at', 'Sat Nov 21 2026'];
  const written = await fetch(`${agency.origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: agency.origin,
      cookie: agency.sessions.editor,
    },
    // Drafts: no page of the site shows them.
    body: JSON.stringify({
      mutations: titles.map((title, index) => ({
        createOrReplace: { _id: `drafts.english-${index}`, _type: 'blogPost', title },
      })),
    }),
  });
  expect(written.status, await written.text()).toBe(200);
  await openContent(page, agency, 'editor', editing('blogPost', 'english-0'));
  await expect(page.getByTestId('document-panel-document-title')).toHaveText('Open', OPENING);
  const list = page.getByRole('listbox', { name: 'Articles' });
  for (const title of titles) {
    await expect(list.getByRole('option', { name: title, exact: true })).toBeVisible(OPENING);
  }
  await showAllFields(page);
  await expect(input(page, 'Titre')).toHaveValue('Open');
});

test('a new article has its date and its author, and marks what it still needs', async ({
  studio: page,
  agency,
}) => {
  await openContent(page, agency, 'editor', creating('blogPost'));
  await showAllFields(page);
  await expect(input(page, 'Signature')).toHaveValue('Yanis Idrissi', OPENING);
  await expect(field(page, 'publishDate').getByRole('textbox')).not.toHaveValue('');

  await expect(input(page, 'Titre')).toHaveAttribute('aria-required', 'true');
  await expect(input(page, 'Titre pour Google')).not.toHaveAttribute('aria-required');
  const marks = (name: string) =>
    field(page, name)
      .locator('label span')
      .first()
      .evaluate((label) => getComputedStyle(label, '::after').content);
  expect(await marks('title')).toContain('*');
  expect(await marks('seoTitle')).toBe('none');
});

test('whoever writes while nobody answers is told, and loses nothing', async ({ page, agency }) => {
  await openContent(page, agency, 'editor', editing('blogPost', 'post-ecrire-en-darija'));
  await showAllFields(page);
  const title = input(page, 'Titre');
  await expect(title).not.toHaveValue('', OPENING);
  await page.context().setOffline(true);
  await title.fill('Écrit pendant la coupure');
  const told = page.getByRole('status').filter({ hasText: 'Le serveur ne répond pas' });
  await expect(told).toBeVisible(OPENING);
  await page.context().setOffline(false);
  await expect(told).toBeHidden(OPENING);
  // Not the first answer: the draft is made in one request and written to in another.
  await expect
    .poll(() => storedTitle(agency, 'drafts.post-ecrire-en-darija'), OPENING)
    .toBe('Écrit pendant la coupure');
  await page.reload();
  await expect(input(page, 'Titre')).toHaveValue('Écrit pendant la coupure', OPENING);
});

test('what the studio says in English for good is read in French', async ({
  studio: page,
  agency,
}) => {
  await openContent(page, agency, 'editor', editing('portfolio', 'portfolio-matin-derb-omar'));
  await showAllFields(page);
  await expect(page.getByText(/^[\d,]+\sKo$/).first()).toBeVisible(OPENING);

  await page.getByRole('button', { name: 'Ouvrir la recherche' }).click();
  await page.getByRole('button', { name: 'Ajouter un filtre' }).click();
  for (const filter of ['Créé le', 'Modifié le', 'Contient un document']) {
    await expect(page.getByRole('option', { name: filter })).toBeVisible();
  }
  await expect(page.locator('body')).not.toContainText(/Edited at|Created at|draggable/);
});

test('on a phone nothing is wider than the screen', async ({ page, agency }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openContent(page, agency, 'editor');
  for (const address of ['/structure/blogPost', editing('blogPost', 'post-ecrire-en-darija')]) {
    await openContent(page, agency, 'editor', address);
    await expect(page.getByRole('heading').or(page.getByText('Articles')).first()).toBeVisible(
      OPENING,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

async function storedTitle({ origin, sessions }: Agency, id: string) {
  const query = encodeURIComponent(`*[_id == "${id}"][0].title`);
  const address = `${origin}/v2025-02-19/data/query/production?perspective=raw&query=${query}`;
  const found: { result: unknown } = await (
    await fetch(address, { headers: { cookie: sessions.editor } })
  ).json();
  return found.result;
}
