/**
 * Whether the JSON of a value is longer than `limit`, in UTF-16 units, as far as can be told without writing it.
 *
 * The function counts escapes and what has a `toJSON` as less than they take: a value it lets pass may still be too long.
 * It stops counting where the limit is passed, however large the value: a query that repeats what it repeats has results
 * that no machine could write.
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
      // JSON has no undefined fields.
      if (field === undefined) return false;
      left -= name.length + 3;
      return passes(field);
    });
  };
  return passes(value);
}
