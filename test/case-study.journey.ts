/** One case study: every section of its page, its neighbours, and what happens when it is not there. */
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { writeContent } from './own-content.ts';
import { scrollThrough, watch } from './page-watch.ts';
import { expect, startSite, temporaryDirectory, test } from './site.ts';

test('a case study opens with tags, title and summary, and its facts [pages-2.21] [pages-2.22] [pages-2.23] [pages-2.28]', async ({
  page,
}) => {
  await page.goto('/work/ecommerce-modern');
  const study = page.getByRole('article');
  await expect(study.getByRole('heading', { level: 1 })).toHaveText(
    'Une boutique qui tient dans la main',
  );
  await expect(study.getByRole('list', { name: 'Étiquettes' }).getByRole('listitem')).toHaveText([
    'YouTube',
    'E-commerce',
    'Web Design',
    'Branding',
  ]);
  await expect(study.getByText('son panier moyen a doublé')).toBeVisible();
  const facts = {
    Client: 'Petit Souk',
    Durée: '11 semaines',
    Livraison: 'avril 2026',
    Rôles: 'Marque, Développement web, Vidéo, Media buying',
    Technologies:
      'Boutique sur mesure, Paiement à la livraison, Paiement par carte, Suivi des retours, Tableau de bord des ventes',
  };
  for (const [name, fact] of Object.entries(facts)) {
    const row = study.locator('dl > div').filter({ has: page.locator('dt', { hasText: name }) });
    await expect(row.locator('dd')).toHaveText(fact);
  }
});

test('the technologies stand beside the story on a large screen [pages-2.28]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/work/ecommerce-modern');
  const facts = await page.getByText('Tableau de bord des ventes').first().boundingBox();
  const story = await page.getByRole('heading', { name: 'Le Défi' }).boundingBox();
  expect((facts?.x ?? 0) + (facts?.width ?? 0)).toBeLessThan(story?.x ?? 0);
});

test('the story is told in three parts [pages-2.25] [pages-2.26] [pages-2.27]', async ({
  page,
}) => {
  await page.goto('/work/ecommerce-modern');
  const chapter = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  await expect(chapter('Le Défi')).toContainText('Huit clients sur dix venaient du quartier.');
  await expect(chapter('La Solution')).toContainText('Nous avons réduit le catalogue');
  await expect(chapter('Les Résultats').getByRole('listitem').first()).toBeVisible();
});

test('figures are shown with what they mean, measured over 6 months [pages-2.29] [pages-2.30] [pages-9.03]', async ({
  page,
}) => {
  await page.goto('/work/matin-derb-omar');
  const figures = page.getByRole('region', { name: 'Chiffres mesurés' });
  await expect(figures.getByRole('listitem')).toHaveCount(3);
  await expect(figures.getByRole('listitem').first()).toContainText('+67');
  await expect(figures.getByRole('listitem').first()).toContainText('points de vente');
  await expect(figures.getByRole('listitem').first()).toContainText('six mois après le film');
  await expect(figures.getByText('Résultats mesurés sur 6 mois.')).toBeVisible();
});

test('the gallery shows its pictures, described and captioned [pages-2.31]', async ({ page }) => {
  await page.goto('/work/matin-derb-omar');
  const gallery = page.getByRole('region', { name: 'Galerie' });
  const arch = gallery.getByRole('img', { name: 'Une arche bleue et blanche' });
  await arch.scrollIntoViewIfNeeded();
  await expect
    .poll(() => arch.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(gallery.getByText('Six heures : les rideaux montent.')).toBeVisible();
});

test('without a film the cover stands alone [pages-2.24]', async ({ page }) => {
  await page.goto('/work/mobile-app');
  await expect(page.getByRole('article').locator('img').first()).toBeVisible();
  await expect(page.locator('video, iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Voir le film/ })).toHaveCount(0);
});

test('YouTube is asked for nothing before the visitor clicks [pages-2.24] [pages-2.46]', async ({
  page,
  site,
}) => {
  // Nothing leaves this machine, not even what the click asks for.
  await page.route(/youtube/, (route) => route.abort());
  const { strangers } = watch(page, site.origin);
  await page.goto('/work/ecommerce-modern');
  await scrollThrough(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(strangers).toEqual([]);

  await page.getByRole('button', { name: /Voir le film/ }).click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/PetitSouk-1/,
  );
  await expect.poll(() => strangers.length).toBeGreaterThan(0);
  for (const stranger of strangers) {
    expect(new URL(stranger).hostname).toBe('www.youtube-nocookie.com');
  }
});

test('one walks the whole list by its neighbours, from the first to the last and back [pages-2.32] [pages-2.33]', async ({
  page,
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
  const previous = page.getByRole('link', { name: /^Projet précédent/ });
  const next = page.getByRole('link', { name: /^Projet suivant/ });
  const [first = '', ...others] = newestFirst;
  await page.goto(`/work/${first}`);
  await expect(previous).toHaveCount(0);
  for (const slug of others) {
    await next.click();
    await expect(page).toHaveURL(`/work/${slug}`);
    await expect(previous).toHaveCount(1);
  }
  await expect(next).toHaveCount(0);
  for (const slug of newestFirst.toReversed().slice(1)) {
    await previous.click();
    await expect(page).toHaveURL(`/work/${slug}`);
  }
});

test('every case study ends with a call to write to us [pages-2.34]', async ({ page }) => {
  await page.goto('/work/mobile-app');
  const call = page.getByRole('article').getByRole('link', { name: 'Parler à un expert' });
  await call.click();
  await expect(page).toHaveURL('/contact');
});

test('a case study that is not there leads to the list [pages-2.35] [pages-4.01] [pages-8.03] [pages-5.01]', async ({
  page,
  site,
}) => {
  const answer = await fetch(`${site.origin}/work/inconnu`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/work');
  await expect.poll(() => site.output()).toContain('Portfolio item not found');
  await page.goto('/work/inconnu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travaux');
});

test('pictures are asked for with a size, inside the crop and around the hotspot of the editor [pages-3.13] [pages-3.14]', async ({
  page,
}) => {
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
  await page.goto(`${site.origin}/work`);
  const cover = page.getByRole('region', { name: 'Projets Phares' }).locator('img');
  const address = new URL((await cover.getAttribute('src')) ?? '', site.origin);
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
