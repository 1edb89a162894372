/** Functions and operators of the first version of the language that differ from today's, on values of documents. */
export const FIRST_VERSION_FUNCTIONS = {
  /** Whether a value is there and not an empty list or object, as `defined()` was. */
  isFilled(value: unknown): boolean {
    if (typeof value !== 'object' || value === null) return value !== null && value !== undefined;
    return Array.isArray(value) ? value.length > 0 : Object.keys(value).length > 0;
  },

  /** An object without the fields that are null, as projections left them out. */
  withoutNulls(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).filter(([, field]) => field !== null && field !== undefined),
    );
  },

  /** The place of a value's type in an order: what is missing first, numbers last. */
  rankOfType(value: unknown): number {
    return ['boolean', 'string', 'number'].indexOf(typeof value) + 1;
  },

  /** Joins ids, and ids as paths, by dots; null for anything else. */
  joinPaths(...parts: readonly unknown[]): string | null {
    const names = parts.map((part) =>
      typeof part === 'object' && part !== null && 'pattern' in part ? part.pattern : part,
    );
    return names.every((name) => typeof name === 'string') ? names.join('.') : null;
  },
} as const;
