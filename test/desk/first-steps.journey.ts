/**
 * The first hour of an agency, after each of the three ways to start: its first steps are walked to their end, and each
 * document of which there is one is written in and published.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { SINGLETONS, type Singleton } from '../../model/document-types.ts';
import { DESK_ENDPOINTS, PARTS } from '../../staff/desk-addresses.ts';
import { type Administrator, createAdministrator } from '../support/administrator.ts';
import {
  expectQuiet,
  field,
  input,
  OPENING,
  openContent,
  openGroup,
  publish,
} from '../support/content-studio.ts';
import { watch } from '../support/page-watch.ts';
import { type AtEnd, expect, type Site, startSharedSite, test } from '../support/site.ts';

/** Eighteen documents and the first steps, written one after the other in a browser. */
test.describe.configure({ timeout: 900_000 });

const rif = JSON.parse(await readFile('test/support/studio-rif/answers.json', 'utf8'));
const { logo: _, ...look } = rif.look;

type Started = Site & Administrator;
type Start = (atEnd: AtEnd) => Promise<Started>;

/** The agency answers in the desk, over the demo's content. */
const inTheDesk =
  (demo: boolean): Start =>
  async (atEnd) => {
    const site = await startSharedSite(atEnd);
    const administrator = await createAdministrator(site);
    const { name, value } = administrator.cookie;
    const answer = await fetch(site.origin + DESK_ENDPOINTS.setup, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `${name}=${value}`,
        origin: site.origin,
      },
      body: JSON.stringify({ answers: { ...rif, look, demo } }),
    });
    expect(answer.status, await answer.text()).toBe(200);
    return { ...site, ...administrator };
  };

const STARTS: Readonly<Record<string, Start>> = {
  'the desk, on an empty site': inTheDesk(false),
  'the desk, with the examples': inTheDesk(true),
  'a file of answers': async (atEnd) => {
    const env = { SETUP_ANSWERS: 'test/support/studio-rif/answers.json' };
    const site = await startSharedSite(atEnd, { fresh: true, env });
    return { ...site, ...(await createAdministrator(site)) };
  },
};

/** Of each document of which there is one, a field of its first group and what is written there. */
const WRITTEN: Readonly<Record<Singleton, readonly [label: string, text: string]>> = {
  settings: ['Signature', 'Les faits, avant les mots.'],
  brand: ['Action', '#8A2B4C'],
  navigation: ['Page de contact', 'Nous écrire'],
  home: ['Grand titre', 'Des faits\nqui tiennent'],
  work: ['Grand titre', 'Dossiers'],
  services: ['Grand titre', 'Ce que nous savons faire'],
  about: ['Grand titre', 'Une rédaction à Rabat'],
  contact: ['Grand titre', 'Parlez-nous'],
  newsletter: ['Grand titre', 'La revue de presse'],
  notFound: ['Grand titre', 'Rien à cette adresse'],
  sentRequest: ['Reçue\u00a0: titre', 'Votre {demande} nous est parvenue.'],
  team: ['Titre', 'La rédaction'],
  clients: ['Titre des logos', 'Ils publient avec nous'],
  questions: ['Titre', 'Ce que l’on nous demande'],
  legal: ['Version', '1.1'],
  whatsapp: ['Accueil', 'Bonjour, nous lisons.'],
  careers: ['Grand titre', 'Écrire\navec nous'],
  blog: ['Grand titre', 'Revue'],
};

