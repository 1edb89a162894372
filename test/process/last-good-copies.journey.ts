/** Pages that were seen, while the content service is in every kind of trouble: docs/decisions/008-page-cache.md. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createAdministrator } from '../support/administrator.ts';
import { type EditedSite, publishStudy, test } from '../support/edited-site.ts';
import { moderationLink } from '../support/moderation-link.ts';
import { expect, freePort, type Site, startSite, temporaryDirectory } from '../support/site.ts';
import { startUpstream, TROUBLES, type Upstream } from '../support/upstream.ts';

/** Every route that is read without a form or a link of one's own. */
const ROUTES = [
  '/',
  '/services',
  '/services/production-video',
  '/work',
  '/work/matin-derb-omar',
  '/about',
  '/blog',
  '/blog?page=2',
  '/blog?categorie=seo',
  '/blog/paiement-a-la-livraison',
  '/careers',
  '/careers/monteuse-monteur-video',
  '/contact',
  '/contact?service=production-video',
  '/legal',
  '/newsletter',
  '/whatsapp.json',
  '/search-index.json',
  '/site.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/work.data',
  '/work/matin-derb-omar.data',
];

/** A shown page is at least ten times faster than a read that is given up. */
const AT_ONCE = 500; // ms

type Seen = { status: number; etag: string | null; body: string };

/** @param from the visitor's address, which the site believes of us: one network may hold 250 connections */
async function see(site: Site, route: string, from = '10.0.0.1'): Promise<Seen> {
  const headers = { 'x-forwarded-for': from };
  const answer = await fetch(site.origin + route, { headers, redirect: 'manual' });
  return { status: answer.status, etag: answer.headers.get('etag'), body: await answer.text() };
}

async function seeAll(site: Site): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  for (const route of ROUTES) seen.set(route, await see(site, route));
  return seen;
}

/** A reading site over an upstream over a real content service; another start keeps its data. */
async function startStage(source: Site) {
  const upstream = await startUpstream(source.origin);
  const directory = await temporaryDirectory();
  // The same at each start: pages name the site's own address.
  const port = await freePort();
  const start = () =>
    startSite({
      directory,
      port,
      awaited: '/favicon.svg',
      env: {
        SANITY_PROJECT_ID: 'agence',
        SANITY_DATASET: 'production',
        SANITY_API_HOST: upstream.origin,
        TRUSTED_PROXIES: '127.0.0.1',
        LOG_LEVEL: 'error',
      },
    });
  return { upstream, directory, start };
}

async function end(upstream: Upstream, site: Site) {
  upstream.close();
  await site.stop();
  await rm(site.directory, { recursive: true, force: true });
}

/** Publishes what no page shows: the site hears that something was, and asks for its cached pages again. */
async function publishAside({ client }: EditedSite): Promise<void> {
  await client.create({ _type: 'note' });
}

/** Until the site reads again. */
async function untilItAsks(site: Site, upstream: Upstream) {
  const before = upstream.queries.length;
  await expect
    .poll(
      async () => {
        await see(site, '/about');
        return upstream.queries.length;
      },
      { timeout: 90_000, intervals: [100] },
    )
    .toBeGreaterThan(before);
}

test('a page that was seen is the same page whatever becomes of the content service, also after a restart [R21] [R22] [R23]', {
  tag: '@slow',
}, async ({ site: source }) => {
  test.setTimeout(600_000);
  const { upstream, start } = await startStage(source);
  let site = await start();
  const seen = await seeAll(site);
  for (const [route, { status }] of seen) expect(status, route).toBe(200);

  for (const mode of TROUBLES) {
    upstream.mode = mode;
    // Each start has everything to read again, and cannot.
    await site.stop();
    site = await start();
    for (const round of ['first', 'second']) {
      for (const [route, { etag, body }] of seen) {
        const started = performance.now();
        const again = await see(site, route);
        const took = performance.now() - started;
        expect([again.status, again.etag], `${route}, ${mode}, ${round}`).toEqual([200, etag]);
        expect(again.body === body, `the bytes of ${route}, ${mode}`).toBe(true);
        if (round === 'second') expect(took, `${route}, ${mode}`).toBeLessThan(AT_ONCE);
      }
      // Whatever hangs: few at a time.
      expect(upstream.open()).toBeLessThanOrEqual(32);
    }
  }

  upstream.mode = 'ok';
  await expect
    .poll(async () => (await see(site, '/work')).etag, { timeout: 20_000 })
    .toBe(seen.get('/work')?.etag);
  await end(upstream, site);
});

test('trouble that begins while the site runs is met the same way, without a restart', {
  tag: '@slow',
}, async ({ edited }) => {
  test.setTimeout(300_000);
  const { upstream, start } = await startStage(edited);
  const site = await start();
  const seen = await seeAll(site);
  for (const mode of ['hanging', 'null', 'failing'] as const) {
    upstream.mode = mode;
    await publishAside(edited);
    await untilItAsks(site, upstream);
    for (const [route, { etag }] of seen) {
      const again = await see(site, route);
      expect([again.status, again.etag], `${route}, ${mode}`).toEqual([200, etag]);
    }
    upstream.mode = 'ok';
    await untilItAsks(site, upstream);
  }
  await end(upstream, site);
});

