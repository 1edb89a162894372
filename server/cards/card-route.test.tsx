import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import pino from 'pino';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { settingsWithoutContent } from '../../app/content/settings.ts';
import { pageMeta } from '../../app/frame/page-meta.ts';
import { DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';
import { listen } from '../../packages/kit/http/listen.ts';
import { createCardRoute } from './card-route.ts';
import { createCards } from './cards.ts';

const directory = await mkdtemp(join(tmpdir(), 'card-door-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Asked for nothing: the page has no content but its head. */
const content = {
  client: createClient({
    projectId: 'anfa',
    dataset: 'production',
    useCdn: false,
    apiVersion: '1',
  }),
  assetOrigin: '',
  warn: () => {},
};

type Page =
  | { title: string; agencyName?: string; chosen?: string; cover?: string }
  | { status: number };

/**
 * Pages by their address, with the head that the app gives them.
 *
 * @param draws whether cards are really drawn
 */
async function open(pages: Record<string, Page>, { draws = false } = {}) {
  const listening = await listen('127.0.0.1', 0);
  const origin = `http://127.0.0.1:${listening.port}`;
  const drawn: string[] = [];
  const cards = createCards({
    folder: directory,
    root: new URL('../../', import.meta.url),
    program: new URL('draw-card.ts', import.meta.url),
    brand: () => DEFAULT_BRAND,
    readLogo: async () => undefined,
    freeSpaceFloor: 0,
    warn: (message) => drawn.push(message),
  });

  async function page(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const fixture = pages[pathname + search];
    if (!fixture) return new Response(null, { status: 302, headers: { location: '/' } });
    if ('status' in fixture) {
      return new Response(null, { status: fixture.status, headers: { 'retry-after': '7' } });
    }
    return new Response(headOf(pathname + search, fixture, origin));
  }

  const route = createCardRoute({
    origin,
    page,
    cards: {
      picture(address, card, claim) {
        const motif = card.cover ? ` ${card.cover.motif}` : '';
        drawn.push(
          `${card.section} ${card.title} ${card.agency} ${card.seed} ${card.ground}${motif}`,
        );
        if (!draws) return Promise.resolve({ key: 'a', image: new Uint8Array(1) });
        return cards.picture(address, card, claim);
      },
    },
  });
  const info = { id: 'test', address: '127.0.0.1', log: pino({ level: 'silent' }) };
  listening.serve(async (request) => {
    const isCard = new URL(request.url).pathname.startsWith('/cards/');
    return isCard ? route(request, info) : page(request);
  });

  /** The address of the picture that a page names. */
  async function imageOf(path: string): Promise<string> {
    const html = await (await fetch(origin + path)).text();
    const [, src = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    return src.replaceAll('&amp;', '&');
  }

  return {
    origin,
    drawn,
    imageOf,
    ask: (address: string, init: RequestInit = {}) =>
      fetch(new URL(address, origin), { redirect: 'manual', ...init }),
    async [Symbol.asyncDispose]() {
      await listening.close();
      await cards.close();
    },
  };
}

function headOf(path: string, page: Exclude<Page, { status: number }>, origin: string): string {
  const { title, agencyName = 'Atelier Anfa', chosen, cover } = page;
  const site = {
    settings: { ...settingsWithoutContent(content), agencyName },
    menus: { json: '' },
    year: 2026,
    origin,
  };
  const socialImage = chosen === undefined ? undefined : { src: chosen, alt: 'Une ruelle' };
  const tags = pageMeta(site, { title, path, socialImage, cover });
  return renderToStaticMarkup(
    <html lang="fr">
      <head>
        {tags.map((tag) =>
          'property' in tag ? <meta key={JSON.stringify(tag)} {...tag} /> : undefined,
        )}
      </head>
      <body>
        <img src="/covers/1x1/pen-nuit/autre.svg" alt="" />
        {cover && <img src={cover} alt="" />}
      </body>
    </html>,
  );
}

test('the card of a document shows what its page draws for it, at an address that changes with it', async () => {
  const cover = (motif: string) => `/covers/36x19/${motif}-menthe/medina.svg`;
  const title = 'Une ruelle';
  await using oil = await open({ '/work/medina': { title, cover: cover('oil') } });
  const address = await oil.imageOf('/work/medina');
  expect((await oil.ask(address)).status).toBe(200);
  expect(oil.drawn).toEqual(['Étude de cas Une ruelle Atelier Anfa medina encre oil']);
  await using film = await open({ '/work/medina': { title, cover: cover('film') } });
  expect(new URL(await film.imageOf('/work/medina')).pathname).not.toBe(new URL(address).pathname);
  await using bare = await open({ '/work/medina': { title, cover: cover('toString') } });
  expect((await bare.ask(await bare.imageOf('/work/medina'))).status).toBe(200);
  expect(bare.drawn).toEqual(['Étude de cas Une ruelle Atelier Anfa medina encre']);
});

test('the card of a page is at the address its head names, and kept for ever there', {
  tags: ['slow'],
}, async () => {
  await using site = await open(
    { '/work/medina': { title: 'L’argile & l\'eau "vive"' } },
    { draws: true },
  );
  const address = await site.imageOf('/work/medina');
  expect(new URL(address).pathname).toMatch(/^\/cards\/[a-z\d]+\/work\/medina\.png$/);
  const answer = await site.ask(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(site.drawn).toEqual(['Étude de cas L’argile & l\'eau "vive" Atelier Anfa medina encre']);
  const etag = answer.headers.get('etag') ?? '';
  expect((await site.ask(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const head = await site.ask(address, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(answer.headers.get('content-length'));
});

test.each([
  ['/', /^\/cards\/[a-z\d]+\.png$/, ' Accueil Atelier Anfa / chaux'],
  ['/work', /^\/cards\/[a-z\d]+\/work\.png$/, ' Accueil Atelier Anfa /work encre'],
  ['/services/seo', /\/services\/seo\.png$/, 'Service Accueil Atelier Anfa seo nuit'],
  ['/blog/brief', /\/blog\/brief\.png$/, 'Article Accueil Atelier Anfa brief chaux'],
  ['/blog?categorie=seo&page=2', /\/blog\.png$/, ' Accueil Atelier Anfa /blog chaux'],
  ['/careers/web', /\/careers\/web\.png$/, 'Offre d’emploi Accueil Atelier Anfa web sable'],
  ['/newsletter/une', /\/newsletter\/une\.png$/, 'Lettre Accueil Atelier Anfa une nuit'],
])('%s has a card', async (path, pathname, drawn) => {
  await using site = await open({ [path]: { title: 'Accueil' } });
  const address = await site.imageOf(path);
  expect(new URL(address).pathname).toMatch(pathname);
  expect((await site.ask(address)).status).toBe(200);
  expect(site.drawn).toEqual([drawn]);
});

test('another title or name of the agency is another address, and the former one leads to it', async () => {
  const pages: Record<string, Page> = { '/blog/a': { title: 'Un' } };
  await using site = await open(pages);
  const first = await site.imageOf('/blog/a');
  pages['/blog/a'] = { title: 'Deux' };
  const second = await site.imageOf('/blog/a');
  pages['/blog/a'] = { title: 'Deux', agencyName: 'Maison Ferrane' };
  const third = await site.imageOf('/blog/a');
  expect(new Set([first, second, third]).size).toBe(3);
  for (const former of [first, second]) {
    const answer = await site.ask(former);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(third);
  }
});

test('invented versions draw nothing: they lead to the one there is', async () => {
  await using site = await open({ '/blog/a': { title: 'Un' } });
  const address = await site.imageOf('/blog/a');
  for (let version = 0; version < 50; version++) {
    const answer = await site.ask(`/cards/${version}/blog/a.png`);
    expect(answer.headers.get('location')).toBe(address);
  }
  expect(site.drawn).toEqual([]);
});

test('the picture an editor chose is the one a former card leads to', async () => {
  const chosen = '/images/anfa/production/abc-1200x630.jpg?w=1200&h=630';
  await using site = await open({ '/blog/a': { title: 'Un', chosen } });
  const answer = await site.ask('/cards/1/blog/a.png');
  expect(answer.headers.get('location')).toBe(site.origin + chosen);
  expect(site.drawn).toEqual([]);
});

test.each([
  '/cards/1/blog/absent.png',
  '/cards/1/apercu/drafts/blog/a.png',
  '/cards/1/blog/perdu.png',
  '/cards/1/blog/a.svg',
  '/cards/1/blog/a',
  '/cards/blog/a.png',
  '/cards/.png',
  '/cards/1//a.png',
  `/cards/1/blog/${'x'.repeat(400)}.png`,
])('%s is no card', async (address) => {
  await using site = await open({ '/blog/a': { title: 'Un' }, '/blog/perdu': { status: 404 } });
  const answer = await site.ask(address);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('while its page cannot be made a card is asked for again later', async () => {
  await using site = await open({ '/blog/a': { status: 503 } });
  const answer = await site.ask('/cards/1/blog/a.png');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('7');
});
