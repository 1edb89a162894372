import { expectAccessible } from '../support/accessibility.ts';
import {
  creating,
  editing,
  field,
  input,
  OPENING,
  openContent,
  openGroup,
  publish,
  store,
  stored,
  test,
  visit,
  WRITING,
} from '../support/content-studio.ts';
import { expect } from '../support/requests-desk.ts';

test('an editor sees what a cover would show, chooses another by keyboard, and every place shows it', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  test.setTimeout(WRITING);
  await store(agency, [
    {
      _id: 'post-huile',
      _type: 'blogPost',
      title: 'L’huile nouvelle',
      slug: { _type: 'slug', current: 'huile-nouvelle' },
      publishDate: new Date().toISOString(),
    },
  ]);
  expect(await visit(agency, '/blog/huile-nouvelle')).toMatch(/\/covers\/7x3\/oil-\w+\/huile/);
  await openContent(page, agency, editing('blogPost', 'post-huile'));
  await openGroup(page, 'Médias');
  const motif = field(page, 'motif');
  await expect(motif.getByText('Proposé d’après le titre')).toBeVisible(OPENING);
  await expect(motif.locator('strong')).toHaveText('Huile');
  // Looking at it writes nothing.
  expect(await stored(agency, '*[_id == "drafts.post-huile"][0]._id')).toBeNull();

  await motif.getByText('Choisir un autre dessin').press('Enter');
  const choices = motif.getByRole('radiogroup', { name: 'Dessin' });
  await expect(choices.getByRole('radio')).toHaveCount(47);
  await expect(choices.getByRole('radio', { name: 'Huile' })).toBeChecked();
  await expectAccessible(page, '.motif-input');
  // It is checked already: the keyboard goes on from it.
  await choices.getByRole('radio', { name: 'Huile' }).press('ArrowLeft');
  await expect(motif.locator('strong')).toHaveText('Four');
  await expect(page.getByTestId('document-panel-document-title')).toHaveText(
    'L’huile nouvelle',
    OPENING,
  );
  await publish(page);
  await expect
    .poll(async () => (await visit(agency, '/blog/huile-nouvelle')).includes('/oven-'), OPENING)
    .toBe(true);
  for (const place of ['/blog', '/search-index.json']) {
    const text = await visit(agency, place);
    expect(/oven-\w+\/huile-nouvelle/.exec(text), place).not.toBeNull();
  }
});

test('what nobody chose is kept at the first publication, apart from the newest where its words allow it', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  test.setTimeout(WRITING);
  await store(agency, [
    {
      _id: 'post-prix',
      _type: 'blogPost',
      title: 'Le film',
      slug: { _type: 'slug', current: 'le-film' },
      motif: 'film',
      publishDate: new Date().toISOString(),
    },
  ]);
  await openContent(page, agency, creating('blogPost'));
  await input(page, 'Titre').fill('Le prix d’un film');
  await publish(page);
  await expect
    .poll(() => stored(agency, '*[slug.current == "le-prix-d-un-film"][0].motif'), OPENING)
    .toBe('coins');
});
