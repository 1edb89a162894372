/**
 * Several people of the agency on the same requests: one hands over, one takes, and none undoes another's
 * change unseen.
 */
import {
  detail,
  expect,
  logIn,
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

    test('a request is handed to a colleague by name, who finds it under theirs', {
      tag: '@slow',
    }, async ({ page, browser, agency }) => {
      const name = `Ghita Filali ${width}`;
      const email = `ghita-${width}@riad.example`;
      await sendContact(agency, { name, email, message: 'Un film pour notre riad.' });
      const { id } = await requestFrom(agency, email);

      // Who has nothing of it yet.
      await openDesk(page, agency, 'sales', '/messages?responsable=moi');
      await expect(row(page, name)).toHaveCount(0);

      const elsewhere = await browser.newContext({ viewport: { width, height: 900 } });
      const salma = await elsewhere.newPage();
      await openDesk(salma, agency, 'administrator', `/messages/${id}`);
      const choice = detail(salma).getByLabel('Responsable');
      await expect(choice.getByRole('option')).toHaveText([
        'Personne',
        'Salma Bennis (moi)',
        'Mehdi Tazi',
      ]);
      await choice.selectOption('Mehdi Tazi');
      await expect(
        detail(salma).getByText(/^Salma Bennis a confié la demande à Mehdi Tazi/),
      ).toBeVisible();
      await salma.reload();
      await expect(choice.locator('option:checked')).toHaveText('Mehdi Tazi');
      await salma.goto(`${agency.origin}/studio/demandes/messages?responsable=moi`);
      await expect(salma.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
      await expect(row(salma, name)).toHaveCount(0);
      await elsewhere.close();

      await openDesk(page, agency, 'sales', '/messages');
      await expect(row(page, name)).toContainText('Responsable : Mehdi Tazi');
      const mine = page.getByRole('link', { name: /^À moi\s*\d+$/ });
      // On a telephone the same list is one choice further.
      if (width < 700) await page.getByLabel('Responsable').selectOption('À moi');
      else await mine.click();
      await expect(page).toHaveURL(/responsable=moi/);
      await row(page, name).click();
      await expect(
        detail(page).getByText(/^Salma Bennis a confié la demande à Mehdi Tazi/),
      ).toBeVisible();
      await expect(detail(page).getByLabel('Statut')).toHaveValue('new');
    });
  });
}

test('the link in the mail leads whoever is logged out to their login, and then to that very request', {
  tag: '@slow',
}, async ({ page, agency }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const name = 'Bouchra Alami';
  const email = 'bouchra@hammam.example';
  await sendContact(agency, { name, email, message: 'Refaire notre site.' });
  const texts = () =>
    agency.mailServer.mails
      .filter(({ recipients }) => recipients[0] !== email)
      .map((mail) => mail.email.text ?? '')
      .filter((text) => text.includes(email));
  await expect.poll(() => texts().length).toBe(1);
  const link = /^http\S+\/studio\/demandes\/\S+$/m.exec(texts()[0] ?? '')?.[0] ?? '';
  const { id } = await requestFrom(agency, email);
  expect(link).toBe(`${agency.origin}/studio/demandes/messages/${id}`);

  await page.goto(link);
  await expect(page).toHaveURL(/\/studio\/connexion\?retour=/, { timeout: 20_000 });
  await logIn(page, 'sales');
  await expect(page).toHaveURL(link);
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(name);
  // On a telephone, too, the list is behind it.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/messages$/);
  await expect(row(page, name)).toBeVisible();
});

test('two people change the same message: the second sees what the first did, and decides', {
  tag: '@slow',
}, async ({ page, browser, agency }) => {
  const email = 'leila@chraibi.example';
  await sendContact(agency, {
    name: 'Leïla Chraïbi',
    email,
    message: 'Un site pour mon cabinet.',
  });
  const { id } = await requestFrom(agency, email);
  await openDesk(page, agency, 'sales', `/messages/${id}`);
  await expect(detail(page).getByLabel('Statut')).toHaveValue('new');
  await detail(page).getByLabel('Ajouter une note').fill('Je n’ai pas fini cette ph');

  const elsewhere = await browser.newContext();
  await logInAs(elsewhere, agency, 'administrator');
  const other = await elsewhere.newPage();
  await other.goto(`${agency.origin}/studio/demandes/messages/${id}`);
  await detail(other).getByLabel('Statut').selectOption('En cours');
  await expect(detail(other).getByText(/^Salma Bennis a passé le statut/)).toBeVisible();
  await elsewhere.close();

  await detail(page).getByLabel('Statut').selectOption('Clos');
  const notice = detail(page).getByRole('alert');
  await expect(notice).toContainText('Modifié entre-temps par Salma Bennis.');
  await expect(detail(page).getByLabel('Statut')).toHaveValue('in_progress');
  await expect(detail(page).getByLabel('Ajouter une note')).toHaveValue(
    'Je n’ai pas fini cette ph',
  );
  await notice.getByRole('button', { name: 'L’appliquer quand même' }).click();
  await expect(detail(page).getByLabel('Statut')).toHaveValue('closed');
  await expect(notice).toBeEmpty();
  await page.reload();
  await expect(detail(page).getByLabel('Statut')).toHaveValue('closed');
});
