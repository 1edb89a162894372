/** What visitors do with the WhatsApp widget, in the words they read. */
import type { BrowserContext, Locator, Page } from '@playwright/test';

/** The floating button. Before its script has run it is a link, and this waits. */
export function buttonOf(page: Page): Locator {
  return page.getByRole('button', { name: 'Écrire sur WhatsApp' });
}

export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Atelier Anfa' });
}

/** What leads to WhatsApp with nothing written. */
export function otherQuestion(page: Page): Locator {
  return dialogOf(page).getByRole('link', { name: /^Autre question\.\.\./ });
}

/** The messages offered, as they are read. */
export async function suggestionsOf(page: Page): Promise<string[]> {
  const suggestions = dialogOf(page).locator('.whatsapp-suggestion');
  await suggestions.first().waitFor();
  return suggestions.evaluateAll((all) => all.map((it) => it.firstChild?.textContent ?? ''));
}

export async function openDialog(page: Page): Promise<void> {
  await buttonOf(page).click();
  await dialogOf(page).waitFor();
}

/** Answers WhatsApp's addresses from here, so that no test calls WhatsApp. */
export async function standInForWhatsapp(context: BrowserContext): Promise<void> {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
}
