/** The outcome of a change that was made to several requests at once. */
import { z } from 'zod';
import { id } from './shapes.ts';

/** The chosen requests that were left as they are, each with the reason in French. */
export const left = z.array(z.object({ id, message: z.string() }));

export const bulkOutcome = z.object({
  /** The changed requests, with their new versions. */
  done: z.array(z.object({ id, version: z.int() })),
  left,
});

export type Left = z.infer<typeof left>;
export type BulkOutcome = z.infer<typeof bulkOutcome>;
