import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '../../packages/kit/testing/property-runs.ts';
import { nearestPages } from './near-match.ts';

const PAGES = [
  { path: '/', title: 'Accueil', alsoCalled: ['index', 'home'] },
  { path: '/services', title: 'Services' },
  { path: '/services/seo-strategy', title: 'Référencement' },
  { path: '/services/production-video', title: 'Production vidéo' },
  { path: '/work', title: 'Travaux', alsoCalled: ['portfolio', 'projets'] },
  { path: '/work/ecommerce-modern', title: 'Une boutique qui tient dans la main' },
  { path: '/work/matin-derb-omar', title: 'Le matin à Derb Omar' },
  { path: '/about', title: 'À propos', alsoCalled: ['equipe'] },
  { path: '/blog', title: 'Blog' },
  { path: '/blog/filmer-a-midi', title: 'Filmer à midi' },
  { path: '/careers', title: 'Carrières', alsoCalled: ['emploi'] },
  { path: '/contact', title: 'Contact' },
  { path: '/legal', title: 'Informations légales' },
  { path: '/legal#cgv', title: 'Conditions générales de vente' },
];

const near = (address: string) => nearestPages(address, PAGES, 3).map(({ path }) => path);

describe('the first page suggested', () => {
  it.each([
    ['/contcat', '/contact', 'letters swapped'],
    ['/CONTACT', '/contact', 'another case'],
    ['/servces', '/services', 'a letter lost'],
    ['/travaux', '/work', 'the French name'],
    ['/a-propos', '/about', 'the title as an address'],
    ['/apropos', '/about', 'the title in one word'],
    ['/%C3%A0-propos', '/about', 'an accent, percent-encoded'],
    ['/portfolio', '/work', 'another name'],
    ['/l-equipe', '/about', 'another name with its article'],
    ['/cgv', '/legal#cgv', 'a part of a page'],
    ['/index.html', '/', 'the file of an older site'],
    ['/contact.php', '/contact', 'another file of it'],
    ['/work/matin-derb-omr', '/work/matin-derb-omar', 'a slug with a slip'],
    ['/matin-derb-omar', '/work/matin-derb-omar', 'a slug without its folder'],
    ['/projets/derb-omar', '/work/matin-derb-omar', 'half a slug in another folder'],
    ['/services/video', '/services/production-video', 'one word of a slug'],
    ['/blog/2024/05/filmer-a-midi', '/blog/filmer-a-midi', 'an older way to write addresses'],
    ['/blog/article-que-personne-n-a-ecrit', '/blog', 'only the section'],
  ])('for %s is %s: %s', (address, expected) => {
    expect(near(address)[0]).toBe(expected);
  });
});

test('what resembles nothing gets no suggestion', () => {
  for (const address of [
    '/',
    '/wp-admin.php',
    '/.env',
    '/zzz',
    '/%00',
    '/12345',
    '/a',
    '/le-la-de',
  ]) {
    expect(near(address), address).toEqual([]);
  }
});

test('a section does not stand for all its pages, and follows the page that is closer', () => {
  expect(near('/services/zzzzz')).toEqual(['/services']);
  expect(near('/projets/derb-omar')).toEqual(['/work/matin-derb-omar', '/work']);
});

test('any address gets three suggestions at most, none twice', { tags: ['property'] }, () => {
  const address = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.webPath(),
    fc.stringMatching(/^\/[%a-f0-9/-]{0,200}$/),
    fc.constantFrom(...PAGES.map(({ path }) => path)).map((path) => `/fr${path}/`),
  );
  fc.assert(
    fc.property(address, (typed) => {
      const suggestions = near(typed);
      expect(suggestions.length).toBeLessThanOrEqual(3);
      expect(new Set(suggestions).size).toBe(suggestions.length);
    }),
    { numRuns: propertyRuns(100) },
  );
});

test('the longest address against the largest site is a matter of milliseconds', () => {
  const words = (seed: number) =>
    Array.from({ length: 12 }, (_, i) => `travaux${(seed * 31 + i * 7) % 97}`).join('-');
  const pages = Array.from({ length: 500 }, (_, i) => ({
    path: `/work/${words(i)}`,
    title: words(i + 1).replaceAll('-', ' '),
  }));
  const address = `/work/${'travaus1-'.repeat(2000)}`;
  const before = process.cpuUsage();
  nearestPages(address, pages, 3);
  // Some 60 ms; without bounds it is minutes. Of the processor, which other tests are kept waiting for too.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000); // µs
});
