/** The content studio as the agency's people use it: they find things by what is written on them. */
import type { Locator, Page } from '@playwright/test';
import { type PageWatch, watch } from './page-watch.ts';
import { type Agency, expect, logInAs, type Role } from './requests-desk.ts';

/** A machine with two busy cores loads the editor in some seconds. */
export const OPENING = { timeout: 30_000 };

/** What was done in one place is seen in another, through the service. */
export const ARRIVING = { timeout: 15_000 };

/** Opens an address below `/studio`, logged in; returns what the page does that nobody sees. */
export async function openContent(
  page: Page,
  agency: Agency,
  role: Role,
  address = '/structure',
): Promise<PageWatch> {
  await logInAs(page.context(), agency, role);
  const watched = watch(page, agency.origin);
  await page.goto(`${agency.origin}/studio${address}`);
  await expect(page.getByTestId('studio-navbar')).toBeVisible(OPENING);
  return watched;
}

/** The address of a document. */
export function editing(type: string, id: string): string {
  return `/structure/${type};${id}`;
}

/** The input with this label. A document's own fields come before those of what it contains. */
export function input(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: label, exact: true }).first();
}

/** Nothing broken, nothing refused, nobody else asked. */
export function expectQuiet({ strangers, complaints }: PageWatch): void {
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
}
