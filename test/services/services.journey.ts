/** The list of services: six doors, what each trade costs, and what is shown when there is none. */
import { rm } from 'node:fs/promises';
import { expectAccessible, expectFitting } from '../support/accessibility.ts';
import { test } from '../support/bare-site.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { hydrated } from '../support/hydrated.ts';
import { scrollDown, watch } from '../support/page-watch.ts';
import { readPage } from '../support/served-page.ts';
import { expect, freePort, startSite, temporaryDirectory } from '../support/site.ts';
import { becomeAdministrator } from '../support/staff.ts';

const KEY_SERVICES = {
  'Production vidéo': '/services/production-video',
  'Création de contenu': '/services/creation-contenu',
  'Stratégie marketing': '/services/strategie-marketing',
  'Media buying': '/services/media-buying',
  'Sites vitrines': '/services/sites-vitrines',
  'Sites e-commerce': '/services/sites-e-commerce',
};

test('the six key services are six doors to their pages [shell-2.10] [pages-2.47] [pages-1.04]', async ({
  site,
}) => {
  const page = await readPage(site, '/services');
  const doors = page.getByRole('list', { name: 'Nos six métiers' }).getByRole('listitem').all();
  expect(doors.map((door) => door.getByRole('link').attribute('href'))).toEqual(
    Object.values(KEY_SERVICES),
  );
  for (const [index, [name, address]] of Object.entries(KEY_SERVICES).entries()) {
    expect(doors[index]?.getByRole('link').names()[0]).toContain(name);
    const service = await readPage(site, address);
    expect(service.getByRole('heading', { level: 1 }).text()).toBe(name);
  }
});

test('a card says what one gets and what it costs, and leads to its service [pages-2.48] [pages-2.49] [pages-2.50] [pages-2.51] [pages-9.16]', async ({
  site,
}) => {
  const page = await readPage(site, '/services');
  const cards = page
    .getByRole('region', { name: /^Nos services et leurs prix/ })
    .getByRole('listitem')
    .filter((item) => item.getByRole('heading', { level: 3 }).count > 0);
  expect(cards.getByRole('heading', { level: 3 }).texts()).toEqual([
    'Création de contenu',
    'Production vidéo',
    'Sites e-commerce',
    'Sites vitrines',
    'Stratégie marketing',
    'Media buying',
    'Stratégie SEO',
  ]);
  const shop = cards.nth(2);
  expect(shop.text()).toContain('Des commandes sans coup de téléphone');
  expect(shop.text()).toContain('Vendre en ligne au Maroc');
  expect(shop.text()).toMatch(/à partir de\s*80\s000\sDH/);
  expect(shop.getByRole('listitem').count).toBe(4);
  expect(shop.getByRole('listitem').first().text()).toContain('Une commande en un écran');
  expect(shop.text()).not.toContain('Trois mois de support');
  const link = shop.getByRole('link', { name: /Sites e-commerce/ });
  expect(link.attribute('href')).toBe('/services/sites-e-commerce');
});

test('cards and doors lead to their service', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/services');
  const cards = page.getByRole('region', { name: 'Nos services et leurs prix' });
  await cards.getByRole('link', { name: 'Sites e-commerce' }).click();
  await expect(page).toHaveURL('/services/sites-e-commerce');
  await page.goBack();
  const doors = page.getByRole('list', { name: 'Nos six métiers' });
  await doors.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sites e-commerce' })).toBeVisible();
});

test('on a telephone what a service holds is folded: a touch or the address of the service opens it', {
  tag: '@slow',
}, async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const cards = page.getByRole('region', { name: 'Nos services et leurs prix' });
  const inside = cards.getByText('Une commande en un écran de téléphone');
  await page.goto('/services#sites-e-commerce');
  await expect(inside).toBeVisible();
  await expect(cards.getByRole('heading', { name: 'Sites e-commerce' })).toBeInViewport();
  // Sites vitrines: closed until it is asked for.
  const other = cards.getByText('Aucune dépendance cachée');
  await expect(other).toBeHidden();
  await cards.getByText('Voir le détail : Sites vitrines').locator('..').click();
  await expect(other).toBeVisible();
  await expectFitting(page);

  // On a desk nothing is folded, and nothing says so.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services');
  await expect(inside).toBeVisible();
  await expect(cards.getByText('Voir le détail').first()).toBeHidden();
  await context.close();
});

