/** Pages that an editor makes: their addresses, what they are made of, and who is told of them. */
import { expect } from 'vitest';
import { test as base } from '../support/http.ts';
import { readPage, type ServedPage } from '../support/served-page.ts';
import { type Site, shared, startSharedSite } from '../support/site.ts';

const DEMO_PAGE = '/offres/boutique-en-ligne';

/** A page of the demo that is made of blocks that the first home page has none of. */
const DEMO_EVENT = '/rendez-vous/petit-dejeuner-referencement';

const STORY = { _type: 'agencyStory', lead: 'Une cour, un figuier.' };

/** A page above others, one below it, one that is kept out of lists, one that is broken, and one nobody may see yet. */
const PAGES = [
  {
    _id: 'villes',
    title: 'Nos villes',
    slug: { current: 'villes' },
    ground: 'safran',
    sections: [{ _key: 'a', ...STORY }],
  },
  {
    _id: 'rabat',
    title: 'Notre atelier de Rabat',
    slug: { current: 'villes/rabat' },
    lead: 'Derrière la gare.',
    action: 'Nous écrire',
    sections: [
      { _key: 'a', ...STORY, title: 'À Agdal' },
      { _key: 'b', ...STORY, title: 'À Hassan', anchor: 'hassan' },
      { _key: 'c', ...STORY, title: 'À Salé', hidden: true },
    ],
  },
  {
    _id: 'carton',
    title: 'Pour nos invités',
    slug: { current: 'invitation' },
    ground: 'url(x)',
    listed: false,
  },
  { _id: 'casse', title: 'Trois murs', slug: { current: 'trois-murs' }, sections: 'trois' },
  {
    _id: 'ecrire',
    title: 'Écrire',
    slug: { current: 'ecrire' },
    action: 'Écrire',
    sections: [
      { _key: 'a', ...STORY, anchor: 'contact' },
      { _key: 'b', _type: 'contactForm', anchor: 'la-feuille' },
    ],
  },
  {
    _id: 'ajouts',
    title: 'Ajouts',
    slug: { current: 'ajouts' },
    sections: [
      {
        _key: 'a',
        _type: 'callout',
        title: 'Venez.',
        action: 'Entrer',
        href: 'javascript:alert(1)',
      },
      {
        _key: 'b',
        _type: 'callout',
        title: 'Appelez.',
        action: 'Appeler',
        href: 'tel:+212522000000',
      },
      { _key: 'c', _type: 'callout', text: 'Sans titre, elle n’est pas là.' },
      {
        _key: 'd',
        _type: 'eventFacts',
        title: 'Trois jours en ligne',
        start: '2027-03-01T08:00:00Z',
        end: '2027-03-03T17:30:00Z',
        place: 'En ligne',
      },
      { _key: 'e', _type: 'eventFacts', title: 'Sans jour', place: 'Nulle part' },
      { _key: 'f', _type: 'latestPosts' },
      {
        _key: 'g',
        _type: 'packageList',
        service: { _type: 'reference', _ref: 'rien', _weak: true },
      },
      {
        _key: 'h',
        _type: 'figureList',
        figures: [{ _key: 'x', _type: 'metric', label: 'sans valeur' }],
      },
    ],
  },
  {
    _id: 'rien',
    title: 'Rien encore',
    slug: { current: 'rien-encore' },
    sections: [
      'missionVision',
      'milestoneList',
      'valueList',
      'jobList',
      'perkList',
      'serviceList',
      'latestProjects',
      'latestPosts',
      'film',
    ].map((_type) => ({ _key: _type, _type })),
  },
  { _id: 'drafts.demain', title: 'Demain', slug: { current: 'demain' } },
];

const test = base.extend<{ made: Site }>({
  made: shared((atEnd) =>
    startSharedSite(atEnd, {
      content: {
        documents: [
          { _id: 'settings', _type: 'settings', agencyName: 'Argile' },
          ...PAGES.map((page) => ({ _type: 'page', ...page })),
        ],
      },
    }),
  ),
});

