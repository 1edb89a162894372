/** Searches without a result, for the site's editors. */
import { z } from 'zod';

export const fruitlessSearches = z.object({
  /** The most wanted first. */
  items: z.array(
    z.object({
      term: z.string(),
      /** The number of searches in the requested days, 90 by default. */
      count: z.int(),
      /** `2026-11-21` */
      lastDay: z.iso.date(),
    }),
  ),
});

export type FruitlessSearchList = z.infer<typeof fruitlessSearches>;
