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
      // The difference of two infinities is NaN: they count as equal, and the ids decide.
      if (difference !== 0)
        return (direction === 'desc' ? -difference : difference) || compareIds(a, b);
    }
    return compareIds(a, b);
  };
}

/** The values from `least` to `most`, both included, in the order of `compareValues`. */
export interface Range {
  readonly least: unknown;
  readonly most: unknown;
}

/** Finds by halves where the documents with a value in a range begin and end, in a list in order of that field. */
export function placesIn(
  list: readonly Document[],
  { path, direction }: DocumentOrder[number],
  { least, most }: Range,
): readonly [start: number, end: number] {
  const isBelow = (document: Document) => compareValues(fieldAt(document, path), least) < 0;
  const isAbove = (document: Document) => compareValues(fieldAt(document, path), most) > 0;
  return direction === 'desc'
    ? [firstOf(list, (one) => !isAbove(one)), firstOf(list, isBelow)]
    : [firstOf(list, (one) => !isBelow(one)), firstOf(list, isAbove)];
}

/** Returns the same range without its ends: the positions of documents whose value is strictly between them. */
export function placesInside(
  list: readonly Document[],
  { path, direction }: DocumentOrder[number],
  { least, most }: Range,
): readonly [start: number, end: number] {
  const isNotAbove = (document: Document) => compareValues(fieldAt(document, path), least) <= 0;
  const isNotBelow = (document: Document) => compareValues(fieldAt(document, path), most) >= 0;
  const [start, end] =
    direction === 'desc'
      ? [firstOf(list, (one) => !isNotBelow(one)), firstOf(list, isNotAbove)]
      : [firstOf(list, (one) => !isNotAbove(one)), firstOf(list, isNotBelow)];
  // Nothing is between two equal ends; the computed positions are then in reverse order, so `end` is at least `start`.
  return [start, Math.max(start, end)];
}

/** The place of the first document of which something is true, that is true of all after it; the length for none. */
export function firstOf(list: readonly Document[], isTrue: (document: Document) => boolean) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const document = list[middle];
    if (document && isTrue(document)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Compares two values; those of different types by type. Values without an order of their own are equal, and last. */
export function compareValues(a: unknown, b: unknown): number {
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
