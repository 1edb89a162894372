/** The promise of the contact form: once "sent" is on the screen, nothing can lose the message. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fillIn, openWithScript, sendButton } from '../support/contact-forms.ts';
import { startMailServer } from '../support/mail-server.ts';
import { expect, freePort, startSite, temporaryDirectory, test } from '../support/site.ts';

test('a request acknowledged just before a kill -9 is there once, and delivered once mail is back', {
  tag: '@slow',
}, async ({ page }) => {
  const directory = await temporaryDirectory();
  const mailPort = await freePort(); // nothing listens there yet: the mail server is down
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_TO: 'agence@atelier-anfa.example' };
  const site = await startSite({ directory, env });

  await openWithScript(page, `${site.origin}/contact`);
  await fillIn(page, {
    'Nom complet *': 'Salma Idrissi',
    'Email *': 'salma@petit-souk.example',
    'Service *': 'Développement Web',
    'Votre message *': 'Une boutique pour nos jouets en bois.',
  });
  await sendButton(page).click();
  // The first sign of success is on the button; the confirmation comes almost a second later.
  await expect(page.getByText(/^Message envoyé/)).toBeVisible();
  await site.kill();

  const mailServer = await startMailServer(mailPort);
  const again = await startSite({ directory, env });
  passTime(directory);
  await expect.poll(() => mailServer.mails.length).toBe(2);
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

/** A retry comes after a minute at most, an attempt that the kill cut short after a minute and a half. */
const UNTIL_RETRIED = 90_000; // ms

/** As if the first attempts were so long ago. */
function passTime(directory: string): void {
  const database = new DatabaseSync(join(directory, 'inbox.sqlite'), { timeout: 5_000 });
  database
    .prepare('UPDATE deliveries SET due_at = due_at - ?1, lease_until = lease_until - ?1')
    .run(UNTIL_RETRIED);
  database.close();
}
