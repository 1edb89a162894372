/** The message form of /contact, from the first field to "send another". */
import { answerTo, fillIn, openWithScript, sendButton } from './contact-forms.ts';
import { requestsFrom } from './inbox-file.ts';
import { expect, test } from './site.ts';

test('/contact has a message form with its seven fields [shell-2.131] [shell-3.02] [shell-5.06] [shell-5.07] [shell-5.08] [shell-5.09] [shell-5.10]', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.locator('form.contact-form');
  await expect(form.getByRole('textbox')).toHaveCount(5);
  await expect(form.getByRole('combobox')).toHaveCount(2);

  for (const label of ['Nom complet *', 'Email *', 'Service *', 'Votre message *']) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('required');
  }
  await expect(form.getByLabel('Email *')).toHaveAttribute('type', 'email');
  for (const label of ['Entreprise', 'Téléphone', 'Budget']) {
    await expect(form.getByLabel(label, { exact: true })).not.toHaveAttribute('required');
  }
});

test('the service is one of six, and none is chosen beforehand [shell-3.05]', async ({ page }) => {
  await page.goto('/contact');
  const service = answerTo(page, 'Service *');
  await expect(service).toHaveValue('');
  const [, ...services] = await service.locator('option').allTextContents();
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
