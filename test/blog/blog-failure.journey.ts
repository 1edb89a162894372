/** The blog while its content cannot be read: each cause has its text, and a post leads back to the list. */
import { rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { expectPartsAccessible } from '../support/accessibility.ts';
import { test } from '../support/bare-site.ts';
import { expect, type Site, startSite, temporaryDirectory } from '../support/site.ts';

const CORS =
  'CORS Error: Unable to connect to Sanity API. Please check your network connection and try refreshing the page.';
const DENIED =
  'Access Denied: Please check your Sanity project configuration and ensure the dataset is accessible.';

/** A content service in the state its `answer` gives it, and a site that reads it. */
async function failingWith(answer: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const site = await startReader(typeof address === 'object' && address ? address.port : 0);
  return {
    site,
    async end() {
      await end(site);
      server.closeAllConnections();
      server.close();
    },
  };
}

async function startReader(port: number): Promise<Site> {
  return startSite({
    directory: await temporaryDirectory(),
    env: {
      SANITY_PROJECT_ID: 'agence',
      SANITY_DATASET: 'production',
      SANITY_API_HOST: `http://127.0.0.1:${port}`,
    },
  });
}

async function end(site: Site) {
  await site.stop();
  await rm(site.directory, { recursive: true, force: true });
}

function refuse(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

test('a content service that cannot be reached: the text of CORS, 503, and Réessayer asks again [pages-2.90] [pages-2.91] [pages-8.14] [pages-8.15]', async ({
  browser,
  away,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled });
    const answer = await page.goto(`${away.origin}/blog?categorie=SEO`);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erreur de chargement');
    await expect(page.getByText(CORS, { exact: true })).toBeVisible();
    // Where to look is for developers: see app/pages/blog/blog-load-error.test.tsx.
    await expect(page.getByText('Pistes de dépannage')).toHaveCount(0);
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name: 'Réessayer' }).click();
    expect(new URL((await again).url()).search).toBe('?categorie=SEO');
    await page.close();
  }
});

test('a dataset that is refused: the text of 403 [pages-8.14] [pages-8.16]', async ({ page }) => {
  const { site, end } = await failingWith((response) =>
    refuse(response, 403, { error: { type: 'forbidden', description: 'not for you' } }),
  );
  expect((await page.goto(`${site.origin}/blog`))?.status()).toBe(503);
  await expect(page.getByText(DENIED, { exact: true })).toBeVisible();
  await expectPartsAccessible(page, 'main');
  await end();
});

test('any other failure is named after its message, and a post leads back to the list [pages-2.108] [pages-4.05] [pages-8.17] [pages-8.19]', async ({
  page,
}) => {
  const { site, end } = await failingWith((response) =>
    refuse(response, 500, { error: 'Internal', message: 'out of order' }),
  );
  await page.goto(`${site.origin}/blog`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erreur de chargement');
  await expect(page.getByText(/^Failed to load blog posts: .*out of order/)).toBeVisible();
  const post = await fetch(`${site.origin}/blog/filmer-a-midi`, { redirect: 'manual' });
  expect([post.status, post.headers.get('location')]).toEqual([302, '/blog']);
  await expect.poll(() => site.output()).toMatch(/Failed to load blog post\b/);
  await end();
});
