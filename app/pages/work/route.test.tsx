import { text as textOf } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import { createSiteSearch } from '../../../server/search-index.ts';
import {
  contentContext,
  measuringContext,
  originContext,
  redirectsContext,
  searchContext,
  visitContext,
} from '../../context.ts';
import * as root from '../../root.tsx';
import * as detail from '../case/route.tsx';
import * as work from './route.tsx';

const STATED = [
  { _id: 'work', _type: 'work', satisfiedClients: '100 %' },
  { _id: 'settings', _type: 'settings', agencyName: 'Maison Ferrane', claims: { years: '5+' } },
];

const service = await startTestService(
  [
    ...STATED,
    {
      _id: 'reel',
      title: 'Le matin à Derb Omar',
      slug: { current: 'matin-derb-omar' },
      publishDate: '2026-05-02T09:00:00Z',
      client: 'Tafilt',
      tags: ['Reels', 'Vidéo'],
    },
    {
      _id: 'souk',
      title: 'Une boutique qui tient dans la main',
      slug: { current: 'ecommerce-modern' },
      publishDate: '2026-03-12T09:00:00Z',
      client: 'Petit Souk',
      summary: 'Une ruelle sur un écran de six pouces.',
      timeline: '11 semaines',
      role: ['Marque', 'Web'],
      techStack: ['Node.js', 'SQLite'],
      problem: 'Huit clients sur dix venaient du quartier.',
      solution: 'Un catalogue de soixante objets.',
      results: ['Panier moyen doublé'],
      metrics: [{ value: '×2', label: 'panier moyen' }],
      gallery: [
        {
          type: 'image',
          src: {
            asset: { _ref: 'image-1d129d72132a327321a8f1df473d91b30876b6b9-1920x1080-png' },
          },
          alt: 'Cinq échoppes en arche',
        },
      ],
      video: { type: 'youtube', youtubeId: 'PetitSouk-1', duration: 94 },
      tags: ['YouTube', 'E-commerce'],
    },
    {
      _id: 'app',
      title: 'Une application qui se fait oublier',
      slug: { current: 'mobile-app' },
      publishDate: '2025-11-20T09:00:00Z',
      client: 'Dirhamo',
      tags: ['Mobile App'],
    },
  ].map((document) => ({ put: { _type: 'portfolio', ...document } })),
);
const empty = await startTestService();
const unreachable = service.client({ apiHost: 'http://127.0.0.1:9', maxRetries: 0 });

const isFunction = (value: unknown) => typeof value === 'function';

/**
 * A page without its place in the route map. The framework types what a route module exports by that
 * place, more narrowly than the router that runs it.
 */
const loaderOf = (value: unknown) => z.custom<LoaderFunction>(isFunction).parse(value);
const componentOf = (value: unknown) =>
  z.custom<Parameters<typeof withComponentProps>[0]>(isFunction).parse(value);

const workRoute = {
  id: 'work',
  path: '/work',
  loader: loaderOf(work.loader),
  Component: withComponentProps(componentOf(work.default)),
  ErrorBoundary: withErrorBoundaryProps(work.ErrorBoundary),
};
const site = createStaticHandler([
  {
    id: 'root',
    path: '/',
    loader: loaderOf(root.loader),
    children: [
      workRoute,
      {
        id: 'detail',
        path: 'work/:slug',
        loader: loaderOf(detail.loader),
        Component: withComponentProps(componentOf(detail.default)),
      },
    ],
  },
]);

/** The answer to an address without script, as the site's server renders it. */
async function visit(address: string, client = service.client(), routes = site) {
  const context = new RouterContextProvider();
  const reader = { client, assetOrigin: '', warn() {} };
  context.set(contentContext, reader);
  context.set(searchContext, createSiteSearch({ reader, revision: () => 1 }));
  context.set(originContext, 'https://anfa.example');
  context.set(measuringContext, undefined);
  context.set(redirectsContext, { find: async () => undefined });
  context.set(visitContext, {
    requestId: 'test',
    address: '127.0.0.1',
    base: '',
    reportError() {},
    reportMissing() {},
  });
  const answer = await routes.query(new Request(`https://anfa.example${address}`), {
    requestContext: context,
  });
  if (answer instanceof Response) {
    return { status: answer.status, location: answer.headers.get('location'), html: '', text: '' };
  }
  const html = await render(answer, routes);
  return { status: answer.statusCode, location: null, html, text: readable(html) };
}

