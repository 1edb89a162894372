import { createStaticHandler, type LoaderFunction, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import { contentContext, originContext, visitContext } from '../context.ts';
import * as llms from './llms.ts';
import * as robots from './robots.ts';
import * as security from './security.ts';

const service = await startTestService(
  [
    {
      _id: 'settings',
      _type: 'settings',
      agencyName: 'Atelier [Anfa]',
      tagline: 'Une agence\nà Casablanca',
      email: 'bonjour@anfa.example',
      addressLines: ['2 rue du Port', 'Casablanca'],
    },
    {
      _id: 'video',
      _type: 'service',
      title: 'Production vidéo',
      slug: { current: 'production-video' },
      status: 'active',
      outcome: 'Des films [courts](javascript:alert(1)) <script>',
    },
    { _id: 'off', _type: 'service', title: 'Arrêté', slug: 'arrete', status: 'inactive' },
    {
      _id: 'closed',
      _type: 'jobPosting',
      title: 'Pourvu',
      slug: 'pourvu',
      isActive: true,
      applicationDeadline: '2026-01-01',
    },
    { _id: 'soon', _type: 'blogPost', title: 'Demain', slug: 'x', publishDate: '2999-01-01' },
    { _id: 'post', _type: 'blogPost', title: 'Hier', slug: 'hier', publishDate: '2026-01-01' },
  ].map((document) => ({ put: document })),
);
const unreachable = service.client({ apiHost: 'http://127.0.0.1:9', maxRetries: 0 });

/** The framework types a loader by its place in the route map, more narrowly than the router that runs it. */
const loaderOf = (value: unknown) =>
  z.custom<LoaderFunction>((it) => typeof it === 'function').parse(value);

const site = createStaticHandler(
  Object.entries({
    '/llms.txt': llms.loader,
    '/robots.txt': robots.loader,
    '/.well-known/security.txt': security.loader,
  }).map(([path, loader]) => ({ path, loader: loaderOf(loader) })),
);

async function read(path: string, client = service.client()) {
  const context = new RouterContextProvider();
  context.set(contentContext, { client, assetOrigin: '', warn() {} });
  context.set(originContext, 'https://anfa.example');
  context.set(visitContext, {
    requestId: 'test',
    address: '127.0.0.1',
    base: '',
    reportError() {},
    reportMissing() {},
  });
  const answer: unknown = await site.queryRoute(new Request(`https://anfa.example${path}`), {
    requestContext: context,
  });
  if (!(answer instanceof Response)) throw new Error(`${path} is no resource`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  return { status: answer.status, text: await answer.text() };
}

test('llms.txt says who the agency is and what there is to read, and no text of it is markup', async () => {
  const { text } = await read('/llms.txt');
  expect(text).toMatch(/^# Atelier \\\[Anfa\\\]\n\n> Une agence à Casablanca\n\n/);
  expect(text).toContain(
    '- [Production vidéo](https://anfa.example/services/production-video): Des films \\[courts\\](javascript:alert(1)) \\<script\\>\n',
  );
  // A link line as the format's own parser reads it (llmstxt.org, `llms_txt`): name, address, and notes behind a colon.
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  for (const line of lines) {
    expect(line).toMatch(
      /^-\s*\[(?<title>(?:\\.|[^\]\\])+)\]\((?<url>[^)]+)\)(?::\s*(?<desc>.*))?$/,
    );
  }
  expect(text).toContain('- [Hier](https://anfa.example/blog/hier)\n');
  expect(text).not.toMatch(/Arrêté|Demain|Pourvu/);
  for (const address of ['feed.xml', 'atom.xml', 'feed.json', 'sitemap.xml', 'contact']) {
    expect(text).toContain(`(https://anfa.example/${address})`);
  }
});

test.each([
  [['12 000 DH HT', '18 000 DH par mois HT'], 'Les prix y sont en dirhams marocains, hors taxes.'],
  [['30 000 DH'], 'Les prix y sont en dirhams marocains, toutes taxes comprises.'],
  [['30 000 DH', '12 000 DH HT'], 'Les prix y sont en dirhams marocains, TTC ou HT'],
])('llms.txt says of taxes what prices of %j say', { tags: ['slow'] }, async (prices, sentence) => {
  const packages = prices.map((priceRange) => ({ _key: priceRange, priceRange }));
  const priced = { _id: 'a', _type: 'service', title: 'A', slug: 'a', status: 'active', packages };
  const hidden = { ...priced, _id: 'b', status: 'inactive', packages: [{ priceRange: '1 DH' }] };
  const other = await startTestService([{ put: priced }, { put: hidden }]);
  expect((await read('/llms.txt', other.client())).text).toContain(sentence);
});

test('llms.txt says nothing of prices while there is none', async () => {
  expect((await read('/llms.txt')).text).not.toMatch(/prix y sont|taxes/);
});

test('security.txt names the agency’s address and a day less than a year away', async () => {
  const { text } = await read('/.well-known/security.txt');
  const [, expires = ''] = /^Expires: (\d{4}-\d\d-01T00:00:00Z)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(365);
  expect(text.split('\n')).toEqual([
    'Contact: mailto:bonjour@anfa.example',
    `Expires: ${expires}`,
    'Preferred-Languages: fr, en',
    'Canonical: https://anfa.example/.well-known/security.txt',
    '',
  ]);
});

test('while the content service is away, a weakness is reported on the contact page; the list of readings is 503', async () => {
  expect((await read('/.well-known/security.txt', unreachable)).text).toMatch(
    /^Contact: https:\/\/anfa\.example\/contact$/m,
  );
  expect((await read('/llms.txt', unreachable)).status).toBe(503);
});

test('robots may read each public page, a newsletter issue too, and none that is one person’s', async () => {
  const { text } = await read('/robots.txt');
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const isClosed = (path: string) => closed.some((it) => path.startsWith(it));
  expect(isClosed('/newsletter/six-secondes')).toBe(false);
  for (const path of [
    '/studio/contenu',
    '/demande/AB-1234',
    '/newsletter/confirmer?jeton=x',
    '/newsletter/desinscription?jeton=x',
    '/commentaires/moderation?jeton=x',
  ]) {
    expect(isClosed(path), path).toBe(true);
  }
  expect(text).toContain('\nSitemap: https://anfa.example/sitemap.xml\n');
});
