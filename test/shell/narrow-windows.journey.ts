/** Telephones: no page is wider than its window, whatever is open, refused or missing there. */
import type { Page } from '@playwright/test';
import { expectFitting } from '../support/accessibility.ts';
import { test as withBare } from '../support/bare-site.ts';
import { clickSend, expectDrawnError, FORMS, openForm } from '../support/empty-forms.ts';
import { hydrated } from '../support/hydrated.ts';
import { scrollDown } from '../support/page-watch.ts';
import { PAGES } from '../support/pages.ts';
import { EVERY_PAGE } from '../support/public-routes.ts';
import { type Site, shared, startSharedSite } from '../support/site.ts';
import { openModalMenu } from '../support/site-menu.ts';
import { ask, openSearch, resultsOf } from '../support/site-search.ts';
import { openDialog } from '../support/whatsapp.ts';

const WIDTHS = [320, 360, 375, 390, 412, 430, 600, 768];

/** Pages that the navigation leads to, whatever an agency has written, and pages of what is not there. */
const LINKED = ['/', '/services', '/work', '/about', '/blog', '/careers', '/contact', '/legal'];
const NOTHING = ['/newsletter', '/work?search=film', '/demande/inconnue', '/nulle-part'];

/** What forms that were sent without script lead to. */
const SENT = ['/?envoye=1', '/contact?envoye=1', '/careers?envoye=1', '/newsletter?envoye=1'];

const test = withBare.extend<{ rif: Site }>({
  /** The demo, whose visitors are asked about Google Analytics. */
  site: shared((atEnd) => startSharedSite(atEnd, { env: { GA_MEASUREMENT_ID: 'G-TEST12345' } })),
  /** A second agency, made by its answers alone. */
  rif: shared((atEnd) =>
    startSharedSite(atEnd, { fresh: true, program: 'test/support/studio-rif/start.ts' }),
  ),
});

test.use({
  isMobile: true,
  hasTouch: true,
  viewport: { width: 390, height: 1600 },
  // A row that goes on by itself has a button more.
  reducedMotion: 'no-preference',
  counted: true,
});

test('no page of the demo is wider than its window', { tag: '@slow' }, async ({ page, site }) => {
  test.slow();
  await expectPagesFitting(page, site, [...PAGES, ...EVERY_PAGE, ...SENT]);
});

test('no page of an agency that has written nothing is wider than its window', {
  tag: '@slow',
}, async ({ page, empty }) => {
  test.slow();
  await expectPagesFitting(page, empty, [...LINKED, ...NOTHING]);
});

test('no page of a second agency is wider than its window', { tag: '@slow' }, async ({
  page,
  rif,
}) => {
  test.slow();
  await expectPagesFitting(page, rif, [...LINKED, ...NOTHING]);
});

test('no page is wider than its window while content cannot be read', { tag: '@slow' }, async ({
  page,
  away,
}) => {
  test.slow();
  await expectPagesFitting(page, away, [...LINKED, ...NOTHING]);
});

test('no page is wider than its window with a dialog open or a question unfolded', {
  tag: '@slow',
}, async ({ page }) => {
  test.slow();
  await page.goto('/work');
  await page.getByRole('button', { name: 'Refuser' }).click();
  await openModalMenu(page);
  await expectFitting(page, WIDTHS);

  for (const term of ['film', 'introuvable']) {
    await page.goto('/newsletter');
    await openSearch(page);
    await expectFitting(page, WIDTHS);
    await ask(page, term);
    await expectFitting(page, WIDTHS);
    await resultsOf(page).press('Escape');
  }

  await page.goto('/newsletter');
  await openDialog(page);
  await expectFitting(page, WIDTHS);

  for (const [path, opening] of [
    ['/work/ecommerce-modern', page.getByRole('link', { name: /agrandir/ }).first()],
    ['/work/matin-derb-omar', page.getByRole('link', { name: /Voir le film/ })],
  ] as const) {
    await page.goto(path);
    await hydrated(opening);
    await opening.click();
    await page.locator('.lightbox').waitFor();
    await expectFitting(page, WIDTHS);
  }

  for (const path of ['/', '/services/production-video', '/contact']) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
    });
    await expectFitting(page, WIDTHS);
  }
});

test('no page is wider than its window with a form refused', { tag: '@slow' }, async ({ page }) => {
  test.slow();
  await page.goto('/newsletter');
  await page.getByRole('button', { name: 'Refuser' }).click();
  for (const [path, forms] of Object.entries(FORMS)) {
    for (const selector of forms) {
      await page.goto(path);
      const form = await openForm(page, selector);
      await clickSend(form);
      await expectDrawnError(form);
      await expectFitting(page, WIDTHS);
    }
  }
});

async function expectPagesFitting(page: Page, site: Site, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) {
    await page.goto(site.origin + path);
    // Rows have what script adds to them once they are near.
    await hydrated(page.getByRole('main'));
    await scrollDown(page);
    await expectFitting(page, WIDTHS);
  }
}
