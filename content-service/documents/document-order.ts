import { compareIds, type Document } from '../document.ts';
import { fieldAt } from './field-at.ts';

/** The order of a list, by the values of fields; the id decides between equals, and alone where no field is named. */
export type DocumentOrder = readonly {
  readonly path: readonly string[];
  readonly direction: 'asc' | 'desc';
}[];

/** Compares documents exactly as `order()` of groq-js would, given documents in order of id. */
export function compareBy(order: DocumentOrder): (a: Document, b: Document) => number {
  return (a, b) => {
    for (const { path, direction } of order) {
      const difference = compareValues(fieldAt(a, path), fieldAt(b, path));
      // Not a number for two infinities: equal, and no other field is looked at.
      if (difference !== 0)
        return (direction === 'desc' ? -difference : difference) || compareIds(a, b);
    }
    return compareIds(a, b);
  };
}

/** Values of different types are in order of type. Those without an order of their own are equal, and last. */
function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return rankOf(a) - rankOf(b);
}

const RANKS = ['number', 'string', 'boolean'];

function rankOf(value: unknown): number {
  const rank = RANKS.indexOf(typeof value);
  return rank < 0 ? RANKS.length : rank;
}
