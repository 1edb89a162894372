/** What every page of the content service has in common: its outline while it is awaited, its error when it cannot come. */
import { expectPartsAccessible } from '../support/accessibility.ts';
import { test } from '../support/bare-site.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { hydrated } from '../support/hydrated.ts';
import { readPage } from '../support/served-page.ts';
import { expect } from '../support/site.ts';

/** A page whose links lead to others without showing their covers. */
const LETTER = '/newsletter/six-secondes-c-est-long';

/** Each data page: from where one comes, the link one follows, and the error of its list when there is no content. */
const DATA_PAGES = [
  { from: '/contact', to: '/work', error: 'Failed to load portfolio items' },
  { from: LETTER, to: '/work/payer-sans-chercher' },
  { from: '/contact', to: '/services', error: 'Failed to load services' },
  { from: '/services', to: '/services/production-video' },
  { from: '/contact', to: '/blog' },
  { from: LETTER, to: '/blog/cinq-mille-dirhams-de-publicite' },
  { from: '/contact', to: '/careers', error: 'Failed to load job openings' },
  { from: '/careers', to: '/careers/monteuse-monteur-video' },
] as const;

test('the way to each page is outlined after 150 ms and only while it lasts [pages-4.02] [pages-4.03]', async ({
  page,
}) => {
  for (const { from, to } of DATA_PAGES) {
    await page.goto(from, { waitUntil: 'networkidle' });
    // A first page comes complete: its outline is never written.
    expect(await page.content()).not.toContain('Chargement…');

    const link = page.locator(`a[href="${to}"]:visible`).first();
    await hydrated(link);
    const { release } = await holdAnswers(page, /\.data(\?|$)/);
    const patience = page.evaluate(timeToOutline);
    await link.click();
    const outline = page.locator('.pending-page');
    await expect(outline, to).toBeVisible();
    await expect(outline.locator('> *').first()).toBeVisible();
    expect(await patience, to).toBeGreaterThanOrEqual(150);
    release();
    await expect(outline).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll();
  }
});

test('a list stays in sight on the way to a page whose cover it shows, until that flies there', {
  tag: '@slow',
}, async ({ page }) => {
  for (const { from, to } of [
    { from: '/work', to: '/work/ecommerce-modern' },
    { from: '/blog', to: '/blog/devis-video' },
  ]) {
    await page.goto(from, { waitUntil: 'networkidle' });
    const link = page.locator(`main a[href="${to}"]`).first();
    await hydrated(link);
    const { release } = await holdAnswers(page, /\.data(\?|$)/);
    const flies = page.evaluate(coverThatFlies);
    await link.click();
    await expect(page.locator('.pending-view'), to).toHaveText(/Chargement…/);
    await expect(page.locator('.pending-page'), to).toHaveCount(0);
    await expect(page).toHaveURL(from);
    release();
    await expect(page).toHaveURL(to);
    expect(await flies, to).toBe(`cover-${to.split('/').at(-1)}`);
    await page.unrouteAll();
  }
});

/** Runs in the page: the name of the cover that the next change of the page takes along. */
function coverThatFlies(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const named = document.querySelector<HTMLElement>(
        'main [style*="view-transition-name: cover"]',
      );
      resolve(named?.style.getPropertyValue('view-transition-name'));
      return start(change);
    };
  });
}

/** Runs in the page: the time from the next click until an outline is written, in ms. */
function timeToOutline(): Promise<number> {
  return new Promise((resolve) => {
    let start = Number.NaN;
    addEventListener('click', ({ timeStamp }) => (start = timeStamp), {
      once: true,
      capture: true,
    });
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.pending-page')) return;
      watch.disconnect();
      resolve(performance.now() - start);
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

test('without content each list is an error with its cause, details lead to their list [pages-4.02] [pages-5.01] [pages-8.25]', async ({
  away,
}) => {
  for (const { to, ...list } of DATA_PAGES) {
    const answer = await fetch(away.origin + to, { redirect: 'manual' });
    if ('error' in list || to === '/blog') {
      expect([to, answer.status]).toEqual([to, 503]);
      const page = await readPage(away, to);
      expect(page.getByText(/Erreur de chargement/).count).toBeGreaterThan(0);
      if ('error' in list) expect(page.getByText(list.error).count).toBe(1);
      expect(page.getByRole('button', { name: 'Réessayer' }).count).toBe(1);
    } else if (to.startsWith('/careers/')) {
      // The one detail that says so itself.
      expect([to, answer.status]).toEqual([to, 503]);
    } else {
      const above = to.slice(0, to.lastIndexOf('/'));
      expect([to, answer.status, answer.headers.get('location')]).toEqual([to, 302, above]);
    }
  }
});

test('without content no page has an accessibility violation, and each fits', {
  tag: '@slow',
}, async ({ page, away }) => {
  // Those of /blog and /legal are in blog-failure.journey.ts and legal.journey.ts.
  for (const address of ['/', '/work', '/services', '/about', '/careers', '/contact']) {
    await page.goto(away.origin + address);
    await expectPartsAccessible(page, 'main');
  }
});
