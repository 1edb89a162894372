import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the page's script answers for an element, with a hand on the mouse: scripts come after the first paint,
 * those of the first page of a visit with the first gesture.
 */
export async function hydrated(element: Locator): Promise<void> {
  let x = 0;
  await expect
    .poll(
      async () => {
        x = 1 - x;
        await element.page().mouse.move(x, 0);
        return isHydrated(element);
      },
      { intervals: [50] },
    )
    .toBe(true);
}

/** Whether React answers for an element, at this moment. */
export async function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((it) => Object.keys(it).some((key) => /^__reactProps/.test(key)));
}
