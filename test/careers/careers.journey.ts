/** The careers page: what it says, which jobs it lists, and how one of them is chosen. */
import { type Locator, mergeTests, type Page } from '@playwright/test';
import { expectPartsAccessible } from '../support/accessibility.ts';
import { test as withBare } from '../support/bare-site.ts';
import { CLOSED_JOB, COMPLETE_JOB, openWithScript, test as withJobs } from '../support/jobs.ts';
import { readPage } from '../support/served-page.ts';
import { expect } from '../support/site.ts';

const test = mergeTests(withJobs, withBare);

const WIDTHS = [390, 1440];

/** On a line, and beside all of its words. */
const NEXT_TO_EDGE = { x: 4, y: 6 };

function lineOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}

test('the details of an opening are one click away, and its title goes along [pages-2.119]', async ({
  page,
  jobs,
}) => {
  await page.goto(`${jobs.origin}/careers`);
  await lineOf(page, COMPLETE_JOB.title).click({ position: NEXT_TO_EDGE });
  await expect(page).toHaveURL(`${jobs.origin}/careers/ebeniste`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COMPLETE_JOB.title);
  await page.goBack();
  await lineOf(page, CLOSED_JOB.title).getByRole('link').click();
  await expect(page).toHaveURL(`${jobs.origin}/careers/fermee`);
});

for (const javaScriptEnabled of [true, false]) {
  test(`clicking an opening makes it the desired position, ${javaScriptEnabled ? 'with' : 'without'} script [pages-2.118]`, async ({
    browser,
    jobs,
  }) => {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport: { width, height: 900 },
        baseURL: jobs.origin,
      });
      const page = await context.newPage();
      await page.goto('/careers');
      const position = page.getByLabel('Poste souhaité *');
      await expect(position).toHaveValue('');
      await page.getByRole('link', { name: `Choisir ce poste : ${COMPLETE_JOB.title}` }).click();
      await expect(position).toHaveValue(COMPLETE_JOB.title);
      await expect(position).toBeInViewport();
      await expect(page.getByRole('link', { name: /^Poste choisi/ })).toHaveAttribute(
        'aria-current',
        'true',
      );

      // Another one takes its place, also where something else was typed.
      await position.fill('Autre chose');
      await page.getByRole('link', { name: 'Choisir ce poste : Troisième' }).click();
      await expect(position).toHaveValue('Troisième');
      await expect(page.getByRole('link', { name: /^Poste choisi/ })).toHaveCount(1);
      await context.close();
    }
  });
}

test('what was typed stays when an opening is chosen', async ({ page, jobs }) => {
  await page.goto(`${jobs.origin}/careers`);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Nom complet *').fill('Nour');
  await page.getByRole('link', { name: 'Choisir ce poste : Troisième' }).click();
  await expect(page.getByLabel('Poste souhaité *')).toHaveValue('Troisième');
  await expect(page.getByLabel('Nom complet *')).toHaveValue('Nour');
});

test('without an opening the page says so, and still takes applications [pages-2.117]', async ({
  page,
  bare,
}) => {
  await page.goto(`${bare.origin}/careers`);
  await expect(page.getByRole('heading', { name: 'Aucun poste ouvert' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Candidature spontanée' }).click();
  await expect(page.getByRole('heading', { name: 'Candidature spontanée' })).toBeInViewport();
});

test('openings that cannot be loaded are an error one can retry, with status 503 [pages-8.20] [pages-8.22]', async ({
  page,
  away,
}) => {
  const answer = await page.goto(`${away.origin}/careers`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erreur de chargement');
  await expect(page.getByText('Failed to load job openings', { exact: true })).toBeVisible();
  // The page or its data, not a file of its script.
  const retried = page.waitForResponse((it) =>
    /\/careers(\.data)?$/.test(new URL(it.url()).pathname),
  );
  await page.getByRole('button', { name: 'Réessayer' }).click();
  expect((await retried).status()).toBe(503);

  // A job that could not be loaded is the view of a job that is not there.
  const job = await readPage(away, '/careers/ebeniste');
  expect(job.status).toBe(503);
  expect(job.getByRole('heading', { level: 1 }).text()).toBe('Emploi non trouvé');
  expect(job.getByText('Cet emploi n’existe pas ou a été supprimé.').count).toBe(1);
});

test('the team of the home page leads to the openings [pages-2.120]', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Voir les offres d’emploi', exact: true })
    .click();
  await expect(page).toHaveURL('/careers');
});

test('the careers page has no accessibility violation and fits', { tag: '@slow' }, async ({
  page,
}) => {
  await openWithScript(page, '/careers?poste=developpeuse-developpeur-web');
  await expectPartsAccessible(page, '.career-application');
});
