import { z } from 'zod';
import type { Document } from '../document.ts';

export const DOCUMENT_COLUMNS = 'id, type, rev, json';

const Row = z.object({ id: z.string(), type: z.string(), rev: z.string(), json: z.string() });

/**
 * Reads a row of `documents`; the row's id alone when a flipped byte of the disk left JSON that does
 * not parse, or that speaks of another document than its row does. One damaged document is then
 * missing, where it would keep the whole service from starting.
 */
export function readDocument(row: unknown): { id: string; document: Document | undefined } {
  const { id, type, rev, json } = Row.parse(row);
  try {
    const document: Document = JSON.parse(json);
    const isItself = document._id === id && document._type === type && document._rev === rev;
    return { id, document: isItself ? document : undefined };
  } catch {
    return { id, document: undefined };
  }
}
