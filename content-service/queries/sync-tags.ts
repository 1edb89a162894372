import type { Document } from '../document.ts';

/**
 * Sync tags say what an answer was read from, and a change says what it touches: an answer is stale
 * when the two share a tag. They are opaque to callers; `s1:` is the form the client knows.
 */
export const EVERYTHING_TAG = 's1:*';

export function typeTag(type: string): string {
  return `s1:type.${type}`;
}

/** For a document asked for by id: it may not exist yet, or leave its type. */
export function documentTag(id: string): string {
  return `s1:id.${id}`;
}

/** Every tag under which a change of this document is awaited. */
export function syncTagsOf(document: Document): string[] {
  return [EVERYTHING_TAG, typeTag(document._type), documentTag(document._id)];
}