/** What each step of *Vos premiers pas* asks for: as little as makes it done. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  service: (page) => input(page, 'Titre').fill('Relations presse', OPENING),
  portfolio: (page) => input(page, 'Titre').fill('Une une par semaine', OPENING),
  blogPost: (page) => input(page, 'Titre').fill('Ce que lit un journaliste', OPENING),
  clients: async (page) => {
    await input(page, 'Titre des logos').fill('Ils publient avec nous', OPENING);
    await openGroup(page, 'Témoignages');
    await field(page, 'testimonials').getByRole('button', { name: 'Ajouter un élément' }).click();
    const dialog = page.getByRole('dialog').last();
    await input(dialog, 'Citation').fill('Notre nouvelle était dans trois journaux.');
    await input(dialog, 'Nom').fill('Omar Tahiri');
    await dialog.getByRole('button', { name: 'Fermer' }).click();
  },
  questions: async (page) => {
    await input(page, 'Titre').fill('Ce que l’on nous demande', OPENING);
    await field(page, 'faqs').getByRole('button', { name: 'Ajouter un élément' }).click();
    const dialog = page.getByRole('dialog').last();
    await input(dialog, 'Question').fill('En combien de temps ?');
    await input(dialog, 'Réponse').fill('Une semaine.');
    await dialog.getByRole('button', { name: 'Fermer' }).click();
  },
  team: async (page) => {
    await input(page, 'Titre').fill('La rédaction', OPENING);
    await field(page, 'members')
      .getByRole('button', { name: /^Ajouter un élément/ })
      .click();
    await page.getByRole('menuitem', { name: 'Membre sans fiche' }).click();
    const dialog = page.getByRole('dialog').last();
    await input(dialog, 'Nom').fill('Nadia Cherkaoui');
    await dialog.getByRole('button', { name: 'Fermer' }).click();
  },
};

for (const [name, start] of Object.entries(STARTS)) {
  test(`after a start by ${name}, the first steps lead to their end and all is published`, {
    tag: '@slow',
  }, async ({ page, context, atEnd }) => {
    const agency = await start(atEnd);
    await context.addCookies([{ ...agency.cookie, url: agency.origin }]);
    const watched = watch(page, agency.origin);
    const done = await walkFirstSteps(page, agency);
    for (const type of SINGLETONS.filter((one) => one !== 'settings' && !done.includes(one))) {
      await openContent(page, agency, `/structure/${type}`);
      await write(page, type);
      await publish(page);
    }
    await publishSettings(page, agency);
    const written = await agency.client.fetch<{ _id: string }[]>(
      '*[_id in $ids]{...}',
      { ids: SINGLETONS },
      { perspective: 'published' },
    );
    for (const type of SINGLETONS) {
      const document = written.find(({ _id }) => _id === type);
      expect.soft(JSON.stringify(document), type).toContain(JSON.stringify(WRITTEN[type][1]));
    }
    expectQuiet(watched);
  });
}

async function write(page: Page, type: Singleton): Promise<void> {
  const [label, text] = WRITTEN[type];
  // A colour stands beside the browser's own picker.
  const written =
    type === 'brand' ? field(page, 'colors.action').locator('input').last() : input(page, label);
  await written.fill(text, OPENING);
}

/** Takes the steps that the desk asks for, until it asks for none, and returns the types of the documents it led to. */
async function walkFirstSteps(page: Page, agency: Site): Promise<string[]> {
  const steps = await stepsAsked(page, agency);
  const addresses = await steps.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const types = addresses.map((address) => /type=(\w+)/.exec(address)?.[1] ?? '');
  for (const [index, type] of types.entries()) {
    await openContent(page, agency, addresses[index]?.slice(PARTS.content.address.length) ?? '');
    const step = STEPS[type];
    const only = SINGLETONS.find((one) => one === type);
    if (step) await step(page);
    else if (only) await write(page, only);
    await publish(page);
  }
  await expect(await stepsAsked(page, agency)).toHaveCount(0);
  return types;
}

/** The links of *Vos premiers pas*. They come with what the desk says of the contents, or not at all. */
async function stepsAsked(page: Page, { origin }: Site): Promise<Locator> {
  await page.goto(origin + PARTS.home.address);
  await expect(page.getByRole('region', { name: /^Brouillons/ })).toBeVisible(OPENING);
  return page.getByRole('region', { name: /^Vos premiers pas/ }).getByRole('link');
}

/** Changes one thing in each group of *Réglages*, and publishes them. */
async function publishSettings(page: Page, agency: Started): Promise<void> {
  await openContent(page, agency, '/structure/settings');
  await write(page, 'settings');
  await openGroup(page, 'Coordonnées');
  await input(page, 'Recherche sur la carte').fill('Studio Rif, Tanger');
  await openGroup(page, 'Horaires');
  await field(page, 'openingHours').getByText('Lundi').click();
  const dialog = page.getByRole('dialog').last();
  await input(dialog, 'Fermeture').fill('17:45');
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await openGroup(page, 'Chiffres');
  await input(page, 'Projets livrés').fill('12');
  await publish(page);
  expect(
    await agency.client.fetch(
      '*[_id == "settings"][0]{mapQuery, "monday": openingHours[day == "monday"][0].closes, "projects": claims.projects}',
      {},
      { perspective: 'published' },
    ),
  ).toEqual({ mapQuery: 'Studio Rif, Tanger', monday: '17:45', projects: '12' });
}
