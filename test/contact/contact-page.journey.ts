/** The message form of /contact, from the first field to "send another". */
import { answerTo, fillIn, openWithScript, sendButton } from '../support/contact-forms.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import { readPage } from '../support/served-page.ts';
import { expect, test } from '../support/site.ts';

test('/contact has a message form with its seven fields [shell-2.131] [shell-3.02] [shell-5.06] [shell-5.07] [shell-5.08] [shell-5.09] [shell-5.10]', async ({
  site,
}) => {
  const form = (await readPage(site, '/contact')).locator('form.contact-form');
  expect(form.getByRole('textbox').count).toBe(5);
  expect(form.getByRole('combobox').count).toBe(2);

  for (const label of ['Nom complet *', 'Email *', 'Service *', 'Votre message *']) {
    expect(form.getByLabel(label).attribute('required'), label).not.toBeNull();
  }
  expect(form.getByLabel('Email *').attribute('type')).toBe('email');
  for (const label of ['Entreprise', 'Téléphone', 'Budget']) {
    expect(form.getByLabel(label).attribute('required'), label).toBeNull();
  }
});

test('the service is one of six, and none is chosen beforehand [shell-3.05]', async ({ site }) => {
  const options = (await readPage(site, '/contact')).getByLabel('Service *').locator('option');
  expect(options.first().attribute('value')).toBe('');
  expect(options.filter((it) => it.attribute('selected') !== null).count).toBe(0);
  const [, ...services] = options.texts();
  expect(services).toEqual([
    'Production Vidéo',
    'Création de Contenu',
    'Stratégie Marketing',
    'Media Buying',
    'Développement Web',
    'Autre',
  ]);
});

test('a sent message is confirmed until "send another" gives the form back, empty [shell-2.132] [shell-2.133] [shell-4.07] [shell-4.08] [shell-7.02] [shell-8.08] [shell-8.09]', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openWithScript(page, '/contact');
  await fillIn(page, {
    'Nom complet *': 'Karim Tazi',
    'Email *': 'karim@riad-tazi.example',
    'Service *': 'Production Vidéo',
    'Votre message *': 'Trois minutes pour montrer le riad.',
  });
  // From here on the page's timers move only when told to: "sent" shows for less than a second.
  await page.clock.pauseAt(Date.now() + 60_000);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await sendButton(page).click();
  expect(new URL((await posted).url()).origin).toBe(site.origin);
  await expect(page.getByRole('button', { name: 'Message envoyé !' })).toBeVisible();
  await page.clock.runFor(1_000);

  const confirmation = page.getByRole('heading', { name: 'Message envoyé avec succès !' });
  await expect(confirmation).toBeFocused();
  await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();
  await page.clock.fastForward('01:00:00');
  await expect(confirmation).toBeVisible();
  await expect(sendButton(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Envoyer un autre message' }).click();
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeEnabled();
  for (const label of ['Nom complet *', 'Email *', 'Service *', 'Votre message *']) {
    await expect(answerTo(page, label)).toHaveValue('');
  }
  expect(requestsFrom(site.directory, 'karim@riad-tazi.example')).toHaveLength(1);
});
