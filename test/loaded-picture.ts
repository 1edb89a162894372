import { expect, type Locator } from '@playwright/test';

/** Loaded, and with a text for whoever does not see it. */
export async function expectPicture(picture: Locator): Promise<void> {
  await expect(picture).toHaveAttribute('alt', /\S/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
