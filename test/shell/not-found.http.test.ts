/** Addresses that lead nowhere: what is said, what is suggested, for anything anyone can type. */
import { request } from 'node:http';
import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';

test('a 404 suggests the pages that were probably meant, by their titles', async ({ site }) => {
  for (const [typed, title, address] of [
    ['/contcat', 'Contact', '/contact'],
    ['/portfolio', 'Travaux', '/work'],
    ['/%C3%80-propos', 'À propos', '/about'],
    ['/matin-derb-omr', 'Le matin à Derb Omar', '/work/matin-derb-omar'],
    ['/cgv', 'Conditions générales de vente', '/legal#cgv'],
  ] as const) {
    const page = await readPage(site, typed);
    expect(page.status, typed).toBe(404);
    const near = page.getByRole('navigation', { name: 'Vous cherchiez peut-être' });
    const links = near.getByRole('link');
    expect(links.first().text(), typed).toContain(title);
    expect(links.first().attribute('href')).toBe(address);
    expect(links.count).toBeLessThanOrEqual(3);
  }
});

test('what resembles nothing is answered without a guess, and still leads home', async ({
  site,
}) => {
  const page = await readPage(site, '/zzzz-9999');
  expect(page.getByRole('heading', { level: 1 }).text()).toBe('Oops ! Page introuvable');
  expect(page.getByText(/Vous cherchiez peut-être/).count).toBe(0);
  const home = page.locator('main').getByRole('link', { name: 'Retour à l’accueil' });
  expect(home.attribute('href')).toBe('/');
});

test('search engines keep no 404: the status says so, and the page does', async ({ site }) => {
  const page = await readPage(site, '/contcat');
  expect(page.status).toBe(404);
  expect(page.locator('head meta[name="robots"]').attribute('content')).toBe('noindex');
  expect(page.locator('head link[rel="canonical"]').count).toBe(0);
});

test('any path gets the same calm answer: long, malformed, hostile', async ({ site }) => {
  for (const path of [
    `/${'a'.repeat(8000)}`,
    `/work/${'travaux-'.repeat(900)}/x`,
    `/${'a/'.repeat(3000)}`,
    '/%E0%A4%A',
    '/%',
    '/%00',
    '/%C0%AE%C0%AE/%2e%2e/etc/passwd',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '/contact%0d%0aset-cookie:a=b',
    "/'%20OR%201=1--",
    '/wp-login.php',
  ]) {
    const { status, headers, body } = await rawGet(site.origin, path);
    expect(status, path.slice(0, 60)).toBe(404);
    expect(body).toContain('Oops ! Page introuvable');
    expect(body).not.toContain('<script>alert');
    expect(headers['set-cookie']).toBeUndefined();
  }
});

/** `fetch` and browsers tidy a path before they send it; this does not. */
function rawGet(origin: string, path: string) {
  const { hostname, port } = new URL(origin);
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      request({ hostname, port, path }, (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          body += chunk;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}
