/** One case study: every section of its page, its neighbours, and what happens when it is not there. */
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { writeContent } from '../support/own-content.ts';
import { scrollThrough, watch } from '../support/page-watch.ts';
import { readPage } from '../support/served-page.ts';
import { expect, startSite, temporaryDirectory, test } from '../support/site.ts';

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

test('the technologies stand beside the story on a large screen [pages-2.28]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/work/ecommerce-modern');
  const facts = await page.getByText('Tableau de bord des ventes').first().boundingBox();
  const story = await page.getByRole('heading', { name: 'Le Défi' }).boundingBox();
  expect((facts?.x ?? 0) + (facts?.width ?? 0)).toBeLessThan(story?.x ?? 0);
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

test('figures stand on one line, whatever room their labels take', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto('/work/matin-derb-omar');
    const figures = page.locator('.case-metrics b');
    await expect(figures).toHaveCount(3);
    const feet = await figures.evaluateAll((all) =>
      all.map((figure) => Math.round(figure.getBoundingClientRect().bottom)),
    );
    expect(new Set(feet).size, `${feet}`).toBe(1);
  }
});

test('the poster of a Reel says what it opens on one line, on a telephone on its side too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/work/matin-derb-omar');
  const poster = page.locator('.reel-film');
  expect((await poster.boundingBox())?.width).toBeGreaterThanOrEqual(220);
  expect((await poster.getByText('Voir le film').boundingBox())?.height).toBeLessThan(60);
});

test('the gallery shows its pictures, described and captioned [pages-2.31]', async ({ page }) => {
  await page.goto('/work/matin-derb-omar');
  const gallery = page.getByRole('region', { name: 'Galerie' });
  const arch = gallery.getByRole('img', { name: 'Une arche bleue et blanche' });
  await arch.scrollIntoViewIfNeeded();
  await expect
    .poll(() => arch.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(gallery.getByText(/Six heures\s: une première porte s’ouvre\./)).toBeVisible();
});

test('without a film the cover stands alone [pages-2.24]', async ({ site }) => {
  const page = await readPage(site, '/work/mobile-app');
  expect(page.getByRole('article').locator('img').count).toBeGreaterThan(0);
  expect(page.locator('video, iframe').count).toBe(0);
  expect(page.getByRole('button', { name: /Voir le film/ }).count).toBe(0);
  expect(page.getByRole('link', { name: /Voir le film/ }).count).toBe(0);
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

test('a case study leads to its neighbour, and ends with a call to write to us [pages-2.33] [pages-2.34]', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/work/corporate-identity');
  await page.getByRole('link', { name: /^Projet suivant/ }).click();
  await expect(page).toHaveURL('/work/mobile-app');
  const call = page.getByRole('article').getByRole('link', { name: 'Parler à un expert' });
  await call.click();
  await expect(page).toHaveURL('/contact');
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
  tag: '@slow',
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
