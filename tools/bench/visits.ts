import type { Browser } from '@playwright/test';
import { PUBLIC_ROUTES } from '../../test/support/public-routes.ts';
import { ask } from './ask.ts';
import { AS_IF_UNOBSERVED, launchChromium } from './chromium.ts';
import { type Figure, type Measure, medians } from './figure.ts';
import { openSettledSite } from './quiet-site.ts';
import { type Entry, visitSlowly } from './slow-visit.ts';

const VISITS = 3;
/** A task is long beyond this: what it takes more is what it blocks. */
const LONG = 50; // ms

/** What a first visit shows and when, and how long it blocks the main thread, at a quarter of this machine's speed. */
export async function measureVisits(): Promise<Figure[]> {
  await using site = await openSettledSite();
  await using browser = await launchChromium(AS_IF_UNOBSERVED);
  const figures: Figure[] = [];
  for (const of of PUBLIC_ROUTES) {
    await ask(site.origin + of); // kept from then on
    const visits: Measure[][] = [];
    for (let n = 0; n < VISITS; n += 1) visits.push(await visit(browser, site.origin + of));
    figures.push(...medians(of, visits));
  }
  return figures;
}

function visit(browser: Browser, address: string): Promise<Measure[]> {
  return visitSlowly(browser, address, async ({ page, now, settled, entries }) => {
    const begun = await now();
    await page.mouse.move(200, 400);
    await settled();
    const all = await entries();
    const of = (type: Entry['entryType']) => all.filter(({ entryType }) => entryType === type);
    const tasks = of('longtask');
    const loading = tasks.filter(({ startTime }) => startTime < begun);
    const fcp = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
    const blocking = loading.filter(({ startTime }) => startTime >= fcp);
    const shifts = of('layout-shift').filter(({ hadRecentInput }) => !hadRecentInput);
    return [
      { what: 'FCP', value: fcp, unit: 'ms' },
      { what: 'LCP', value: of('largest-contentful-paint').at(-1)?.startTime ?? 0, unit: 'ms' },
      { what: 'TBT', value: sum(blocking.map(({ duration }) => duration - LONG)), unit: 'ms' },
      { what: 'CLS', value: sum(shifts.map(({ value }) => value)), unit: 'number' },
      { what: 'longest task while it loads', value: longest(loading), unit: 'ms' },
      {
        what: 'longest task after the first gesture',
        value: longest(tasks.filter(({ startTime }) => startTime >= begun)),
        unit: 'ms',
      },
    ];
  });
}

function longest(tasks: readonly Entry[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
