/** The content studio as the agency's people use it: they find things by what is written on them. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { type PageWatch, watch } from './page-watch.ts';
import { type Agency, expect, logInAs, type Role, test as withAgency } from './requests-desk.ts';

/** A machine with two busy cores loads the editor in some seconds. */
export const OPENING = { timeout: 30_000 };

/** A document takes as long to write as it does: longer than a visit to a page. */
export const WRITING = 180_000; // ms

/** What was done in one place is seen in another, through the service. */
export const ARRIVING = { timeout: 30_000 };

let shared: Promise<Page> | undefined;

/**
 * A test with a page that the tests of its file share: to load the Studio takes the processor five seconds, to go to
 * another document inside it half of one. The file ends with `test.afterAll(closeStudio)`.
 */
export const test = withAgency.extend<{ studio: Page }>({
  studio: async ({ browser }, use) => {
    shared ??= browser.newContext().then((context) => context.newPage());
    await use(await shared);
  },
});

/** Closes the shared page: an open Studio keeps the processor busy. */
export async function closeStudio(): Promise<void> {
  await (await shared)?.context().close();
  shared = undefined;
}

/**
 * Opens an address below `/studio`, logged in; returns the page's errors and requests, which are not on screen. Where the
 * page is in the Studio already, it goes there inside.
 */
export async function openContent(
  page: Page,
  agency: Agency,
  role: Role,
  address = '/structure',
): Promise<PageWatch> {
  const watched = watch(page, agency.origin);
  if (page.url().startsWith(`${agency.origin}/studio/`)) {
    await goInside(page, '/structure');
    // The document before is gone, and none of its fields is taken for one of the next.
    await expect(page.getByTestId('document-pane')).toHaveCount(0);
    await goInside(page, address);
  } else {
    await logInAs(page.context(), agency, role);
    await page.goto(`${agency.origin}/studio${address}`);
  }
  await expect(page.getByTestId('studio-navbar')).toBeVisible(OPENING);
  return watched;
}

/** Goes to an address below `/studio` as the buttons of the browser do, without loading the Studio. */
async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/studio${address}`);
}

/** The address of a new document of a type. */
export function creating(type: string): string {
  return `/intent/create/template=${type};type=${type}/`;
}

/** The address of a document. */
export function editing(type: string, id: string): string {
  return `/structure/${type};${id}`;
}

export async function showAllFields(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Tous les champs' }).click(OPENING);
}

/** The input with this label. A document's own fields come before those of what it contains. */
export function input(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: label, exact: true }).first();
}

/** A field that is no single input, by its name in the schema. */
export function field(page: Page, name: string): Locator {
  return page.getByTestId(`field-${name}`);
}

/** A list of short lines. */
export async function fillLines(page: Page, name: string, lines: readonly string[]): Promise<void> {
  for (const [index, line] of lines.entries()) {
    await field(page, name).getByRole('button', { name: 'Ajouter un élément' }).click();
    await field(page, name).getByRole('textbox').nth(index).fill(line);
  }
}

/** A list of labels: each is typed and entered. */
export async function fillLabels(page: Page, name: string, labels: readonly string[]) {
  for (const label of labels) {
    await field(page, name).getByRole('textbox').fill(label);
    await page.keyboard.press('Enter');
  }
}

/** Publishes what is open, once it is saved and may be, and waits until it is. */
export async function publish(page: Page): Promise<void> {
  const offered = page.getByTestId('action-publier').and(page.locator(':enabled'));
  await expect(offered).toBeVisible(ARRIVING);
  let isPublished = false;
  const published = page
    .waitForResponse(
      (answer) => answer.ok() && answer.url().endsWith('?tag=document.publish'),
      ARRIVING,
    )
    .then(() => {
      isPublished = true;
    });
  // The studio drops a click that comes while it still saves or checks what was typed, and offers the button again a
  // moment later.
  while (!isPublished) {
    if (await offered.isVisible()) await offered.click({ timeout: 500 }).catch(() => undefined);
    await Promise.race([published, pause(500)]);
  }
}

/** From the menu beside the publish button. */
export async function choose(page: Page, action: string): Promise<void> {
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The text of a page of the site, as any visitor gets it. */
export async function visit(agency: Agency, path: string): Promise<string> {
  const answer = await fetch(agency.origin + path);
  return answer.ok ? answer.text() : `${answer.status}`;
}

/** Expects no error, no refusal, and no request to another host. */
export function expectQuiet({ strangers, complaints }: PageWatch): void {
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
}
