/** The promise of the contact form: once "sent" is on the screen, nothing can lose the message. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startMailServer } from './mail-server.ts';
import { expect, freePort, startSite, temporaryDirectory, test } from './site.ts';

test('a request acknowledged just before a kill -9 is there once, and delivered once mail is back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const directory = await temporaryDirectory();
  const mailPort = await freePort(); // nothing listens there yet: the mail server is down
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_TO: 'agence@atelier-anfa.example' };
  const site = await startSite({ directory, env });

  await page.goto(`${site.origin}/contact`);
  const form = page.getByRole('form', { name: /message/i });
  await form.getByLabel('Nom complet *').fill('Salma Idrissi');
  await form.getByLabel('Email *').fill('salma@petit-souk.example');
  await form.getByLabel(/^Service/).selectOption('Développement Web');
  await form.getByLabel(/^Message/).fill('Une boutique pour nos jouets en bois.');
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Message envoyé avec succès !')).toBeVisible();
  await site.kill();

  const mailServer = await startMailServer(mailPort);
  const again = await startSite({ directory, env });
  await expect.poll(() => mailServer.mails.length, { timeout: 90_000 }).toBe(2);
  const recipients = mailServer.mails.flatMap((mail) => mail.recipients).sort();
  expect(recipients).toEqual(['agence@atelier-anfa.example', 'salma@petit-souk.example']);
  await again.stop();
  await mailServer.close();

  const database = new DatabaseSync(join(directory, 'inbox.sqlite'), { readOnly: true });
  expect(database.prepare('select count(*) as count from requests').get()).toEqual({ count: 1 });
  expect(database.prepare('select distinct state from deliveries').all()).toEqual([
    { state: 'sent' },
  ]);
  database.close();
  await rm(directory, { recursive: true, force: true });
});
