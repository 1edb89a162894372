/** What happens to a message once it is kept: two mails and a JSON post, each until it is accepted. */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillIn, openWithScript, sendButton } from '../support/contact-forms.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import { startJsonEndpoint } from '../support/json-endpoint.ts';
import { startMailServer } from '../support/mail-server.ts';
import { expect, freePort, startSite, temporaryDirectory, test } from '../support/site.ts';

const AGENCY = { MAIL_FROM: 'site@atelier-anfa.example', MAIL_TO: 'agence@atelier-anfa.example' };

const HOME = {
  'Nom complet *': 'Yasmine El Amrani',
  'Email *': 'yasmine@cooperative-argan.example',
  Entreprise: 'Coopérative d’argan',
  Budget: '150K DH - 500K DH',
  'Votre projet *': 'Une boutique en ligne.\nEt des photos.',
};

const CONTACT = {
  'Nom complet *': 'Reda Sqalli',
  'Email *': 'reda@garage-sqalli.example',
  Téléphone: '06 61 00 00 00',
  'Service *': 'Media Buying',
  'Votre message *': 'Plus de rendez-vous le samedi.',
};

test('a message goes to the agency and is acknowledged to its sender, whose address is only in Reply-To [shell-7.07] [shell-7.08]', {
  tag: '@slow',
}, async ({ page }) => {
  const directory = await temporaryDirectory();
  const mailServer = await startMailServer();
  const site = await startSite({ directory, env: { ...AGENCY, SMTP_URL: mailServer.url } });
  await send(page, `${site.origin}/contact`, CONTACT);
  await expect.poll(() => mailServer.mails.length).toBe(2);

  const toAgency = mailServer.mails.find(({ recipients }) => recipients.includes(AGENCY.MAIL_TO));
  expect(toAgency?.recipients).toEqual([AGENCY.MAIL_TO]);
  expect(toAgency?.email.from?.address).toBe(AGENCY.MAIL_FROM);
  expect(toAgency?.email.replyTo).toEqual([
    { name: 'Reda Sqalli', address: 'reda@garage-sqalli.example' },
  ]);
  const otherHeaders = toAgency?.email.headers.filter(({ key }) => key !== 'reply-to');
  expect(JSON.stringify(otherHeaders)).not.toContain('reda@garage-sqalli.example');
  for (const answer of Object.values(CONTACT)) expect(toAgency?.email.text).toContain(answer);

  const toSender = mailServer.mails.find((mail) => mail !== toAgency);
  expect(toSender?.recipients).toEqual(['reda@garage-sqalli.example']);
  expect(toSender?.email.from?.address).toBe(AGENCY.MAIL_FROM);
  expect(toSender?.email.replyTo?.[0]?.address).toBe(AGENCY.MAIL_TO);
  expect(toSender?.email.subject).toMatch(/^Votre message est bien arrivé \(référence /);
  expect(toSender?.email.text).toMatch(
    /Nous vous répondons avant le [a-z]+ \d+(?:er)?\s\S+ à \d+h\d*\./,
  );
  // Any address can be typed into a form: what the visitor wrote is not mailed to it.
  expect(toSender?.email.text).not.toContain('rendez-vous le samedi');

  await site.stop();
  await mailServer.close();
  await rm(directory, { recursive: true, force: true });
});

test('mails wait for a mail server that is away, and go out when it takes one again [shell-7.07] [shell-7.08]', {
  tag: '@slow',
}, async ({ page }) => {
  const directory = await temporaryDirectory();
  const mailPort = await freePort(); // no server listens there yet
  const site = await startSite({
    directory,
    env: { ...AGENCY, SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
  });
  await send(page, site.origin, HOME);
  await expect
    .poll(() => requestsFrom(directory, HOME['Email *'])[0]?.deliveries)
    .toContainEqual(expect.objectContaining({ state: 'pending', failure: 'connection_refused' }));

  const mailServer = await startMailServer(mailPort);
  await send(page, `${site.origin}/contact`, CONTACT);
  await expect
    .poll(() => mailServer.mails.flatMap(({ recipients }) => recipients).sort())
    .toEqual([AGENCY.MAIL_TO, AGENCY.MAIL_TO, CONTACT['Email *'], HOME['Email *']].sort());

  await site.stop();
  await mailServer.close();
  await rm(directory, { recursive: true, force: true });
});

test('the configured endpoint gets exactly the specified fields, and again after it refused them [shell-7.04] [shell-7.05] [shell-7.06]', {
  tag: '@slow',
}, async ({ page }) => {
  const directory = await temporaryDirectory();
  const endpoint = await startJsonEndpoint();
  const site = await startSite({ directory, env: { CONTACT_WEBHOOK_URL: endpoint.url } });
  const webhookOf = (email: string) =>
    requestsFrom(directory, email)[0]?.deliveries.find(({ channel }) => channel === 'webhook');

  endpoint.answers.push({ status: 500, body: 'Internal Server Error' });
  await send(page, site.origin, HOME);
  await expect
    .poll(() => webhookOf(HOME['Email *']))
    .toMatchObject({ state: 'pending', attempts: 1, failure: 'webhook_unavailable' });
  expect(webhookOf(HOME['Email *'])?.due_at).toBeGreaterThan(Date.now());

  // Spreadsheet scripts cannot set a status: their refusal has to be read.
  endpoint.answers.push({ status: 200, body: '{"result":"error","error":"Quota exceeded"}' });
  await send(page, `${site.origin}/contact`, CONTACT);
  await expect
    .poll(() => webhookOf(CONTACT['Email *']))
    .toMatchObject({ state: 'pending', attempts: 1, failure: 'webhook_unavailable' });

  // A message that is accepted shows that the endpoint is back: the others follow at once.
  await send(page, site.origin, { ...HOME, 'Email *': 'autre@cooperative-argan.example' });
  await expect.poll(() => webhookOf(HOME['Email *'])).toMatchObject({ state: 'sent', attempts: 2 });
  await expect
    .poll(() => webhookOf(CONTACT['Email *']))
    .toMatchObject({ state: 'sent', attempts: 2 });

  const [first, second, ...retries] = endpoint.received;
  expect(first).toMatchObject({ method: 'POST', type: 'application/json' });
  expect(Object.entries(first?.body ?? {})).toEqual([
    ['name', 'Yasmine El Amrani'],
    ['email', 'yasmine@cooperative-argan.example'],
    ['company', 'Coopérative d’argan'],
    ['budget', '150K DH - 500K DH'],
    ['message', 'Une boutique en ligne.\nEt des photos.'],
  ]);
  expect(Object.entries(second?.body ?? {})).toEqual([
    ['name', 'Reda Sqalli'],
    ['email', 'reda@garage-sqalli.example'],
    ['company', ''],
    ['phone', '06 61 00 00 00'],
    ['service', 'Media Buying'],
    ['message', 'Plus de rendez-vous le samedi.'],
    ['budget', ''],
  ]);
  // A retry is recognisable as such.
  expect(retries).toContainEqual(first);
  expect(retries).toContainEqual(second);

  await site.stop();
  await endpoint.close();
  await rm(directory, { recursive: true, force: true });
});

async function send(page: Page, address: string, answers: Record<string, string>): Promise<void> {
  await openWithScript(page, address);
  await fillIn(page, answers);
  await sendButton(page).click();
  await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();
}
