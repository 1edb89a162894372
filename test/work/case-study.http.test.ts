/** One case study: every section of its page, its neighbours, and what happens when it is not there. */
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { writeContent } from '../support/own-content.ts';
import { readPage } from '../support/served-page.ts';
import { startSite, temporaryDirectory } from '../support/site.ts';

test('a case study opens with tags, title and summary, and its facts [pages-2.21] [pages-2.22] [pages-2.23] [pages-2.28]', async ({
  site,
}) => {
  const study = (await readPage(site, '/work/ecommerce-modern')).getByRole('article');
  expect(study.getByRole('heading', { level: 1 }).text()).toBe(
    'Une boutique qui tient dans la main',
  );
  const tags = study.getByRole('list', { name: 'Étiquettes' }).getByRole('listitem');
  expect(tags.texts()).toEqual(['YouTube', 'E-commerce', 'Web Design', 'Branding']);
  expect(study.getByText(/son panier moyen a doublé/).count).toBe(1);
  const facts = {
    Client: 'Petit Souk',
    Durée: '11 semaines',
    Livraison: 'avril 2026',
  };
  const row = (name: string) =>
    study.locator('dl > div').filter((it) => it.locator('dt').text() === name);
  for (const [name, fact] of Object.entries(facts)) {
    expect(row(name).locator('dd').text()).toBe(fact);
  }
  expect(row('Rôles').getByRole('listitem').texts()).toEqual([
    'Marque',
    'Développement web',
    'Vidéo',
    'Media buying',
  ]);
  expect(row('Technologies').getByRole('listitem').texts()).toEqual([
    'Boutique sur mesure',
    'Paiement à la livraison',
    'Paiement par carte',
    'Suivi des retours',
    'Tableau de bord des ventes',
  ]);
});

test('the story is told in three parts [pages-2.25] [pages-2.26] [pages-2.27]', async ({
  site,
}) => {
  const page = await readPage(site, '/work/ecommerce-modern');
  const chapter = (name: string) =>
    page
      .locator('section')
      .filter((section) => section.getByRole('heading', { level: 2, name }).count === 1);
  expect(chapter('Le Défi').text()).toContain('Huit clients sur dix venaient du quartier.');
  expect(chapter('La Solution').text()).toContain('Nous avons réduit le catalogue');
  expect(chapter('Les Résultats').getByRole('listitem').first().text()).toMatch(/\S/);
});

test('figures are shown with what they mean, measured over 6 months [pages-2.29] [pages-2.30] [pages-9.03]', async ({
  site,
}) => {
  const page = await readPage(site, '/work/matin-derb-omar');
  const figures = page.getByRole('region', { name: 'Chiffres mesurés' });
  expect(figures.getByRole('listitem').count).toBe(3);
  const first = figures.getByRole('listitem').first().text();
  expect(first).toContain('+67');
  expect(first).toContain('points de vente');
  expect(first).toContain('six mois après le film');
  expect(figures.getByText(/Résultats mesurés sur 6 mois\./).count).toBe(1);
});

test('without a film the cover stands alone [pages-2.24]', async ({ site }) => {
  const page = await readPage(site, '/work/mobile-app');
  expect(page.getByRole('article').locator('img').count).toBeGreaterThan(0);
  expect(page.locator('video, iframe').count).toBe(0);
  expect(page.getByRole('button', { name: /Voir le film/ }).count).toBe(0);
  expect(page.getByRole('link', { name: /Voir le film/ }).count).toBe(0);
});

test('one walks the whole list by its neighbours, from the first to the last and back [pages-2.32] [pages-2.33]', async ({
  site,
}) => {
  const newestFirst = [
    'matin-derb-omar',
    'quarante-secondes-huile',
    'payer-sans-chercher',
    'ecommerce-modern',
    'corporate-identity',
    'mobile-app',
    'la-vague-de-six-heures',
    'au-quatrieme-gauche',
    'fleur-amere',
    'toits-d-avril',
    'rendez-vous-au-phare',
    'route-9',
    'dix-portes',
    'le-bon-cadre',
  ];
  const addresses = newestFirst.map((slug) => `/work/${slug}`);
  for (const [index, address] of addresses.entries()) {
    const page = await readPage(site, address);
    const leadingTo = (name: RegExp) => page.getByRole('link', { name }).attributes('href');
    expect(leadingTo(/^Projet précédent/), address).toEqual(
      index === 0 ? [] : [addresses[index - 1]],
    );
    expect(leadingTo(/^Projet suivant/), address).toEqual(addresses.slice(index + 1).slice(0, 1));
  }
});

test('a case study that is not there leads to the list [pages-2.35] [pages-4.01] [pages-8.03] [pages-5.01]', async ({
  site,
}) => {
  const answer = await fetch(`${site.origin}/work/inconnu`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/work');
  await expect.poll(() => site.output()).toContain('Portfolio item not found');
  const list = await readPage(site, '/work/inconnu');
  expect(list.getByRole('heading', { level: 1 }).text()).toBe('Travaux');
});

test('pictures are asked for with a size, inside the crop and around the hotspot of the editor [pages-3.13] [pages-3.14]', {
  tags: ['slow'],
}, async () => {
  // 800×600: the editor crops the right half away and points at the lower left.
  const red = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const directory = await temporaryDirectory();
  await writeContent(directory, {
    images: { 'rouge.png': red },
    documents: [
      {
        _id: 'cadre',
        _type: 'portfolio',
        title: 'Cadré',
        slug: { current: 'cadre' },
        tags: ['YouTube'],
        publishDate: '2026-01-01T00:00:00Z',
        coverImage: {
          _type: 'image',
          _sanityAsset: 'image@file://./images/rouge.png',
          crop: { _type: 'sanity.imageCrop', left: 0, right: 0.5, top: 0, bottom: 0 },
          hotspot: { _type: 'sanity.imageHotspot', x: 0.25, y: 0.9, width: 0.1, height: 0.1 },
        },
      },
    ],
  });
  const site = await startSite({ directory });
  const page = await readPage(site, '/work');
  const cover = page.getByRole('region', { name: 'Projets Phares' }).locator('img');
  const address = new URL(cover.attribute('src') ?? '', site.origin);
  expect(address.origin).toBe(site.origin);
  expect(address.pathname).toMatch(/^\/images\/agence\/production\/[0-9a-f]{40}-800x600\.png$/);
  const { w, h, fit, rect = '' } = Object.fromEntries(address.searchParams);
  expect([w, h, fit]).toEqual(['1280', '720', 'crop']);
  // 400 px are left of the width; a 16:9 cut of them is 225 px high, and held down by the hotspot.
  expect(rect).toBe('0,375,400,225');

  const { width, height } = await sharp(await (await fetch(address)).arrayBuffer()).metadata();
  expect([width, height]).toEqual([1280, 720]);
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});
