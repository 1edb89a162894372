import type { SearchDocument } from './document.ts';

/**
 * What all texts together may weigh in the file, titles and descriptions aside: some 250 kB as it travels,
 * and less than half a second of a telephone's time to read into the index. An agency with ten years of
 * articles stays below; beyond, each text keeps its beginning.
 */
const ALL_TEXTS = 600_000; // characters

/** The documents with as much of their text as there is room for: short ones whole, long ones to one length. */
export function withinShare(documents: readonly SearchDocument[]): SearchDocument[] {
  const most = shareOf(documents.map(({ body }) => body.length));
  return documents.map((document) => ({ ...document, body: beginning(document.body, most) }));
}

/** The length that, were no text longer, would fill the room. */
function shareOf(lengths: readonly number[]): number {
  let room = ALL_TEXTS;
  const sorted = lengths.toSorted((a, b) => a - b);
  for (const [index, length] of sorted.entries()) {
    const share = Math.floor(room / (sorted.length - index));
    if (length > share) return share;
    room -= length;
  }
  return Number.POSITIVE_INFINITY;
}

function beginning(text: string, most: number): string {
  if (text.length <= most) return text;
  const word = text.lastIndexOf(' ', most);
  return text.slice(0, Math.max(word, 0));
}
