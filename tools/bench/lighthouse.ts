import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { PUBLIC_ROUTES } from '../../test/support/public-routes.ts';
import { freePort } from '../../test/support/site.ts';
import { ask } from './ask.ts';
import { launchChromium } from './chromium.ts';
import { type Figure, type Measure, medians } from './figure.ts';
import { openSettledSite } from './quiet-site.ts';

const execute = promisify(execFile);
const PROGRAM = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
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

const AUDIT = z.object({ numericValue: z.number() });

const RESULT = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'first-contentful-paint': AUDIT,
    'largest-contentful-paint': AUDIT,
    'total-blocking-time': AUDIT,
    'cumulative-layout-shift': AUDIT,
  }),
});

/** The program rather than the module: what a run leaves in memory does not slow the next one down. */
async function run(url: string, port: number): Promise<Measure[]> {
  const options = [`--port=${port}`, '--only-categories=performance', '--output=json', '--quiet'];
  const { stdout } = await execute(
    process.execPath,
    [PROGRAM, url, ...options, '--no-enable-error-reporting'],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = RESULT.parse(JSON.parse(stdout));
  const value = (name: keyof typeof audits) => audits[name].numericValue;
  return [
    { what: 'performance', value: categories.performance.score * 100, unit: 'points' },
    { what: 'FCP', value: value('first-contentful-paint'), unit: 'ms' },
    { what: 'LCP', value: value('largest-contentful-paint'), unit: 'ms' },
    { what: 'TBT', value: value('total-blocking-time'), unit: 'ms' },
    { what: 'CLS', value: value('cumulative-layout-shift'), unit: 'number' },
  ];
}
