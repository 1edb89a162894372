/** What is true on every page: language, navigation, claims, what is missing, and what never happens. */

import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { PAGES } from '../support/pages.ts';
import { readPage } from '../support/served-page.ts';

test('each address of the route map is the page it names [shell-2.01] [shell-2.02] [shell-2.03] [shell-2.04]', async ({
  site,
}) => {
  const titles = {
    '/': /Casablanca/,
    '/work': /^Travaux/,
    '/work/ecommerce-modern': /boutique/,
    '/contact': /^Contact/,
  };
  for (const [address, title] of Object.entries(titles)) {
    const page = await readPage(site, address);
    expect(page.status).toBe(200);
    expect(page.locator('head title').text()).toMatch(title);
    expect(page.getByRole('heading', { level: 1 }).count).toBe(1);
  }
});

test('every page says that it is in French [shell-1.01]', async ({ site }) => {
  for (const address of PAGES) {
    expect((await readPage(site, address)).attribute('lang'), address).toBe('fr');
  }
});

test('the home page makes the five claims [shell-1.05] [shell-1.06] [shell-1.07] [shell-1.08] [shell-1.09]', async ({
  site,
}) => {
  const claims = (await readPage(site, '/')).locator('.hero').getByRole('listitem').texts();
  expect(claims.toSorted()).toEqual([
    expect.stringMatching(/^120\+ projets livrés$/),
    expect.stringMatching(/^150\+ entreprises nous font confiance, conseil compris$/),
    expect.stringMatching(/^24h réponse garantie$/),
    expect.stringMatching(/^5\+ ans d’expérience par personne$/),
    expect.stringMatching(/^95\s% de satisfaction à six mois$/),
  ]);
});

test('an unknown address is a 404 that leads home [shell-2.05] [shell-2.06] [shell-2.07] [shell-8.10]', async ({
  site,
}) => {
  for (const address of ['/nulle-part', '/work/un/deux', '/index.php?id=1', '/%00', '/a%2Fb']) {
    const page = await readPage(site, address);
    expect(page.status, address).toBe(404);
    expect(page.getByRole('heading', { level: 1 }).text()).toBe('Oops ! Page introuvable');
    const home = page.locator('main').getByRole('link', { name: 'Retour à l’accueil' });
    expect(home.attribute('href'), address).toBe('/');
  }
});

test('the projects the site search names are there [shell-7.11]', async ({ site }) => {
  for (const slug of ['ecommerce-modern', 'mobile-app', 'corporate-identity']) {
    const answer = await fetch(`${site.origin}/work/${slug}`, { redirect: 'manual' });
    expect(answer.status).toBe(200);
  }
});

test('every visitor is anonymous and gets the same page [shell-6.01]', async ({ site }) => {
  for (const address of PAGES) {
    const anonymous = await fetch(site.origin + address);
    const withPapers = await fetch(site.origin + address, {
      headers: {
        cookie: 'session=administrateur',
        authorization: 'Bearer administrateur',
        'user-agent': 'autre',
      },
    });
    expect(withPapers.status).toBe(anonymous.status);
    expect(await withPapers.text(), address).toBe(await anonymous.text());
    expect(anonymous.headers.getSetCookie()).toEqual([]);
  }
});

test('nothing on a page speaks of logging in [shell-6.02]', async ({ site }) => {
  const account =
    /connexion|se connecter|mon compte|créer un compte|identifiant|mot de passe|s’inscrire|login|administrateur/i;
  for (const address of PAGES) {
    const page = await readPage(site, address);
    expect(page.locator('input[type=password]').count).toBe(0);
    expect(page.getByRole('link', { name: account }).texts(), address).toEqual([]);
    expect(page.getByRole('button', { name: account }).texts(), address).toEqual([]);
  }
});
