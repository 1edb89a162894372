/** A site without a mail server, as it is on the first day: nothing may say that a mail was sent. */
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expectAccessible } from '../support/accessibility.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import { expect, type Site, test } from '../support/site.ts';
import { becomeAdministrator } from '../support/staff.ts';

const SENDER = 'salma@dossier.example';

async function sendContact({ origin }: Site): Promise<void> {
  const answer = await fetch(`${origin}/contact`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      name: 'Salma Dossier',
      email: SENDER,
      service: 'Autre',
      message: 'Un film pour notre deuxième café.',
    }),
  });
  expect(answer.status).toBe(303);
}

test('the desk says that mails are written to a folder, and a trial says so too', {
  tag: '@slow',
}, async ({ page, site }) => {
  await sendContact(site);
  await expect
    .poll(() => requestsFrom(site.directory, SENDER)[0]?.deliveries.map(({ state }) => state))
    .toEqual(['written', 'written']);
  await becomeAdministrator(page, site);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.origin}/studio/demandes/messages`);
    const banner = page.getByRole('complementary', { name: 'Envoi des e-mails' });
    await expect(banner).toContainText('aucun serveur d’envoi n’est configuré');
    await banner.getByRole('button', { name: 'Essayer l’envoi' }).click();
    await expect(banner.getByRole('status')).toHaveText(/Écrit dans un dossier.*rien n’est parti/);
    await expectAccessible(page, '.kit-banner');
  }
  // The first page says so too, and where the health of the site has a line for it that line alone.
  await page.goto(`${site.origin}/studio`);
  await expect(page.getByText('Les e-mails ne partent pas')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Essayer l’envoi' })).toBeVisible();
  await page.goto(`${site.origin}/studio/site/sante`);
  await expect(page.getByRole('button', { name: 'Essayer l’envoi' })).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'Envoi des e-mails' })).toHaveCount(0);
  await page.goto(`${site.origin}/studio/demandes/messages`);
  await page.getByRole('link', { name: /Salma Dossier/ }).click();
  const deliveries = page.getByRole('region', { name: 'Envois' });
  await expect(deliveries.getByText('Écrit dans un dossier', { exact: true })).toHaveCount(2);
  await expect(deliveries).not.toContainText(/Envoyé|Accepté/);
});

test('an upload that is cut off is no error of the site', async ({ site }) => {
  const logged = site.output().length;
  const log = () => site.output().slice(logged);
  for (let count = 0; count < 3; count += 1) await cutUpload(site);
  const lines = () =>
    log()
      .split('\n')
      .filter((line) => line.includes('/careers/candidature/spontanee'));
  await expect.poll(() => lines().length).toBe(3);
  for (const line of lines()) expect(JSON.parse(line)).toMatchObject({ level: 30 });
  expect(log()).not.toContain('"level":50');
});

/** Half of a form with a CV, and the line goes dead. */
function cutUpload({ origin }: Site): Promise<void> {
  const { hostname, port } = new URL(origin);
  const begun = [
    '--b',
    'Content-Disposition: form-data; name="name"',
    '',
    'Nour',
    '--b',
    'Content-Disposition: form-data; name="cv"; filename="cv.pdf"',
    '',
    '%PDF-1.7',
  ].join('\r\n');
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', reject);
    socket.write(
      `POST /careers/candidature/spontanee HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n${begun}`,
      () => {
        // The site is reading by then.
        setTimeout(() => socket.resetAndDestroy(), 200);
      },
    );
    socket.on('close', () => resolve());
  });
}

test('the site sends itself a message through its own form', async ({ site }) => {
  test.setTimeout(150_000);
  const checks = () => {
    const database = new DatabaseSync(join(site.directory, 'inbox.sqlite'), { readOnly: true });
    const rows = database.prepare('select outcome, detail from daily_checks').all();
    database.close();
    return rows;
  };
  // Begun a minute after the start, looked at a minute later.
  await expect
    .poll(checks, { timeout: 140_000 })
    .toContainEqual({ outcome: 'written', detail: null });
  const database = new DatabaseSync(join(site.directory, 'inbox.sqlite'), { readOnly: true });
  const left = database.prepare("select id from requests where kind = 'daily-check'").all();
  database.close();
  expect(left).toEqual([]);
});
