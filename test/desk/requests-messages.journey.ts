/** A message from the site to its answer, at the agency's desk. */
import type { Page } from '@playwright/test';
import { watch } from '../support/page-watch.ts';
import {
  askInbox,
  detail,
  expect,
  logInAs,
  openDesk,
  requestFrom,
  row,
  sendContact,
  test,
} from '../support/requests-desk.ts';

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a message is found, taken, noted, answered, and all of it is there for the next person', {
      tag: '@slow',
    }, async ({ page, agency }) => {
      const name = `Nadia Berrada ${width}`;
      const email = `nadia-${width}@maisonlalla.example`;
      await sendContact(agency, {
        name,
        email,
        company: 'Maison Lalla',
        message: 'Une deuxième boutique ouvre en février.\n\nAvez-vous de la place ?',
      });
      const watched = watch(page, agency.origin);
      await openDesk(page, agency, 'sales');
      await expect(page).toHaveURL(/\/studio\/demandes\/messages$/);
      await expect(row(page, name)).toContainText('Nouveau');

      await page.getByRole('searchbox').fill('nádia boutique');
      await expect(page).toHaveURL(/q=n%C3%A1dia\+boutique/);
      await row(page, name).click();
      const request = detail(page);
      await expect(request.getByRole('heading', { level: 2 })).toHaveText(name);
      await expect(request.getByText('Avez-vous de la place ?')).toBeVisible();
      await expect(request.getByText('Maison Lalla')).toBeVisible();
      await expect(request.getByText(/^Réponse promise avant/)).toBeVisible();

      await request.getByRole('button', { name: 'M’assigner' }).click();
      await expect(request.getByLabel('Responsable')).toHaveValue(/.+/);
      await request.getByLabel('Ajouter une note').fill('Rappeler mardi, après le tournage.');
      await request.getByRole('button', { name: 'Ajouter la note' }).click();
      await expect(request.getByLabel('Ajouter une note')).toHaveValue('');

      const more = request.getByRole('button', { name: 'Autres actions' });
      await more.press('ArrowDown');
      const below = (await more.boundingBox())?.y ?? Number.NaN;
      expect((await page.getByRole('menu').boundingBox())?.y).toBeGreaterThan(below);
      const reply = await request
        .getByRole('menuitem', { name: 'Dans ma messagerie' })
        .getAttribute('href');
      // Keys are the menu's while it is open: `u` alone marks as unread, Escape alone goes back to the list.
      await page.keyboard.press('I');
      await expect(request.getByRole('menuitem', { name: 'Indésirable' })).toBeFocused();
      await page.keyboard.press('u');
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();
      const { reference } = await referenceOf(page);
      expect(decodeURIComponent(reply ?? '')).toContain(`mailto:${email}?subject=Re`);
      expect(decodeURIComponent(reply ?? '')).toContain(`[${reference}]`);
      expect(decodeURIComponent(reply ?? '')).toContain('> Avez-vous de la place ?');
      await request.getByLabel('Statut').selectOption('Répondu');
      await expect(
        request.getByText(/^Mehdi Tazi a passé le statut à «\sRépondu\s»/),
      ).toBeVisible();
      await expect(request.getByText(/^Réponse promise avant/)).toHaveCount(0);

      // A list that comes after the way back to it.
      const list = Promise.withResolvers<void>();
      await page.route('**/inbox/v1/requests?*', async (route) => {
        await list.promise;
        await route.continue();
      });
      await page.reload();
      await expect(request.getByLabel('Statut')).toHaveValue('answered');
      await expect(request.getByText('Rappeler mardi, après le tournage.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/messages\?q=/);
      list.resolve();
      await expect(row(page, name)).toContainText('Répondu');
      await expect(row(page, name)).toBeFocused();
      expect(watched).toEqual({ strangers: [], complaints: [] });
    });
  });
}

test('a note outlives the network and the session it was typed in', { tag: '@slow' }, async ({
  page,
  context,
  agency,
}) => {
  const email = 'karim@sahel.example';
  await sendContact(agency, { name: 'Karim Ouazzani', email, message: 'Refonte du site.' });
  const { id } = await requestFrom(agency, email);
  await openDesk(page, agency, 'sales', `/messages/${id}`);
  const note = detail(page).getByLabel('Ajouter une note');
  const keep = detail(page).getByRole('button', { name: 'Ajouter la note' });
  await note.fill('Budget confirmé au téléphone.');

  await context.setOffline(true);
  await keep.click();
  await expect(detail(page).getByRole('alert')).toContainText('Ce n’est pas enregistré.');
  await expect(note).toHaveValue('Budget confirmé au téléphone.');
  await context.setOffline(false);

  // The session ends while the note stands there: the colleague is told so on coming back to the tab.
  await context.clearCookies();
  // What is read again with the network may be told so first, and leave the page; or be under way, with the session.
  await expect(async () => {
    await comeBack(page).catch(() => {});
    await expect(page).toHaveURL(/\/studio\/connexion\?retour=/, { timeout: 1_000 });
  }).toPass();
  expect(new URL(page.url()).searchParams.get('retour')).toBe(`/studio/demandes/messages/${id}`);
  await page.waitForLoadState('networkidle');
  await logInAs(context, agency, 'sales');
  await page.goto(`${agency.origin}/studio/demandes/messages/${id}`);
  await expect(note).toHaveValue('Budget confirmé au téléphone.');
  await keep.click();
  await expect(note).toHaveValue('');
  await expect(detail(page).getByText('Budget confirmé au téléphone.')).toBeVisible();
});

