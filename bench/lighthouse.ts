import lighthouse from 'lighthouse';
import { PUBLIC_ROUTES } from '../test/public-routes.ts';
import { freePort } from '../test/site.ts';
import { ask } from './ask.ts';
import { launchChromium } from './chromium.ts';
import { type Figure, type Measure, medians } from './figure.ts';
import { openSettledSite } from './settled-site.ts';

const RUNS = 5;

/** Lighthouse's own settings: a telephone, its network and processor simulated. Medians of five for each page. */
export async function measureLighthouse(): Promise<Figure[]> {
  await using site = await openSettledSite();
  const port = await freePort();
  await using _browser = await launchChromium(`--remote-debugging-port=${port}`);
  const figures: Figure[] = [];
  for (const of of PUBLIC_ROUTES) {
    const url = site.origin + of;
    await ask(url); // kept from then on
    const runs: Measure[][] = [];
    for (let n = 0; n < RUNS; n += 1) runs.push(await run(url, port));
    figures.push(...medians(of, runs));
  }
  return figures;
}

async function run(url: string, port: number): Promise<Measure[]> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  const score = result?.lhr.categories.performance?.score;
  if (!result || typeof score !== 'number') {
    throw new Error(`${url} has no score: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return [
    { what: 'performance', value: score * 100, unit: 'points' },
    { what: 'FCP', value: value('first-contentful-paint'), unit: 'ms' },
    { what: 'LCP', value: value('largest-contentful-paint'), unit: 'ms' },
    { what: 'TBT', value: value('total-blocking-time'), unit: 'ms' },
    { what: 'CLS', value: value('cumulative-layout-shift'), unit: 'number' },
  ];
}
