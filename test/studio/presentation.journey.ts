/** The site beside its documents, in the Studio: written on one side, seen on the other. */

import type { Page } from '@playwright/test';
import { createClient } from '@sanity/client';
import { expectAccessible } from '../support/accessibility.ts';
import { ARRIVING, input, OPENING, openContent, test, WRITING } from '../support/content-studio.ts';
import { type Agency, expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

const STUDY = 'etude-en-apercu';
const TITLE = 'Une étude en aperçu';
const PREVIEWED = `/apercu/portfolio/${STUDY}?preview=/work/${STUDY}`;

test('what is typed in a draft is on the page beside it, which stays where it was scrolled to', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  await publishStudy(agency);
  await openContent(page, agency, PREVIEWED);
  const site = frameOf(page);
  const heading = site.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(TITLE, OPENING);
  const title = input(page, 'Titre');
  await expect(title).toBeEditable(ARRIVING);
  await expect(page.getByLabel('Modifier au clic')).toBeEnabled(ARRIVING);
  await expect(page.getByText('Présent sur 2 pages')).toBeVisible(ARRIVING);

  const html = site.locator('html');
  await html.evaluate((element) => {
    element.setAttribute('data-same', '');
    element.ownerDocument.defaultView?.scrollTo({ top: 300, behavior: 'instant' });
  });
  await title.fill('Un titre qui naît');
  await expect(heading).toContainText('Un titre qui naît', ARRIVING);
  await expect(html).toHaveAttribute('data-same');
  expect(await html.evaluate(() => scrollY)).toBe(300);
  // The overlays' marks are in the headline, and not in the name of the tab.
  await expect
    .poll(() => html.evaluate(() => document.title))
    .toMatch(/^Un titre qui naît(?: · Atelier Anfa)?$/);

  // The perspective of the Studio is that of the page.
  await page.getByTestId('global-perspective-menu-button').click();
  await page.getByRole('menuitem', { name: 'Publié' }).click();
  await expect(heading).toContainText(TITLE, ARRIVING);

  // A page that is walked to stays a preview, and its document opens beside it.
  await page.getByText('Modifier au clic').click();
  // By its key: Playwright misses what is drawn smaller in a frame.
  await site.getByRole('link', { name: 'À propos' }).first().press('Enter');
  await expect(page).toHaveURL(/\/apercu\/about\/about/);
  await expect(site.locator('html')).toBeVisible();
  expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toContain(
    '/apercu/published/about',
  );
});

test('a headline that is clicked in the preview opens its field in the form', async ({
  editor: page,
  agency,
}) => {
  await publishStudy(agency);
  await openContent(page, agency, `/apercu?preview=/work/${STUDY}`);
  // Not drawn smaller: Playwright would miss what it clicks.
  await page.getByRole('button', { name: 'Téléphone' }).click();
  // The previewed page turns it on itself, some time after it has connected.
  await expect(page.getByLabel('Modifier au clic')).toBeChecked(OPENING);
  const heading = frameOf(page).getByRole('heading', { level: 1 });
  await expect(heading).toContainText(TITLE, ARRIVING);
  // What is drawn over the page follows what the page shows, a moment later.
  await expect(async () => {
    await heading.hover();
    await heading.click();
    await expect(page).toHaveURL(new RegExp(`/apercu/portfolio/${STUDY}/title`), {
      timeout: 3_000,
    });
  }).toPass(ARRIVING);
  await expect(input(page, 'Titre')).toBeFocused(ARRIVING);
});

test('a link that is shared from the preview shows the draft to a visitor without an account, until it is taken back', {
  tag: '@slow',
}, async ({ editor: page, page: client, agency }) => {
  await publishStudy(agency);
  await openContent(page, agency, PREVIEWED);
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible(OPENING);
  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  await page.getByLabel('sept jours').check();
  await page.getByRole('button', { name: 'Créer le lien' }).click();
  const link = await page.getByLabel('Lien de l’aperçu').inputValue();
  await page.getByRole('button', { name: 'Terminé' }).click();
  await client.goto(link);
  const notice = client.getByRole('complementary', { name: 'Aperçu' });
  await expect(notice).toContainText('visible avec ce lien seulement, jusqu’au');

  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  const revoke = page.getByRole('button', { name: `Retirer le lien\u00a0: /work/${STUDY}` });
  await expect(revoke).toBeVisible(ARRIVING);
  await expectAccessible(page, '.kit-dialog');
  await revoke.click();
  await expect(page.getByText('il n’ouvre plus aucun brouillon')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Liens ouverts' })).toBeFocused();
  await client.reload();
  await expect(notice).toContainText('Ce lien d’aperçu n’est plus valable');
});

function frameOf(page: Page) {
  return page.frameLocator('[data-testid="presentation-root"] iframe');
}

/** A case study of these tests alone, as it is without a draft. */
async function publishStudy({ origin, sessions }: Agency): Promise<void> {
  const client = createClient({
    projectId: 'agence',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: origin,
    useProjectHostname: false,
    useCdn: false,
    headers: { cookie: sessions.editor, origin },
  });
  const model = await client.getDocument('portfolio-route-9');
  if (!model) throw new Error('the demo has that case study');
  const slug = { _type: 'slug', current: STUDY };
  await client.delete(`drafts.${STUDY}`);
  // Its title is the name of the tab.
  const study = { ...model, _id: STUDY, title: TITLE, slug, seoTitle: undefined };
  await client.createOrReplace(study);
}
