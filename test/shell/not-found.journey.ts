/** Addresses that lead nowhere: what is said, what is suggested, for anything anyone can type. */
import { request } from 'node:http';
import { expectSound } from '../support/accessibility.ts';
import { readPage } from '../support/served-page.ts';
import { expect, test } from '../support/site.ts';

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

test('a suggestion leads to its page', async ({ page }) => {
  await page.goto('/projets/derb-omar');
  const near = page.getByRole('navigation', { name: 'Vous cherchiez peut-être' });
  await near.getByRole('link', { name: 'Le matin à Derb Omar' }).click();
  await expect(page).toHaveURL('/work/matin-derb-omar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le matin à Derb Omar');
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a 404 reads, suggests and leads on', async ({ page }) => {
    const answer = await page.goto('/travau');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops ! Page introuvable');
    await page.getByRole('main').getByRole('link', { name: 'Travaux' }).click();
    await expect(page).toHaveURL('/work');
  });
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

test('the fallen piece never lies on the title, whatever the window', async ({ page }) => {
  await page.goto('/projets/derb-omar');
  // Hydration makes a button of it.
  await expect(page.locator('button > .missing-piece-heart')).toBeVisible();
  for (const [width, height] of [
    [1024, 640],
    [1280, 720],
    [1440, 790],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const piece = await page.locator('.missing-piece-heart').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    if (!title || !piece || !header) throw new Error('not laid out');
    expect(piece.y + piece.height, `${width} × ${height}`).toBeLessThanOrEqual(title.y);
    expect(piece.y, `${width} × ${height}`).toBeGreaterThanOrEqual(header.y + header.height);
  }
});

test('axe has nothing to say of a 404 with suggestions, and each is as high as a finger', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/projets/derb-omar');
  await expectSound(page, 'main');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const links = page.getByRole('navigation', { name: 'Vous cherchiez peut-être' });
    for (const link of await links.getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(44);
    }
  }
});

test('the keyboard goes from the way home through the suggestions to the footer', async ({
  page,
}) => {
  await page.goto('/projets/derb-omar');
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Derb Omar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Travaux' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1);
});
