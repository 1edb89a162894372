import type { Page } from '@playwright/test';
import { PARTS } from '../../staff/desk-addresses.ts';
import { createAdministrator } from '../../test/support/administrator.ts';
import { DESK, launchChromium } from './chromium.ts';
import { type Figure, type Measure, medians } from './figure.ts';
import { openSite } from './open-site.ts';

const VISITS = 3;

/** The line of a small agency: 4 Mbit/s each way, and the time to the server and back. */
const SLOW_LINE = { throughput: 500_000, latency: 40 } as const; // bytes a second, ms

/** What is still asked for once a part can be used. */
const CALM = 1_500; // ms

/** Waits, in each part, for the first thing that can be used. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  [PARTS.home.address]: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  [PARTS.requests.address]: (page) => page.getByRole('searchbox').first().waitFor(),
  [PARTS.team.address]: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  [PARTS.site.address]: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  [PARTS.account.address]: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  [PARTS.content.address]: (page) => page.getByTestId('structure-tool-list-pane').waitFor(),
};

/** What the desk brings at a first visit, and when it can be used. Nothing is slowed down but the line. */
export async function measureStudio(): Promise<Figure[]> {
  await using site = await openSite();
  const { cookie } = await createAdministrator(site);
  await using browser = await launchChromium();
  const figures: Figure[] = [];

  async function visit(address: string, isSlow: boolean): Promise<Measure[]> {
    await using context = await browser.newContext({ viewport: DESK, locale: 'fr-FR' });
    await context.addCookies([{ ...cookie, url: site.origin }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlow) {
      const { throughput, latency } = SLOW_LINE;
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    }
    const sizes: number[] = [];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
    const begun = performance.now();
    await page.goto(site.origin + address);
    await SCREENS[address]?.(page);
    const usable = performance.now() - begun;
    if (isSlow) return [{ what: 'usable at 4 Mbit/s', value: usable, unit: 'ms' }];
    await page.waitForTimeout(CALM);
    return [
      { what: 'requests', value: sizes.length, unit: 'number' },
      { what: 'transfer', value: sizes.reduce((sum, size) => sum + size, 0) / 1000, unit: 'kB' },
      { what: 'usable', value: usable, unit: 'ms' },
    ];
  }

  for (const address of Object.keys(SCREENS)) {
    for (const isSlow of [false, true]) {
      const visits: Measure[][] = [];
      for (let n = 0; n < VISITS; n += 1) visits.push(await visit(address, isSlow));
      figures.push(...medians(address, visits));
    }
  }
  return figures;
}