test('a message that arrives shows itself to whoever is looking', async ({ page, agency }) => {
  await page.clock.install();
  await openDesk(page, agency, 'sales', '/messages');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await sendContact(agency, {
    name: 'Hajar El Amrani',
    email: 'hajar@cafe.example',
    message: 'Des photos pour la carte d’hiver.',
  });
  // The list is read again every fifteen seconds.
  await page.clock.fastForward(15_000);
  await expect(row(page, 'Hajar El Amrani')).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Messages – Demandes$/);
});

test('the list is worked through with the keyboard alone, and keys can be switched off', {
  tag: '@slow',
}, async ({ page, agency }) => {
  for (const name of ['Clavier Un', 'Clavier Deux']) {
    const email = `${name.replace(' ', '.')}@clavier.example`;
    await sendContact(agency, { name, email, message: 'Bonjour.' });
  }
  await openDesk(page, agency, 'sales', '/messages');
  await expect(row(page, 'Clavier Un')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('clavier.example');
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(row(page, 'Clavier Deux')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Clavier Un')).toBeFocused();
  await page.keyboard.press('k');
  await expect(row(page, 'Clavier Deux')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText('Clavier Deux');
  // The key works a moment after the request is drawn.
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(detail(page).getByLabel('Ajouter une note')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('jk/?');
  await expect(detail(page).getByLabel('Ajouter une note')).toHaveValue('jk/?');
  await page.keyboard.press('Escape');

  await page.keyboard.press('r');
  const answer = detail(page).getByRole('region', { name: 'Réponse à Clavier Deux' });
  await expect(answer.getByRole('button', { name: 'Premier contact' })).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await help.getByLabel('Raccourcis d’une seule touche').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
});

test('a request that is opened while a search is still to come stays open', async ({
  page,
  agency,
}) => {
  const email = 'vite@clic.example';
  await sendContact(agency, { name: 'Vite Cliquée', email, message: 'Bonjour.' });
  await page.clock.install();
  await openDesk(page, agency, 'sales', '/messages');
  await page.getByRole('searchbox').fill('vite@clic');
  await page.clock.runFor(150);
  await row(page, 'Vite Cliquée').click();
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/\/messages\/[\w-]+\?q=vite%40clic$/);
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText('Vite Cliquée');
  // A search that is typed while a request is open still closes it.
  await page.getByRole('searchbox').fill('vite');
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/\/messages\?q=vite$/);
});

test('a mail is sent again by hand, and arrives as the one it repeats', { tag: '@slow' }, async ({
  page,
  agency,
}) => {
  const email = 'rachid@argane.example';
  await sendContact(agency, { name: 'Rachid Lahlou', email, message: 'Vendre notre huile.' });
  const received = () =>
    agency.mailServer.mails.filter(({ recipients }) => recipients[0] === email);
  await expect.poll(() => received().length).toBe(1);
  const { id } = await requestFrom(agency, email);
  await openDesk(page, agency, 'sales', `/messages/${id}`);
  await detail(page)
    .getByRole('button', { name: /^Renvoyer\s: Accusé de réception/ })
    .click();
  await expect.poll(() => received().length).toBe(2);
  const [first, again] = received();
  expect(again?.email.messageId).toBe(first?.email.messageId);
  await expect(
    detail(page).getByText(/^Mehdi Tazi a relancé l’envoi «\sAccusé de réception\s»/),
  ).toBeVisible();
});

test('a delivery that failed says what that means, and goes once it is sent again', {
  tag: '@slow',
}, async ({ page, agency }) => {
  const email = 'tableau@argane.example';
  agency.endpoint.answers.push({ status: 404, body: 'No such script' });
  await sendContact(agency, { name: 'Tableau Fermé', email, message: 'Bonjour.' });
  const failed = async () =>
    (await askInbox(agency, 'sales', `/requests?q=${email}&undelivered=true`)).json();
  await expect.poll(failed).toMatchObject({ items: [{}] });
  await openDesk(page, agency, 'sales', '/messages?echec=oui');
  await expect(row(page, 'Tableau Fermé')).toContainText('Envoi en échec');
  await row(page, 'Tableau Fermé').click();
  const line = detail(page).getByRole('listitem').filter({ hasText: 'Tableau de suivi (webhook)' });
  await expect(line.getByText('Échec', { exact: true })).toBeVisible();
  await expect(line.getByText(/^Le tableau de suivi refuse ces données\./)).toBeVisible();
  await line.getByRole('button', { name: /^Renvoyer/ }).click();
  await expect.poll(failed).toMatchObject({ items: [] });
  await comeBack(page);
  await expect(line.getByText('Envoyé', { exact: true })).toBeVisible();
});

/** The person looks at something else for a moment: a screen that is seen again reads again. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** `JRN-MQH-GZQ` of the open request. */
async function referenceOf(page: Page): Promise<{ reference: string }> {
  const button = detail(page).getByRole('button', { name: /^Copier la référence/ });
  return { reference: (await button.textContent()) ?? '' };
}
