/** Where the content comes from: our own service, another one, or none that answers. */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { mergeTests } from '@playwright/test';
import { createClient } from '@sanity/client';
import { test as withAway } from '../support/bare-site.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { publishStudy, test as withEdited } from '../support/edited-site.ts';
import { startRecordingServer } from '../support/recording-server.ts';
import { expect, freePort, type Site, startSite, temporaryDirectory } from '../support/site.ts';

const test = mergeTests(withEdited, withAway);

/** A site that reads somewhere else, with the settings an operator would give it. */
async function startReader(contentHost: string): Promise<Site> {
  return startSite({
    directory: await temporaryDirectory(),
    env: {
      SANITY_PROJECT_ID: 'agence',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: contentHost,
    },
  });
}

async function end(site: Site): Promise<void> {
  await site.stop();
  await rm(site.directory, { recursive: true, force: true });
}

/** What a visitor reads on the list, in order. */
async function titlesOf(origin: string): Promise<string[]> {
  const html = await (await fetch(`${origin}/work`)).text();
  return [...html.matchAll(/<h3[^>]*>(?:<a [^>]*>)?([^<]+)/g)].map(([, title = '']) => title);
}

test('the same site reads its own content service or another one [pages-1.03]', async ({
  page,
  site,
}) => {
  const reader = await startReader(site.origin);
  const titles = await titlesOf(site.origin);
  expect(titles).toHaveLength(14);
  expect(await titlesOf(reader.origin)).toEqual(titles);

  // It keeps no content of its own: the pictures come from where the content does.
  expect((await fetch(`${reader.origin}/v2024-01-01/data/query/production`)).status).toBe(404);
  await page.goto(`${reader.origin}/work/ecommerce-modern`);
  const cover = page.getByRole('article').locator('img').first();
  await expect
    .poll(() => cover.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc))
    .toContain(`${site.origin}/images/agence/production/`);
  await expect
    .poll(() => cover.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await end(reader);
});

