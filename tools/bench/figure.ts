import { z } from 'zod';

export const FIGURE = z.object({
  /** What was measured: a page, a number of documents, a moment. A row of the report. */
  of: z.string(),
  /** The measure taken of it, a column of the report. */
  what: z.string(),
  value: z.number(),
  /** A `ratio` is of two figures of the same run: it holds on other machines too. */
  unit: z.enum(['ratio', 'ms', 's', 'µs', 'kB', 'MB', '/s', 'points', 'number']),
});

/** One number of one measure. */
export type Figure = z.infer<typeof FIGURE>;

/** @throws when there is none: a figure of nothing would pass any budget. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that so many of a hundred do not exceed. @throws when there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)];
  if (value === undefined) throw new Error('There is no percentile of nothing');
  return value;
}

/** A figure that does not say yet what it was measured of. */
export type Measure = Omit<Figure, 'of'>;

/** The median of each measure, of runs that took the same ones. */
export function medians(of: string, runs: readonly (readonly Measure[])[]): Figure[] {
  return [...Map.groupBy(runs.flat(), ({ what }) => what).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, of, value: median(same.map(({ value }) => value)) }] : [];
  });
}
