/** Menus that an editor makes lists of: in the header, on a telephone, in the footer, and what becomes of them. */
import { expect } from 'vitest';
import { menusOf } from '../../model/menus.ts';
import type { EditedSite } from '../support/edited-site.ts';
import { test as base } from '../support/http.ts';
import { readPage, type ServedPage } from '../support/served-page.ts';
import { type Site, shared, startSharedSite } from '../support/site.ts';

const to = (id: string, more: object = {}) => ({
  _type: 'navPage',
  _key: id,
  page: { _type: 'reference', _ref: id, _weak: true },
  ...more,
});
const slug = (current: string) => ({ _type: 'slug', current });

const DOCUMENTS = [
  { _id: 'settings', _type: 'settings', agencyName: 'Atelier du Rif' },
  { _id: 'villes', _type: 'page', title: 'Nos villes', slug: slug('villes') },
  { _id: 'rabat', _type: 'page', title: 'Rabat', slug: slug('villes/rabat'), listed: false },
  { _id: 'drafts.demain', _type: 'page', title: 'Demain', slug: slug('demain') },
  { _id: 'film', _type: 'service', title: 'Film', slug: slug('film'), status: 'active' },
  { _id: 'radio', _type: 'service', title: 'Radio', slug: slug('radio'), status: 'inactive' },
  { _id: 'vieux', _type: 'portfolio', title: 'Vieux', slug: slug('vieux'), status: 'archived' },
  {
    _id: 'neuf',
    _type: 'blogPost',
    title: 'Neuf',
    slug: slug('neuf'),
    publishDate: '2999-01-01T09:00:00Z',
  },
  {
    _id: 'navigation',
    _type: 'navigation',
    work: 'Réalisations',
    header: [
      {
        _type: 'navGroup',
        _key: 'villes',
        label: 'Agences',
        links: ['villes', 'rabat', 'demain', 'radio', 'vieux', 'neuf', 'jamais'].map((id) =>
          to(id),
        ),
      },
      { _type: 'navGroup', _key: 'rien', label: 'Vide', links: [to('neuf')] },
      { _type: 'navGroup', _key: 'texte', label: 'Texte', links: 'trois' },
      to('services'),
      to('film'),
      { _type: 'navLink', _key: 'b', label: 'Boutique', url: 'https://boutique.example/' },
      { _type: 'navLink', _key: 'c', label: 'Piège', url: 'javascript:alert(1)' },
      null,
      7,
    ],
    action: [{ _type: 'navLink', _key: 'a', label: 'Appeler', url: 'tel:+212522000000' }],
    footer: [
      {
        _type: 'navColumn',
        _key: 'a',
        title: 'Lire',
        links: [to('blog', { label: 'Le blog' }), to('radio')],
      },
      { _type: 'navColumn', _key: 'b', title: 'Rien', links: [to('vieux')] },
    ],
    legal: [to('legal', { label: 'CGV', anchor: 'cgv' })],
  },
];

const test = base.extend<{ composed: Site }>({
  composed: shared((atEnd) => startSharedSite(atEnd, { content: { documents: DOCUMENTS } })),
});

const linksIn = (page: ServedPage, selector: string) =>
  page
    .locator(`${selector} a`)
    .all()
    .map((link) => `${link.text()} ${link.attribute('href')}`);

const AGENCIES = ['Nos villes /villes', 'Rabat /villes/rabat'];
const BESIDE = ['Services /services', 'Film /services/film', 'Boutique https://boutique.example/'];

test('header and menu have an editor’s links, a group as a list, and nothing that no visitor may open', async ({
  composed,
}) => {
  const page = await readPage(composed, '/contact');
  expect(linksIn(page, '.site-header nav')).toEqual([...AGENCIES, ...BESIDE]);
  expect(linksIn(page, '.site-menu nav')).toEqual([...AGENCIES, ...BESIDE]);
  const button = page.locator('.site-header nav button');
  expect(button.texts()).toEqual(['Agences']);
  const list = page.locator(`.site-header #${button.attribute('popovertarget')}`);
  expect([list.attribute('popover'), list.locator('a').texts()]).toEqual([
    'auto',
    ['Nos villes', 'Rabat'],
  ]);
  expect(page.locator('.site-menu .menu-group > p').texts()).toEqual(['Agences']);
  expect(page.locator('.site-menu [popover]').count).toBe(0);
  expect(page.locator('a[href=""], a:not([href])').count).toBe(0);
  const away = page.locator('.site-header nav a[target="_blank"]');
  expect([away.attribute('rel'), ...away.names()]).toEqual([
    'noopener',
    'Boutique (nouvel onglet)',
  ]);
});

