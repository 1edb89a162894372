/** What visitors do with the search of the site, in the words they read. */
import { expect, type Locator, type Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** The header's button. Before its script has run it is a link, and this waits. */
export function searchButtonOf(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
}

/** The first view of a telephone. */
export function overlayOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Recherche', exact: true });
}

/** Its second. */
export function resultsOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Résultats', exact: true });
}

/** The one view of a desk. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Rechercher', exact: true });
}

export function fieldOf(page: Page): Locator {
  return page.getByPlaceholder('Rechercher des projets, services...');
}

export async function openSearch(page: Page): Promise<void> {
  // On a busy machine a first click may come while the page is still waking up: a visitor clicks again.
  await expect(async () => {
    if (!(await fieldOf(page).isVisible())) await searchButtonOf(page).click();
    await expect(fieldOf(page)).toBeFocused({ timeout: 3_000 });
  }).toPass();
}

/** Asks on a telephone, and waits for the answer. */
export async function ask(page: Page, term: string): Promise<void> {
  await fieldOf(page).fill(term);
  await overlayOf(page).getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(resultsOf(page)).toBeVisible();
}

/** The cards of a telephone, the options of a desk. */
export function cardsOf(view: Locator): Locator {
  return view.locator('.search-card');
}

/** What the browser keeps of past searches, as another program of the page would read it. */
export function keptSearches(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('recentSearches') ?? 'null'));
}

/** Writes what a browser has kept from other days. Before `goto`. */
export async function keep(page: Page, stored: string): Promise<void> {
  await page.addInitScript((text) => {
    // Not again on the next page: what the visitor did since is what counts.
    if (sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', 'yes');
    localStorage.setItem('recentSearches', text);
  }, stored);
}