test('a page has its opening, its blocks in their order, and a head of its own', async ({
  site,
}) => {
  const page = await readPage(site, DEMO_PAGE);
  expect(page.status).toBe(200);
  expect(page.getByRole('heading', { level: 1 }).text()).toBe(
    'Votre boutique en ligne, ouverte en huit semaines',
  );
  const titles = page
    .locator('main h2')
    .texts()
    .map((title) => title.trim());
  expect(titles).toEqual([
    'Deux projets faciles à payer',
    'Votre boutique en quatre étapes',
    'Une boutique, écran par écran',
    'Nos prix',
    'L’avis des commerçants',
    'Racontez-nous votre boutique.',
  ]);
  expect(page.locator('#methode').count).toBe(1);
  expect(page.locator('main .made-opening a.button').attribute('href')).toBe(
    `${DEMO_PAGE}#contact`,
  );
  const canonical = page.locator('head link[rel=canonical]').attribute('href');
  expect(canonical).toBe(site.origin + DEMO_PAGE);
  expect(page.locator('title').text()).toContain('Créer une boutique en ligne au Maroc');
});

test('an opening has the picture and the ground of its editor, and no other ground', async ({
  site,
  made,
}) => {
  const opening = async (at: Site, path: string) =>
    (await readPage(at, path)).locator('main .made-opening');
  const event = await opening(site, DEMO_EVENT);
  expect(event.attribute('style')).toBe('background:var(--warm-2)');
  expect(event.locator('[data-picture=upright] img').attribute('alt')).toContain('phare');
  expect((await opening(made, '/villes')).attribute('style')).toBe('background:var(--accent)');
  const broken = await opening(made, '/invitation');
  expect([broken.attribute('style'), broken.locator('img').count]).toEqual([null, 0]);
});

test('blocks that editors add bring their sheets, and only where they are', async ({ site }) => {
  const sheets = async (path: string) =>
    (await readPage(site, path)).locator('head link[data-precedence=block]').count;
  expect(await sheets(DEMO_EVENT)).toBeGreaterThan(5);
  expect(await sheets('/')).toBe(0);
});

test('an event has its day, its hours and its place, for people and for search engines', async ({
  site,
  made,
}) => {
  const page = await readPage(site, DEMO_EVENT);
  const event = page.locator('#rendez-vous');
  expect(event.locator('.event-facts-day').text()).toBe('jeudi 11 mars 2027');
  expect(event.locator('dd').texts()).toEqual([
    'de 8h30 à 10h30',
    expect.stringContaining('Boulevard des Almohades'),
    'Gratuit, sur réservation',
  ]);
  expect(eventsIn(page)).toMatchObject([
    {
      name: 'Date, lieu et réservation',
      startDate: '2027-03-11T08:30:00.000Z',
      endDate: '2027-03-11T10:30:00.000Z',
      location: { '@type': 'Place', name: 'Chez nous, à l’étage' },
    },
  ]);
  const online = await readPage(made, '/ajouts');
  expect(online.locator('.event-facts').count).toBe(1);
  expect(online.locator('.event-facts dd').first().text()).toBe('de 8h au mercredi 3 mars à 17h30');
  expect(eventsIn(online)).toMatchObject([{ location: { '@type': 'VirtualLocation' } }]);
});

test('a service’s packages, the posts of a category and the words of a text are on a page', async ({
  site,
}) => {
  const shop = await readPage(site, DEMO_PAGE);
  const prices = await readPage(site, '/services/sites-e-commerce');
  const packages = '.service-package h3';
  expect(shop.locator(`#tarifs ${packages}`).texts()).toEqual(prices.locator(packages).texts());
  const page = await readPage(site, DEMO_EVENT);
  expect(page.locator('#articles .post-facts b').texts()).toEqual(['SEO', 'SEO', 'SEO']);
  expect(page.locator('#programme .rich-text h3').count).toBe(3);
  const index = await (await fetch(`${site.origin}/search-index.json`)).text();
  expect(index).toContain('la catégorie qui vous range au mauvais rayon');
});

