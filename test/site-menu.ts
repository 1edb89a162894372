import { expect, type Page } from '@playwright/test';

export const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

export const menuButtonOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

export async function openMenu(page: Page): Promise<void> {
  await menuButtonOf(page).click();
  await expect(menuOf(page)).toBeVisible();
}