test('a page that was never seen says so, and no cache may keep that [R20]', {
  tag: '@slow',
}, async ({ site: source }) => {
  test.setTimeout(120_000);
  const { upstream, directory, start } = await startStage(source);
  for (const mode of ['failing', 'null', 'truncating', 'HTML'] as const) {
    upstream.mode = mode;
    const site = await start();
    for (const [route, expected] of [
      ['/work', [503]],
      ['/services', [503]],
      ['/blog', [503]],
      ['/careers', [503]],
      ['/sitemap.xml', [503]],
      ['/search-index.json', [503]],
      ['/work/matin-derb-omar', [302, '/work']],
      ['/services/production-video', [302, '/services']],
      ['/blog/paiement-a-la-livraison', [302, '/blog']],
      ['/careers/monteuse-monteur-video', [503]],
      ['/contact', [200]],
      ['/contact?service=production-video', [200]],
    ] as const) {
      const answer = await fetch(site.origin + route, { redirect: 'manual' });
      const [status, location] = expected;
      expect(answer.status, `${route}, ${mode}`).toBe(status);
      if (location) expect(answer.headers.get('location')).toBe(location);
      expect(answer.headers.get('cache-control'), route).toBe('no-store');
      if (status === 503) expect(answer.headers.get('retry-after'), route).toBe('10');
      await answer.text();
    }
    await site.stop();
  }
  upstream.close();
  await rm(directory, { recursive: true, force: true });
});

/** Files below a data directory that hold this text. */
async function filesWith(directory: string, text: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  const matches: string[] = [];
  for (const name of names) {
    const bytes = await readFile(join(directory, name)).catch(() => Buffer.alloc(0));
    if (bytes.includes(text)) matches.push(name);
  }
  return matches;
}

test('a thousand visitors are one read of each query, and no copy keeps what was unpublished just before the service died [R25]', {
  tag: '@slow',
}, async ({ edited }) => {
  test.setTimeout(120_000);
  const { upstream, directory, start } = await startStage(edited);
  const canary = 'Canari-du-port';
  await publishStudy(edited, 'canari-du-port', canary);
  const site = await start();
  const pages = ['/work', '/work/canari-du-port', '/'];
  for (const page of pages) await see(site, page);
  expect((await see(site, '/work/canari-du-port')).body).toContain(canary);
  await expect.poll(() => filesWith(directory, canary)).not.toEqual([]);
  // By then the site hears what is published: its first words are over.
  await new Promise((resolve) => setTimeout(resolve, 8_000));

  upstream.queries.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, visitor) =>
      see(site, '/work/matin-derb-omar', `10.1.${visitor % 250}.${Math.floor(visitor / 250) + 1}`),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(upstream.queries.length).toBeGreaterThan(0);
  expect(new Set(upstream.queries).size).toBe(upstream.queries.length);

  upstream.mode = 'failing';
  await edited.client.delete('canari-du-port');
  await expect.poll(() => filesWith(directory, canary), { timeout: 10_000 }).toEqual([]);
  for (const page of pages) expect((await see(site, page)).body).not.toContain(canary);
  expect((await see(site, '/search-index.json')).body).not.toContain(canary);
  await site.stop();
  const again = await start();
  for (const page of pages) expect((await see(again, page)).body).not.toContain(canary);
  await end(upstream, again);
});

test('what is withdrawn from the embedded service leaves every copy in the same step, and the others come back', {
  tag: '@slow',
}, async ({ edited: site }) => {
  test.setTimeout(120_000);
  const canary = 'Canari-de-la-gare';
  await publishStudy(site, 'canari-de-la-gare', canary);
  for (const page of ['/work', '/work/canari-de-la-gare', '/about', '/work/matin-derb-omar']) {
    expect((await see(site, page)).status).toBe(200);
  }
  const pages = join(site.directory, 'pages');
  await expect.poll(() => filesWith(pages, canary)).not.toEqual([]);
  const others = await filesWith(pages, '"name":"/about"');
  expect(others).toHaveLength(1);

  await site.client.patch('canari-de-la-gare').set({ status: 'archived' }).commit();
  await expect.poll(() => filesWith(pages, canary), { timeout: 2_000 }).toEqual([]);
  expect(await filesWith(pages, '"name":"/about"')).toEqual(others);
  expect((await see(site, '/work/canari-de-la-gare')).status).toBe(302);
  // The page is not requested by a visitor: the site renders it again by itself.
  await expect
    .poll(() => filesWith(pages, '"name":"/work/matin-derb-omar"'), { timeout: 30_000 })
    .toHaveLength(1);
});

test('an erased comment is in no copy of its page, nor anywhere else, once the erasure is answered', {
  tag: '@slow',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const site = await startSite({ directory: await temporaryDirectory() });
  const { cookie } = await createAdministrator(site);
  const email = 'nour@canari.example';
  const canary = 'Canari-sous-un-article';
  const post = '/blog/filmer-a-midi';
  await page.goto(site.origin + post);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Nom *').fill('Nour B.');
  await page.getByLabel('Email *').fill(email);
  await page.getByLabel('Commentaire *').fill(canary);
  await page.getByRole('button', { name: 'Envoyer le commentaire' }).click();
  await expect(page.getByText(/^Merci ! Votre commentaire/)).toBeVisible();
  await page.goto(await moderationLink(site.directory, email));
  await page.getByRole('button', { name: 'Publier' }).click();
  await page.waitForLoadState('networkidle');
  expect((await see(site, post)).body).toContain(canary);
  expect((await see(site, `${post}.data`)).body).toContain(canary);
  const pages = join(site.directory, 'pages');
  await expect.poll(() => filesWith(pages, canary)).toHaveLength(2);

  const erased = await fetch(`${site.origin}/inbox/v1/erasures`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site.origin,
      cookie: `${cookie.name}=${cookie.value}`,
    },
    body: JSON.stringify({ address: email }),
  });
  expect(erased.status).toBe(200);
  expect(await filesWith(site.directory, canary)).toEqual([]);
  expect((await see(site, post)).body).not.toContain(canary);
  await site.stop();
  expect(await filesWith(site.directory, canary)).toEqual([]);
  await rm(site.directory, { recursive: true, force: true });
});
