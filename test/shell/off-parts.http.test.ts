/** Parts of the site that an agency switched off: their addresses are those of no page, and nothing leads there. */
import { expect } from 'vitest';
import { SITE_PARTS, type SitePart } from '../../model/site-parts.ts';
import { createAdministrator } from '../support/administrator.ts';
import { type Crawl, crawl, deadLinks } from '../support/crawl.ts';
import type { EditedSite } from '../support/edited-site.ts';
import { test as base } from '../support/http.ts';
import { graphIn, nodesIn } from '../support/page-graph.ts';
import { readPage, ServedPage } from '../support/served-page.ts';
import { freePort, type Site, shared, startSharedSite } from '../support/site.ts';

const slug = (current: string) => ({ _type: 'slug', current });
const day = '2026-01-05T09:00:00Z';
const key = (_key: string, more: object) => ({ _key, ...more });

/** A text whose link and button lead into the blog, the latter by the full address of the site. */
const body = (origin: string) => [
  key('a', {
    _type: 'block',
    markDefs: [
      key('m', { _type: 'link', href: '/Blog/un?x=1#y' }),
      key('n', { _type: 'link', href: '/services' }),
    ],
    children: [
      key('s', { _type: 'span', text: 'lire un article', marks: ['m'] }),
      key('t', { _type: 'span', text: ' ou un métier', marks: ['n'] }),
    ],
  }),
  key('b', { _type: 'articleButton', action: 'Postuler', href: `${origin}/careers` }),
];

const documents = (origin: string, offParts: readonly SitePart[]) => [
  { _id: 'settings', _type: 'settings', agencyName: 'Maison Ferrane', offParts },
  { _id: 'team', _type: 'team', members: [key('a', { name: 'Nour', role: 'Chef' })] },
  { _id: 'un', _type: 'blogPost', title: 'Un', slug: slug('un'), publishDate: day, author: 'Nour' },
  { _id: 'projet', _type: 'portfolio', title: 'Projet', slug: slug('projet') },
  { _id: 'poste', _type: 'jobPosting', title: 'Poste', slug: slug('poste'), isActive: true },
  {
    _id: 'lettre',
    _type: 'newsletterIssue',
    subject: 'Lettre',
    slug: slug('lettre'),
    publishDate: day,
  },
  { _id: 'ancien', _type: 'redirect', from: '/ancien', to: '/blog/un' },
  { _id: 'reste', _type: 'redirect', from: '/blog/vieux', to: '/services' },
  {
    _id: 'page',
    _type: 'page',
    title: 'Une page',
    slug: slug('une-page'),
    sections: [
      key('a', { _type: 'writtenText', title: 'Texte', body: body(origin) }),
      key('b', { _type: 'latestPosts', title: 'Derniers articles' }),
      key('c', { _type: 'pictureText', title: 'Image', action: 'Nos projets', href: '/work' }),
    ],
  },
  {
    _id: 'navigation',
    _type: 'navigation',
    header: ['blog', 'un', 'services', 'page'].map((id) =>
      key(id, { _type: 'navPage', page: { _type: 'reference', _ref: id, _weak: true }, own: id }),
    ),
  },
];

const FORMER = [
  ...[
    '/work',
    '/work?search=projet',
    '/work/projet',
    '/blog',
    '/blog?q=un',
    '/blog/un',
    '/blog/un.md',
  ],
  ...[
    '/blog/auteurs/nour',
    '/blog/jamais',
    '/blog/un/jaime',
    '/feed.xml',
    '/atom.xml',
    '/feed.json',
  ],
  ...['/careers', '/careers/poste', '/newsletter', '/newsletter/lettre'],
  ...['/work.data', '/blog.data', '/blog/un.data', '/careers/poste.data', '/newsletter.data'],
  ...['/cards/x/blog/un.png', '/cards/x/work.png', '/ancien'],
];

const edited = (options: Parameters<typeof startSharedSite>[1]) =>
  shared(async (atEnd) => {
    const site = await startSharedSite(atEnd, options);
    return { ...site, ...(await createAdministrator(site)) };
  });

