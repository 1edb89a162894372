/** The place of a document in a list by publishDate descending, where the id breaks ties and those without a date are first. */
import { z } from 'zod';

/** The parameters of `BEFORE` and `AFTER`. */
export type Cursor = { id: string; date: string | null };

/**
 * GROQ conditions on a document: it comes before the cursor (then order by `publishDate asc, _id desc`), or after it.
 */
export const BEFORE = `(publishDate > $date || (publishDate == $date && _id < $id) || ($date != null && publishDate == null))`;
export const AFTER = `(publishDate < $date || (publishDate == $date && _id > $id) || ($date == null && publishDate >= ""))`;

type Row = { _id: string; publishDate: unknown };

export function cursorOf({ _id, publishDate }: Row): Cursor {
  return { id: _id, date: z.string().nullable().catch(null).parse(publishDate) };
}

/**
 * Returns the cursor after the given rows; undefined at the end of the list, when there are fewer rows than requested.
 */
export function nextCursor(rows: readonly Row[], limit: number): Cursor | undefined {
  const last = rows.at(-1);
  return last && rows.length >= limit ? cursorOf(last) : undefined;
}

/** Sorts as the list is. */
export function compareCursors(a: Cursor, b: Cursor): number {
  if (a.date === b.date) return a.id < b.id ? -1 : 1;
  if (a.date === null || b.date === null) return a.date === null ? -1 : 1;
  return a.date > b.date ? -1 : 1;
}
