/**
 * Whether the JSON of a value is longer than `limit`, in UTF-16 units, as far as can be told without writing it.
 *
 * Escapes and what has a `toJSON` are counted as less than they take: a value that is told to fit may still be too
 * long. The sum ends where it passes the limit, whatever the size of the value: a query that repeats what it repeats
 * has results no machine could write.
 *
 * @throws {RangeError} of a value nested too deeply, as `JSON.stringify` does
 */
export function isCertainlyLonger(value: unknown, limit: number): boolean {
  let left = limit;
  const passes = (part: unknown): boolean => {
    if (typeof part === 'string') left -= part.length + 2;
    else left -= 1;
    if (left < 0) return true;
    if (Array.isArray(part)) return part.some((item) => passes(item));
    if (typeof part !== 'object' || part === null || 'toJSON' in part) return false;
    return Object.entries(part).some(([name, field]) => {
      // Undefined fields are not written.
      if (field !== undefined) left -= name.length + 3;
      return passes(field);
    });
  };
  return passes(value);
}
