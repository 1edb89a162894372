/** Beside its form /contact has four cards, a map and the newsletter's box: every way to reach the agency. */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createAdministrator } from '../support/administrator.ts';
import { test } from '../support/bare-site.ts';
import { scrollThrough, watch } from '../support/page-watch.ts';
import { readPage } from '../support/served-page.ts';
import { expect, startSite, temporaryDirectory } from '../support/site.ts';

const MAPS_SEARCH =
  'https://www.google.com/maps/search/?api=1&query=Boulevard%20des%20Almohades%2C%20Casablanca%2C%20Maroc';

const map = (page: Page) => page.getByRole('region', { name: 'Passez nous voir.' });

for (const width of [390, 1440]) {
  test(`the map is a drawing of ours that opens the maps search of others in a new tab, ${width} px wide [shell-2.135]`, async ({
    page,
    context,
    site,
  }) => {
    const { strangers, complaints } = watch(page, site.origin);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    await scrollThrough(page);
    const drawing = map(page).getByRole('img', { name: /^Plan dessiné de Casablanca/ });
    expect(
      await drawing.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth),
    ).toBeGreaterThan(0);
    const link = map(page).getByRole('link', { name: /^Voir sur la carte/ });
    await expect(link).toHaveAttribute('href', MAPS_SEARCH);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/\(nouvel onglet\)$/);
    await drawing.scrollIntoViewIfNeeded();
    await expect(map(page).getByText('Atelier Anfa')).toBeInViewport({ ratio: 1 });
    expect(strangers).toEqual([]);
    expect(complaints).toEqual([]);

    // Anywhere on the drawing.
    await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Cartes' }));
    const opened = context.waitForEvent('page');
    await map(page).click({ position: { x: width / 2, y: 200 } });
    await (await opened).waitForURL(MAPS_SEARCH);
  });
}

test('the star stands where the agency is; neither star nor map when that is unknown or off the map', {
  tag: '@slow',
}, async ({ page }) => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory });
  const { client } = await createAdministrator(site);
  const settings = { _id: 'settings', _type: 'settings', addressLines: ['Ici', 'Casablanca'] };
  const starOf = async (agencyName: string, location?: { lat: number; lng: number }) => {
    const agency = { ...settings, agencyName, ...(location && { location }) };
    await client.createOrReplace(agency);
    await expect.poll(async () => (await readPage(site, '/contact')).html).toContain(agencyName);
    await page.goto(`${site.origin}/contact`);
    await expect(page.getByRole('link', { name: /^Voir sur la carte/ }).first()).toBeVisible();
    // No drawing either: it is of a town the agency is not in.
    if ((await map(page).count()) === 0) return undefined;
    const sheet = await map(page).getByRole('img').boundingBox();
    const box = await page.locator('.contact-map-star').boundingBox();
    if (!sheet || !box) return undefined;
    return {
      across: Math.round((100 * (box.x + box.width / 2 - sheet.x)) / sheet.width),
      down: Math.round((100 * (box.y + box.height / 2 - sheet.y)) / sheet.height),
    };
  };
  const square = await starOf('Place des Nations unies', { lat: 33.595, lng: -7.6187 });
  expect(square).toEqual({ across: 53, down: 63 });
  // To the west.
  const quarter = await starOf('Quartier d’Anfa', { lat: 33.594, lng: -7.649 });
  expect(quarter).toEqual({ across: 23, down: 65 });
  expect(await starOf('Salé', { lat: 34.02, lng: -6.83 })).toBeUndefined();
  expect(await starOf('Nulle part')).toBeUndefined();
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});
