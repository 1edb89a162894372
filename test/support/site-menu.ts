import { expect, type Page } from '@playwright/test';

export const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

export const menuButtonOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

export async function openMenu(page: Page): Promise<void> {
  await menuButtonOf(page).click();
  await expect(menuOf(page)).toBeVisible();
}

/** Opens the menu and waits until script has made it modal: only then it is an entry of the history, and holds the focus. */
export async function openModalMenu(page: Page): Promise<void> {
  await openMenu(page);
  await expect(menuOf(page)).toHaveJSProperty('open', true);
}
