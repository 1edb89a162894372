/** What was typed before there were documents for it: shown in the studio as it is, and linked with one click. */
import {
  ARRIVING,
  editing,
  input,
  OPENING,
  openContent,
  openGroup,
  publish,
  store,
  test,
  visit,
  WRITING,
} from '../support/content-studio.ts';
import { expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

const typed = (_id: string) => ({
  _id,
  _type: 'blogPost',
  title: `Un article d’avant, ${_id}`,
  slug: { _type: 'slug', current: _id },
  excerpt: 'Écrit avant les fiches.',
  author: 'Nadia Plume',
  category: 'Vidéo',
  publishDate: '2021-01-01T08:00:00Z',
  content: 'Un texte simple.\n\nEn deux paragraphes.',
});

test('a typed author is no alarm: one click links each article that names it to a document, and a new name comes to the site', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  await store(agency, [typed('plume-a'), typed('plume-b')]);
  expect(await visit(agency, '/blog/plume-a')).toContain('En deux paragraphes.');
  await openContent(page, agency, editing('blogPost', 'plume-a'));
  await openGroup(page, 'Publication');
  await expect(page.getByText('Ce nom a été écrit à la main.')).toBeVisible(OPENING);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Relier ici et dans l’autre document' }).click(ARRIVING);
  await expect(page.getByRole('link', { name: 'Nadia Plume' })).toBeVisible(ARRIVING);

  await openGroup(page, 'Contenu');
  await page.getByRole('button', { name: 'Relier à «\u00a0Vidéo\u00a0»' }).click(ARRIVING);
  await page.getByRole('button', { name: 'Mettre en paragraphes' }).click();
  await publish(page);

  // The article that was not opened follows, and neither lost a word.
  await openContent(page, agency, '/structure/person');
  await page.getByRole('link', { name: 'Nadia Plume' }).click(OPENING);
  await expect(input(page, 'Nom')).toHaveValue('Nadia Plume', OPENING);
  await input(page, 'Nom').fill('Nadia Plume-Alami');
  await publish(page);
  for (const path of ['/blog/plume-a', '/blog/plume-b']) {
    await expect.poll(() => visit(agency, path)).toContain('"name":"Nadia Plume-Alami"');
    expect(await visit(agency, path)).toContain('En deux paragraphes.');
  }
});
