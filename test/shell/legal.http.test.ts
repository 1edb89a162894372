/** /legal: four texts behind four doors, what they state, and that they can be read, reached and printed. */
import { describe, expect } from 'vitest';
import { test } from '../support/http.ts';
import { readPage, type ServedPage } from '../support/served-page.ts';

const TEXTS = [
  ['mentions-legales', 'Mentions légales'],
  ['politique-confidentialite', 'Politique de confidentialité'],
  ['cgv', 'Conditions générales de vente'],
  ['cookies', 'Politique de cookies'],
] as const;

/** One of the texts as it is sent. */
const served = (page: ServedPage, title: string) => page.getByRole('region', { name: title });

test('/legal is the legal page: four texts, each at its address [shell-2.17] [shell-2.18] [shell-2.138]', async ({
  site,
}) => {
  const page = await readPage(site, '/legal');
  expect(page.status).toBe(200);
  expect(page.locator('head title').text()).toMatch(/^Mentions légales/);
  expect(page.getByRole('heading', { level: 1 }).count).toBe(1);
  expect(page.getByText('Informations légales').count).toBeGreaterThan(0);
  expect(page.locator('main').getByRole('heading', { level: 2 }).texts()).toEqual(
    expect.arrayContaining(TEXTS.map(([, title]) => title)),
  );
  for (const [anchor, title] of TEXTS) {
    expect(served(page, title).attribute('id')).toBe(anchor);
    expect(served(page, title).text().length).toBeGreaterThan(600);
  }
});

test('the page says which version is in force, and since when', async ({ site }) => {
  const page = await readPage(site, '/legal');
  expect(
    page.getByText(/^Version 1\.4, en vigueur depuis le 26 novembre 2026$/).count,
  ).toBeGreaterThan(0);
  expect(page.locator('time').first().attribute('datetime')).toBe('2026-11-26');
});

test('the page has links to every way to reach the agency [shell-2.140]', async ({ site }) => {
  const contact = served(await readPage(site, '/legal'), 'Une question sur ces textes ?');
  expect(contact.getByRole('link').attributes('href')).toEqual([
    '/contact',
    'mailto:bonjour@atelier-anfa.example',
    'tel:+212522000000',
    'https://wa.me/212600000000',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\//),
  ]);
});

describe('the terms of sale', () => {
  const termsOf = async (site: { origin: string }) =>
    served(await readPage(site, '/legal'), 'Conditions générales de vente');

  test('state the three payments [shell-2.141] [pages-9.07]', async ({ site }) => {
    const terms = await termsOf(site);
    expect(terms.text()).toMatch(/30\s%\sà la commande/);
    expect(terms.text()).toMatch(/40\s%\sà mi-parcours/);
    expect(terms.text()).toMatch(/30\s%\sà la livraison/);
    // And in display type above the text, each figure under its name.
    const pairs = terms.locator('dl > div').all();
    expect(pairs.map((pair) => pair.locator(':scope > *').texts().join(' '))).toEqual([
      'À la commande 30 %',
      'À mi-parcours 40 %',
      'À la livraison 30 %',
      'Garantie 3 mois',
    ]);
  });

  test('state amounts in DH, all taxes included [shell-2.142]', async ({ site }) => {
    expect((await termsOf(site)).text()).toContain('en dirhams (DH), toutes taxes comprises');
  });

  test('state the delivery times, in a table [shell-2.143]', async ({ site }) => {
    const table = (await termsOf(site)).getByRole('table', { name: /^Délais contractuels/ });
    for (const [service = '', weeks = ''] of [
      ['Site vitrine', '4 à 6 semaines'],
      ['Site e-commerce', '8 à 12 semaines'],
      ['Vidéo', '2 à 4 semaines'],
      ['Stratégie', '2 à 3 semaines'],
    ]) {
      const row = table
        .getByRole('row')
        .filter((it) => it.locator('th[scope=row]').texts().includes(service));
      expect(row.locator('td').texts()).toEqual([weeks]);
    }
  });

  test('say why the questions of the home page announce fewer weeks', async ({ site }) => {
    expect((await termsOf(site)).text()).toMatch(
      /prend 2 à 4 semaines, comme le disent nos questions fréquentes/,
    );
  });

  test('state a warranty of 3 months [shell-2.144]', async ({ site }) => {
    expect((await termsOf(site)).text()).toMatch(/garantie de 3 mois/);
  });
});

test('the cookie policy states lifetimes from 30 days to 2 years [shell-2.145]', async ({
  site,
}) => {
  const policy = served(await readPage(site, '/legal'), 'Politique de cookies');
  expect(policy.text()).toMatch(/30 jours à 2 ans/);
  const cookies = policy.getByRole('table', { name: 'Cookies, et leur durée' });
  expect(cookies.locator('tr td:last-child').texts()).toEqual(['30 jours', '400 jours', '2 ans']);
});

test('the privacy policy names the law, its authority and the visitor’s rights', async ({
  site,
}) => {
  const policy = served(await readPage(site, '/legal'), 'Politique de confidentialité');
  for (const word of ['loi 09-08', 'CNDP', 'accéder', 'rectifier', 'opposer']) {
    expect(policy.text()).toContain(word);
  }
});

test('every link of the page leads somewhere', async ({ site }) => {
  const links = (await readPage(site, '/legal')).locator('main').getByRole('link');
  const own = links.attributes('href').filter((href) => /^[/#]/.test(href ?? ''));
  expect(own.length).toBeGreaterThan(4);
  for (const link of new Set(own)) {
    const [path, anchor] = new URL(link ?? '', `${site.origin}/legal`).href.split('#');
    const answer = await fetch(path ?? '');
    expect(answer.status, link ?? '').toBe(200);
    if (anchor) expect(await answer.text(), link ?? '').toContain(`id="${anchor}"`);
  }
});

test('the door of a text the agency has not written leads nowhere, and says so', async ({
  bare,
}) => {
  const page = await readPage(bare, '/legal');
  expect(page.getByRole('heading', { level: 1 }).text()).toBe('Nos conditions');
  const doors = page.getByRole('navigation', { name: 'Les quatre textes' });
  expect(doors.getByRole('link').count).toBe(1);
  expect(doors.getByText('Ce texte n’est pas encore publié.').count).toBe(3);
  expect(page.getByText('Tout se paie.').count).toBe(1);
});
