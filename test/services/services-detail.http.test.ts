/** One service: every section of its page, and what happens when it is not there. */
import { rm } from 'node:fs/promises';
import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { writeContent } from '../support/own-content.ts';
import { nodeIn } from '../support/page-graph.ts';
import { readPage, type ServedPage } from '../support/served-page.ts';
import { startSite, temporaryDirectory } from '../support/site.ts';

const SHOP = '/services/sites-e-commerce';

const region = (page: ServedPage, name: string) => page.getByRole('region', { name });

test('a service opens with its title, promise, outcome and proof, and says what it is [shell-2.11] [pages-2.55]', async ({
  site,
}) => {
  const page = await readPage(site, SHOP);
  const head = region(page, 'Sites e-commerce');
  expect(head.getByRole('heading', { level: 1 }).text()).toBe('Sites e-commerce');
  expect(head.text()).toContain('Une boutique prête à vendre dans tout le pays.');
  expect(head.text()).toContain('Des commandes sans coup de téléphone');
  expect(head.text()).toContain('×2');
  expect(head.text()).toContain('sur le panier moyen de Petit Souk');
  expect(region(page, 'Le service').text()).toContain('Vendre en ligne au Maroc');
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  expect(trail.getByRole('link').texts()).toEqual(['Accueil', 'Services']);
  expect(trail.getByRole('link', { name: 'Services' }).attribute('href')).toBe('/services');
});

test('all benefits are listed [pages-2.56]', async ({ site }) => {
  const benefits = region(await readPage(site, SHOP), 'Le service').getByRole('listitem');
  expect(benefits.count).toBe(5);
  expect(benefits.last().text()).toContain('Trois mois de support offerts');
});

test('steps come in order with their duration and what one receives [pages-2.59]', async ({
  site,
}) => {
  const process = region(await readPage(site, SHOP), 'Huit à douze semaines, en quatre étapes');
  expect(process.getByRole('heading', { level: 3 }).texts()).toEqual([
    'Écouter',
    'Dessiner',
    'Construire',
    'Ouvrir',
  ]);
  const build = process.locator('ol > li').nth(2);
  expect(build.text()).toContain('4 à 7 semaines');
  expect(build.getByRole('listitem').texts()).toEqual([
    'La boutique complète',
    'Les premières fiches produits',
  ]);
});

test('what belongs with it is shown: work, voices, neighbours, ways to reach us [pages-2.60] [pages-2.63] [pages-9.15]', async ({
  site,
}) => {
  const page = await readPage(site, SHOP);
  const work = region(page, 'Déjà livré').getByRole('link');
  expect(work.count).toBe(3);
  expect(work.first().attribute('href')).toBe('/work/ecommerce-modern');
  expect(region(page, 'L’avis de nos clients').text()).toContain('Salma Idrissi');
  const near = region(page, 'À voir aussi').getByRole('link');
  expect(near.first().attribute('href')).toBe('/services/sites-vitrines');
  const contact = page.locator('#contact');
  expect(contact.getByRole('heading', { level: 2 }).text()).toContain('Une boutique à ouvrir');
  expect(contact.getByRole('link', { name: 'Parler de ma boutique' }).count).toBe(1);
  expect(contact.getByRole('link', { name: /bonjour@/ }).attribute('href')).toMatch(/^mailto:/);
});

test('the demo has every key service, and the sample one [shell-7.18] [pages-7.12]', async ({
  site,
}) => {
  const page = await readPage(site, '/services/seo-strategy');
  expect(page.status).toBe(200);
  expect(page.getByRole('heading', { level: 1 }).text()).toBe('Stratégie SEO');
});

test('search engines are told the prices and the questions', async ({ site }) => {
  const page = await readPage(site, SHOP);
  expect(nodeIn(page, 'Service')).toMatchObject({
    name: 'Sites e-commerce',
    offers: [
      { name: 'Comptoir', priceSpecification: { priceCurrency: 'MAD', minPrice: 80_000 } },
      { name: 'Boutique', priceSpecification: { minPrice: 110_000, maxPrice: 150_000 } },
      { name: 'Galerie', priceSpecification: { minPrice: 180_000 } },
    ],
  });
  const questions = region(page, 'Questions fréquentes').locator('summary');
  expect(nodeIn(page, 'FAQPage')?.mainEntity).toHaveLength(questions.count);
});

test('related projects share a tag whatever its case and accents, most tags first, then newest [pages-2.60] [pages-2.61]', {
  tags: ['slow'],
}, async () => {
  const directory = await temporaryDirectory();
  const project = (title: string, publishDate: string, tags: string[]) => ({
    _id: `project-${publishDate}`,
    _type: 'portfolio',
    title,
    slug: `project-${publishDate}`,
    publishDate,
    tags,
  });
  await writeContent(directory, {
    documents: [
      { _id: 'settings', _type: 'settings', agencyName: 'Le Verger' },
      {
        _id: 'service',
        _type: 'service',
        status: 'active',
        title: 'Fraise & <Framboise>',
        slug: 'fruits',
        portfolioTags: ['Été', 'Fruits rouges', 'Marché'],
        faqs: [{ question: 'Et </script> ?', answer: 'Rien ne casse.' }],
      },
      project('Un tag, ancien', '2024-01-01', ['MARCHE']),
      project('Deux tags', '2023-01-01', ['ete', 'fruits ROUGES']),
      project('Un tag, récent', '2026-01-01', ['été']),
      project('Un tag, le plus ancien', '2022-01-01', ['Marché']),
      project('Sans rapport', '2026-02-01', ['Hiver']),
    ],
  });
  const site = await startSite({ directory });
  const page = await readPage(site, '/services/fruits');
  expect(page.getByRole('heading', { level: 1 }).text()).toBe('Fraise & <Framboise>');
  expect(region(page, 'Déjà livré').getByRole('heading', { level: 3 }).texts()).toEqual([
    'Deux tags',
    'Un tag, récent',
    'Un tag, ancien',
  ]);
  // What it has not, it does not show; what it says cannot leave its place.
  expect(page.getByRole('list', { name: 'Formules' }).count).toBe(0);
  expect(nodeIn(page, 'FAQPage')).toMatchObject({ mainEntity: [{ name: 'Et </script> ?' }] });
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

test('a service that is not there leads to the list [pages-2.69] [pages-4.04] [pages-8.12] [pages-5.01]', async ({
  site,
}) => {
  const answer = await fetch(`${site.origin}/services/nulle-part`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/services');
  await expect.poll(() => site.output()).toContain('Service not found');
});
