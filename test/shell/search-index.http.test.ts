/** The search as a file and as pages: what browsers are sent, when, and what is found without script. */

import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';

const INDEX = '/search-index.json';

/** As it travels: half a second of a slow telephone connection. */
const MOST_BYTES = 100_000;

test('the file is small, compressed, always today’s, and not sent twice', async ({ request }) => {
  const first = await request.get(INDEX, { headers: { 'accept-encoding': 'br' } });
  const headers = first.headers();
  expect(first.status()).toBe(200);
  expect(headers['content-type']).toContain('application/json');
  expect(headers['content-encoding']).toBe('br');
  expect(Number(headers['content-length'])).toBeLessThan(MOST_BYTES);
  expect(headers['cache-control']).toContain('max-age=0, must-revalidate');
  const again = await request.get(INDEX, {
    headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('what no project says is found elsewhere; a blank search is the whole list', async ({
  site,
}) => {
  const elsewhereOn = async (address: string) =>
    (await readPage(site, address)).getByRole('region', { name: 'Ailleurs sur le site' });
  const page = await readPage(site, '/work?search=mentions+legales');
  expect(page.getByRole('heading', { name: 'Aucun projet trouvé' }).count).toBe(1);
  const elsewhere = await elsewhereOn('/work?search=mentions+legales');
  expect(elsewhere.getByRole('link').first().attribute('href')).toBe('/legal#mentions-legales');
  expect(elsewhere.text()).toContain('3 pages répondent à « mentions legales ».');
  expect((await elsewhereOn('/work?search=%20%20')).count).toBe(0);
  expect((await elsewhereOn('/work?search=xyzzy')).count).toBe(0);
});

test('what is typed is shown, never run', async ({ site }) => {
  const page = await readPage(site, '/work?search=%3Cscript%3Ealert(1)%3C/script%3E%20seo');
  expect(page.html).not.toContain('<script>alert');
  const long = await readPage(site, `/work?search=${'seo '.repeat(500)}`);
  const elsewhere = long.getByRole('region', { name: 'Ailleurs sur le site' });
  expect(elsewhere.text()).toContain('Stratégie SEO');
});
