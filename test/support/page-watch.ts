import type { Page } from '@playwright/test';

/** What a page did that a visitor does not see. Both lists grow while the page lives. */
export type PageWatch = {
  /** Addresses asked for outside the origin. */
  strangers: string[];
  /** Errors and warnings of the console (a broken policy among them), and uncaught exceptions. */
  complaints: string[];
};

/** Watches from the first request on: call it before `goto`. */
export function watch(page: Page, origin: string): PageWatch {
  const strangers: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) strangers.push(url.href);
  });
  page.on('console', (message) => {
    // Chromium also reports a 404 that is the page itself, and meant to be one.
    const isThePage = message.location().url === page.url();
    const isStatus = message.text().startsWith('Failed to load resource');
    if (isStatus && isThePage) return;
    // A socket that a busy machine let go is opened again; the Studio's client writes to it once more before.
    if (message.text() === 'WebSocket is already in CLOSING or CLOSED state.') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { strangers, complaints };
}

/** Loads what waits for its turn to be seen. */
export async function scrollThrough(page: Page): Promise<void> {
  await scrollDown(page);
  await page.waitForLoadState('networkidle');
}

/** Asks for what waits for its turn to be seen, for tests that look at something else while it comes. */
export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      // Not a frame: a browser without a screen, on a busy machine, once gave none for a minute.
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
}
