/** What the search costs, when it is downloaded, and what is said while it is awaited or cannot be had. */
import { holdAnswers } from '../support/held-answers.ts';
import { watch } from '../support/page-watch.ts';
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import {
  ask,
  cardsOf,
  DESK,
  dialogOf,
  fieldOf,
  keep,
  openSearch,
  overlayOf,
  PHONE,
  resultsOf,
  searchButtonOf,
} from '../support/site-search.ts';

const INDEX = '**/search-index.json';

test('a page carries nothing of the search: it comes when a pointer, a finger or the focus is near', {
  tag: '@slow',
}, async ({ page, browser, site }) => {
  const near = [
    async () => searchButtonOf(page).hover(),
    async () => searchButtonOf(page).focus(),
    async () => searchButtonOf(page).dispatchEvent('touchstart'),
  ];
  for (const come of near) {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const ours = () => paths.filter((path) => /search/.test(path));
    await page.mouse.move(700, 500);
    await page.goto(PLAIN_PAGE);
    await expect(searchButtonOf(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(ours()).toEqual([]);
    await come();
    await expect.poll(ours).toContain('/search-index.json');
    expect(ours().filter((path) => path.endsWith('.js'))).toHaveLength(1);
    page.removeAllListeners('request');
  }
  const visitor = await browser.newContext();
  const html = await (await visitor.request.get(site.origin + PLAIN_PAGE)).text();
  expect(html).not.toContain('Recherches populaires');
  expect(html).not.toContain('search-index');
  await visitor.close();
});

test('opened again, the index is asked whether it is still today’s, not downloaded again', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PLAIN_PAGE);
  const answers: number[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/search-index.json')) return;
    answers.push((await response.request().sizes()).responseBodySize);
  });
  for (let times = 0; times < 2; times++) {
    await openSearch(page);
    await ask(page, 'corporate');
    await resultsOf(page).getByRole('button', { name: 'Fermer les résultats' }).click();
    await expect(resultsOf(page)).toBeHidden();
  }
  await expect.poll(() => answers.length).toBeGreaterThan(1);
  expect(answers[0]).toBeGreaterThan(1000);
  expect(answers.slice(1).filter((size) => size > 1000)).toEqual([]);
});

test('a telephone waits for the index under three skeletons, and for nothing else [shell-2.72] [shell-4.24] [shell-7.26] [shell-9.30]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const { release } = await holdAnswers(page, INDEX);
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  const skeletons = overlayOf(page).locator('.search-skeletons li');
  // Idle: nothing was asked yet.
  await expect(skeletons).toHaveCount(0);
  await fieldOf(page).fill('corporate');
  await page.keyboard.press('Enter');
  await expect(skeletons).toHaveCount(3);
  await expect(overlayOf(page).getByRole('status').first()).toHaveText('Recherche en cours…');
  await expect(resultsOf(page)).toBeHidden();
  release();
  await expect(resultsOf(page)).toBeVisible();
  await expect(skeletons).toHaveCount(0);

  // With the index at hand there is no wait at all: the answer stands in the frame after the question.
  await page.goBack();
  await fieldOf(page).fill('Mobile App');
  const waited = await page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLFormElement>('.search-overlay form')?.requestSubmit();
    while (!document.querySelector('.search-results[open]') && performance.now() - start < 5_000) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    return performance.now() - start;
  });
  expect(waited).toBeLessThan(450);
  await expect(cardsOf(resultsOf(page))).toHaveCount(5);
});

test('a desk waits under three skeletons too, and says so', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.route(INDEX, () => {});
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await page.keyboard.type('corporate');
  await expect(dialogOf(page).locator('.search-skeletons li')).toHaveCount(3);
  await expect(dialogOf(page).getByRole('status').first()).toHaveText('Recherche en cours…');
  await expect(dialogOf(page).getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
});

for (const viewport of [PHONE, DESK]) {
  test(`while the index cannot be had it says so, logs it, shows past searches and offers to try again, ${viewport.width} px wide [shell-4.25] [shell-8.13] [shell-8.14] [shell-8.16]`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await keep(page, JSON.stringify(['logo', 'vidéo']));
    await page.setViewportSize(viewport);
    await page.route(INDEX, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(PLAIN_PAGE);
    await openSearch(page);
    const dialog = page.getByRole('dialog');
    await page.keyboard.type('corporate');
    if (viewport === PHONE) await page.keyboard.press('Enter');
    await expect(dialog.getByText('Erreur lors de la recherche', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Recherches récentes')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'logo' })).toBeVisible();
    expect(logged.join('\n')).toContain('the search index cannot be had');

    // Still out of reach: it says so again, and does not forget the question.
    await dialog.getByRole('button', { name: 'Réessayer' }).click();
    await expect(dialog.getByText('Erreur lors de la recherche', { exact: true })).toBeVisible();
    await page.unroute(INDEX);
    await dialog.getByRole('button', { name: 'Réessayer' }).click();
    const container = viewport === PHONE ? resultsOf(page) : dialogOf(page);
    await expect(cardsOf(container)).toHaveCount(1);
  });
}

test('an index of another format, another type or another shape is no index, nor is nothing', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  let body = '';
  await page.route(INDEX, (route) => route.fulfill({ body, contentType: 'application/json' }));
  for (body of ['{"format":0}', '{"format":1,"documents":[["a"]]}', '<!doctype html>', '']) {
    await page.goto(PLAIN_PAGE);
    await openSearch(page);
    await fieldOf(page).fill('corporate');
    await page.keyboard.press('Enter');
    const alert = overlayOf(page).getByRole('alert');
    await expect(alert, body).toHaveText('Erreur lors de la recherche');
  }
});

test('when the search itself cannot be had, the button leads to the search field of the portfolio', async ({
  page,
}) => {
  await page.route(/\/assets\/search-/, (route) => route.abort());
  await page.goto(PLAIN_PAGE);
  await searchButtonOf(page).click();
  await expect(page).toHaveURL('/work#recherche');
});

test('without JavaScript the button is a link to that field, and the search a form that the server answers', {
  tag: '@slow',
}, async ({ browser, site }) => {
  for (const viewport of [PHONE, DESK]) {
    const visitor = await browser.newContext({ javaScriptEnabled: false, viewport });
    const page = await visitor.newPage();
    await page.goto(site.origin + PLAIN_PAGE);
    await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(`${site.origin}/work#recherche`);
    await expect(page.getByRole('searchbox').first()).toBeFocused();
    await page.keyboard.type('argile');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.origin}/work?search=argile`);
    await expect(
      page.getByRole('link', { name: /Un atelier d’argile que l’on reconnaît de loin/ }).first(),
    ).toBeVisible();
    await visitor.close();
  }
});

test('no search, whatever it finds, breaks the policy, fails in silence or calls anyone else', {
  tag: '@slow',
}, async ({ page, site }) => {
  const { strangers, complaints } = watch(page, site.origin);
  await page.setViewportSize(PHONE);
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  for (const term of ['vidéo', 'zzyzxq', 'Accueil']) {
    await ask(page, term);
    await page.waitForLoadState('networkidle');
    await page.goBack();
  }
  await page.setViewportSize(DESK);
  await fieldOf(page).fill('stratégie');
  await expect(cardsOf(dialogOf(page)).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});
