import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { TELEPHONE } from './chromium.ts';

/** A telephone of the middle class beside a desk machine. */
const SLOWDOWN = 4;
/** The time of any hydration at this speed, after the last request. */
const CALM = 1_500; // ms

const OBSERVED = [
  'paint',
  'largest-contentful-paint',
  'layout-shift',
  'longtask',
  'event',
  'first-input',
] as const;

const ENTRY = z.object({
  entryType: z.enum(OBSERVED),
  name: z.string(),
  /** When it began, in ms since the page was asked for. */
  startTime: z.number(),
  duration: z.number(),
  /** Of a layout shift. */
  value: z.number().default(0),
  hadRecentInput: z.boolean().default(false),
  /** Of an event: 0 when it is no part of an interaction. */
  interactionId: z.number().default(0),
});

export type Entry = z.infer<typeof ENTRY>;

export type SlowVisit = {
  page: Page;
  /** Resolves when nothing more is asked for, nor to be expected of the main thread. */
  settled(): Promise<void>;
  /** Milliseconds since the page was asked for. */
  now(): Promise<number>;
  /** What the browser noted of the page so far. */
  entries(): Promise<Entry[]>;
};

/** Has a telephone's visitor open a page at a quarter of this machine's speed, wait until it is calm, and do something. */
export async function visitSlowly<T>(
  browser: Browser,
  address: string,
  act: (visit: SlowVisit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: TELEPHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(observe, OBSERVED);
    await page.goto(address);
    const visit: SlowVisit = {
      page,
      settled: async () => {
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(CALM);
      },
      now: () => page.evaluate(() => performance.now()),
      entries: async () =>
        z
          .array(ENTRY)
          .parse(
            await page.evaluate(() =>
              performance
                .getEntriesByName('observed')
                .map((mark) => (mark instanceof PerformanceMark ? JSON.parse(mark.detail) : null)),
            ),
          ),
    };
    await visit.settled();
    return await act(visit);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before its own scripts: notes each entry as a mark, where it is read again. */
function observe(types: readonly string[]): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      performance.mark('observed', { detail: JSON.stringify(entry) });
    }
  });
  for (const type of types) {
    // Unlike what TypeScript knows, events have a threshold: 104 ms where it is not given.
    const options = { type, buffered: true, durationThreshold: 16 };
    observer.observe(options);
  }
}
