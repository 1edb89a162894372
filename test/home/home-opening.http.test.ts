/** The sections the home page opens with, and how sections come into view. */

import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';

const LOGOS = [
  'Tafilt',
  'Dirhamo',
  'Karvane',
  'Nourelle',
  'Solmaz',
  'Café Mirage',
  'Rifane',
  'Yasmed',
  'Bab & Co',
  'Houle',
  'Kodba',
  'Azahar',
  'Simoun',
  'Petit Souk',
  'Argile 12',
];

test('fifteen clients trust the agency [shell-1.14] [shell-1.15] [shell-9.17]', async ({
  site,
}) => {
  const page = await readPage(site, '/');
  const strip = page.getByRole('region', { name: 'Ils nous font confiance' });
  expect(strip.getByRole('heading', { level: 2 }).text()).toBe('Ils nous font confiance');
  expect(strip.text()).toContain('150+ entreprises');
  const logos = strip.getByRole('listitem').getByRole('img');
  expect(logos.names()).toEqual(LOGOS);
  for (const logo of logos.all()) {
    expect(logo.attribute('loading')).toBe('lazy');
    expect(logo.attribute('width')).toMatch(/^\d+$/);
    expect(logo.attribute('height')).toMatch(/^\d+$/);
  }
});

test('the opening says what one gets, from what price and by when; prices and steps are one scroll away', async ({
  site,
}) => {
  const page = await readPage(site, '/');
  expect(page.locator('.hero .lead').text()).toMatch(
    /^Agence de marketing digital à Casablanca\. Nous filmons.* dès 18\s000\sDH\sTTC, livré en 2 semaines\.$/,
  );
  const introduction = page.locator('main section').nth(1);
  const prices = introduction.getByRole('listitem');
  expect(prices.texts()).toEqual([
    expect.stringMatching(/^Production vidéo dès 18\s000\sDH\sTTC 2 semaines$/),
    expect.stringMatching(/^Sites vitrines dès 30\s000\sDH\sTTC 2 à 4 semaines$/),
    expect.stringMatching(/^Sites e-commerce dès 80\s000\sDH\sTTC 8 semaines$/),
  ]);
  expect(
    prices
      .getByRole('link')
      .all()
      .map((link) => link.attribute('href')),
  ).toEqual([
    '/services/production-video',
    '/services/sites-vitrines',
    '/services/sites-e-commerce',
  ]);
  const way = introduction.getByRole('link', { name: /^Notre méthode/ });
  expect(way.text()).toMatch(/Consultation Stratégie Exécution Mesure/);
  expect(way.attribute('href')).toBe('#how-it-works');
});

test('three projects show the first figure of their study, and lead to it', async ({ site }) => {
  const projects = (await readPage(site, '/')).locator('.projects li');
  expect(projects.count).toBe(3);
  for (const project of projects.all()) {
    const address = project.getByRole('link').attribute('href') ?? '';
    const study = await readPage(site, address);
    expect(study.getByRole('heading', { level: 1 }).text()).toBe(project.locator('h3').text());
    const figure = study.getByRole('region', { name: 'Chiffres mesurés' }).locator('li').first();
    expect(project.locator('strong').text()).toBe(figure.locator('b').text());
    expect(project.locator('.project-figure').text()).toContain(
      figure.locator('.measured-figures-label').text(),
    );
    expect(project.getByRole('img').count + project.locator('img[alt=""]').count).toBe(1);
  }
});
