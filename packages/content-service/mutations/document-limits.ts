import { invalid, MutationRefusedError } from './mutation-errors.ts';

/** Longest document, in UTF-16 units of JSON: what an archive may hold on one line too. */
const MAX_LENGTH = 4 * 1024 * 1024;
/** Objects and arrays in one another. A table in a rich text is nine deep; our own walks recurse. */
const MAX_DEPTH = 64;

/**
 * The length of a document in UTF-16 units of JSON.
 * Throws `MutationRefusedError` for a document too large or too deep to keep, or with a number that JSON has no way to
 * write: `1e999` is read as infinite, and would be kept as null.
 */
export function checkLimits(document: Readonly<Record<string, unknown>> & { _id: string }): number {
  if (isDeeperThan(document, MAX_DEPTH)) {
    throw invalid(`Document "${document._id}" is more than ${MAX_DEPTH} levels deep`);
  }
  if (holdsInfinity(document)) {
    throw invalid(`Document "${document._id}" holds a number too large for JSON`);
  }
  const { length } = JSON.stringify(document);
  if (length <= MAX_LENGTH) return length;
  throw new MutationRefusedError(
    413,
    'documentTooLargeError',
    `Document "${document._id}" is ${length} characters of JSON, more than the ${MAX_LENGTH} allowed`,
    { id: document._id },
  );
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}

function holdsInfinity(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsInfinity);
}
