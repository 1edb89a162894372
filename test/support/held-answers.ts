import type { Page } from '@playwright/test';

/**
 * Holds back the answers to requests, by their addresses.
 *
 * @returns what lets them go; what also stops holding later ones; and the addresses that were asked for, a list that grows
 */
export async function holdAnswers(page: Page, addresses: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const urls: string[] = [];
  await page.route(addresses, async (route) => {
    urls.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { release: () => resolve(), end: () => page.unroute(addresses), urls };
}
