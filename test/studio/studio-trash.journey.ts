/** What was deleted by mistake is found in the trash, and comes back. */
import { expectAccessible } from '../support/accessibility.ts';
import {
  ARRIVING,
  choose,
  editing,
  expectQuiet,
  input,
  openContent,
  publish,
  stored,
  test,
  visit,
  WRITING,
} from '../support/content-studio.ts';
import { type Agency, expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

const POST = {
  _id: 'post-a-jeter',
  _type: 'blogPost',
  title: 'Trois idées à jeter',
  slug: { _type: 'slug', current: 'trois-idees-a-jeter' },
  excerpt: 'Deux phrases.',
  category: 'Contenu',
  publishDate: '2026-01-05T08:00:00Z',
};

const PAGE = '/blog/trois-idees-a-jeter';

test('a deleted post is found in the trash with who and when, and restored as a draft', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const { _id: id, title } = POST;
  await write(agency, { create: POST });
  await expect.poll(() => visit(agency, PAGE)).toContain(title);
  const watched = await openContent(page, agency, editing('blogPost', id));
  await expect(input(page, 'Titre')).toHaveValue(title, ARRIVING);
  await choose(page, 'Supprimer');
  await page
    .getByRole('dialog', { name: /^Supprimer/ })
    .getByRole('button', { name: /^Supprimer/ })
    .click();
  await expect(page.getByText('Le document a été supprimé avec succès')).toBeVisible(ARRIVING);

  await openContent(page, agency, '/structure/corbeille');
  await page.getByRole('searchbox', { name: 'Chercher par le titre' }).fill(title.toUpperCase());
  await expect(page.getByTestId('trash-count')).toHaveText('Un document supprimé', ARRIVING);
  const row = page.getByTestId(`trash-${id}`);
  await expect(row).toContainText('Article');
  await expect(row).toContainText(
    /Était en ligne · supprimé par Yanis Idrissi · aujourd’hui à \d+h/,
  );
  await expectAccessible(page, '.trash');
  await row.getByRole('button', { name: `Restaurer ${title}` }).click();
  await expect(row.getByRole('status')).toHaveText('De retour, en brouillon.', ARRIVING);
  await row.getByRole('link', { name: `Ouvrir ${title}` }).click();
  await expect(input(page, 'Titre')).toHaveValue(title, ARRIVING);
  // It is a draft: visitors don't see it.
  expect(await visit(agency, PAGE)).not.toContain(title);
  expectQuiet(watched);
  await write(agency, { delete: { id: `drafts.${id}` } });
});

test('a page document that was deleted is begun anew, empty, and published', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const before = await stored(agency, '*[_id == "about"][0]');
  await write(agency, { delete: { id: 'about' } });
  const watched = await openContent(page, agency, '/structure/about');
  await page.getByRole('button', { name: 'Recommencer à vide' }).click(ARRIVING);
  const title = input(page, 'Grand titre');
  await expect(title).toBeEditable(ARRIVING);
  await title.fill('Repartis de rien');
  await publish(page);
  await expect.poll(() => visit(agency, '/about')).toContain('Repartis de rien');
  expectQuiet(watched);
  await write(agency, { createOrReplace: before });
});

async function write({ origin, sessions }: Agency, mutation: object): Promise<void> {
  const answer = await fetch(`${origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: sessions.editor },
    body: JSON.stringify({ mutations: [mutation] }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}
