/** What stands for the site outside its pages: in a tab, among a telephone's apps, under a shared link. */
import sharp from 'sharp';
import { expect } from 'vitest';
import { z } from 'zod';
import { test } from '../support/http.ts';
import { PUBLIC_ROUTES } from '../support/public-routes.ts';
import { readPage } from '../support/served-page.ts';

const manifest = z.object({
  name: z.string(),
  short_name: z.string(),
  lang: z.string(),
  start_url: z.string(),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() }),
  ),
});

/** The picture at an address, measured. */
/** A browser keeps an icon, and asks whether the agency's brand had it drawn anew; a card's address holds its words. */
const ASKED_ANEW = 'no-cache';
const FOR_EVER = 'public, max-age=31536000, immutable';

async function pictureAt(address: string) {
  const answer = await fetch(address);
  expect(answer.status, address).toBe(200);
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  const again = await fetch(address, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  return {
    type: answer.headers.get('content-type'),
    kept: again.status === 304 && answer.headers.get('cache-control'),
    format,
    size: `${width}x${height}`,
  };
}

test('every icon a page names is there, of its type, and kept by browsers', async ({ site }) => {
  const icons = (await readPage(site, '/contact')).locator(
    'head link[rel="icon"], head link[rel="apple-touch-icon"]',
  );
  expect(icons.all().map((icon) => [icon.attribute('rel'), icon.attribute('href')])).toEqual([
    ['icon', '/favicon.ico'],
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
  ]);
  expect(await pictureAt(`${site.origin}/favicon.svg`)).toMatchObject({
    type: expect.stringContaining('image/svg+xml'),
    kept: ASKED_ANEW,
  });
  expect(await pictureAt(`${site.origin}/apple-touch-icon.png`)).toEqual({
    type: 'image/png',
    kept: ASKED_ANEW,
    format: 'png',
    size: '180x180',
  });
  const ico = await fetch(`${site.origin}/favicon.ico`);
  expect(ico.headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  // The size its directory declares is what the link promises.
  expect([...new Uint8Array(await ico.arrayBuffer()).subarray(6, 8)]).toEqual([32, 32]);
});

test('the manifest names the agency, and every icon it lists is there', async ({ site }) => {
  const page = await readPage(site, '/');
  const href = page.locator('head link[rel="manifest"]').attribute('href');
  const answer = await fetch(`${site.origin}${href}`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const { icons, ...manifestFields } = manifest.parse(await answer.json());
  expect(manifestFields).toMatchObject({
    name: 'Atelier Anfa',
    short_name: 'Atelier Anfa',
    lang: 'fr',
  });
  expect(page.locator('head meta[name="theme-color"]').attribute('content')).toBe(
    manifestFields.theme_color,
  );
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type } of icons) {
    expect(await pictureAt(site.origin + src)).toEqual({
      type,
      kept: ASKED_ANEW,
      format: 'png',
      size: sizes,
    });
  }
});

test('the manifest bears the name the agency gives itself', async ({ bare }) => {
  const answer = await fetch(`${bare.origin}/site.webmanifest`);
  expect(manifest.parse(await answer.json()).name).toBe('Maison Ferrane');
});

test('a link to any page is shown with a card of its own, which says what it is', {
  tags: ['slow'],
}, async ({ site }) => {
  const pictures = new Set<string>();
  for (const address of [...PUBLIC_ROUTES, '/blog?categorie=video']) {
    const page = await readPage(site, address);
    const tag = (name: string) =>
      page.locator(`head meta[${name}]`).attribute('content') ?? undefined;
    const title = tag('property="og:title"');
    expect(title, address).toBeTruthy();
    expect(
      {
        locale: tag('property="og:locale"'),
        name: tag('property="og:site_name"'),
        type: tag('property="og:type"'),
        url: tag('property="og:url"'),
        width: tag('property="og:image:width"'),
        height: tag('property="og:image:height"'),
        alt: tag('property="og:image:alt"'),
        card: tag('name="twitter:card"'),
      },
      address,
    ).toEqual({
      locale: 'fr_MA',
      name: 'Atelier Anfa',
      type: /^\/(?:blog|newsletter)\/(?!auteurs\/|etiquettes\/)./.test(address)
        ? 'article'
        : 'website',
      url: site.origin + address,
      width: '1200',
      height: '630',
      alt: title,
      card: 'summary_large_image',
    });
    const picture = tag('property="og:image"') ?? '';
    expect(picture, address).toMatch(`${site.origin}/cards/`);
    expect(await pictureAt(picture), address).toMatchObject({
      type: 'image/png',
      kept: FOR_EVER,
      size: '1200x630',
    });
    pictures.add(picture);
  }
  expect(pictures.size).toBe(PUBLIC_ROUTES.length + 1);
});

test('what has no page of its own is shown with the agency’s card, and no draft has one', {
  tags: ['slow'],
}, async ({ site }) => {
  const page = await readPage(site, '/nulle-part');
  const picture = page.locator('head meta[property="og:image"]').attribute('content') ?? '';
  expect(picture).toBe(`${site.origin}/social-card.png`);
  expect(await pictureAt(picture)).toMatchObject({ kept: ASKED_ANEW, size: '1200x630' });
  for (const address of ['work/nulle-part', 'apercu/drafts/work/nulle-part', 'nulle-part']) {
    expect((await fetch(`${site.origin}/cards/1/${address}.png`)).status, address).toBe(404);
  }
});

test('somebody without a picture has a drawn one, at an address of their name', async ({
  site,
}) => {
  const address = `${site.origin}/portraits/${encodeURIComponent('Leïla & co')}.svg`;
  expect(await pictureAt(address)).toMatchObject({ type: 'image/svg+xml', size: '400x520' });
  expect((await fetch(address)).headers.get('content-security-policy')).toContain('sandbox');
  expect((await fetch(`${site.origin}/portraits/${'x'.repeat(400)}.svg`)).status).toBe(404);
});

test('a project without a picture is shown with a drawn one [pages-3.15]', async ({ bare }) => {
  for (const address of ['/work', '/work/sans-image']) {
    const page = await readPage(bare, address);
    const drawn = page
      .locator('main img')
      .filter((it) => /^\/covers\//.test(it.attribute('src') ?? ''));
    const answer = await fetch(bare.origin + drawn.first().attribute('src'));
    expect(answer.status, address).toBe(200);
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBeGreaterThan(0);
  }
});
