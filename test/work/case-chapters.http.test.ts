/** What a case study shows of its work: its chapters, its credits, its colours. */
import { expect } from 'vitest';
import { test as base } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';
import { type Site, shared, startSharedSite } from '../support/site.ts';

const bar = (label: string, amount: unknown) => ({ _type: 'chartBar', label, amount });

/** A case study from before there were chapters, and one whose chapters are broken or not of its kinds. */
const STUDIES = [
  { _id: 'ancien', title: 'Ancien', slug: { current: 'ancien' } },
  {
    _id: 'chapitres',
    title: 'Chapitres',
    slug: { current: 'chapitres' },
    palette: 'url(x)',
    credits: [{ work: 'Son', names: ['Une voix'] }, { work: 'Personne' }],
    sections: [
      { _key: 'a', _type: 'contactForm', title: 'Pas ici' },
      { _key: 'b', _type: 'beforeAfter', title: 'Sans images' },
      { _key: 'c', _type: 'chart', title: 'Une barre', bars: [bar('Seule', 4)] },
      {
        _key: 'd',
        _type: 'chart',
        title: 'Trois barres',
        unit: 's',
        bars: [bar('Avant', 30), bar('Sans chiffre', 'six'), bar('Après', 1.5), bar('Rien', 0)],
        note: 'Au chronomètre.',
      },
      {
        _key: 'e',
        _type: 'chart',
        title: 'Masquée',
        hidden: true,
        bars: [bar('A', 1), bar('B', 2)],
      },
    ],
  },
];

const test = base.extend<{ studies: Site }>({
  studies: shared((atEnd) =>
    startSharedSite(atEnd, {
      content: {
        documents: STUDIES.map((study) => ({
          _type: 'portfolio',
          publishDate: '2026-01-01T00:00:00Z',
          ...study,
        })),
      },
    }),
  ),
});

test('before and after are two described pictures with captions, and a slider with a name', async ({
  site,
}) => {
  const page = await readPage(site, '/work/ecommerce-modern');
  const pair = page.getByRole('region', { name: 'Sept écrans, puis un.' });
  expect(pair.locator('img').attributes('alt')).toEqual([
    expect.stringContaining('étape 3 sur 7'),
    expect.stringContaining('Le panier de Petit Souk'),
  ]);
  expect(pair.locator('figcaption').texts()).toEqual([
    expect.stringMatching(/^Avant Étape 3 sur 7/),
    expect.stringMatching(/^Après Un numéro/),
  ]);
  const slider = pair.getByRole('slider', { name: /^Avant et après : Sept écrans/ });
  expect(slider.attribute('aria-valuetext')).toMatch(/50\u00a0% d’avant/);
});

test('a strip has its frames in their order, each described and captioned', async ({ site }) => {
  const page = await readPage(site, '/work/au-quatrieme-gauche');
  const frames = page.getByRole('region', { name: 'La montée, palier par palier.' });
  expect(frames.getByRole('listitem').count).toBe(6);
  expect(frames.locator('figcaption').texts().at(-1)).toBe('Quatrième gauche.');
  for (const alt of frames.locator('img').attributes('alt')) expect(alt).toMatch(/^\p{Lu}/u);
});

test('a chart is read as figures, with where they come from', async ({ site }) => {
  const page = await readPage(site, '/work/ecommerce-modern');
  const chart = page.getByRole('region', { name: 'Le panier moyen a doublé.' });
  expect(chart.locator('dt').texts()).toEqual([
    'Premier mois',
    'Deuxième mois',
    'Troisième mois',
    'Quatrième mois',
  ]);
  expect(chart.locator('dd').first().text()).toBe('210 DH');
  expect(chart.locator('dd').last().text()).toBe('425 DH');
  expect(chart.text()).toContain('Source : tableau de bord des ventes.');
});

test('a case study names who made it and wears colours of its own', async ({ site }) => {
  const pages = await Promise.all(
    ['ecommerce-modern', 'payer-sans-chercher'].map((slug) => readPage(site, `/work/${slug}`)),
  );
  const [souk] = pages;
  const row = souk
    ?.locator('.case-credits dl > div')
    .filter((one) => one.locator('dt').text() === 'Développement');
  expect(row?.locator('dd').text()).toBe('Karim Tazi');
  const colors = pages.map((page) => page.getByRole('article').attribute('style'));
  expect(colors[0]).toContain('--case-ground:var(--warm)');
  expect(colors[1]).toContain('--case-ground:var(--night)');
});

test('a page loads the sheets of the chapters that it has, and no other', async ({
  site,
  studies,
}) => {
  const sheets = async (at: Site, path: string) =>
    (await readPage(at, path)).locator('link[rel=stylesheet]').attributes('href').join(' ');
  expect(await sheets(site, '/work/ecommerce-modern')).toMatch(/before-after-.*chart-/);
  expect(await sheets(site, '/work/fleur-amere')).not.toMatch(/chart-/);
  expect(await sheets(studies, '/work/ancien')).not.toMatch(/chart-|before-after-|block-words-/);
});

test('what is broken in a chapter is left out, and the rest is shown', async ({ studies }) => {
  const page = await readPage(studies, '/work/chapitres');
  const study = page.getByRole('article');
  expect(study.getByRole('heading', { level: 2 }).texts()).toEqual(
    expect.arrayContaining(['Générique', 'Trois barres']),
  );
  expect(study.text()).not.toMatch(/Pas ici|Sans images|Une barre|Masquée|Personne/);
  expect(study.locator('.chart dd').texts()).toEqual(['30 s', '1,5 s', '0 s']);
  expect(study.attribute('style')).toMatch(/--case-ground:var\(--[a-z]+\)/);
});

test('the words of chapters are found by the search of the site', async ({ site }) => {
  const index = await (await fetch(`${site.origin}/search-index.json`)).text();
  for (const words of ['une toupie qui tourne', 'Étape 3 sur 7', 'un chat, et l’odeur']) {
    expect(index).toContain(words);
  }
});
