import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { faultsOf, readVocabulary } from '../../test/support/vocabulary.ts';
import { settingsWithoutContent } from '../content/settings.ts';
import { type Preview, previewContext } from '../context.ts';
import { withStructuredData } from './document.ts';
import { graphOf } from './graph.ts';
import { describePage, type PageData, type SiteData, siteDataContext } from './page-data.ts';

const vocabulary = readVocabulary();

const READER = {
  get client(): never {
    throw new Error('no content is read');
  },
  assetOrigin: '',
  warn() {},
};

const WEEK = { opens: '09:00', closes: '18:00' };

const site: SiteData = {
  origin: 'https://example.com',
  offParts: [],
  names: { home: 'Accueil !', careers: 'Carrières !' },
  settings: {
    ...settingsWithoutContent(READER),
    agencyName: 'Atelier Anfa',
    tagline: 'Agence',
    email: 'bonjour@example.com',
    phones: ['+212 5 22 00 00 00'],
    socialLinks: [{ platform: 'Réseau', url: 'https://reseau.example/anfa' }],
    addressLines: ['Boulevard des Almohades', '20000 Casablanca', 'Maroc'],
    location: { lat: 33.6, lng: -7.6 },
    openingHours: [
      { day: 'monday', ...WEEK },
      { day: 'tuesday', ...WEEK },
      { day: 'saturday', opens: '10:00', closes: '24:00' },
      { day: 'sunday', opens: undefined, closes: undefined },
    ],
    openingExceptions: [
      {
        from: '2027-01-14',
        to: '2027-01-14',
        reason: 'Yennayer',
        opens: undefined,
        closes: undefined,
      },
      { from: '2027-02-08', to: '2027-03-08', reason: 'Ramadan', opens: '10:00', closes: '16:00' },
    ],
  },
};

const HOME: PageData = {
  kind: 'WebPage',
  path: '/',
  name: 'Agence',
  agency: { people: [] },
  questions: [{ question: 'Combien ?', answer: 'Tant.' }],
};

const JOB: PageData = {
  kind: 'ItemPage',
  path: '/careers/a',
  name: 'Offre',
  trail: { above: 'careers', name: 'Ébéniste' },
  about: ({ url, agency }) => ({
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    title: 'Ébéniste',
    hiringOrganization: agency,
  }),
};

const LIST: PageData = {
  kind: 'CollectionPage',
  path: '/work',
  name: 'Travaux',
  list: [{ name: 'Médina', path: '/work/medina' }],
};

const nodeOf = (page: PageData, type: string, of: SiteData = site) =>
  graphOf(page, of)['@graph'].find((node) => typeof node === 'object' && node['@type'] === type);

const DOCUMENT = '<html><body><script>1</script></body></html>';

function contextOf(
  page: PageData | undefined,
  of: SiteData = site,
  preview: Preview | null = null,
) {
  const context = new RouterContextProvider();
  context.set(siteDataContext, of);
  context.set(previewContext, preview);
  if (page) describePage(context, page);
  return context;
}

const written = (...of: Parameters<typeof contextOf>) =>
  withStructuredData(Buffer.from(DOCUMENT), contextOf(...of)).toString();

const IN_MARKUP = /<script type="application\/ld\+json">(.*?)<\/script>/su;

/** The graph of a page as its document has it. */
function graphIn(...of: Parameters<typeof contextOf>): unknown {
  return JSON.parse(IN_MARKUP.exec(written(...of))?.[1] ?? '');
}

it('the agency is told with its week, days of the same hours together, and with the days on which it does not hold', () => {
  expect(nodeOf(HOME, 'LocalBusiness')).toMatchObject({
    '@id': 'https://example.com/#organization',
    telephone: '+212 5 22 00 00 00',
    sameAs: ['https://reseau.example/anfa'],
    geo: { latitude: 33.6, longitude: -7.6 },
    address: {
      streetAddress: 'Boulevard des Almohades',
      postalCode: '20000',
      addressLocality: 'Casablanca',
      addressCountry: 'MA',
    },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2027-01-14', validThrough: '2027-01-14', opens: '00:00', closes: '00:00' },
      {
        validFrom: '2027-02-08',
        validThrough: '2027-03-08',
        opens: '10:00',
        closes: '16:00',
        dayOfWeek: ['Monday', 'Tuesday', 'Saturday'],
      },
    ],
  });
});

it('where the agency gives no address it is an organization and no place, and says nothing that it does not know', () => {
  const bare = { ...settingsWithoutContent(READER), agencyName: 'Atelier Anfa' };
  expect(nodeOf(HOME, 'LocalBusiness', { ...site, settings: bare })).toBeUndefined();
  const graph = graphIn(HOME, { ...site, settings: bare });
  expect(faultsOf(vocabulary, graph)).toEqual([]);
  expect(JSON.stringify(graph)).not.toMatch(/undefined|null|\[\]/);
});

