import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { type Figure, median } from './figure.ts';

const TRIES = 5;

/**
 * Measures how fast this machine is now, as Lighthouse reports it: the median of some tries of its benchmark, without a
 * slowdown. A machine shared with others may lose half of it within minutes.
 */
export async function measureBenchmarkIndex(browser: Browser): Promise<Figure> {
  const page = await browser.newPage();
  const tries: number[] = [];
  for (let n = 0; n < TRIES; n += 1) {
    tries.push(Number(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`)));
  }
  await page.close();
  return { of: 'this machine', what: 'benchmark index', value: median(tries), unit: 'number' };
}
