import { z } from 'zod';
import { badRequest } from '../../kit/network/api-error.ts';

/** The longest reason given, in UTF-16 units: it repeats names of the item, which can be megabytes long. */
const MAX_REASON = 2_000;

/**
 * Reads the items of a request, up to the first that cannot be: a reason for each of 100,000 would be megabytes long.
 *
 * @param name says what they are: `mutation`
 * @throws {ApiError} 400
 */
export function readItems<Item>(
  schema: z.ZodType<Item>,
  items: readonly unknown[],
  name: string,
): Item[] {
  return items.map((item, index) => {
    const read = schema.safeParse(item);
    if (read.success) return read.data;
    const reason = z.prettifyError(read.error).slice(0, MAX_REASON);
    throw badRequest(`The ${name} at index ${index} cannot be read: ${reason}`);
  });
}