test('pages show what the content service says, and nothing else [pages-1.01] [pages-7.08]', async ({
  page,
}) => {
  const project = {
    _id: 'a',
    title: 'Venu d’ailleurs',
    slug: 'ailleurs',
    publishDate: '2026-01-01',
  };
  const content = await startRecordingServer((query, { url }) => {
    if (url.searchParams.get('$slug') === '"ailleurs"') return project;
    if (query.trim().startsWith('count(')) return 0;
    return query.includes('"portfolio"') && !query.includes('$slug') ? [project] : undefined;
  });
  const reader = await startReader(content.origin);
  expect(await titlesOf(reader.origin)).toEqual(['Venu d’ailleurs']);
  await page.goto(`${reader.origin}/work/ailleurs`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venu d’ailleurs');
  await end(reader);
  content.close();
});

test('the site only reads, without a token, what is published [pages-1.02] [pages-6.01] [pages-6.02] [pages-7.01] [pages-7.02] [pages-7.04] [pages-7.20] [pages-4.18]', async () => {
  const content = await startRecordingServer();
  const reader = await startReader(content.origin);
  for (const address of [
    '/',
    '/work',
    '/work/un-projet',
    '/work?search=x',
    '/services',
    '/about',
    '/blog',
    '/blog?q=x',
    '/careers',
    '/legal',
    '/contact',
    '/nulle-part',
  ]) {
    await fetch(reader.origin + address, {
      headers: { cookie: 'a=b', authorization: 'Bearer quelqu-un' },
    });
  }
  await fetch(`${reader.origin}/contact`, {
    method: 'POST',
    headers: { origin: reader.origin },
    body: new URLSearchParams({ name: 'a', email: 'a@b.example', service: 'Autre', message: 'c' }),
  });
  await end(reader);
  content.close();

  expect(content.requests.length).toBeGreaterThan(5);
  // Besides, it listens to what is published.
  const eventPaths = ['/v2024-01-01/data/live/events/production', '/v2024-01-01/check/cors'];
  for (const { method, url, headers } of content.requests) {
    expect(method).toBe('GET');
    expect(headers.authorization).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
    if (eventPaths.includes(url.pathname)) continue;
    expect(url.pathname).toBe('/v2024-01-01/data/query/production');
    expect(url.searchParams.get('query')).toContain('*[');
    expect(url.searchParams.get('perspective')).toBe('published');
    expect(headers['x-sanity-project-id']).toBe('agence');
  }
  const slugs = content.requests.flatMap(({ url }) => url.searchParams.get('$slug') ?? []);
  expect(new Set(slugs)).toEqual(new Set(['"un-projet"']));
});

test('what is published elsewhere is shown as soon as it is said, and soon when nothing is said', {
  tag: '@slow',
}, async ({ edited }) => {
  test.setTimeout(120_000);
  let title = 'Avant';
  const mute = await startRecordingServer((query) =>
    query.includes('"portfolio"') && !query.includes('$slug')
      ? [{ _id: 'a', title, slug: 'a', publishDate: '2026-01-01' }]
      : undefined,
  );
  const deaf = await startReader(mute.origin);
  expect(await titlesOf(deaf.origin)).toEqual(['Avant']);
  title = 'Après';

  await publishStudy(edited, 'route-neuf', 'Route neuf');
  const reader = await startReader(edited.origin);
  expect(await titlesOf(reader.origin)).toContain('Route neuf');
  await edited.client.patch('route-neuf').set({ title: 'Route dix' }).commit();
  await expect.poll(() => titlesOf(reader.origin), { timeout: 3_000 }).toContain('Route dix');
  await end(reader);

  await expect.poll(() => titlesOf(deaf.origin), { timeout: 20_000 }).toEqual(['Après']);
  await end(deaf);
  mute.close();
});

test('while the content service is away the list says so, and comes back with a click [pages-8.01] [pages-8.02] [pages-8.25]', {
  tag: '@slow',
}, async ({ page }) => {
  const directory = await temporaryDirectory();
  const port = await freePort();
  const source = await startSite({ directory, port });
  const reader = await startReader(source.origin);
  await source.stop();

  const answer = await page.goto(`${reader.origin}/work?search=dirhamo`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible();
  await expect(page.getByText('Failed to load portfolio items', { exact: true })).toBeVisible();

  const again = await startSite({ directory, port });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(`${reader.origin}/work?search=dirhamo`);
  await expect(page.getByRole('status')).toHaveText('2 projets trouvés');
  await end(reader);
  await end(again);
});

test('while the content service is away a case study leads to the list, and one can still write to us [pages-2.36] [pages-4.01] [pages-8.04]', async ({
  page,
  away: reader,
}) => {
  const answer = await fetch(`${reader.origin}/work/mobile-app`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/work');
  await expect.poll(() => reader.output()).toMatch(/"Failed to load portfolio item[:"]/);

  await page.goto(`${reader.origin}/work/mobile-app`);
  await expect(page).toHaveURL(`${reader.origin}/work`);
  await expect(page.getByRole('heading', { name: 'Erreur de chargement' })).toBeVisible();

  await page.goto(`${reader.origin}/contact`);
  await expect(page.getByLabel('Nom complet *')).toBeVisible();
});

test('a project without its dataset, or the other way round, is one line at boot [pages-8.05] [pages-7.01]', () => {
  for (const given of [{ SANITY_PROJECT_ID: 'agence' }, { SANITY_DATASET: 'production' }]) {
    const { status, stderr } = spawnSync(process.execPath, ['server.js'], {
      env: childEnvironment({ NODE_ENV: 'production', PORT: '0', ...given }),
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/SANITY_DATASET .*SANITY_PROJECT_ID/),
    ]);
  }
});

test('an anonymous visitor can write nothing [pages-6.03]', async ({ site }) => {
  const visitor = createClient({
    projectId: 'agence',
    dataset: 'production',
    apiHost: site.origin,
    useProjectHostname: false,
    apiVersion: '2024-01-01',
    useCdn: false,
    maxRetries: 0,
  });
  const before = await visitor.fetch('count(*)');
  const attempts = [
    () => visitor.create({ _type: 'portfolio', title: 'Intrus' }),
    () => visitor.createOrReplace({ _id: 'home', _type: 'home' }),
    () => visitor.patch('settings').set({ agencyName: 'Intrus' }).commit(),
    () => visitor.delete('portfolio-mobile-app'),
    () => visitor.delete({ query: '*' }),
    () =>
      visitor.action({
        actionType: 'sanity.action.document.delete',
        publishedId: 'home',
        includeDrafts: [],
      }),
    () => visitor.assets.upload('image', Buffer.from('GIF89a')),
  ];
  for (const attempt of attempts) {
    await expect(attempt()).rejects.toMatchObject({ statusCode: expect.any(Number) });
  }
  for (const method of ['PUT', 'PATCH', 'DELETE', 'POST']) {
    const answer = await fetch(`${site.origin}/v2024-01-01/data/doc/production/home`, { method });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
  expect(await visitor.fetch('count(*)')).toBe(before);
  expect(await visitor.fetch('*[_id == "settings"][0].agencyName')).toBe('Atelier Anfa');
});

test('the running site knows every fit and crop mode of the specification [pages-9.04] [pages-9.05]', async ({
  site,
}) => {
  const html = await (await fetch(`${site.origin}/work`)).text();
  const [image] = /\/images\/agence\/production\/[0-9a-f]{40}-\d+x\d+\.png/.exec(html) ?? [];
  const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'];
  const crops = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'];
  for (const mode of [
    ...fits.map((fit) => `fit=${fit}`),
    ...crops.map((it) => `fit=crop&crop=${it}`),
  ]) {
    const answer = await fetch(`${site.origin}${image}?w=60&h=60&${mode}`);
    expect(answer.status, mode).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\//);
  }
  for (const name of ['fit', 'crop']) {
    const refused = await fetch(`${site.origin}${image}?w=60&h=60&${name}=autre`);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ parameter: name });
  }
});
