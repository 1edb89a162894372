/** The bar above the pages, as the server sends it: to whom, from when and until when. */
import { expect } from 'vitest';
import { createAdministrator } from '../support/administrator.ts';
import type { EditedSite } from '../support/edited-site.ts';
import { test as withSite } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';
import { shared, startSharedSite } from '../support/site.ts';

/** A site of its own: its settings are on every page. */
const test = withSite.extend<{ announcing: EditedSite }>({
  announcing: shared(async (atEnd) => {
    const site = await startSharedSite(atEnd);
    return { ...site, ...(await createAdministrator(site)) };
  }),
});

const TEXT = 'Portes ouvertes vendredi.';
const SHEET = /<link rel="stylesheet" href="[^"]*announcement-bar/;

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const announce = ({ client }: EditedSite, bar: object | undefined) =>
  bar
    ? client.patch('settings').set({ bar }).commit()
    : client.patch('settings').unset(['bar']).commit();

test('a page without a bar has nothing of it', async ({ site }) => {
  const html = await (await fetch(site.origin)).text();
  expect(html).not.toContain('announcement-bar');
  expect(html).not.toContain('currententrychange');
});

test('every page has the bar between the way to its content and its header, where nothing else is said', async ({
  announcing: site,
}) => {
  const page = { _type: 'reference', _ref: 'contact', _weak: true };
  await announce(site, { text: TEXT, label: 'Venir', page });
  for (const path of ['/', '/blog', '/work/route-9', '/nulle-part']) {
    const html = await (await fetch(site.origin + path)).text();
    expect(html, path).toMatch(SHEET);
    expect(html, path).toMatch(
      /Aller au contenu<\/a><aside class="announcement-bar" aria-label="Annonce">.*?<\/aside><header/,
    );
    expect(html, path).not.toContain('currententrychange');
  }
  const served = await readPage(site, '/about');
  const bar = served.getByRole('complementary', { name: 'Annonce' });
  expect(bar.getByRole('link', { name: 'Venir' }).attribute('href')).toBe('/contact');
});

test('chosen pages show it, the others hold it back for who walks to those', async ({
  announcing: site,
}) => {
  const pages = ['contact', 'careers'].map((_ref) => ({
    _type: 'reference',
    _key: _ref,
    _ref,
    _weak: true,
  }));
  await announce(site, { text: TEXT, pages });
  const html = async (path: string) => (await fetch(site.origin + path)).text();
  for (const path of ['/contact', '/careers']) {
    expect(await html(path)).toContain(
      '<aside class="announcement-bar" aria-label="Annonce" data-on="/contact /careers">',
    );
  }
  expect(await html('/work')).toMatch(/<aside class="announcement-bar"[^>]* hidden=""/);
  expect(await html('/work')).toContain('currententrychange');
});

test('a bar begins by itself, and ends by itself on a page that is kept, a minute late at most', {
  tags: ['slow'],
  timeout: 90_000,
}, async ({ announcing: site }) => {
  const text = async (path: string) => (await fetch(site.origin + path)).text();
  await announce(site, { text: TEXT, start: inSeconds(1), end: inSeconds(16) });
  expect(await text('/services')).not.toContain(TEXT);
  // Pages share what they read for ten seconds (server/pages/shared-reads.ts).
  await new Promise((resolve) => setTimeout(resolve, 11_100));
  expect(await text('/about')).toContain(TEXT);
  const late = { timeout: 64_000, interval: 500 };
  await expect.poll(() => text('/about'), late).not.toContain(TEXT);
});

test('a bar that is taken back is gone at once', async ({ announcing: site }) => {
  await announce(site, { text: TEXT });
  const text = async () => (await fetch(`${site.origin}/legal`)).text();
  expect(await text()).toContain(TEXT);
  await announce(site, undefined);
  expect(await text()).not.toContain(TEXT);
});
