/** The lists of an editor's menus as a real service gives them: what of them is shown, what is left out and reported. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TYPES, VISIBILITY_FIELDS } from '../../model/document-types.ts';
import { MAIN_PAGES, menusOf } from '../../model/menus.ts';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import { MAIN_NAVIGATION, type MenuEntry } from '../content/main-navigation.ts';
import type { ContentReader } from '../context.ts';
import { findNavigation } from './navigation.ts';

const to = (id: string, more: object = {}) => ({
  _type: 'navPage',
  page: { _type: 'reference', _ref: id, _weak: true },
  ...more,
});
const away = (label: string, url: string) => ({ _type: 'navLink', label, url });
const group = (label: string, links: object[]) => ({ _type: 'navGroup', label, links });

const [PAST, FUTURE] = ['2020-01-01T09:00:00Z', '2999-01-01T09:00:00Z'];
const slug = (current: string) => ({ _type: 'slug', current });

const PAGES = [
  { _id: 'villes', _type: 'page', title: 'Nos villes', slug: slug('villes') },
  { _id: 'rabat', _type: 'page', title: 'Rabat', slug: slug('villes/rabat'), listed: false },
  { _id: 'nommee', _type: 'page', slug: slug('sans-titre') },
  { _id: 'nulle', _type: 'page', title: 'Sans adresse' },
  { _id: 'prise', _type: 'page', title: 'Contact bis', slug: slug('contact') },
  { _id: 'film', _type: 'service', title: 'Film', slug: slug('film'), status: 'active' },
  { _id: 'radio', _type: 'service', title: 'Radio', slug: slug('radio'), status: 'inactive' },
  { _id: 'vieux', _type: 'portfolio', title: 'Vieux', slug: slug('vieux'), status: 'archived' },
  { _id: 'neuf', _type: 'blogPost', title: 'Neuf', slug: slug('neuf'), publishDate: FUTURE },
  { _id: 'paru', _type: 'blogPost', title: 'Paru', slug: slug('paru'), publishDate: PAST },
  { _id: 'poste', _type: 'jobPosting', title: 'Poste', slug: slug('poste'), isActive: false },
  { _id: 'lettre', _type: 'newsletterIssue', subject: 'Lettre', slug: slug('lettre') },
  { _id: 'numero', _type: 'newsletterIssue', subject: 'Un', slug: slug('un'), publishDate: PAST },
  { _id: 'salma', _type: 'person', name: 'Salma' },
];

async function read(menus: object) {
  const documents = [...PAGES, { _id: 'navigation', _type: 'navigation', ...menus }];
  const { client } = await startTestService(documents.map((put) => ({ put })));
  return readWith(client());
}

async function readWith(client: ContentReader['client']) {
  const reports: unknown[] = [];
  const warn: ContentReader['warn'] = (_message, { part }) => reports.push(part);
  return { ...(await findNavigation({ client, assetOrigin: '', warn })), reports };
}

const summaryOf = ({ label, to: address, links }: MenuEntry): unknown =>
  links ? [label, links.map(summaryOf)] : `${label} ${address}`;

test('a link bears its page’s title or a name of its own, leads to a section, and follows a page of the site', async () => {
  const { menus, menuSheet, reports } = await read({
    header: [
      to('villes'),
      to('rabat', { label: ' La capitale ' }),
      group('Faire', [to('film'), to('work', { anchor: 'reels' }), to('numero'), to('paru')]),
      away('Boutique', 'https://boutique.example/'),
      to('home'),
    ],
    action: [away('Appeler', 'tel:+212522000000')],
  });
  expect(menus.header.map(summaryOf)).toEqual([
    'Nos villes /villes',
    'La capitale /villes/rabat',
    [
      'Faire',
      ['Film /services/film', 'Travaux /work#reels', 'Un /newsletter/un', 'Paru /blog/paru'],
    ],
    'Boutique https://boutique.example/',
    'Accueil /',
  ]);
  // On the page below it, the one above is not the current one.
  expect(menus.header.map(({ attributes }) => attributes)).toEqual([
    { end: true },
    undefined,
    undefined,
    { target: '_blank', rel: 'noopener', 'aria-label': 'Boutique (nouvel onglet)' },
    undefined,
  ]);
  expect([menus.action, menus.call]).toEqual([
    { label: 'Appeler', to: 'tel:+212522000000' },
    { label: 'Appeler', to: 'tel:+212522000000' },
  ]);
  expect(menuSheet).toBeDefined();
  expect(reports).toEqual([]);
});

const LEFT_OUT = {
  'an inactive service': to('radio'),
  'an archived study': to('vieux'),
  'a post of a day to come': to('neuf'),
  'a closed job': to('poste'),
  'a letter that was not sent': to('lettre'),
  'a page without a title': to('nommee', { label: 'Nommée' }),
  'a page without an address': to('nulle'),
  'a page at an address of the site': to('prise'),
  'a deleted page': to('jamais', { label: 'Jamais' }),
  'a document without a page': to('salma', { label: 'Salma' }),
  'the answer to addresses without a page': to('notFound'),
  'a link without a name': away('', 'https://exemple.example/'),
  'an address without safety': away('Ici', 'http://exemple.example/'),
  'an address of script': away('Ici', 'javascript:alert(1)'),
  'an address of two hosts': away('Ici', 'https://moi@exemple.example/'),
  'an empty group': group('Rien', []),
  'a group of what is left out': group('Rien', [to('radio')]),
  'a group without a name': group(' ', [to('villes')]),
  'a group in a group': group('Dehors', [group('Dedans', [to('villes')])]),
  'the same again': to('paru'),
};

test.each(Object.entries(LEFT_OUT))('%s is left out and reported', async (_, entry) => {
  const { menus, reports } = await read({ header: [to('paru'), entry], legal: [to('legal')] });
  expect(menus.header.map(summaryOf)).toEqual(['Paru /blog/paru']);
  expect(reports).not.toEqual([]);
});

test('a list of which nothing is left is as it is without lists, and so is an empty one', async () => {
  const plain = await read({ work: 'Réalisations' });
  const { menus, menuSheet } = await read({
    work: 'Réalisations',
    header: [to('radio')],
    action: [],
    footer: [{ _type: 'navColumn', title: 'Rien', links: [to('vieux')] }],
    legal: [],
  });
  expect(menus).toEqual(plain.menus);
  expect(menus.header.map(summaryOf)).toContain('Réalisations /work');
  expect(menuSheet).toBeUndefined();
});

test('the lists that the Studio makes of the first menus lead where those lead, under the same names', async () => {
  const named = { work: 'Réalisations', contact: 'Écrire' };
  const before = await read(named);
  const written = new Set(['work', 'film']);
  const lists = menusOf(named, { services: ['film'], written });
  const { menus, menuSheet, reports } = await read(lists);
  expect(menus).toEqual(before.menus);
  expect([menuSheet, reports]).toEqual([undefined, []]);
  const strongly = lists.header.flatMap(({ page }) => page?._ref ?? []);
  expect([strongly, lists.header.flatMap(({ own }) => own ?? [])]).toEqual([
    ['work'],
    MAIN_PAGES.filter((page) => page !== 'work'),
  ]);
});

test('the menus while content is away are those of the model', () => {
  expect(MAIN_NAVIGATION).toEqual(
    MAIN_PAGES.map((type) => ({ to: TYPES[type].page.path, label: TYPES[type].page.name })),
  );
});

test('more pages than one question may name are all found', async () => {
  const ids = Array.from({ length: 70 }, (_, nth) => `page-${nth}`);
  const { client } = await startTestService(
    [
      ...ids.map((_id) => ({ _id, _type: 'page', title: _id, slug: slug(_id) })),
      { _id: 'navigation', _type: 'navigation', legal: ids.map((id) => to(id)) },
    ].map((put) => ({ put })),
  );
  const { menus } = await readWith(client());
  expect(menus.footer.at(-1)?.links).toHaveLength(70);
});

test('what decides whether a page is public is asked for', () => {
  const source = readFileSync('app/frame/menu-lists.ts', 'utf8');
  const [, query = ''] = /TARGETS_QUERY = defineQuery\(`([^`]+)`/.exec(source) ?? [];
  for (const field of VISIBILITY_FIELDS) expect(query).toContain(field);
});

test('no list in disorder throws, and every link it leaves leads somewhere', async () => {
  const { client } = await startTestService(PAGES.map((put) => ({ put })));
  const reader = client();
  const wrong = fc.oneof(
    fc.constantFrom(null, 7, '', 'mot', [], {}, [null], { _ref: 7 }, { current: 7 }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const link = fc.oneof(
    wrong,
    fc.record(
      {
        _type: fc.constantFrom('navPage', 'navLink', 'autre'),
        page: wrong,
        label: wrong,
        url: wrong,
        anchor: wrong,
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom<unknown>(...Object.values(LEFT_OUT), to('villes'), to('film')),
  );
  const list = fc.oneof(wrong, fc.array(link, { maxLength: 4 }));
  const entry = fc.oneof(
    link,
    fc.record({ _type: fc.constant('navGroup'), label: wrong, links: list }),
  );
  const column = fc.oneof(
    wrong,
    fc.record({ title: fc.oneof(wrong, fc.constant('Lire')), links: list }),
  );
  const lists = fc.record({
    header: fc.oneof(wrong, fc.array(entry, { maxLength: 4 })),
    action: list,
    footer: fc.oneof(wrong, fc.array(column, { maxLength: 3 })),
    legal: list,
  });
  await fc.assert(
    fc.asyncProperty(lists, async (spoilt) => {
      const { menus } = await readWith(withNavigation(reader, spoilt));
      const all = [...menus.header, ...menus.footer].flatMap((one) => one.links ?? [one]);
      expect(all.length).toBeGreaterThan(0);
      for (const { to: address, label } of all) {
        expect(address).toMatch(/^(?:\/(?!\/)|https:|mailto:|tel:)/);
        expect(label).not.toBe('');
      }
    }),
    { numRuns: 150 },
  );
});

/** The same client, to which the document of the menus is another one. */
function withNavigation(client: ContentReader['client'], lists: object): ContentReader['client'] {
  return new Proxy(client, {
    get: (target, name) =>
      name === 'fetch'
        ? (query: string, params: Record<string, unknown>) =>
            query.includes('_type == "navigation"')
              ? Promise.resolve(lists)
              : target.fetch(query, params)
        : Reflect.get(target, name),
  });
}
