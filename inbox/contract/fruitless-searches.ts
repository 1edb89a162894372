/** What visitors searched for in vain, as the site's editors get it. */
import { z } from 'zod';

export const fruitlessSearches = z.object({
  /** The most wanted first. */
  items: z.array(
    z.object({
      term: z.string(),
      /** Searches in the last days asked for, 90 unless told. */
      count: z.int(),
      /** `2026-11-21` */
      lastDay: z.iso.date(),
    }),
  ),
});

export type FruitlessSearchList = z.infer<typeof fruitlessSearches>;
