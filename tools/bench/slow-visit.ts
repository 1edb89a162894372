import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { TELEPHONE } from './chromium.ts';

/** A telephone of the middle class beside a desk machine. */
const SLOWDOWN = 4;
/** The time a finger stays on what it taps, or on a key: 60 to 120 ms, where a test's own takes none. */
const PRESS = 80; // ms
/** The time from a scroll's end to the finger's next touch: lifted, moved and put down, in less than a visitor takes. */
const AIM = 300; // ms
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
  /** Puts a finger on an element, once it is in view, and lifts it. */
  tap(element: Locator): Promise<void>;
  /** Presses a key in a field, and lets it go. */
  press(field: Locator, key: string): Promise<void>;
  /**
   * Looks again and again, from the next press on, for what that press should bring.
   *
   * @param isShown runs in the page, by itself
   * @returns resolves with the time from the beginning of the press, in ms, until it was shown
   */
  watch(isShown: () => boolean): Promise<() => Promise<number>>;
};

/** Lets a telephone's visitor open a page at a quarter of this machine's speed, wait until it is calm, and act. */
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
      tap: (element) => tap(session, element),
      press: (field, key) => field.press(key, { delay: PRESS }),
      watch: async (isShown) => {
        await page.evaluate(`(${watch})(${isShown})`);
        return () => page.evaluate(() => Reflect.get(globalThis, 'shown'));
      },
    };
    await visit.settled();
    return await act(visit);
  } finally {
    await context.close();
  }
}

/** Playwright's own lifts the finger at once. */
async function tap(session: CDPSession, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  // Before the finger comes: the page's thread would be asked just when it has a press to answer.
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not to be seen`);
  await pause(AIM);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await pause(PRESS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page. A task that follows a frame begins when that frame is on its way to the screen. */
function watch(isShown: () => boolean): void {
  const duration = new Promise<number>((resolve) => {
    const presses = new AbortController();
    function begin({ timeStamp }: Event) {
      presses.abort();
      // Not in each frame: to ask for one has the browser draw more of them than the press needs, and answer it later.
      setTimeout(function look() {
        if (!isShown()) setTimeout(look, 16);
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      }, 16);
    }
    const { signal } = presses;
    addEventListener('pointerdown', begin, { capture: true, signal });
    addEventListener('keydown', begin, { capture: true, signal });
  });
  Object.assign(globalThis, { shown: duration });
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
