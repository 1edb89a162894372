/** The content studio as the agency's people use it: they find things by what is written on them. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { PARTS } from '../../staff/desk-addresses.ts';
import { type PageWatch, watch } from './page-watch.ts';
import { type Agency, expect, logInAs, type Role, test as withAgency } from './requests-desk.ts';
import type { Site } from './site.ts';

/** A machine with two busy cores loads the editor in some seconds. */
export const OPENING = { timeout: 30_000 };

/** A document takes as long to write as it does: longer than a visit to a page. */
export const WRITING = 180_000; // ms

/** What was done in one place is seen in another, through the service. */
export const ARRIVING = { timeout: 30_000 };

/**
 * A test with pages that all files of its worker share: one of an editor in the Studio, and one of an administrator. To
 * load the Studio takes the processor five seconds, to go to another document inside it half of one.
 */
export const test = withAgency.extend<{ editor: Page; administrator: Page }>({
  editor: inStudio('editor'),
  administrator: inStudio('administrator'),
});

/** A page that is opened when the first test asks for it, and ends with its worker. */
function inStudio(role: Role) {
  let opened: Promise<Page> | undefined;
  async function open(browser: Browser, agency: Agency): Promise<Page> {
    const context = await browser.newContext();
    await logInAs(context, agency, role);
    return context.newPage();
  }
  return async (
    { browser, agency }: { browser: Browser; agency: Agency },
    use: (page: Page) => Promise<void>,
  ) => {
    opened ??= open(browser, agency);
    const page = await opened;
    const size = page.viewportSize();
    await use(page);
    if (size) await page.setViewportSize(size);
  };
}

/**
 * Opens an address below *Contenus* in a page that is logged in; returns the page's errors and requests, which are not on
 * screen. Where the page is in the Studio already, it goes there inside.
 */
export async function openContent(
  page: Page,
  { origin }: Site,
  address: string,
): Promise<PageWatch> {
  const watched = watch(page, origin);
  if (page.url().startsWith(`${origin}${PARTS.content.address}/`)) {
    await goInside(page, '/structure');
    // The document before is gone, and none of its fields is taken for one of the next.
    await expect(page.getByTestId('document-pane')).toHaveCount(0);
    await goInside(page, address);
  } else {
    await page.goto(origin + PARTS.content.address + address);
  }
  await expect(page.getByTestId('studio-navbar')).toBeVisible(OPENING);
  return watched;
}

/** Goes to an address below *Contenus* as the buttons of the browser do, without loading the Studio. */
async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, PARTS.content.address + address);
}

/** The address of a new document of a type. */
export function creating(type: string): string {
  return `/intent/create/template=${type};type=${type}/`;
}

/** The address of a document. */
export function editing(type: string, id: string): string {
  return `/structure/${type};${id}`;
}

/** Shows another group of fields than the first. All of them at once cost the processor as much as loading the Studio. */
export async function openGroup(page: Page, title: string): Promise<void> {
  await page.getByRole('tab', { name: title, exact: true }).click(OPENING);
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

/** From the menu beside the publish button, beside a disabled one for the moment in which it is made. */
export async function choose(page: Page, action: string): Promise<void> {
  const button = page.getByTestId('action-menu-button').and(page.locator(':enabled'));
  const item = page.getByRole('menuitem', { name: action });
  // The studio closes an open menu where it draws its button anew.
  await expect(async () => {
    if (!(await item.isVisible())) await button.click({ timeout: 1_000 });
    await item.click({ timeout: 1_000 });
  }).toPass(ARRIVING);
}

/** The text of a page of the site, as any visitor gets it. */
export async function visit(agency: Agency, path: string): Promise<string> {
  const answer = await fetch(agency.origin + path);
  return answer.ok ? answer.text() : `${answer.status}`;
}

/** The title of a document, drafts too, as the service has it now. */
export function storedTitle(agency: Agency, id: string): Promise<unknown> {
  return stored(agency, `*[_id == "${id}"][0].title`);
}

/** What a query finds, among drafts too, at this moment. */
export async function stored({ origin, sessions }: Agency, groq: string): Promise<unknown> {
  const query = encodeURIComponent(groq);
  const address = `${origin}/v2025-02-19/data/query/production?perspective=raw&query=${query}`;
  const answer: { result: unknown } = await (
    await fetch(address, { headers: { cookie: sessions.editor } })
  ).json();
  return answer.result;
}

/** Stores documents as the editor, in place of those of their ids. */
export async function store(
  { origin, sessions }: Agency,
  documents: readonly { _id: string; _type: string; [field: string]: unknown }[],
): Promise<void> {
  const written = await fetch(`${origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: sessions.editor },
    body: JSON.stringify({ mutations: documents.map((put) => ({ createOrReplace: put })) }),
  });
  expect(written.status, await written.text()).toBe(200);
}

/** Closes what is open over the form, one dialog after the other. */
export async function closeDialogs(page: Page): Promise<void> {
  const open = page.getByRole('dialog');
  await expect(async () => {
    if (await open.count()) await open.last().getByRole('button', { name: 'Fermer' }).click();
    await expect(open).toHaveCount(0, { timeout: 1000 });
  }).toPass(ARRIVING);
}

/** Chooses the document of a name in a field that refers to one. */
export async function refer(page: Page, name: string, title: string): Promise<void> {
  await page.locator(`input#${name}`).fill(title, OPENING);
  const offered = page.locator('[data-ui=AutoComplete__resultsList]');
  await offered.getByRole('option', { name: title }).first().click(ARRIVING);
  await expect(page.locator(`input#${name}`)).toHaveCount(0, ARRIVING);
}

/** The Studio's warning of a check that waits for an answer: it tells how busy the machine is, and nothing else. */
const LATE = /^Custom validator at \S+ has taken more than \d+ms to respond/;

/** Expects no error, no refusal, and no request to another host. */
export function expectQuiet({ strangers, complaints }: PageWatch): void {
  expect(strangers).toEqual([]);
  expect(complaints.filter((complaint) => !LATE.test(complaint))).toEqual([]);
}
