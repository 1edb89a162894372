/** What is searched for in vain: told to the agency once it was meant, as a term and nothing else. */
import type { Page } from '@playwright/test';
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import {
  ask,
  cardsOf,
  DESK,
  dialogOf,
  fieldOf,
  openSearch,
  PHONE,
  resultsOf,
} from '../support/site-search.ts';

/** What the page tells of searches, as it was sent. Grows while the page lives. */
function listenTo(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/recherche/sans-resultat')) reports.push(request.postData() ?? '');
  });
  return reports;
}

test('on a desk a term is told once it has rested, not what was typed on the way to it', {
  tag: '@slow',
}, async ({ page }) => {
  const reports = listenTo(page);
  await page.setViewportSize(DESK);
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await page.keyboard.type('zzyzxq', { delay: 60 });
  await expect.poll(() => reports).toEqual(['term=zzyzxq']);
  await fieldOf(page).fill('corporate');
  await expect(cardsOf(dialogOf(page))).toHaveCount(1);
  // The page is left at once: the visitor had not read the answer.
  await fieldOf(page).fill('qxzyzz');
  await expect(dialogOf(page).getByText('Aucun résultat trouvé')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(2_000);
  expect(reports).toEqual(['term=zzyzxq']);
});

test('on a telephone a term is told once, asked for or not, and not one whose filters leave nothing', {
  tag: '@slow',
}, async ({ page }) => {
  const reports = listenTo(page);
  await page.setViewportSize(PHONE);
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await ask(page, 'corporate');
  await resultsOf(page).getByRole('button', { name: 'Filtres' }).click();
  await resultsOf(page).getByRole('button', { name: 'Blog', exact: true }).click();
  await expect(resultsOf(page).getByText('Aucun résultat trouvé')).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(reports).toEqual([]);
  await page.goBack();
  // That there is nothing is said while it is typed: it is not asked for, or once more.
  await fieldOf(page).fill('Zéro à trouver 🧩');
  await expect.poll(() => reports).toHaveLength(1);
  expect(new URLSearchParams(reports[0]).get('term')).toBe('Zéro à trouver 🧩');
  await page.keyboard.press('Enter');
  await expect(resultsOf(page).getByText('Aucun résultat trouvé')).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(reports).toHaveLength(1);
});
