/** Pages made of sections by an editor: a page of one's own, sections hidden and shown, a home page from before the list. */
import {
  ARRIVING,
  closeDialogs,
  creating,
  expectQuiet,
  field,
  input,
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

test.describe.configure({ timeout: WRITING });

test('a page of two sections is at its address once it is published', async ({
  editor: page,
  agency,
}) => {
  const watched = await openContent(page, agency, creating('page'));
  await input(page, 'Titre').fill('Nos ateliers à Rabat');
  await input(page, 'Introduction').fill('Derrière la gare, au deuxième.');
  await field(page, 'slug').getByRole('button', { name: 'Générer' }).click();
  await expect(field(page, 'slug').getByRole('textbox')).toHaveValue('nos-ateliers-a-rabat');
  await openGroup(page, 'Sections');
  const sections = field(page, 'sections');
  for (const kind of ['L’agence', 'Formulaire de contact']) {
    await sections.getByRole('button', { name: 'Ajouter un élément' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
    if (kind === 'L’agence') {
      await input(page.getByRole('dialog').last(), 'Accroche').fill('Une cour, un figuier.');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await publish(page);
  await expect
    .poll(() => visit(agency, '/nos-ateliers-a-rabat'))
    .toContain('Une cour, un figuier.');
  expect(await visit(agency, '/nos-ateliers-a-rabat')).toContain('Racontez-nous votre projet.');
  expectQuiet(watched);
});

test('an event begins with its template; where a section is chosen, each is seen', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const watched = await openContent(page, agency, '/structure/page');
  await page.getByTestId('multi-action-intent-button').click(ARRIVING);
  for (const name of ['Page simple', 'Page d’atterrissage', 'Agence d’une ville']) {
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Événement' }).click();
  await input(page, 'Titre').fill('Petit déjeuner du 11');
  await field(page, 'slug').getByRole('button', { name: 'Générer' }).click();
  await expect(field(page, 'slug').getByRole('textbox')).toHaveValue('petit-dejeuner-du-11');
  await openGroup(page, 'Sections');
  const sections = field(page, 'sections');
  await sections.getByText('Date et lieu', { exact: true }).click();
  const event = page.getByRole('dialog').last();
  await input(event, 'Titre').fill('Douze places');
  await input(event, 'Lieu').fill('À l’étage');
  const start = input(event, 'Début');
  await start.fill('2027-03-11 09:30');
  await start.press('Tab');
  await expect(start).toHaveValue(/2027/);
  await closeDialogs(page);
  await sections.getByText('Au programme', { exact: true }).click();
  const text = page.getByTestId('pt-editor').getByRole('textbox').last();
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.type('Un café, puis vos fiches.');
  await closeDialogs(page);
  await sections.getByRole('button', { name: 'Ajouter un élément' }).click();
  const choice = page.getByRole('menuitem', { name: 'Chiffres' });
  const picture = choice.locator('img[src="/studio/sections/figureList.svg"]');
  await expect
    .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await publish(page);
  const pageHtml = () => visit(agency, '/petit-dejeuner-du-11');
  await expect.poll(pageHtml).toContain('Douze places');
  expect(await pageHtml()).toContain('Un café, puis vos fiches.');
  expect(await pageHtml()).toContain('On vous garde une place');
  expectQuiet(watched);
});

test('a section is taken off the home page and put back by its eye', { tag: '@slow' }, async ({
  editor: page,
  agency,
}) => {
  const watched = await openContent(page, agency, '/structure/home');
  await openGroup(page, 'Sections');
  const projects = field(page, 'sections').locator('[data-hidden-block]').nth(1);
  await expect(projects).toContainText('Projets choisis', ARRIVING);
  await projects.getByRole('button', { name: 'Masquer sur la page' }).click();
  await expect(projects).toContainText('Masquée');
  await publish(page);
  await expect.poll(() => visit(agency, '/')).not.toContain('projects section');
  await projects.getByRole('button', { name: 'Afficher sur la page' }).click();
  await publish(page);
  await expect.poll(() => visit(agency, '/')).toContain('projects section');
  expectQuiet(watched);
});

test('a home page from before the list becomes a list by one button, and says the same', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const before = {
    _id: 'home',
    _type: 'home',
    heroText: 'Une cour, un figuier.',
    content: { _type: 'agencyStory', lead: 'Deux ateliers.', title: 'Un mur.' },
    services: { _type: 'offers', list: [{ _key: 'a', _type: 'offer', title: 'Gravure' }] },
    contactTitle: 'Tout nous dire.',
  };
  await store(agency, [before]);
  const words = async () => (await visit(agency, '/')).match(/<main[\s\S]*<\/main>/)?.[0];
  await expect.poll(words).toContain('Tout nous dire.');
  const old = await words();

  const watched = await openContent(page, agency, '/structure/home');
  await openGroup(page, 'Sections');
  const sections = page.getByText('Métiers, L’agence', { exact: false });
  await expect(sections).toBeVisible(ARRIVING);
  await page.getByRole('button', { name: 'Composer la page' }).click();
  await expect(field(page, 'sections').locator('[data-hidden-block]').first()).toBeVisible(
    ARRIVING,
  );
  await publish(page);
  await expect
    .poll(() =>
      stored(
        agency,
        '*[_id == "home"][0]{content, services, contactTitle, "list": count(sections)}',
      ),
    )
    .toEqual({ content: null, services: null, contactTitle: null, list: 7 });
  expect(await words()).toBe(old);
  expectQuiet(watched);
});
