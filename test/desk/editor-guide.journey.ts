/** Does what docs/editor.md tells an editor to do, step by step; its page is composed in `test/studio/studio-landing-page.journey.ts`. */
import { expectAccessible } from '../support/accessibility.ts';
import {
  ARRIVING,
  creating,
  field,
  input,
  OPENING,
  openContent,
  openGroup,
  publish,
  refer,
  store,
  test,
  visit,
  WRITING,
} from '../support/content-studio.ts';
import { chapter } from '../support/editor-guide.ts';
import { detail, expect, openDesk, requestFrom, sendContact } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });
test.use({ viewport: { width: 1280, height: 860 } });

test('an article is written and published', { tag: '@slow' }, async ({ editor: page, agency }) => {
  const { word, picture, expectDone } = chapter('Écrire un article et le publier');
  await page.setViewportSize({ width: 1280, height: 860 });
  await openContent(page, agency, creating('blogPost'));
  await expect(page.getByRole('link', { name: word('Contenus') }).first()).toBeVisible(OPENING);
  await input(page, word('Titre')).fill('Le mur du matin');
  await input(page, word('Chapô')).fill(
    'Un mur, une heure, quatre personnes. Ce que la lumière change.',
  );
  await field(page, 'slug')
    .getByRole('button', { name: word('Générer') })
    .click();
  await refer(page, 'category', 'Vidéo');
  await field(page, 'content').getByRole('textbox').click();
  await page.keyboard.type('## Avant huit heures');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> La lumière vient du sol.');
  await picture(page, 'article');
  await openGroup(page, word('Médias'));
  await expect(field(page, 'motif').getByText(word('Dessin'), { exact: true })).toBeVisible(
    OPENING,
  );
  await openGroup(page, word('Publication'));
  await refer(page, 'author', 'Karim Tazi');
  expect(await page.getByTestId('action-publier').textContent()).toContain(word('Publier'));
  await publish(page);
  await expect.poll(() => visit(agency, '/blog/le-mur-du-matin')).toContain('Avant huit heures');
  expectDone();
});

test('a request is answered', { tag: '@slow' }, async ({ page, agency }) => {
  const { word, picture, expectDone } = chapter('Répondre à une demande');
  const email = 'samira@guide.example';
  await sendContact(agency, {
    name: 'Samira Fassi',
    email,
    message: 'Nous ouvrons une librairie en mars. Par où commencer ?',
  });
  const { id } = await requestFrom(agency, email);
  await openDesk(page, agency, 'sales', `/messages/${id}`);
  await expect(page.getByRole('link', { name: word('Demandes') }).first()).toBeVisible();
  const request = detail(page);
  await request.getByRole('button', { name: word('Répondre') }).click();
  const answer = request.getByRole('region', { name: 'Réponse à Samira Fassi' });
  await answer.getByRole('button', { name: word('Premier contact') }).click();
  await expect(answer.getByLabel(word('Votre réponse'))).toHaveValue(/^Bonjour Samira,/);
  await answer
    .getByLabel('Votre réponse')
    .fill('Bonjour Samira,\n\nParlons-en jeudi à dix heures.');
  await picture(page, 'demande');
  await answer.getByRole('button', { name: word('Envoyer et marquer répondu') }).click();
  await expect(request.getByRole('article')).toContainText('Parlons-en jeudi');
  expectDone();
});