const test = base.extend<{
  quiet: Site;
  agency: EditedSite;
  second: EditedSite;
  nothing: EditedSite;
}>({
  quiet: shared(async (atEnd) => {
    // Its own full address stands in its content: it is known before the site is.
    const port = await freePort();
    const content = { documents: documents(`http://127.0.0.1:${port}`, SITE_PARTS) };
    return startSharedSite(atEnd, { port, content });
  }),
  agency: edited({}),
  second: edited({
    fresh: true,
    env: { SETUP_ANSWERS: 'test/support/other-agencies/architecture-fes.json' },
  }),
  nothing: edited({ fresh: true, env: { DEMO_CONTENT: 'false' } }),
});

const statusOf = async ({ origin }: { origin: string }, path: string) =>
  (await fetch(origin + path, { redirect: 'manual' })).status;

test('with all of them off each former address is that of no page, and no page, menu, text or button leads there', async ({
  quiet,
}) => {
  for (const path of FORMER) expect.soft(await statusOf(quiet, path), path).toBe(404);
  const page = await readPage(quiet, '/une-page');
  const leads = page.locator('a[href], form[action], link[href]').all();
  for (const part of leads) {
    const to = part.attribute('href') ?? part.attribute('action') ?? '';
    expect
      .soft(to)
      .not.toMatch(/^(?:http:\/\/127[^/]*)?\/(?:work|blog|careers|newsletter|feed|atom)/i);
  }
  expect(page.locator('a[href="/services"]').count).toBeGreaterThan(1);
  expect(page.html).toContain('lire un article');
  expect(page.html).not.toMatch(/Postuler|Derniers articles|Nos projets/);
  const missing = await readPage(quiet, '/blog/un');
  expect(missing.locator('h1').text()).toBe(
    (await readPage(quiet, '/nulle-part')).locator('h1').text(),
  );
  expect(missing.locator('head title').text()).toBe(
    (await readPage(quiet, '/nulle-part')).locator('head title').text(),
  );
});

test('nothing is taken by a form of a part that is off, and a link of a mail is answered all the same', async ({
  quiet: { origin },
}) => {
  const send = (path: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return fetch(origin + path, { method: 'POST', headers: { origin }, body, redirect: 'manual' });
  };
  const person = {
    name: 'Salma',
    email: 'salma@cafe.example',
    comment: 'Merci.',
    message: 'Bonjour',
  };
  for (const [path, message] of [
    ['/careers/candidature/spontanee', 'candidatures'],
    ['/careers/poste/candidature', 'candidatures'],
    ['/blog/un/commentaire', 'commentaires sont fermés'],
    ['/newsletter/abonnement', 'inscriptions sont fermées'],
  ] as const) {
    const answer = await send(path, person);
    expect
      .soft([answer.status, await answer.text()], path)
      .toEqual([409, expect.stringContaining(message)]);
  }
  for (const path of ['/careers', '/careers/poste', '/blog/un', '/newsletter']) {
    const answer = await send(path, person);
    const page = new ServedPage(answer, await answer.text());
    expect.soft(page.status, path).toBe(404);
    // Without script no word that was typed is lost with its page.
    expect.soft(page.locator('main').text(), path).toContain(person.email);
  }
  expect((await send('/blog/un/jaime', { visitor: 'v', liked: 'true' })).status).toBe(404);
  // A token that nobody signed: the page says so, with nothing that leads to the newsletter.
  for (const path of ['/newsletter/confirmer', '/newsletter/desinscription']) {
    const page = await readPage({ origin }, `${path}?jeton=faux`);
    expect.soft(page.getByText(/n’est pas entier/).count, path).toBeGreaterThan(0);
    expect.soft(page.locator('a[href="/newsletter"]').count, path).toBe(0);
  }
});