test('a section has no place while nothing is written of what it shows', async ({ made }) => {
  const page = await readPage(made, '/rien-encore');
  expect(page.status).toBe(200);
  expect(page.locator('main section').count).toBe(1);
});

test('a button leads where its editor wrote, or to a form; what is broken in a block is left out', async ({
  made,
}) => {
  const page = await readPage(made, '/ajouts');
  const ways = page.locator('.case-call a.button').attributes('href');
  expect(ways).toEqual(['/contact', 'tel:+212522000000']);
  for (const left of ['.latest-posts', '.service-packages', '.measured-figures']) {
    expect(page.locator(left).count, left).toBe(0);
  }
});

/** What shows documents of the site, with the page that shows them too and what is the same on both. */
const SHOWN_ELSEWHERE = [
  { _type: 'missionVision', page: '/about', same: '.purpose .display' },
  { _type: 'milestoneList', page: '/about', same: '.milestones :is(h2, time, h3)' },
  { _type: 'valueList', page: '/about', same: '.agency-values :is(h2, h3)' },
  { _type: 'visitFacts', page: '/about', same: '.visit :is(address, dd)' },
  { _type: 'jobList', page: '/careers', same: '.job-list li:not(:has(.job-badge-closed)) h3' },
  { _type: 'perkList', page: '/careers', same: '.perks :is(h2, li)' },
  { _type: 'serviceList', page: '/services', same: '.service-card :is(h3, strong)' },
  { _type: 'newsletterForm', page: '/contact', same: '.newsletter :is(h2, .lead, label)' },
];

const FILM = {
  _type: 'film',
  title: 'Quarante secondes',
  video: { _type: 'video', type: 'youtube', youtubeId: 'aaaaaaaaaaa', aspectRatio: '16:9' },
};

test('sections that show what is written elsewhere say the same there and here', async ({
  edited,
}) => {
  const service = { _type: 'reference', _ref: 'service-production-video' };
  const sections = [
    ...SHOWN_ELSEWHERE.map(({ _type }) => ({ _type })),
    { _type: 'latestProjects' },
    { _type: 'latestProjects', title: 'Filmé par nous', service },
    FILM,
    { ...FILM, video: { _type: 'video', type: 'local' }, title: 'Sans film' },
  ];
  await edited.client.create({
    _id: 'page-partout',
    _type: 'page',
    title: 'D’ailleurs',
    slug: { _type: 'slug', current: 'd-ailleurs' },
    sections: sections.map((section, place) => ({ ...section, _key: `s${place}` })),
  });
  const page = await readPage(edited, '/d-ailleurs');
  for (const { page: path, same } of SHOWN_ELSEWHERE) {
    const there = (await readPage(edited, path)).locator(`main ${same}`).texts();
    expect(there.length, same).toBeGreaterThan(0);
    expect(page.locator(`main ${same}`).texts(), same).toEqual(there);
  }
  expect(page.locator('#projets h3').count).toBe(3);
  const ofService = (await readPage(edited, '/services/production-video')).locator('#projets h3');
  expect(page.locator('#projets-2 h3').texts()).toEqual(ofService.texts());
  expect(page.locator('#projets-2 h2').text()).toBe('Filmé par nous');
  // Nothing is asked of others before a click, which without script is on a link.
  const film = page.locator('#film');
  expect([film.locator('a').attribute('href'), film.locator('iframe').count]).toEqual([
    'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    0,
  ]);
  expect(page.locator('h2').texts()).not.toContain('Sans film');
  const index = await (await fetch(`${edited.origin}/search-index.json`)).text();
  expect(index).toContain('Quarante secondes');
});

