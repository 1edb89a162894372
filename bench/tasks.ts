import { type Browser, chromium } from '@playwright/test';

const ROUTES = [
  '/',
  '/work',
  '/work/ecommerce-modern',
  '/services',
  '/blog/paiement-a-la-livraison',
] as const;

/** A telephone of the middle class beside a desk machine. */
const SLOWDOWN = 4;
const VISITS = 3;

/**
 * The main thread's longest task of a first visit at a quarter of this machine's speed, in ms: while the page loads,
 * and from the visitor's first gesture on. Medians; 0 when no task took 50 ms.
 */
export async function measureTasks(origin: string): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--disable-gpu'],
  });
  const rows: Record<string, object> = {};
  try {
    for (const route of ROUTES) {
      const visits = [];
      for (let visit = 0; visit < VISITS; visit++)
        visits.push(await visitOnce(browser, origin + route));
      rows[route] = {
        'while it loads': median(visits.map(({ loading }) => loading)),
        'after the first gesture': median(visits.map(({ gesture }) => gesture)),
      };
    }
  } finally {
    await browser.close();
  }
  console.log(`Longest task at ${SLOWDOWN}× slowdown, ms`);
  console.table(rows);
}

async function visitOnce(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        performance.mark('task', { startTime, detail: duration });
      }
    }).observe({ type: 'longtask' });
  });
  await page.goto(address);
  await settled();
  const begun = await page.evaluate(() => performance.now());
  await page.mouse.move(200, 400);
  await settled();
  const tasks = await page.evaluate(() =>
    performance.getEntriesByName('task').map((mark) => ({
      at: mark.startTime,
      duration: mark instanceof PerformanceMark ? Number(mark.detail) : 0,
    })),
  );
  await context.close();
  const longest = (some: typeof tasks) => Math.max(0, ...some.map(({ duration }) => duration));
  return {
    loading: longest(tasks.filter(({ at }) => at < begun)),
    gesture: longest(tasks.filter(({ at }) => at >= begun)),
  };

  /** No more requests, and the time of any hydration at this speed. */
  async function settled(): Promise<void> {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
