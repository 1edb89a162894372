import { type Document, publishedIdOf } from '../document.ts';

/** Sync tags say what an answer was read from: a change that shares one makes it stale. `s1:` is the client's form. */
export const EVERYTHING_TAG = 's1:*';

export function typeTag(type: string): string {
  return `s1:type.${type}`;
}

/** The tag of a document read by its id: it may not exist yet, or leave its type. */
export function documentTag(id: string): string {
  return `s1:id.${id}`;
}

/**
 * Returns every tag that a change of this document affects. Announce those of its former state, of its new state, and
 * of its other versions: a draft of another type removes its document from the former type, in its perspective.
 */
export function syncTagsOf({ _id, _type }: Document): Set<string> {
  return new Set([
    EVERYTHING_TAG,
    typeTag(_type),
    documentTag(_id),
    documentTag(publishedIdOf(_id)),
  ]);
}
