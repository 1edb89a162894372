import { z } from 'zod';

/**
 * A document's address part, one shape for the two that content has: plain text, or the studio's
 * `{ current }`.
 */
export const slug = z.union([
  z.string().trim().min(1),
  z.object({ current: z.string().trim().min(1) }).transform(({ current }) => current),
]);
