/** What a visit tells the site, and what it keeps from telling: docs/decisions/047. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { z } from 'zod';
import { routeOf } from '../../inbox/figures/figures.ts';
import type { Beacon } from '../../inbox/forms/beacon.ts';
import { FORM_PAGES } from '../../server/agency.ts';
import { answerTo, fillIn, openWithScript, sendButton } from '../support/contact-forms.ts';
import { PUBLIC_ROUTES } from '../support/public-routes.ts';
import { expect, test } from '../support/site.ts';

// A visitor's browser: that of a test says that a program drives it.
test.use({
  counted: true,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
});

const ADDRESS = '/?utm_source=Lettre&utm_medium=email&utm_campaign=Rentr%C3%A9e&gclid=kanari7f3';

test('a visit tells its pages, how it began, and what was done; its request keeps the source', {
  tag: '@slow',
}, async ({ page, site }) => {
  const beacons = beaconsOf(page);
  await page.goto(ADDRESS, { referer: 'https://www.google.com/search?q=kanari7f3' });
  await expect.poll(() => beacons).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect.poll(() => beacons).toHaveLength(2);
  const visit = {
    page: '/',
    referrer: 'www.google.com',
    campaign: { source: 'Lettre', medium: 'email', name: 'Rentrée' },
  };
  expect(beacons).toEqual([
    { page: '/', view: true, visit },
    { page: '/contact', view: true },
  ]);

  await fillIn(page, {
    'Nom complet *': 'Kenza Alami',
    'Email *': 'kenza@visite.example',
    'Service *': 'Autre',
    'Votre message *': 'Je viens de lire votre lettre.',
  });
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeVisible();
  expect(sourceOf(site.directory, 'kenza@visite.example')).toEqual({
    page: '/',
    referrer: 'google.com',
    campaign: { source: 'lettre', medium: 'email', name: 'rentrée' },
  });

  await page.reload();
  await expect.poll(() => beacons).toHaveLength(3);
  // The same page again is a view, and no visit.
  expect(beacons[2]).toEqual({ page: '/contact', view: true });
  expect(JSON.stringify(beacons)).not.toContain('kanari7f3');
});

test.describe('with Global Privacy Control', () => {
  test.use({ counted: false });

  test('a visitor who asks not to be counted sends nothing, and their request has no source', {
    tag: '@slow',
  }, async ({ page, site }) => {
    const beacons = beaconsOf(page);
    const counter = page.waitForResponse(/\/assets\/visit-/);
    await openWithScript(page, '/contact?utm_campaign=rentree');
    await counter;
    await fillIn(page, {
      'Nom complet *': 'Adil Sefrioui',
      'Email *': 'adil@visite.example',
      'Service *': 'Autre',
      'Votre message *': 'Sans me compter, merci.',
    });
    await expect(answerTo(page, 'Email *')).toHaveValue('adil@visite.example');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'Message envoyé avec succès !' })).toBeVisible();
    await page.reload();
    expect(sourceOf(site.directory, 'adil@visite.example')).toBeNull();
    expect(beacons).toEqual([]);
  });
});

test('each form of the site is posted to a page for which its beginnings are counted', async ({
  site,
}) => {
  const posted = new Set<string>();
  for (const path of PUBLIC_ROUTES) {
    const { document } = parseHTML(await (await fetch(site.origin + path)).text());
    for (const form of document.querySelectorAll('form[method=post]')) {
      const { pathname } = new URL(form.getAttribute('action') ?? '', site.origin + path);
      posted.add(routeOf(pathname));
    }
  }
  // The form of a page that an editor made is counted as that of the home page.
  expect(posted.delete('/offres/:slug')).toBe(true);
  expect([...posted].sort()).toEqual(Object.values(FORM_PAGES).sort());
});

function beaconsOf(page: Page): Beacon[] {
  const beacons: Beacon[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/mesure') {
      beacons.push(JSON.parse(request.postData() ?? ''));
    }
  });
  return beacons;
}

function sourceOf(directory: string, email: string): unknown {
  const database = new DatabaseSync(join(directory, 'inbox.sqlite'), { readOnly: true });
  try {
    const row = database.prepare('select source from requests where sender_email = ?').get(email);
    const { source } = z.object({ source: z.string().nullable() }).parse(row);
    return source === null ? null : JSON.parse(source);
  } finally {
    database.close();
  }
}
