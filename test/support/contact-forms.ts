/** What visitors do with the two contact forms, in the words they read. */

import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/**
 * The failure, to the letter (shell-8.02 and 8.06 in test/specification.md): the toast of the home page and the
 * alert of /contact say the same.
 */
export const FAILURE =
  'Une erreur est survenue lors de l’envoi de votre message. Veuillez réessayer ou nous contacter directement.';

/**
 * Opens a page and waits until its script has taken over its form: a click before that sends the whole page, which
 * is right for visitors and not what most journeys are about.
 */
export async function openWithScript(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page.locator('form.contact-form').first());
}

/** Types or chooses one answer per label. */
export async function fillIn(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const field = answerTo(page, label);
    if (await isSelect(field)) await field.selectOption(answer);
    else await field.fill(answer);
  }
}

/** Expects what was typed or chosen to be still there. */
export async function expectAnswers(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await expect(answerTo(page, label)).toHaveValue(answer);
  }
}

/** The field under this label, of the form: the footer has groups of links with labels alike. */
export function answerTo(page: Page, label: string): Locator {
  return page.locator('form.contact-form').getByLabel(label, { exact: true });
}

/** The form's button in any of its states: its label changes, its type does not. */
export function sendButton(page: Page): Locator {
  return page.locator('form.contact-form button[type=submit]');
}

function isSelect(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element instanceof HTMLSelectElement);
}
