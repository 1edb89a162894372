/** What the WhatsApp dialog offers to ask on each page, what is sent, and what the agency counts. */
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../support/site.ts';
import {
  dialogOf,
  openDialog,
  otherQuestion,
  standInForWhatsapp,
  suggestionsOf,
} from '../support/whatsapp.ts';

const OFFERED = {
  '/': [
    'Je voudrais un devis pour un site',
    'Pouvez-vous m’appeler aujourd’hui\u202f?',
    'Êtes-vous disponibles ce mois-ci\u202f?',
  ],
  '/services': [
    'Quel service me conseillez-vous\u202f?',
    'Combien coûte un site vitrine\u202f?',
    'Peut-on réunir film et campagne\u202f?',
  ],
  '/services/seo-strategy': [
    'Je voudrais un devis pour ce service',
    'Quelle formule me conseillez-vous\u202f?',
    'Quels sont vos délais en ce moment\u202f?',
  ],
  '/work': [
    'J’ai vu un projet qui ressemble au mien',
    'Avez-vous travaillé dans mon secteur\u202f?',
    'Quel budget faut-il prévoir\u202f?',
  ],
  '/work/mobile-app': [
    'Je voudrais un projet comme celui-ci',
    'Combien de temps a-t-il demandé\u202f?',
    'Est-ce que j’aurais la même équipe\u202f?',
  ],
  '/about': [
    'J’aimerais rencontrer l’équipe',
    'Qui suivrait mon projet\u202f?',
    'Peut-on visiter l’atelier\u202f?',
  ],
  '/contact': [
    'Je préfère vous raconter mon projet ici',
    'Pouvez-vous me rappeler\u202f?',
    'Quand peut-on se voir à l’agence\u202f?',
  ],
  '/blog': [
    'Pouvez-vous écrire sur un sujet\u202f?',
    'Pouvez-vous auditer mon site\u202f?',
    'Écrivez-vous aussi pour les entreprises\u202f?',
  ],
  '/blog/paiement-a-la-livraison': [
    'J’ai une question sur cet article',
    'Pouvez-vous faire cela chez nous\u202f?',
    'Par où commencer avec peu de budget\u202f?',
  ],
};

/** A Wednesday, in UTC: an hour at which the agency is there, and one at which it is not. */
const OPEN = '2025-11-19T10:00:00Z';
const CLOSED = '2025-11-19T20:00:00Z';

const OFFERED_ELSEWHERE = [
  'J’ai une question sur vos services',
  'Je voudrais un devis',
  'Êtes-vous disponibles ce mois-ci\u202f?',
];

test('each page offers three messages of its own, a page in a folder those of the folder [shell-2.87] [shell-9.07] [shell-9.08] [shell-9.09]', async ({
  page,
}) => {
  await page.clock.setFixedTime(OPEN);
  for (const [address, messages] of Object.entries(OFFERED)) {
    await page.goto(address);
    await openDialog(page);
    expect(await suggestionsOf(page), address).toEqual(messages);
  }
});

test('while the agency is closed no page offers to be called today', async ({ page }) => {
  await page.clock.setFixedTime(CLOSED);
  await page.goto('/');
  await openDialog(page);
  expect(await suggestionsOf(page)).toEqual([
    'Je voudrais un devis pour un site',
    'Êtes-vous disponibles ce mois-ci\u202f?',
    'Comment se passe une collaboration\u202f?',
  ]);
});

test('every other page offers the same three [shell-9.10]', async ({ page }) => {
  for (const address of ['/legal', '/careers', '/nulle-part']) {
    await page.goto(address);
    await openDialog(page);
    expect(await suggestionsOf(page), address).toEqual(OFFERED_ELSEWHERE);
  }
});

test('the messages follow a visitor from page to page, without loading a document', {
  tag: '@slow',
}, async ({ page }) => {
  await page.clock.setFixedTime(OPEN);
  await page.goto('/');
  await openDialog(page);
  expect(await suggestionsOf(page)).toEqual(OFFERED['/']);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Travaux' }).click();
  await expect(page).toHaveURL('/work');
  await openDialog(page);
  await expect.poll(() => suggestionsOf(page)).toEqual(OFFERED['/work']);
});

const answer = z.object({
  suggestions: z.array(
    z.object({
      page: z.string(),
      messages: z.array(z.strictObject({ id: z.string(), text: z.string(), slug: z.string() })),
    }),
  ),
});

test('ten sets of messages with an id, a text and a slug, each ending with the two general questions [shell-3.09] [shell-9.11]', async ({
  site,
}) => {
  const { suggestions } = answer.parse(await (await fetch(`${site.origin}/whatsapp.json`)).json());
  expect(suggestions.map(({ page }) => page)).toEqual([
    '/',
    '/services',
    '/services/',
    '/work',
    '/work/',
    '/about',
    '/contact',
    '/blog',
    '/blog/',
    'default',
  ]);
  for (const { page, messages } of suggestions) {
    expect(
      messages.slice(-2).map(({ text }) => text),
      page,
    ).toEqual([
      'Êtes-vous disponibles ce mois-ci\u202f?',
      'Comment se passe une collaboration\u202f?',
    ]);
    expect(new Set(messages.map(({ id }) => id)).size, page).toBe(messages.length);
  }
});

test(`a suggestion opens the agency’s chat with its text, in a new tab [shell-2.93] [shell-7.12] [shell-7.13]`, async ({
  page,
  context,
}) => {
  await standInForWhatsapp(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await openDialog(page);
  const chat = await newTab(page, () =>
    dialogOf(page).getByRole('link', { name: 'Quand peut-on se voir' }).click(),
  );
  expect(chat).toBe(
    'https://wa.me/212600000000?text=Quand%20peut-on%20se%20voir%20%C3%A0%20l%E2%80%99agence%E2%80%AF%3F',
  );
  expect(new URL(page.url()).pathname).toBe('/contact');
  await expect(dialogOf(page)).toBeHidden();
});

test('"Autre question..." opens the chat with an empty message; without an analytics facility nothing is told to anyone [shell-2.88] [shell-7.14]', async ({
  page,
  context,
  site,
}) => {
  await standInForWhatsapp(context);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/legal');
  await openDialog(page);
  const chat = await newTab(page, () => otherQuestion(page).click());
  expect(chat).toBe('https://wa.me/212600000000?text=');
  expect(await page.evaluate(() => 'gtag' in window || 'dataLayer' in window)).toBe(false);
  expect(urls.filter((url) => !url.startsWith(site.origin))).toEqual([]);
  expect(errors).toEqual([]);
});

/** The address of the tab that a click opens. */
async function newTab(page: Page, click: () => Promise<void>): Promise<string> {
  const opened = page.context().waitForEvent('page');
  await click();
  const tab = await opened;
  await tab.waitForURL(/wa\.me/);
  const address = tab.url();
  await tab.close();
  return address;
}
