/** Beside its form /contact has four cards, a map and the newsletter's box: every way to reach the agency. */

import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { readPage, type ServedPage } from '../support/served-page.ts';

const MAPS_SEARCH =
  'https://www.google.com/maps/search/?api=1&query=Boulevard%20des%20Almohades%2C%20Casablanca%2C%20Maroc';

/** The card under this heading. */
const card = (page: ServedPage, title: string) =>
  page
    .getByRole('region', { name: 'Coordonnées et horaires' })
    .locator('div')
    .filter((it) => it.getByRole('heading', { name: title }).count === 1)
    .last();

test('four cards: address, telephone, e-mail and the hours of both door and telephone [shell-2.134] [pages-9.06]', async ({
  site,
}) => {
  const page = await readPage(site, '/contact');
  const cards = page.getByRole('region', { name: 'Coordonnées et horaires' });
  expect(cards.getByRole('heading').texts()).toEqual([
    'Adresse',
    'Téléphone',
    'E-mail',
    'Horaires',
  ]);
  expect(card(page, 'Adresse').text()).toContain('Boulevard des Almohades');
  expect(card(page, 'E-mail').text()).toContain('bonjour@atelier-anfa.example');
  expect(card(page, 'Téléphone').text()).toContain('+212 5 22 00 00 00');
  expect(card(page, 'Téléphone').locator('dl').text()).toBe('Lundi – vendredi9h – 18h');
  expect(card(page, 'Horaires').locator('dl > div').texts()).toEqual([
    'Lundi – vendredi9h – 18h',
    'Samedi10h – 16h',
    'Dimanchefermé',
  ]);
});

test('one can write, mail, call, chat or come: each way opens what it names [shell-1.12] [shell-2.127] [shell-2.128] [shell-2.129] [shell-2.130]', async ({
  site,
}) => {
  const page = await readPage(site, '/contact');
  expect(page.locator('form.contact-form').count).toBe(1);
  const cards = page.getByRole('region', { name: 'Coordonnées et horaires' });
  // The same ways at the end of the home page.
  const home = (await readPage(site, '/')).locator('#contact').getByRole('list').first();
  for (const [link, address] of [
    [cards.getByRole('link', { name: /^Écrire/ }), 'mailto:bonjour@atelier-anfa.example'],
    [cards.getByRole('link', { name: /^Appeler/ }), 'tel:+212522000000'],
    [home.getByRole('link', { name: /^E-mail/ }), 'mailto:bonjour@atelier-anfa.example'],
    [home.getByRole('link', { name: /^Téléphone/ }), 'tel:+212522000000'],
  ] as const) {
    expect(link.attribute('href')).toBe(address);
    expect(link.attribute('target')).toBeNull();
  }
  for (const [link, address] of [
    [cards.getByRole('link', { name: /^WhatsApp/ }), 'https://wa.me/212600000000'],
    [cards.getByRole('link', { name: /^Voir sur la carte/ }), MAPS_SEARCH],
    [home.getByRole('link', { name: /^WhatsApp/ }), 'https://wa.me/212600000000'],
    [home.getByRole('link', { name: /^Adresse/ }), MAPS_SEARCH],
  ] as const) {
    expect(link.attribute('href')).toBe(address);
    expect(link.attribute('target')).toBe('_blank');
    expect(link.names()[0]).toMatch(/\(nouvel onglet\)$/);
  }
});

test('days unlike the others are announced with the hours, the next ones only', async ({
  bare,
}) => {
  const page = await readPage(bare, '/contact');
  expect(card(page, 'Horaires').locator('p').texts()).toEqual([
    'Le 30 juillet : fermé (fête du Trône)',
    'Du 1er août au 10 août : 10h – 15h30',
  ]);
});

test('the page ends with the newsletter’s box [shell-2.136]', async ({ site }) => {
  const page = await readPage(site, '/contact');
  const box = page.getByRole('region', { name: /^Une lettre par mois/ });
  expect(box.getByLabel(/^Votre e-mail/).count).toBe(1);
  expect(box.getByRole('button', { name: /^S’abonner/ }).count).toBe(1);
});
