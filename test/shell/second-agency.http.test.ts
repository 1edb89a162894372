/** What an agency chooses of its look, tried with the second one: docs/decisions/109-look-of-another-agency.md. */
import { expect } from 'vitest';
import { test as withSites } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';
import { type Site, shared } from '../support/site.ts';
import { rifSite } from '../support/studio-rif/site.ts';

const test = withSites.extend<{ rif: Site }>({ rif: shared(rifSite) });

const textAt = async ({ origin }: Site, path: string) => (await fetch(origin + path)).text();

/** The faces and sheets of typefaces that a page asks for, without their digests. */
async function typefacesOf(site: Site): Promise<string[]> {
  const html = await textAt(site, '/');
  return [...html.matchAll(/href="[^"]*\/assets\/([\w-]+)-[\w-]{8}\.(woff2|css)#?"/g)]
    .filter(([, name = '', kind]) => kind === 'woff2' || /^(?:gazette|enseigne)$/.test(name))
    .map(([, name, kind]) => `${name}.${kind}`)
    .sort();
}

test('a page asks for the typefaces of its own brand alone', { tags: ['slow'] }, async ({
  site,
  rif,
  empty,
}) => {
  const own = ['bricolage-grotesque-display.woff2', 'hanken-grotesk-text.woff2'];
  expect(await typefacesOf(site)).toEqual(own);
  expect(await typefacesOf(empty)).toEqual(own);
  expect(await typefacesOf(rif)).toEqual([
    'gazette.css',
    'newsreader-display.woff2',
    'source-sans-text.woff2',
  ]);
});

test('a logo stands on each header itself, white where it is dark; the demo has its mark', {
  tags: ['slow'],
}, async ({ site, rif }) => {
  const logoOn = async (at: Site, path: string) =>
    (await readPage(at, path)).locator('.brand img').attributes('class');
  expect(await logoOn(rif, '/')).toEqual(['wordmark']);
  expect(await logoOn(rif, '/services')).toEqual(['wordmark whitened']);
  expect(await logoOn(site, '/services')).toEqual([]);
  const html = await textAt(rif, '/services');
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)];
  expect(sheets.length).toBeGreaterThan(2);
  for (const [, sheet = ''] of sheets) {
    expect(await textAt(rif, sheet)).not.toMatch(/\.brand img\{[^}]*background/);
  }
});

test('the home page of the second agency has sections of its own, in an order of its own', {
  tags: ['slow'],
}, async ({ site, rif }) => {
  const sections = async (at: Site) =>
    (await readPage(at, '/')).locator('main section').attributes('id').filter(Boolean);
  const own = await sections(rif);
  expect(own).toEqual(['projets', 'image', 'chiffres', 'articles', 'contact', 'appel']);
  expect((await sections(site)).filter((id) => own.includes(id))).toEqual(['contact']);
  expect((await readPage(rif, '/ete')).locator('.event-facts-day').text()).toBe(
    'samedi 17 juillet 2027',
  );
});

test('its work is drawn by its subjects, as islands that the first agency has not', {
  tags: ['slow'],
}, async ({ site, rif }) => {
  const html = await textAt(rif, '/');
  const covers = new Map(
    [...html.matchAll(/(?:\/~\w+)?(\/covers\/\w+\/(\w+)-\w+\/[\w-]+\.svg)/g)].map(
      ([, address = '', motif = '']) => [motif, address],
    ),
  );
  expect([...covers.keys()].sort()).toEqual([
    'coins',
    'film',
    'lighthouse',
    'oven',
    'sails',
    'voices',
  ]);
  const drawn = await Promise.all([...covers.values()].map((address) => textAt(rif, address)));
  expect(new Set(drawn).size).toBe(covers.size);
  for (const [index, address] of [...covers.values()].entries()) {
    expect(drawn[index]).toMatch(/^<svg /);
    expect(await textAt(site, address)).not.toBe(drawn[index]);
  }
});
