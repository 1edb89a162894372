import { expect, type Locator } from '@playwright/test';

/** Expects a picture that is loaded, and has a text for visitors who do not see it. */
export async function expectPicture(picture: Locator): Promise<void> {
  await expect(picture).toHaveAttribute('alt', /\S/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