function eventsIn(page: ServedPage): unknown[] {
  const graph = JSON.parse(page.locator('script[type="application/ld+json"]').markup());
  return graph['@graph'].filter((node: Record<string, unknown>) => node['@type'] === 'Event');
}

test('one page has one address, whatever its spelling', async ({ site }) => {
  for (const spelled of ['/Offres/Boutique-En-Ligne', `${DEMO_PAGE}/`]) {
    const answer = await fetch(site.origin + spelled, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')], spelled).toEqual([301, DEMO_PAGE]);
  }
});

test('who walks to a page inside the site is given it', async ({ site }) => {
  const walked = await fetch(`${site.origin}${DEMO_PAGE}.data?_routes=pages%2Fpage%2Froute`);
  expect([walked.status, await walked.text()]).toEqual([
    200,
    expect.stringContaining('Votre boutique en ligne'),
  ]);
});

test('a page below another says the way, repeats a block under ids of its own, and sends nothing hidden', async ({
  made,
}) => {
  const page = await readPage(made, '/villes/rabat');
  const way = page.locator('main .made-opening nav a');
  expect([way.first().text(), way.first().attribute('href')]).toEqual(['Nos villes', '/villes']);
  expect(
    page
      .locator('main h2')
      .texts()
      .map((title) => title.trim()),
  ).toEqual(['À Agdal', 'À Hassan']);
  const ids = page.locator('[id]').attributes('id');
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(
    expect.arrayContaining(['content', 'content-title', 'hassan', 'hassan-title']),
  );
  expect(page.html).not.toContain('Salé');
  // It has no form of its own.
  expect(page.locator('main .made-opening a.button').attribute('href')).toBe('/contact');
});

test('a page out of lists is a page: for who has its address, and for nobody else', async ({
  made,
}) => {
  const page = await readPage(made, '/invitation');
  expect(page.status).toBe(200);
  expect(page.locator('head meta[name="robots"]').attribute('content')).toBe('noindex');
  const text = async (path: string) => (await fetch(made.origin + path)).text();
  for (const list of ['/sitemap.xml', '/search-index.json', '/llms.txt']) {
    const listed = await text(list);
    expect(listed, list).toContain('/villes/rabat');
    expect(listed, list).not.toContain('/invitation');
  }
  const near = (await readPage(made, '/invitatio')).locator('main').markup();
  expect(near).not.toContain('/invitation"');
});

test('a broken list is a page without blocks; a draft, and what is no path, is none', async ({
  made,
}) => {
  const broken = await readPage(made, '/trois-murs');
  expect([broken.status, broken.getByRole('heading', { level: 1 }).text()]).toEqual([
    200,
    'Trois murs',
  ]);
  for (const path of [
    '/demain',
    '/villes/rabat/',
    '/villes//rabat',
    '/villes/rabat/a/b',
    '/villes%2Frabat',
  ]) {
    const { status } = await fetch(made.origin + path, { redirect: 'manual' });
    expect([301, 404], path).toContain(status);
  }
});

test('a form is taken by a page that has one, and by no other address', async ({ site, made }) => {
  const fields = new URLSearchParams({
    name: 'Salma Bennani',
    email: 'salma@cafe.example',
    message: 'Une boutique de céramique, vingt produits.',
  });
  const send = (path: string, { origin } = site) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: `${fields}`,
      redirect: 'manual',
    });
  const response = await send(DEMO_PAGE);
  expect(response.status, await response.text()).toBe(303);
  expect(response.headers.get('location')).toMatch(
    /^\/offres\/boutique-en-ligne\?envoye=1.*#contact$/,
  );
  // The anchor is the form's own, whatever other block has the usual one.
  const own = await send('/ecrire', made);
  expect(own.headers.get('location')).toMatch(/#la-feuille$/);
  const opening = (await readPage(made, '/ecrire')).locator('main .made-opening a.button');
  expect(opening.attribute('href')).toBe('/ecrire#la-feuille');
  expect((await send('/nulle-part')).status).toBe(404);
});
