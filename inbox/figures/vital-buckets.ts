/**
 * Core Web Vitals as histograms: a thousand measures of a day are a dozen rows, and no single visit can be identified.
 */
import type { Vital } from '../forms/beacon.ts';

/** The last bucket, of everything beyond the others. */
const BEYOND = 'plus';

/**
 * The upper bounds of the buckets, closest around what Google calls good and poor (https://web.dev/articles/vitals):
 * LCP 2.5 and 4 s, INP 200 and 500 ms, CLS 0.1 and 0.25.
 */
const BOUNDS: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [400, 800, 1200, 1600, 2000, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 12_000],
  INP: [16, 32, 48, 72, 100, 150, 200, 250, 300, 400, 500, 800, 1500],
  CLS: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.7, 1],
};

export function bucketOf(vital: Vital, value: number): string {
  const bound = BOUNDS[vital].find((upper) => value <= upper);
  return bound === undefined ? BEYOND : String(bound);
}

/**
 * The value that three quarters of the measures stay below, which is what the vitals are judged by; within a bucket
 * measures are taken as evenly spread. Beyond the last bound it is that bound.
 *
 * @param counts measures by bucket, as `bucketOf` names them
 */
export function thirdQuartile(
  vital: Vital,
  counts: ReadonlyMap<string, number>,
): number | undefined {
  const measures = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (measures === 0) return undefined;
  let below = measures * 0.75;
  let lower = 0;
  for (const upper of BOUNDS[vital]) {
    const count = counts.get(String(upper)) ?? 0;
    if (count >= below) return lower + ((upper - lower) * below) / count;
    below -= count;
    lower = upper;
  }
  return lower;
}
