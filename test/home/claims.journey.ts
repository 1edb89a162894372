/** Each claim is one value: what the agency changes in its settings is what every page and mail says. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import { timeIn } from '../../packages/kit/calendar/casablanca-time.ts';
import { spokenMoment } from '../../packages/kit/calendar/spoken-moment.ts';
import { fillIn, sendButton } from '../support/contact-forms.ts';
import { type Edits, publishEdits } from '../support/published-edits.ts';
import { readPage } from '../support/served-page.ts';
import { expect, startSite, temporaryDirectory, test } from '../support/site.ts';

const NEW_CLAIMS: Edits = {
  settings: [
    ['120+', '133+'],
    ['95%', '91%'],
    ['150+', '177+'],
    ['24h', '36h'],
    ['5+', '8+'],
  ],
};
const OLD_CLAIM = /120\s?\+|95\s?%|150\s?\+|\b24\s?h|\b5\s?\+/;

test('a claim the agency changes is changed wherever the site makes it, mails included [shell-1.13]', async ({
  browser,
}) => {
  const site = await startSite({ directory: await temporaryDirectory() });
  await publishEdits(site, NEW_CLAIMS);
  await expect.poll(async () => (await readPage(site, '/')).html).toContain('133+');
  const visitor = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await visitor.newPage();

  const home = await readPage(site, '/');
  const hero = home.getByRole('list').filter((list) => /projets livrés/.test(list.text()));
  for (const claim of [/133\+/, /91\s%/, /177\+/, /36h/, /8\+ ans/]) {
    expect(hero.first().text()).toMatch(claim);
  }
  expect(home.getByText(/177\+ entreprises, conseil compris, de Tanger à Dakhla/).count).toBe(1);
  for (const claim of [/133\+/, /91\s%/, /36h/, /8\+/]) {
    expect(home.locator('#features').text()).toMatch(claim);
  }
  expect(home.locator('#testimonials').text()).toContain('36h');
  expect(home.getByRole('heading', { name: 'Une réponse sous 36h, promis.' }).count).toBe(1);

  for (const address of ['/', '/contact', '/work', '/contact?envoye=1', '/?envoye=1']) {
    const served = await readPage(site, address);
    for (const words of served.locator('header, main, footer').texts()) {
      expect(words, address).not.toMatch(OLD_CLAIM);
    }
    for (const content of served.locator('meta[content]').attributes('content')) {
      expect(content, address).not.toMatch(OLD_CLAIM);
    }
  }
  expect((await readPage(site, '/contact')).locator('main').text()).toContain('sous 36h');
  expect((await readPage(site, '/work')).locator('main').text()).toContain('8+');

  await page.goto('/contact');
  await fillIn(page, {
    'Nom complet *': 'Salma Idrissi',
    'Email *': 'salma@petit-souk.example',
    'Service *': 'Autre',
    'Votre message *': 'Une enseigne.',
  });
  await sendButton(page).click();
  await expect(page.getByText('Nous vous recontacterons dans les 36h.')).toBeVisible();
  const folder = join(site.directory, 'mail');
  await expect.poll(async () => (await readdir(folder).catch(() => [])).length).toBe(2);
  const { received, due } = promiseIn(site.directory);
  const start = new Date(due.getTime() - 36 * HOUR);
  // At once, or when the agency opens next.
  if (start.getTime() !== received.getTime()) expect(['09:00', '10:00']).toContain(timeIn(start));
  for (const name of await readdir(folder)) {
    const { text, html } = await PostalMime.parse(await readFile(join(folder, name)));
    for (const part of [text, html]) {
      expect(part).toContain(`avant le ${spokenMoment(due)}`);
      expect(part).not.toMatch(/\b24\s?h/);
    }
  }
  await visitor.close();
  await site.stop();
  await rm(site.directory, { recursive: true, force: true });
});

const HOUR = 60 * 60_000; // ms

const Promised = z.object({ received_at: z.number(), due_at: z.number() });

/** What the only request in the inbox was promised. */
function promiseIn(directory: string): { received: Date; due: Date } {
  const database = new DatabaseSync(join(directory, 'inbox.sqlite'), { readOnly: true });
  const row = Promised.parse(database.prepare('SELECT received_at, due_at FROM requests').get());
  database.close();
  return { received: new Date(row.received_at), due: new Date(row.due_at) };
}
