import { expect, type Locator } from '@playwright/test';

/** Waits until the page's script answers for an element: scripts come after the first paint, and a click before is lost. */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((it) => Object.keys(it).some((key) => /^__reactProps/.test(key))))
    .toBe(true);
}
