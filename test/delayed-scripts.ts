import type { Page } from '@playwright/test';

/** Keeps scripts, by their addresses, on their way until `arrive()`. */
export async function delayScripts(page: Page, scripts: RegExp): Promise<{ arrive: () => void }> {
  let arrive = () => {};
  const waiting = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(scripts, async (route) => {
    await waiting;
    await route.continue();
  });
  return { arrive: () => arrive() };
}
