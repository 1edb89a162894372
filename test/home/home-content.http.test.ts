/** The home page says what its documents say: their edits, and nothing when they are empty. */
import { rm } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import { test } from '../support/http.ts';
import { writeContent } from '../support/own-content.ts';
import { type Edits, publishEdits } from '../support/published-edits.ts';
import { readPage } from '../support/served-page.ts';
import { type Site, startSite, temporaryDirectory } from '../support/site.ts';

async function end(site: Site): Promise<void> {
  await site.stop();
  await rm(site.directory, { recursive: true, force: true });
}

test('the site names its trades [shell-1.10] [shell-1.11]', async ({ site }) => {
  const page = await readPage(site, '/');
  const trades = [
    // Production, content, strategy, media, web, brand, search.
    /vidéo/i,
    /contenu/i,
    /stratégie/i,
    /media buying/i,
    /développement web/i,
    /branding/i,
    /SEO/,
  ];
  for (const trade of trades) expect(page.locator('main').text()).toMatch(trade);
  const offers = page.locator('#services').text();
  for (const web of [/sites vitrines/i, /e-commerce/i, /expérience mobile/i]) {
    expect(offers).toMatch(web);
  }
});

test('a logo is a drawing that may do nothing but be looked at', async ({ site }) => {
  const logos = (await readPage(site, '/')).getByRole('img', { name: 'Tafilt' });
  const answer = await fetch(new URL(logos.first().attribute('src') ?? '', site.origin));
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

/** A new wording for each section of the page, and for each list in it. */
const REWORDINGS: Edits = {
  home: [
    ['Voir le portfolio', 'Voir nos pièces'],
    ['nous codons.', 'nous sculptons.'],
    ['ce qui vous amène des clients', 'ce qui fait venir'],
    ['Le prix du devis est celui de la facture', 'Un devis, un prix'],
    ['Trois projets et leurs résultats', 'Trois preuves.'],
    ['Une équipe complète', 'Une équipe entière'],
    ['Nos six expertises', 'Six mains, un seul mur.'],
    ['Branding et identité', 'Marque et signe'],
    ['Gabarits prêts pour vos équipes', 'Gabarits pour tous'],
    ['Nous sommes', 'Nous venons'],
    ['en quatre', 'en quelques'],
    ['Un point fixe par semaine', 'Deux points par semaine'],
    ['Racontez-nous', 'Dites-nous'],
  ],
  clients: [
    ['Ils nous font confiance', 'Ils sont revenus'],
    ['de Tanger à Dakhla', 'de Oujda à Agadir'],
    ['L’avis de nos clients', 'Écoutez-les.'],
    ['4,9/5', '4,7/5'],
    ['Délais tenus', 'Tout fut tenu'],
  ],
  team: [
    ['Une équipe de', 'Une bande de'],
    ['Excellence', 'Exigence'],
  ],
  'portfolio-ecommerce-modern': [['×2', '×3']],
  'service-production-video': [['18\u202f000', '19\u202f000']],
  'service-sites-e-commerce': [['80\u202f000', '90\u202f000']],
  'client-karvane': [['Karvane', 'Caravelle']],
  'person-karim-tazi': [
    ['Karim Tazi', 'Karim Berrada'],
    ['Directeur technique', 'Maître du code'],
  ],
  questions: [
    ['Combien coûte un site', 'Quel est le prix de départ'],
    ['80\u202f000', '90\u202f000'],
    ['Il en manque une', 'Une autre question'],
  ],
};

test('what the agency writes in its documents is what the page says', {
  tags: ['slow'],
}, async () => {
  const site = await startSite({ directory: await temporaryDirectory() });
  const rewordings = Object.values(REWORDINGS).flat();
  // Answers that are closed and voices that wait for their turn count too.
  const words = async () => (await readPage(site, '/')).locator('main').markup();
  const old = await words();
  for (const [was] of rewordings) expect(old).toContain(was);

  await publishEdits(site, REWORDINGS);
  await vi.waitFor(
    async () => {
      const now = await words();
      for (const [was, becomes] of rewordings) {
        expect(now).toContain(becomes);
        expect(now).not.toContain(was);
      }
    },
    { timeout: 30_000, interval: 100 },
  );
  await end(site);
});

test('a page whose documents are empty or broken is a shorter page, and the log names what is broken', {
  tags: ['slow'],
}, async () => {
  const directory = await temporaryDirectory();
  await writeContent(directory, {
    documents: [
      { _id: 'home', _type: 'home', features: 'six', services: { list: 42 } },
      { _id: 'team', _type: 'team', members: [null, { name: 7 }], values: [] },
      { _id: 'clients', _type: 'clients', logos: [{ name: 'Sans image' }] },
    ],
  });
  const site = await startSite({ directory });
  const page = await readPage(site, '/');
  expect(page.status).toBe(200);
  expect(page.getByRole('heading', { level: 1 }).text()).toBe('Parlons de votre projet');
  // The sections inside main: the hero, where the projects will be, and the form.
  expect(page.locator('main section').count).toBe(3);
  expect(page.locator('#contact').count).toBe(1);
  for (const part of ['features', 'services.list', 'members.1.name']) {
    expect(site.output()).toContain(`"part":"${part}"`);
  }
  expect(site.output()).toMatch(/^ {2}Missing .*\bquestions\b.*: pages do without them$/m);
  await end(site);
});