test('what was deleted is found again', { tag: '@slow' }, async ({ editor: page, agency }) => {
  const { word, picture, expectDone } = chapter('Retrouver ce qui a été supprimé');
  const post = {
    _id: 'post-du-guide',
    _type: 'blogPost',
    title: 'Une idée à garder',
    slug: { _type: 'slug', current: 'une-idee-a-garder' },
    excerpt: 'Deux phrases.',
    category: 'Contenu',
    publishDate: '2026-01-05T08:00:00Z',
  };
  await store(agency, [post]);
  await remove(agency, post._id);
  await openContent(page, agency, '/structure/corbeille');
  await expect(page.getByRole('link', { name: word('Contenus') }).first()).toBeVisible(OPENING);
  // The list of before stands until the answer: what is restored in it would leave with it.
  const narrowed = page.waitForResponse((answer) => answer.url().includes('garder'));
  await page.getByRole('searchbox', { name: 'Chercher par le titre' }).fill('garder');
  await narrowed;
  const row = page.getByTestId(`trash-${post._id}`);
  await expect(row).toBeVisible(ARRIVING);
  await picture(page, 'corbeille');
  await row.getByRole('button', { name: `${word('Restaurer')} ${post.title}` }).click();
  await expect(row.getByRole('status')).toHaveText('De retour, en brouillon.', ARRIVING);
  await remove(agency, `drafts.${post._id}`);
  expectDone();
});

test('a person is invited', async ({ administrator: page, agency }) => {
  const { word, picture, expectDone } = chapter('Inviter une personne');
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(`${agency.origin}/studio/equipe`);
  await expect(page.getByRole('link', { name: word('Équipe') }).first()).toBeVisible();
  await page.getByLabel(word('Son adresse e-mail')).fill('hajar@guide.example');
  await page.getByRole('checkbox', { name: word('Éditeur') }).uncheck();
  await page.getByRole('checkbox', { name: word('Recruteur') }).check();
  await picture(page, 'equipe');
  await page.getByRole('button', { name: word('Envoyer l’invitation') }).click();
  await expect
    .poll(
      () =>
        agency.mailServer.mails.filter(({ recipients }) => recipients[0] === 'hajar@guide.example')
          .length,
    )
    .toBe(1);
  expectDone();
});

test('the guide opens beside each screen, at the chapter of what is shown', {
  tag: '@slow',
}, async ({ editor: page, administrator: other, agency }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openContent(page, agency, '/structure/blogPost');
  const button = page.getByRole('button', { name: 'Aide', exact: true });
  await button.click(OPENING);
  const help = page.locator('.help');
  await expect(help.getByRole('heading', { level: 2 })).toHaveText('Aide Article');
  await expect(help.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page, '.help');
  // It goes along to what is opened beside it.
  await page.getByRole('link', { name: 'Médias' }).first().click();
  await expect(help.getByRole('heading', { level: 2 })).toHaveText('Aide Médias', OPENING);
  await help.getByRole('link', { name: 'Tout le guide' }).click();
  await expectAccessible(page, '.help');
  await help.getByRole('link', { name: 'Écrire un article et le publier' }).click();
  const picture = help.getByRole('img', { name: 'Un article en cours d’écriture' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1280);
  await help.getByRole('link', { name: 'Aide de cet écran' }).click();
  await expect(help.getByRole('heading', { level: 2 })).toHaveText('Aide Médias');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(button).toBeFocused();

  // On a telephone it covers the screen, which is out of reach meanwhile.
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(`${agency.origin}/studio/site/sante`);
  await other.getByRole('button', { name: 'Aide', exact: true }).click();
  await expect(other.locator('.help')).toContainText('Vérifier maintenant');
  await expectAccessible(other, '.help');
  await expect(other.getByRole('main', { includeHidden: true })).toHaveAttribute('inert', '');
  await other.getByRole('button', { name: 'Fermer l’aide' }).click();
  await expect(other.getByRole('button', { name: 'Aide', exact: true })).toBeFocused();

  // An open request covers the list, whose head has it otherwise.
  const email = 'aide@mail.example';
  await sendContact(agency, { name: 'Aïda Tahiri', email, message: 'Un film.' });
  const { id } = await requestFrom(agency, email);
  await other.goto(`${agency.origin}/studio/demandes/messages/${id}`);
  await other.getByRole('button', { name: 'Aide', exact: true }).click();
  await expect(other.locator('.help').getByRole('heading', { level: 2 })).toHaveText(/Messages/);
});

async function remove(
  { origin, sessions }: { origin: string; sessions: { editor: string } },
  id: string,
): Promise<void> {
  const answer = await fetch(`${origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: sessions.editor },
    body: JSON.stringify({ mutations: [{ delete: { id } }] }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}
