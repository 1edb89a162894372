/** Pages of a list that grows while it is read: each begins after the last row of the one before, never at a count. */
import { z } from 'zod';
import { parseJson } from '../../packages/kit/network/parse-json.ts';
import { Refusal } from './refusal.ts';

/** The last row of a page, by the columns the list is sorted by. */
export type Position = { at: number; id: string };

const written = z.tuple([z.number(), z.string()]);

export function writeCursor({ at, id }: Position): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}

/** @throws {Refusal} for what we did not write */
export function readCursor(cursor: string): Position {
  try {
    const [at, id] = written.parse(parseJson(Buffer.from(cursor, 'base64url').toString()));
    return { at, id };
  } catch {
    throw new Refusal('invalid', 'Cette page de la liste n’existe pas. Reprenez au début.');
  }
}

/** Makes a page of rows, read with one more than it holds. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => Position,
  toItem: (row: Row) => Item,
): { items: Item[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toItem),
    next: rows.length > limit && last ? writeCursor(positionOf(last)) : null,
  };
}