test('the button of the header leads where an editor says, and so does the first of the menu', async ({
  composed,
}) => {
  const page = await readPage(composed, '/');
  const buttons = ['.site-header .wrap > .button', '.site-menu-actions .button-light'];
  for (const button of buttons) {
    expect(page.locator(button).attribute('href'), button).toBe('tel:+212522000000');
    expect(page.locator(button).text(), button).toContain('Appeler');
  }
});

test('the footer has an editor’s columns and legal links', async ({ composed }) => {
  const page = await readPage(composed, '/');
  expect(page.locator('.footer-group > h2').texts()).toEqual(['Lire', 'Légal']);
  expect(linksIn(page, '.footer-group')).toEqual(['Le blog /blog', 'CGV /legal#cgv']);
});

test('the current page is marked in a group too, and of two that lead to it the nearer one', async ({
  composed,
}) => {
  const current = async (path: string) =>
    (await readPage(composed, path)).locator('.site-header nav [aria-current="page"]').texts();
  expect(await current('/villes/rabat')).toEqual(['Rabat']);
  expect(await current('/villes')).toEqual(['Nos villes']);
  expect(await current('/services/film')).toEqual(['Film']);
  expect(await current('/')).toEqual([]);
});

test('breadcrumbs for search engines have the first names of pages, whatever the menus say', async ({
  composed,
}) => {
  const { html } = await readPage(composed, '/services/film');
  for (const name of ['Accueil', 'Services', 'Film']) {
    expect(html).toMatch(new RegExp(`"ListItem","position":\\d,"name":"${name}"`));
  }
});

test('their stylesheet is on pages that need it, and on no other', async ({ site, composed }) => {
  const sheets = async (of: Site) =>
    (await readPage(of, '/')).locator('link[rel=stylesheet][href*="/menu-lists-"]').count;
  expect([await sheets(composed), await sheets(site)]).toEqual([1, 0]);
  const address = (await readPage(composed, '/'))
    .locator('link[href*="/menu-lists-"]')
    .attribute('href');
  expect((await fetch(composed.origin + address)).status).toBe(200);
});

const FRAME = ['.site-header', '.site-menu', '.site-footer'];

/** What is around a page, as it is sent. */
async function frameOf(site: Site, path: string): Promise<string[]> {
  const page = await readPage(site, path);
  return FRAME.map((part) => page.locator(part).markup());
}

test('lists made of the first menus leave header, menu and footer the same to the byte', async ({
  edited,
}) => {
  const pages = ['/', '/work', '/services', '/contact'];
  const before = await Promise.all(pages.map((path) => frameOf(edited, path)));
  const services = await edited.client.fetch<string[]>(
    '*[_type == "service" && status == "active" && defined(slug.current)] | order(featured desc, title asc)[0...5]._id',
  );
  const written = new Set<string>(await edited.client.fetch('*[]._id'));
  const stored = await edited.client.getDocument('navigation');
  // Seen first with other lists: a page that nothing has changed would be the same too.
  await withMenus(edited, { legal: [to('legal', { label: 'Témoin' })] }, async () => {
    const legal = async () => linksIn(await readPage(edited, '/'), '.footer-group').at(-1);
    await expect.poll(legal).toBe('Témoin /legal');
  });
  await withMenus(edited, menusOf({ ...stored }, { services, written }), async () => {
    await expect.poll(() => frameOf(edited, '/')).toEqual(before[0]);
    for (const [nth, path] of pages.entries()) {
      expect(await frameOf(edited, path), path).toEqual(before[nth]);
    }
  });
});

test('a page that is renamed, moved, taken back and deleted is so in the menus of every page', async ({
  edited,
}) => {
  const { client } = edited;
  const links = async () => linksIn(await readPage(edited, '/legal'), '.site-header nav');
  await client.create({
    _id: 'essaouira',
    _type: 'page',
    title: 'Essaouira',
    slug: slug('mogador'),
  });
  const menus = { header: [to('work'), to('essaouira')], legal: [to('essaouira')] };
  await withMenus(edited, menus, async () => {
    await expect.poll(links).toEqual(['Travaux /work', 'Essaouira /mogador']);
    await client
      .patch('essaouira')
      .set({ title: 'Au port', slug: slug('port') })
      .commit();
    await expect.poll(links).toEqual(['Travaux /work', 'Au port /port']);
    expect(linksIn(await readPage(edited, '/legal'), '.footer-group').at(-1)).toBe('Au port /port');
    await client.delete('essaouira');
    await expect.poll(links).toEqual(['Travaux /work']);
  });
});

/** Publishes lists, does something, and takes them back: others share the site. */
async function withMenus({ client }: EditedSite, menus: object, then: () => Promise<void>) {
  await client.patch('navigation').set(menus).commit();
  try {
    await then();
  } finally {
    await client.patch('navigation').unset(['header', 'action', 'footer', 'legal']).commit();
  }
}
