/** What a visitor sees while the server is slow, when it cannot keep the message, and when it is gone. */
import { rm } from 'node:fs/promises';
import {
  expectAnswers,
  FAILURE,
  fillIn,
  openWithScript,
  sendButton,
} from '../support/contact-forms.ts';
import { holdInbox, requestsFrom } from '../support/inbox-file.ts';
import { expect, freePort, startSite, temporaryDirectory, test } from '../support/site.ts';

const HOME = {
  'Nom complet *': 'Nadia Berrada',
  'Email *': 'nadia@atelier-zellige.example',
  Entreprise: 'Atelier Zellige',
  Budget: 'À discuter',
  'Votre projet *': 'Un site pour nos carreaux.',
};

const CONTACT = {
  'Nom complet *': 'Nadia Berrada',
  'Email *': 'nadia@atelier-zellige.example',
  Téléphone: '06 12 34 56 78',
  'Service *': 'Autre',
  'Votre message *': 'Un site pour nos carreaux.',
};

for (const { address, answers, received } of [
  { address: '/', answers: HOME, received: 'Nous vous recontacterons dans les 24h.' },
  { address: '/contact', answers: CONTACT, received: 'Message envoyé avec succès !' },
]) {
  test(`while the server keeps the message, the button of ${address} waits with the visitor [shell-4.01] [shell-4.02] [shell-4.07] [shell-7.03]`, async ({
    page,
    site,
  }) => {
    await openWithScript(page, address);
    await fillIn(page, answers);
    const release = holdInbox(site.directory);
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
    await expect(page.getByText(received)).toHaveCount(0);

    release();
    await expect(page.getByText(received)).toBeVisible();
  });
}

test('while a message waits to be kept, other visitors get their pages', async ({
  page,
  request,
  site,
}) => {
  await openWithScript(page, '/contact');
  await fillIn(page, CONTACT);
  const release = holdInbox(site.directory);
  const posted = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeVisible();
  const first = await Promise.race([
    posted.then(() => 'the message'),
    request.get('/').then(() => 'the page'),
  ]);
  release();
  expect(first).toBe('the page');
  await posted;
});

test('messages that cannot be kept say so, in a toast on / and an alert on /contact, are logged, and keep every word [shell-8.01] [shell-8.02] [shell-8.03] [shell-8.04] [shell-8.06] [shell-8.07] [shell-5.15]', async ({
  page,
  context,
  site,
}) => {
  const contact = await context.newPage();
  await openWithScript(page, '/');
  await fillIn(page, HOME);
  await openWithScript(contact, '/contact');
  await fillIn(contact, CONTACT);
  // Both at once: each waits for seconds before it is given up.
  const release = holdInbox(site.directory);
  const sent = [page, contact].map(async (tab) => {
    const posted = tab.waitForResponse((answer) => answer.request().method() === 'POST');
    await sendButton(tab).click();
    return (await posted).status();
  });
  expect(await Promise.all(sent)).toEqual([503, 503]);
  release();

  const toast = page.getByRole('alert').filter({ hasText: FAILURE });
  await expect(toast.getByText('Erreur', { exact: true })).toBeVisible();
  await expect(toast.getByText(FAILURE)).toBeVisible();
  await expect(contact.getByRole('alert').getByText(FAILURE, { exact: true })).toBeVisible();
  for (const tab of [page, contact]) {
    await expect(tab.getByRole('button', { name: 'Envoyer le message' })).toBeEnabled();
  }
  await expectAnswers(page, HOME);
  await expectAnswers(contact, CONTACT);
  await expect.poll(() => site.output()).toContain('receive_failed');
  expect(site.output()).not.toMatch(/nadia|berrada|zellige\.example|carreaux/i);
});

test('a message whose answer never comes has failed after half a minute, and sent again it is kept once [shell-8.06]', {
  tag: '@slow',
}, async ({ page, site }) => {
  const answers = { ...CONTACT, 'Email *': 'nadia@silence.example' };
  await page.clock.install();
  await openWithScript(page, '/contact');
  await fillIn(page, answers);
  const arrival = Promise.withResolvers<void>();
  await page.route('**/contact/message', async (route) => {
    await route.fetch();
    arrival.resolve();
  });
  await sendButton(page).click();
  await arrival.promise;
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('alert').getByText(FAILURE, { exact: true })).toBeVisible();
  await expectAnswers(page, answers);

  await page.unroute('**/contact/message');
  await sendButton(page).click();
  await expect(page.getByText('Message envoyé avec succès !')).toBeVisible();
  expect(requestsFrom(site.directory, answers['Email *'])).toHaveLength(1);
});

test('a message sent while the server is gone can be sent again once it is back, and is kept once [shell-7.10] [shell-8.01] [shell-8.06]', {
  tag: '@slow',
}, async ({ page, context }) => {
  const directory = await temporaryDirectory();
  const port = await freePort();
  const site = await startSite({ directory, port });
  const contact = await context.newPage();
  await openWithScript(page, site.origin);
  await fillIn(page, HOME);
  await openWithScript(contact, `${site.origin}/contact`);
  await fillIn(contact, CONTACT);
  await site.kill();

  await sendButton(page).click();
  await expect(page.getByRole('alert').getByText(FAILURE)).toBeVisible();
  await expectAnswers(page, HOME);
  await sendButton(contact).click();
  await expect(contact.getByRole('alert').getByText(FAILURE, { exact: true })).toBeVisible();
  await expectAnswers(contact, CONTACT);

  const back = await startSite({ directory, port });
  await sendButton(page).click();
  await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();
  await sendButton(contact).click();
  await expect(contact.getByText('Message envoyé avec succès !')).toBeVisible();
  expect(requestsFrom(directory, HOME['Email *']).map(({ kind }) => kind)).toEqual([
    'contact-request',
    'contact-message',
  ]);
  await back.stop();
  await rm(directory, { recursive: true, force: true });
});