test('crawlers, search and near pages know nothing of a part that is off; a redirection elsewhere is followed', async ({
  quiet,
}) => {
  const { origin } = quiet;
  for (const path of [
    '/sitemap.xml',
    '/llms.txt',
    '/search-index.json',
    '/',
    '/nulle-part',
    '/bog',
  ]) {
    const text = await (await fetch(origin + path)).text();
    expect.soft([...text.matchAll(LEADS_THERE)], path).toEqual([]);
  }
  const moved = await fetch(`${origin}/blog/vieux`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/services']);
  const home = await readPage(quiet, '/');
  expect(home.locator('.last-piece').count).toBe(0);
  expect(home.html).not.toContain('localStorage.teinte');
});

/** The addresses of the parts as texts name them. */
const LEADS_THERE =
  /\/(?:work|blog|careers|newsletter)(?![\w-])|(?:feed|atom)\.(?:xml|json)|SearchAction/g;

/** The addresses of a part, of those that the site had before. */
const OF: Readonly<Record<SitePart, RegExp>> = {
  work: /^\/work(?:$|[/?])/,
  blog: /^\/(?:blog(?:$|[/?])|feed\.|atom\.)/,
  careers: /^\/careers(?:$|[/?])/,
  newsletter: /^\/newsletter(?:$|[/?])/,
  lastPiece: /^$/,
};

let before: Crawl | undefined;

async function switchOff({ client }: EditedSite, offParts: readonly SitePart[]): Promise<void> {
  await client.patch('settings').set({ offParts }).commit();
}

async function pathsInSitemap({ origin }: Site): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, to = '']) => to.slice(origin.length) || '/',
  );
}

const SWITCHED: readonly { what: string; off: readonly SitePart[] }[] = [
  ...SITE_PARTS.map((part) => ({ what: part, off: [part] })),
  { what: 'all of them', off: SITE_PARTS },
];

test.for(SWITCHED)(
  'of the demo without $what every link leads to a page, none to what is off, whose addresses answer 404',
  {
    tags: ['slow'],
  },
  async ({ off }, { agency }) => {
    await switchOff(agency, []);
    before ??= await crawl(agency);
    expect(deadLinks(before)).toEqual([]);
    await switchOff(agency, off);
    const isOff = (path: string) => off.some((part) => OF[part].test(path));
    const now = await crawl(agency);
    expect(deadLinks(now)).toEqual([]);
    expect([...now.statuses.keys()].filter(isOff)).toEqual([]);
    const listed = await pathsInSitemap(agency);
    expect(listed.filter(isOff)).toEqual([]);
    expect(listed.length).toBeGreaterThan(5);
    for (const path of listed) expect.soft(await statusOf(agency, path), path).toBe(200);
    for (const path of [...before.statuses.keys()].filter(isOff)) {
      expect.soft(await statusOf(agency, path), path).toBe(404);
    }
    for (const [path, page] of now.pages) {
      for (const form of page.locator('form[action]').attributes('action')) {
        expect.soft(isOff(form ?? ''), `${path} sends to ${form}`).toBe(false);
      }
      for (const node of nodesIn(graphIn(page))) {
        const urls = JSON.stringify(node)
          .split(agency.origin)
          .slice(1)
          .map((rest) => rest.split('"')[0] ?? '');
        expect.soft(urls.filter(isOff), path).toEqual([]);
      }
    }
    expect((await readPage(agency, '/')).locator('.last-piece').count).toBe(
      off.includes('lastPiece') ? 0 : 1,
    );
  },
);

test('a preview shows what is off, and what is switched on again is where it was, for another agency too', {
  tags: ['slow'],
}, async ({ agency, second }) => {
  for (const [site, path] of [
    [agency, '/blog'],
    [second, '/careers'],
  ] as const) {
    await switchOff(site, SITE_PARTS);
    await expect.poll(() => statusOf(site, path)).toBe(404);
    expect(deadLinks(await crawl(site))).toEqual([]);
    const { name, value } = site.cookie;
    const headers = { cookie: `${name}=${value}` };
    const preview = await fetch(`${site.origin}/apercu/drafts${path}`, { headers });
    expect([preview.status, await preview.text()]).toEqual([
      200,
      expect.stringContaining(`href="/apercu/drafts${path}"`),
    ]);
    await switchOff(site, []);
    await expect.poll(() => statusOf(site, path)).toBe(200);
  }
});

test('a site without any content has nothing that leads to what is off', {
  tags: ['slow'],
}, async ({ nothing }) => {
  await nothing.client.createOrReplace({
    _id: 'settings',
    _type: 'settings',
    offParts: [...SITE_PARTS],
  });
  const siteCrawl = await crawl(nothing);
  expect(deadLinks(siteCrawl)).toEqual([]);
  expect(
    [...siteCrawl.statuses.keys()].filter((path) => SITE_PARTS.some((part) => OF[part].test(path))),
  ).toEqual([]);
});