it('a page below the first level has a trail, of the names that the agency gives its pages', () => {
  expect(nodeOf(JOB, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Accueil !', item: 'https://example.com/' },
      { position: 2, name: 'Carrières !', item: 'https://example.com/careers' },
      { position: 3, name: 'Ébéniste', item: undefined },
    ],
  });
  expect(nodeOf(LIST, 'BreadcrumbList')).toBeUndefined();
});

it('the home page alone says how the site is searched', () => {
  expect(nodeOf(HOME, 'WebSite')).toMatchObject({
    potentialAction: { target: 'https://example.com/work?search={search_term_string}' },
  });
  expect(nodeOf(LIST, 'WebSite')).toMatchObject({ potentialAction: undefined });
});

it('the vocabulary allows all of it, and each reference finds its node', () => {
  for (const page of [HOME, JOB, LIST]) {
    expect(faultsOf(vocabulary, graphIn(page))).toEqual([]);
  }
});

it('what the vocabulary does not allow is found: types, properties, values, references', () => {
  const wrong = (node: object) =>
    faultsOf(vocabulary, { '@context': 'https://schema.org', '@graph': [node] });
  expect(wrong({ '@type': 'Agency' })).toEqual(['@graph: Agency is no type']);
  expect(wrong({ '@type': 'JobPosting', headline: 'A' })).toEqual([
    'JobPosting.headline is no property',
  ]);
  expect(wrong({ '@type': 'JobPosting', benefits: 'A' })).toEqual([
    'JobPosting.benefits is deprecated',
  ]);
  expect(wrong({ '@type': 'JobPosting', datePosted: '14 mars' })).toHaveLength(1);
  expect(wrong({ '@type': 'JobPosting', title: ' ' })).toHaveLength(1);
  expect(wrong({ '@type': 'JobPosting', jobLocation: { '@type': 'Person', name: 'A' } })).toEqual([
    'JobPosting.jobLocation may be Place, IdReference, not Person',
  ]);
  expect(
    wrong({ '@type': 'WebPage', isPartOf: { '@id': 'https://example.com/#nowhere' } }),
  ).toEqual(['WebPage.isPartOf refers to https://example.com/#nowhere, which the graph has not']);
  expect(wrong({ '@type': 'OpeningHoursSpecification', dayOfWeek: 'lundi' })).toHaveLength(1);
  expect(wrong({ '@type': 'OpeningHoursSpecification', opens: '24:00' })).toHaveLength(1);
  expect(wrong({ '@type': 'VideoObject', duration: '1:34' })).toHaveLength(1);
  expect(wrong({ '@type': 'BlogPosting', wordCount: '12' })).toHaveLength(1);
});

it('no text ends the script that it stands in, opens a comment or breaks its line, and each is read back as it was', () => {
  const hostile = '</script><!--<script>\u2028\u2029]]>&amp;"\\ fin';
  const spoilt = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (name, inner) =>
      typeof inner === 'string' &&
      !/^@|^(?:path|day|opens|closes|from|to|kind|above|page)$/.test(name)
        ? inner + hostile
        : inner,
    );
  for (const page of [HOME, JOB, LIST]) {
    const spoiltPage = Object.assign({}, page, spoilt(page));
    const spoiltSite = Object.assign({}, site, {
      settings: Object.assign({}, site.settings, spoilt(site.settings)),
    });
    const html = written(spoiltPage, spoiltSite);
    const [, inside = ''] = IN_MARKUP.exec(html) ?? [];
    expect(inside).not.toMatch(/[<\u2028\u2029]/u);
    expect(JSON.parse(inside)).toMatchObject(
      JSON.parse(
        JSON.stringify(graphOf(spoiltPage, spoiltSite), (_, value) =>
          Array.isArray(value) && value.length === 0 ? undefined : value,
        ),
      ),
    );
    expect(inside.split('fin"').length).toBeGreaterThan(3);
    expect(html.endsWith('</script></body></html>')).toBe(true);
  }
});

it('a preview, a page that tells nothing of itself, and one that does not know the agency have no graph', () => {
  expect(written(HOME)).toContain('application/ld+json');
  expect(written(undefined)).toBe(DOCUMENT);
  expect(written(HOME, site, { notice: 'Aperçu' })).toBe(DOCUMENT);
  expect(written(HOME, { ...site, settings: settingsWithoutContent(READER) })).toBe(DOCUMENT);
});
