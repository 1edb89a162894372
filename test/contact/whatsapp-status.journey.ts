/** Whether the agency is there, at the visitor's moment: its week, its days off, the clock of Casablanca. */
import { rm } from 'node:fs/promises';
import { writeContent } from '../support/own-content.ts';
import { expect, startSite, temporaryDirectory, test } from '../support/site.ts';
import { dialogOf, openDialog } from '../support/whatsapp.ts';

/** In UTC. In 2025 Casablanca is an hour ahead; in the Ramadan of 2026 it is not. */
const MOMENTS = {
  '2025-11-19T08:00:00Z': 'En ligne maintenant',
  '2025-11-19T07:59:00Z': 'Fermé, de retour aujourd’hui à 9h',
  '2025-11-19T17:00:00Z': 'Fermé, de retour demain à 9h',
  '2025-11-21T19:00:00Z': 'Fermé, de retour demain à 10h',
  '2025-11-22T14:59:00Z': 'En ligne maintenant',
  '2025-11-22T15:00:00Z': 'Fermé, de retour lundi à 9h',
  '2026-02-25T08:30:00Z': 'Fermé, de retour aujourd’hui à 9h',
  '2026-02-25T17:30:00Z': 'En ligne maintenant',
};

test('the dialog says whether the agency is there, and else when it is back [shell-2.86]', async ({
  page,
}) => {
  for (const [moment, status] of Object.entries(MOMENTS)) {
    await page.clock.setFixedTime(moment);
    await page.goto('/legal');
    await openDialog(page);
    await expect(dialogOf(page).getByText(status, { exact: true }), moment).toBeVisible();
  }
});

test('a visitor in another part of the world reads the same', { tag: '@slow' }, async ({
  browser,
  site,
}) => {
  for (const timezoneId of ['Asia/Tokyo', 'America/Montreal']) {
    const visitor = await browser.newContext({ baseURL: site.origin, timezoneId, locale: 'en-US' });
    const page = await visitor.newPage();
    await page.clock.setFixedTime('2025-11-22T15:00:00Z');
    await page.goto('/legal');
    await openDialog(page);
    await expect(dialogOf(page).getByText('Fermé, de retour lundi à 9h')).toBeVisible();
    await visitor.close();
  }
});

test('a browser with old zone data reads the hours by the clock of the server', {
  tag: '@slow',
}, async ({ page }) => {
  // First, so that it is the clock's own formats that are outdated.
  await page.clock.setFixedTime('2026-02-25T08:30:00Z');
  await page.addInitScript(() => {
    const Own = Intl.DateTimeFormat;
    class Outdated extends Own {
      constructor(locales?: string, options?: Intl.DateTimeFormatOptions) {
        const isHere = options?.timeZone === 'Africa/Casablanca';
        super(locales, isHere ? { ...options, timeZone: 'Etc/GMT-3' } : options);
      }
    }
    Object.defineProperty(Intl, 'DateTimeFormat', {
      value: Outdated,
      writable: true,
      configurable: true,
    });
  });
  await page.goto('/legal');
  await openDialog(page);
  await expect(dialogOf(page).getByText('Fermé, de retour aujourd’hui à 9h')).toBeVisible();
});

test('the agency closes while the dialog is open', async ({ page }) => {
  await page.clock.install({ time: '2025-11-19T16:58:00Z' });
  await page.goto('/legal');
  await openDialog(page);
  await expect(dialogOf(page).getByText('En ligne maintenant')).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(dialogOf(page).getByText('Fermé, de retour demain à 9h')).toBeVisible();
});

test('what an editor says of one day wins over the week; without hours nothing is promised', {
  tag: '@slow',
}, async ({ page }) => {
  const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const agency = { agencyName: 'Atelier Anfa', whatsappNumber: '+212 6 00 00 00 00' };
  // So far ahead that the site never thinks it is over; noon is noon whatever Morocco does by then.
  const settings = {
    ...agency,
    openingHours: week.map((day) => ({ day, opens: '06:00', closes: '20:00' })),
    openingExceptions: [
      { from: '2098-07-30', closed: true, reason: 'fête du Trône' },
      { from: '2098-08-04', to: '2098-08-24', closed: true },
    ],
  };
  const says = async (origin: string, moment: string, status: string) => {
    await page.clock.setFixedTime(moment);
    await page.goto(origin);
    await openDialog(page);
    await expect(dialogOf(page).getByText(status, { exact: true })).toBeVisible();
  };

  const directory = await temporaryDirectory();
  await writeContent(directory, {
    documents: [{ _id: 'settings', _type: 'settings', ...settings }],
  });
  const site = await startSite({ directory });
  await says(site.origin, '2098-07-29T12:00:00Z', 'En ligne maintenant');
  await says(site.origin, '2098-07-30T12:00:00Z', 'Fermé (fête du Trône), de retour demain à 6h');
  await says(site.origin, '2098-08-10T12:00:00Z', 'Fermé, de retour le lundi 25\u00a0août à 6h');
  await site.stop();
  await rm(directory, { recursive: true, force: true });

  const silent = await temporaryDirectory();
  await writeContent(silent, { documents: [{ _id: 'settings', _type: 'settings', ...agency }] });
  const other = await startSite({ directory: silent });
  await says(other.origin, '2098-07-29T12:00:00Z', 'Nous vous répondons dès que possible');
  await other.stop();
  await rm(silent, { recursive: true, force: true });
});