async function render(context: StaticHandlerContext, routes: typeof site): Promise<string> {
  const router = createStaticRouter(routes.dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return textOf(prelude);
}

/** What a visitor reads, one line per element. */
function readable(html: string): string {
  return html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replace(/\n+/g, '\n');
}

describe('/work', () => {
  it('shows Reels upright under Reels [pages-2.06]', async () => {
    const { html } = await visit('/work');
    const [, wall = ''] = html.split('>Reels</h2>');
    expect(wall.indexOf('Le matin à Derb Omar')).toBeLessThan(wall.indexOf('Projets Phares'));
    expect(wall).toContain('/covers/9x16/');
  });

  it('shows YouTube items wide under Projets Phares [pages-2.07]', async () => {
    const { html } = await visit('/work');
    const [, featured = ''] = html.split('>Projets Phares</h2>');
    expect(featured).toMatch(/^.*?\/covers\/16x9\/.*?Une boutique qui tient dans la main/s);
  });

  it('shows an item with neither tag in a third wide grid [pages-2.08]', async () => {
    const { html } = await visit('/work');
    const [, others = ''] = html.split('>Autres projets</h2>');
    expect(others).toMatch(/^.*?\/covers\/16x9\/.*?Une application qui se fait oublier/s);
  });

  it('states the number of projects, satisfied clients and years [pages-2.15] [pages-2.16] [pages-2.17]', async () => {
    const { text } = await visit('/work');
    expect(text).toMatch(/\n3\n\s*projets à voir\n/);
    expect(text).toMatch(/\n100\s%\n de leurs clients satisfaits\n/);
    expect(text).toMatch(/\n5\+\n ans/);
  });

  it('searched by address is filtered by the server, with the count [pages-2.05] [pages-2.12] [pages-2.14]', async () => {
    const { html, text } = await visit('/work?search=SOUK');
    expect(html).toContain('value="SOUK"');
    expect(text).toContain('1 projet trouvé');
    expect(text).toContain('Une boutique qui tient dans la main');
    expect(text).not.toContain('Le matin à Derb Omar');
  });

  it('without a match has a button that clears the search [pages-2.11]', async () => {
    const { html, text } = await visit('/work?search=xyz');
    expect(text).toContain('Aucun projet trouvé');
    expect(html).toMatch(
      /<form action="\/work"><button[^>]*type="submit"[^>]*>.*?Effacer la recherche/,
    );
  });

  it('without any project says so [pages-2.20]', async () => {
    const { text } = await visit('/work', empty.client());
    expect(text).toContain('Le mur attend ses premières pièces');
    expect(text).not.toContain('Effacer la recherche');
  });

  it('says that it could not be loaded, and loads again on demand [pages-2.19] [pages-8.01] [pages-8.02]', async () => {
    const alone = createStaticHandler([workRoute]);
    const { status, html, text } = await visit('/work?search=souk', unreachable, alone);
    expect(status).toBe(503);
    expect(text).toMatch(
      /\nErreur de chargement\nNous n’arrivons pas à lire cette page\.[^\n]*\nDétail technique\s: ?\n?Failed to load portfolio items\n/,
    );
    expect(html).toMatch(
      /<form><input type="hidden" name="search" value="souk"\/><button.*?Réessayer/,
    );
  });
});

describe('a case study', () => {
  it('shows tags, title and summary [pages-2.21]', async () => {
    const { text } = await visit('/work/ecommerce-modern');
    for (const part of ['YouTube', 'E-commerce', 'Une ruelle sur un écran de six pouces.']) {
      expect(text).toContain(`\n${part}\n`);
    }
  });

  it('shows client, duration, delivery month, roles and technologies [pages-2.22] [pages-2.23] [pages-2.28]', async () => {
    const { text } = await visit('/work/ecommerce-modern');
    expect(text).toContain('\nClient\nPetit Souk\n');
    expect(text).toContain('\nDurée\n11 semaines\n');
    expect(text).toContain('\nLivraison\nmars\u00a02026\n');
    expect(text).toContain('\nRôles\nMarque\nWeb\n');
    expect(text).toContain('\nTechnologies\nNode.js\nSQLite\n');
  });

  it('tells the problem, the solution and the results [pages-2.25] [pages-2.26] [pages-2.27]', async () => {
    const { text } = await visit('/work/ecommerce-modern');
    expect(text).toContain('\nLe Défi\nHuit clients sur dix venaient du quartier.\n');
    expect(text).toContain('\nLa Solution\nUn catalogue de soixante objets.\n');
    expect(text).toContain('\nLes Résultats\nPanier moyen doublé\n');
  });

  it('shows its figures, measured over 6 months [pages-2.29] [pages-2.30]', async () => {
    const { text } = await visit('/work/ecommerce-modern');
    expect(text).toContain('\n×2\npanier moyen\n');
    expect(text).toContain('\nRésultats mesurés sur 6 mois.\n');
  });

  it('shows its gallery [pages-2.31]', async () => {
    const { html } = await visit('/work/ecommerce-modern');
    expect(html).toMatch(/<img[^>]*alt="Cinq échoppes en arche"/);
  });

  it('shows its cover, and leads to its film without contacting YouTube [pages-2.24] [pages-2.45]', async () => {
    const { html } = await visit('/work/ecommerce-modern');
    expect(html).toContain('src="/covers/36x19/');
    expect(html).toContain('href="https://www.youtube.com/watch?v=PetitSouk-1"');
    expect(html).not.toMatch(/<iframe|src="[^"]*youtube/);
  });

  it('leads to its neighbours and to the agency [pages-2.34]', async () => {
    const { html, text } = await visit('/work/ecommerce-modern');
    expect(text).toContain('\nProjet précédent\nLe matin à Derb Omar\n');
    expect(text).toContain('\nProjet suivant\nUne application qui se fait oublier\n');
    expect(html).toMatch(/href="\/contact"[^>]*><span>Parler à un expert/);
  });

  it('that does not exist leads back to the list [pages-2.35] [pages-8.03]', async () => {
    expect(await visit('/work/nulle-part')).toMatchObject({ status: 302, location: '/work' });
  });

  it('that fails to load leads back to the list [pages-2.36] [pages-8.04]', async () => {
    expect(await visit('/work/ecommerce-modern', unreachable)).toMatchObject({
      status: 302,
      location: '/work',
    });
  });
});
