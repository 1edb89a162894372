/** The search as a file and as pages: what browsers are sent, when, and what is found without script. */
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { expectPartsAccessible } from '../support/accessibility.ts';
import { FRENCH_QUERIES, FRUITLESS_QUERIES } from '../support/french-queries.ts';
import { expect, test } from '../support/site.ts';

const INDEX = '/search-index.json';
const BEACON = '/recherche/sans-resultat';

test('sixty queries find in a browser what they find on the server [shell-7.19] [shell-7.24] [U01]', async ({
  page,
}) => {
  await serveSearchRoom(page);
  await page.goto('/contact');
  const { firstResults, slowest } = await page.evaluate(
    async ({ queries, index }) => {
      const address = '/search-room.js';
      const { loadIndex, search } = await import(address);
      const loaded = await loadIndex(await (await fetch(index)).text());
      const firstResults: Record<string, string> = {};
      let slowest = 0;
      for (const typed of queries) {
        const started = performance.now();
        const [first] = search(loaded, typed).results;
        slowest = Math.max(slowest, performance.now() - started);
        firstResults[typed] = first?.url ?? 'nothing';
      }
      return { firstResults, slowest };
    },
    { queries: [...FRENCH_QUERIES.map(([typed]) => typed), ...FRUITLESS_QUERIES], index: INDEX },
  );
  const expected = new Map(FRENCH_QUERIES);
  for (const typed of FRUITLESS_QUERIES) expected.set(typed, 'nothing');
  expect(firstResults).toEqual(Object.fromEntries(expected));
  // Some 10 ms on a quiet machine; the promise is 50, and this one is shared.
  expect(slowest).toBeLessThan(500);
});

test('a file that is cut short or another than ours is an error, and never an empty answer [shell-4.25]', async ({
  page,
}) => {
  await serveSearchRoom(page);
  await page.goto('/contact');
  const answers = [
    { status: 200, body: '{"format":1,"documents":[["' },
    { status: 200, body: '<!doctype html>' },
    { status: 503, body: '{}' },
    { status: 404, body: 'Not found' },
  ];
  for (const answer of answers) {
    await page.route(INDEX, (route) => route.fulfill(answer));
    expect(await fetchIndexIn(page), answer.body).toBe('SearchIndexError');
    await page.unroute(INDEX);
  }
  expect(await fetchIndexIn(page)).toBe('loaded');
});

test('on a page whose search finds nothing, the agency is told the term, and nobody else’s form can tell it', async ({
  page,
  request,
  site,
}) => {
  const beacon = page.waitForRequest((sent) => sent.url().endsWith(BEACON));
  await page.goto('/work?search=xyzzy');
  const sent = await beacon;
  expect(sent.method()).toBe('POST');
  expect(sent.postData()).toBe('term=xyzzy');
  const answer = await request.post(BEACON, { form: { term: 'xyzzy' } });
  expect([answer.status(), await answer.text()]).toEqual([202, '']);
  const foreign = await request.post(BEACON, {
    form: { term: 'xyzzy' },
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(foreign.status()).toBe(400);
  expect(site.output()).not.toContain('xyzzy');
});

test('while somebody types, the rest of the site is one link away', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/work');
  await page.waitForLoadState('networkidle');
  await page.getByRole('searchbox').fill('tarifs');
  await page.getByRole('link', { name: 'Chercher « tarifs » dans tout le site' }).click();
  await expect(page).toHaveURL('/work?search=tarifs');
  const elsewhere = page.getByRole('region', { name: 'Ailleurs sur le site' });
  await expect(elsewhere.getByRole('link').first()).toHaveAttribute('href', '/services');
  await page.getByRole('searchbox').fill('');
  await expect(elsewhere).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a site search lists the projects, then what the other pages have [shell-2.37]', async ({
    page,
  }) => {
    await page.goto('/work?search=%20strategie%20');
    await expect(page.getByRole('status')).toHaveText('4 projets trouvés');
    const elsewhere = page.getByRole('region', { name: 'Ailleurs sur le site' });
    await expect(elsewhere).toContainText('pages répondent aussi à « strategie ».');
    const first = elsewhere.getByRole('listitem').first();
    await expect(first).toContainText('Service');
    await expect(first.getByRole('heading', { level: 3 })).toHaveText('Stratégie marketing');
    await expect(first.locator('mark')).toHaveText('Stratégie');
    await expect(elsewhere.locator('a[href^="/blog/"]').first()).toBeVisible();
    await expect(elsewhere.locator('a[href^="/work/"]')).toHaveCount(0);
    const projects = page.getByRole('link', { name: 'Les toits d’avril' });
    expect((await projects.boundingBox())?.y).toBeLessThan((await elsewhere.boundingBox())?.y ?? 0);
    await first.getByRole('link').click();
    await expect(page).toHaveURL('/services/strategie-marketing');
  });
});

test('axe has nothing to say of what is found elsewhere, and it fits', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/work?search=tarifs');
  const elsewhere = page.getByRole('region', { name: 'Ailleurs sur le site' });
  await expect(elsewhere).toBeVisible();
  await expectPartsAccessible(page, 'main');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const link of await elsewhere.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

/** The search room as one file of the site's own origin: its policy lets nothing else run. */
async function serveSearchRoom(page: Page): Promise<void> {
  room ??= bundle();
  const body = await room;
  await page.route('/search-room.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

let room: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const entry = '\0search-room';
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'search-room',
        resolveId: (id) => (id === 'search-room' ? entry : null),
        load: (id) => (id === entry ? `export * from '/packages/search/index.ts';` : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'search-room', preserveEntrySignatures: 'strict' },
    },
  });
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('the search room was not built');
  return chunk.code;
}

function fetchIndexIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const address = '/search-room.js';
    const { loadIndex, SEARCH_INDEX_ADDRESS } = await import(address);
    const answer = await fetch(SEARCH_INDEX_ADDRESS);
    return loadIndex(await answer.text()).then(
      () => 'loaded',
      (error: Error) => error.name,
    );
  });
}
