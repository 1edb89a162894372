/** Each kind of document, made from nothing in the studio and read on the site. */
import {
  ARRIVING,
  creating,
  expectQuiet,
  field,
  fillLabels,
  fillLines,
  input,
  openContent,
  openGroup,
  publish,
  refer,
  test,
  visit,
  WRITING,
} from '../support/content-studio.ts';
import { watch } from '../support/page-watch.ts';
import { expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

test('a case study with its cover, described and cropped, is on the site once it is published', async ({
  editor: page,
  agency,
}) => {
  const watched = await openContent(page, agency, creating('portfolio'));
  await input(page, 'Titre').fill('Le souk à midi');
  await field(page, 'slug').getByRole('button', { name: 'Générer' }).click();
  await expect(field(page, 'slug').getByRole('textbox')).toHaveValue('le-souk-a-midi');
  await input(page, 'Résumé').fill('Un marché filmé sans une ombre.');
  await input(page, 'Présentation').fill('Le marché voulait être vu à son heure.');
  await fillLabels(page, 'tags', ['YouTube', 'Marché']);
  await refer(page, 'client', 'Petit Souk');
  await fillLines(page, 'role', ['Tournage']);
  await openGroup(page, 'Récit');
  await input(page, 'Le défi').fill('Personne ne venait à midi.');
  await input(page, 'La solution').fill('Nous avons filmé midi.');
  await openGroup(page, 'Résultats');
  await fillLines(page, 'results', ['Midi est plein.']);

  await openGroup(page, 'Médias');
  const cover = page.locator('#coverImage');
  await cover.locator('input[type=file]').setInputFiles('public/social-card.png');
  await expect(cover.getByTestId('hotspot-image-input')).toBeVisible(ARRIVING);
  await field(page, 'coverImage.alt').getByRole('textbox').fill('Un étal sous le soleil de midi.');

  await publish(page);
  await expect
    .poll(() => visit(agency, '/work/le-souk-a-midi'))
    .toContain('Nous avons filmé midi.');
  expectQuiet(watched);
});

test('an article holds all that a text can: headings, quote, link, code, table and a described picture', {
  tag: '@slow',
}, async ({ editor: page, page: visitor, agency }) => {
  const watched = await openContent(page, agency, creating('blogPost'));
  await input(page, 'Titre').fill('Ce que midi change');
  await field(page, 'slug').getByRole('button', { name: 'Générer' }).click();
  await input(page, 'Chapô').fill('Une heure que personne ne filme.');
  await refer(page, 'category', 'Vidéo');
  await openGroup(page, 'Publication');
  await refer(page, 'author', 'Karim Tazi');
  await openGroup(page, 'Contenu');

  const body = field(page, 'content');
  await body.getByRole('textbox').click();
  await body.getByRole('button', { name: 'Agrandir l’éditeur' }).click();
  await page.getByRole('button', { name: 'Agrandir le document' }).click();
  const text = page.getByTestId('pt-editor').getByRole('textbox').last();
  const insert = async (what: string) => {
    await page.getByRole('button', { name: `Insérer ${what} (bloc)` }).click();
    return page.getByRole('dialog').last();
  };
  const close = () =>
    page.getByRole('dialog').last().getByRole('button', { name: 'Fermer' }).click();

  await text.click();
  await expect(text).toBeFocused();
  // Editors who write a lot mark headings and quotes while typing.
  await page.keyboard.type('## À midi');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> La lumière tombe droit.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Voyez nos services');
  const words = await text.getByText('Voyez nos services').boundingBox();
  if (!words) throw new Error('what was typed is not there');
  await page.mouse.dblclick(words.x + words.width - 10, words.y + words.height / 2);
  await page.getByRole('button', { name: 'Lien', exact: true }).click();
  await input(page, 'Adresse').fill('/services');
  await page.keyboard.press('Escape');
  // What is selected would make room for what is inserted.
  await text.click();
  await page.keyboard.press('Control+End');

  const code = await insert('Extrait de code');
  await input(code, 'Code').fill('heure: midi;');
  await close();
  const table = await insert('Tableau');
  await input(table, 'Légende').fill('Lumière et heure');
  const lines = async (title: string, values: readonly string[]) => {
    const list = page.getByRole('dialog').last().getByRole('group').filter({ hasText: title });
    for (const [index, value] of values.entries()) {
      await list.getByRole('button', { name: 'Ajouter un élément' }).click();
      await list.getByRole('textbox').nth(index).fill(value);
    }
  };
  await lines('Colonnes', ['Heure', 'Lumière']);
  const rows = table.getByRole('group').filter({ hasText: 'Lignes' });
  await rows.getByRole('button', { name: 'Ajouter un élément' }).click();
  await lines('Cases', ['Midi', 'Droite']);
  await close();
  const picture = await insert('Image');
  await picture.locator('input[type=file]').setInputFiles('public/icon-512.png');
  await expect(picture.getByTestId('hotspot-image-input')).toBeVisible(ARRIVING);
  await input(picture, 'Description de l’image').fill('Une porte bleue.');
  await close();

  await publish(page);
  await expect.poll(() => visit(agency, '/blog/ce-que-midi-change')).toContain('heure: midi;');
  const seen = watch(visitor, agency.origin);
  await visitor.goto(`${agency.origin}/blog/ce-que-midi-change`);
  const article = visitor.getByRole('main');
  await expect(article.getByRole('heading', { name: 'À midi', level: 2 })).toBeVisible();
  await expect(article.locator('blockquote', { hasText: 'La lumière' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'services', exact: true })).toHaveAttribute(
    'href',
    '/services',
  );
  await expect(article.locator('pre')).toContainText('heure: midi;');
  await expect(article.getByRole('cell', { name: 'Droite' })).toBeVisible();
  await expect(article.getByRole('img', { name: 'Une porte bleue.' })).toBeVisible();
  expectQuiet(watched);
  expectQuiet(seen);
});

test('a service, a job and a redirection are made with the least they need', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const watched = await openContent(page, agency, creating('service'));
  const dialog = page.getByRole('dialog').last();
  const add = (name: string) =>
    field(page, name).getByRole('button', { name: 'Ajouter un élément' }).click();
  const close = () => dialog.getByRole('button', { name: 'Fermer' }).click();

  await input(page, 'Titre').fill('Photographie de marché');
  await field(page, 'slug').getByRole('button', { name: 'Générer' }).click();
  await input(page, 'Sous-titre').fill('Des étals qui se vendent.');
  await input(page, 'Résultat pour le client').fill('Une photothèque à lui.');
  await input(page, 'Description').fill('Nous venons le matin.');
  await fillLines(page, 'benefits', ['Lumière', 'Vitesse', 'Droits', 'Tirages']);
  await openGroup(page, 'Formules');
  await add('packages');
  await input(dialog, 'Nom').fill('Une matinée');
  await input(dialog, 'Prix').fill('4 000 MAD');
  await input(dialog, 'Délai').fill('3 jours');
  const features = dialog.getByRole('group').filter({ hasText: 'Ce qui est compris' });
  await features.getByRole('button', { name: 'Ajouter un élément' }).click();
  await features.getByRole('textbox').first().fill('Vingt photos');
  await input(dialog, 'Texte du bouton').fill('Choisir la matinée');
  await close();
  await field(page, 'cta.title').getByRole('textbox').fill('On vient ?');
  await field(page, 'cta.buttonText').getByRole('textbox').fill('Dites-nous où');
  await openGroup(page, 'Méthode');
  await add('process');
  await input(dialog, 'Titre').fill('Repérage');
  await input(dialog, 'Description').fill('À l’aube.');
  await input(dialog, 'Durée').fill('Une heure');
  const handed = dialog.getByRole('group').filter({ hasText: 'Ce que le client reçoit' });
  await handed.getByRole('button', { name: 'Ajouter un élément' }).click();
  await handed.getByRole('textbox').first().fill('Un plan');
  await close();
  await publish(page);
  await expect
    .poll(() => visit(agency, '/services/photographie-de-marche'))
    .toContain('Une photothèque à lui.');

  await page.getByTestId('new-document-button').click();
  await page.getByRole('link', { name: 'Offre d’emploi' }).click();
  // Its address follows by itself, and its words are the agency's own.
  await input(page, 'Intitulé du poste').fill('Photographe');
  await field(page, 'department').getByRole('combobox').fill('Reportage');
  await input(page, 'Présentation du poste').fill('Vous photographiez les marchés.');
  await fillLines(page, 'requirements', ['Se lever tôt']);
  await openGroup(page, 'Conditions');
  await input(page, 'Lieu').fill('Casablanca');
  await field(page, 'employmentType').getByRole('combobox').fill('Vacation');
  await field(page, 'experienceLevel').getByRole('combobox').fill('Une première saison');
  await fillLines(page, 'benefits', ['Le petit déjeuner']);
  await openGroup(page, 'Publication');
  await input(page, 'E-mail du recrutement').fill('emploi@atelier-anfa.example');
  await publish(page);
  await expect.poll(() => visit(agency, '/careers')).toContain('Reportage');
  await expect.poll(() => visit(agency, '/careers/photographe')).toContain('Une première saison');

  await page.getByTestId('new-document-button').click();
  await page.getByRole('link', { name: 'Redirection' }).click();
  await input(page, 'Ancienne adresse').fill('/marche');
  await input(page, 'Nouvelle adresse').fill('/services/photographie-de-marche');
  await publish(page);
  await expect.poll(() => visit(agency, '/marche')).toContain('Une photothèque à lui.');
  expectQuiet(watched);
});

test('what there is one of is changed once, and every page says so', { tag: '@slow' }, async ({
  editor: page,
  agency,
}) => {
  const watched = await openContent(page, agency, '/structure/settings');
  const announcement = field(page, 'announcement.text').getByRole('textbox');
  await expect(announcement).not.toHaveValue('', ARRIVING);
  await announcement.fill('Nous déménageons rue du Phare.');
  await publish(page);
  for (const path of ['/', '/legal', '/blog']) {
    await expect.poll(() => visit(agency, path)).toContain('Nous déménageons rue du Phare.');
  }
  // The bar around the Studio says the name of the agency: it follows, and nothing is loaded anew.
  const name = input(page, 'Nom de l’agence');
  const bar = page.locator('.desk-agency');
  for (const named of ['Atelier Anfa et fils', 'Atelier Anfa']) {
    await name.fill(named);
    await publish(page);
    await expect(bar).toHaveText(named, ARRIVING);
    await expect(name).toHaveValue(named);
  }
  expectQuiet(watched);
});