test('the way to /services is drawn while its answer is awaited [pages-2.52]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  const { release } = await holdAnswers(page, '**/services.data*');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Services' }).first();
  await hydrated(link);
  await link.click();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Nos services' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toHaveCount(0);
});

test('without a service there is no door: visitors are led to write, the operator to the studio [pages-2.54]', async ({
  bare,
  context,
  page,
}) => {
  const served = await readPage(bare, '/services');
  const notice = served.locator('section').filter((it) => {
    return it.getByRole('heading', { name: 'Nos services s’écrivent en ce moment' }).count === 1;
  });
  expect(notice.getByRole('link', { name: 'Parler à un expert' }).count).toBe(1);
  expect(served.getByText(/Endormi/).count).toBe(0);
  expect(served.getByRole('list', { name: /métiers/ }).count).toBe(0);
  expect(served.getByRole('heading', { level: 1 }).text()).toBe('Nos services');

  // The page is one for all: who is logged in is asked by its script.
  expect(notice.text()).not.toMatch(/studio|gérez/);
  const hint = page.getByRole('main').getByRole('link', { name: 'Ajoutez vos services' });
  const identityAnswer = page.waitForResponse(/users\/me$/);
  await page.goto(`${bare.origin}/services`);
  expect(await (await identityAnswer).json()).toEqual({});
  await expect(hint).toHaveCount(0);
  await becomeAdministrator(context, bare);
  await page.reload();
  await expect(hint).toHaveAttribute('href', '/studio');
  await expectFitting(page);
});

test('while the content service is away the list says so, a service leads to it, and a click brings both back [pages-2.53] [pages-2.70] [pages-4.04] [pages-8.11] [pages-8.13]', async ({
  page,
}) => {
  const directories = [await temporaryDirectory(), await temporaryDirectory()];
  const [contentDirectory = '', directory = ''] = directories;
  const port = await freePort();
  const reader = await startSite({
    directory,
    env: {
      SANITY_PROJECT_ID: 'agence',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: `http://127.0.0.1:${port}`,
    },
  });
  const service = await fetch(`${reader.origin}/services/sites-vitrines`, { redirect: 'manual' });
  expect(service.status).toBe(302);
  expect(service.headers.get('location')).toBe('/services');
  await expect.poll(() => reader.output()).toMatch(/"Failed to load service[:"]/);

  const answer = await page.goto(`${reader.origin}/services/sites-vitrines`);
  await expect(page).toHaveURL(`${reader.origin}/services`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible();
  await expect(page.getByText('Failed to load services', { exact: true })).toBeVisible();

  // The form asks for nothing that a service would have to say.
  await page.goto(`${reader.origin}/contact?service=sites-vitrines`);
  await expect(page.getByLabel('Votre message *')).toHaveValue('');

  await page.goto(`${reader.origin}/services`);
  const source = await startSite({ directory: contentDirectory, port });
  // A service that starts asks its readers to come back in two seconds: a click before that finds the list still away.
  await expect(async () => {
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nos services' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await reader.stop();
  await source.stop();
  for (const used of directories) await rm(used, { recursive: true, force: true });
});

test('a service is whole: no overflow, nothing for axe, no complaint', { tag: '@slow' }, async ({
  page,
  site,
}) => {
  const seen = watch(page, site.origin);
  // The list is among all kinds of pages: every-page.journey.ts.
  for (const address of ['/services/sites-e-commerce', '/services/creation-contenu']) {
    await page.goto(address);
    await scrollDown(page);
    await expectFitting(page);
    await expectAccessible(page);
    await page.waitForLoadState('networkidle');
  }
  expect(seen).toEqual({ strangers: [], complaints: [] });
});
