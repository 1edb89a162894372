import { z } from 'zod';
import type { Figure } from './figure.ts';

const LIMIT = z
  .strictObject({
    part: z.string(),
    what: z.string(),
    /** The row it is for; when absent, every row of the measure that has no limit of its own. */
    of: z.string().optional(),
    most: z.number().optional(),
    least: z.number().optional(),
    /** What the figure should become, where the site is not there yet: the limit keeps it from getting worse. */
    asked: z.number().optional(),
  })
  .refine(({ most, least }) => (most === undefined) !== (least === undefined), {
    message: 'a limit has either a most or a least',
  });

export const BUDGET = z.array(LIMIT);

export type Limit = z.infer<typeof LIMIT>;

export type Verdict = {
  limit: Limit;
  /** The figure that is furthest from what the limit allows, or nearest to it. */
  worst: Figure;
  isPast: boolean;
  /** Also when there is no better figure asked for than the limit. */
  isAsAsked: boolean;
};

/**
 * Holds figures, by part, against the limits of those parts.
 *
 * @throws when a limit is of a figure that its part did not measure: it would hold for ever.
 */
export function compare(
  budget: readonly Limit[],
  measured: ReadonlyMap<string, readonly Figure[]>,
): Verdict[] {
  return budget.flatMap((limit) => {
    const figures = measured.get(limit.part);
    if (!figures) return [];
    const { most, least, asked: goal } = limit;
    const own = new Set(
      budget.flatMap(({ part, what, of }) =>
        part === limit.part && what === limit.what && of !== undefined ? [of] : [],
      ),
    );
    const [worst] = figures
      .filter(({ what }) => what === limit.what)
      .filter(({ of }) => (limit.of === undefined ? !own.has(of) : of === limit.of))
      .toSorted((a, b) => (least === undefined ? b.value - a.value : a.value - b.value));
    if (!worst) {
      throw new Error(
        `budget.json: ${limit.part} measures no "${limit.what}" of ${limit.of ?? 'anything'}`,
      );
    }
    const keeps = (bound: number) =>
      least === undefined ? worst.value <= bound : worst.value >= bound;
    return [
      {
        limit,
        worst,
        isPast: !keeps(most ?? least ?? Number.NaN),
        isAsAsked: goal === undefined || keeps(goal),
      },
    ];
  });
}
