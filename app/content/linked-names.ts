/**
 * Names that are documents now and were typed before: the author of a post, its category, the client of a case study and
 * of a testimonial. Datasets hold either, and one shape leaves this folder: the name (docs/decisions/053-documents-for-names.md).
 */
import { z } from 'zod';
import { type Parts, text } from './document-parts.ts';

/** Projections of a name, whichever way it is stored. A reference to nothing stays one, and is reported by being read. */
export const AUTHOR = '"author": coalesce(author->name, author)';
export const CATEGORY = '"category": coalesce(category->name, category)';
export const CLIENT = '"client": coalesce(client->name, client)';

/** A document that is referred to from inside a list, which is projected as it is: `list[].field->` and this. */
export const LINKED = '{_id, name}';

const reference = z.object({ _ref: z.string() });

/**
 * Reads a name: a text, or a reference to one of these documents.
 *
 * @param documents the projected ones; a null in their list is an entry that refers to none
 */
export function linkedName(documents: readonly Parts<{ _id: unknown; name: unknown }>[]) {
  const names = new Map(
    documents.map((document) => [document.one('_id', text), document.one('name', text)]),
  );
  return z.union([
    text,
    reference.transform(({ _ref }, { issues, value }) => {
      const name = names.get(_ref);
      if (name) return name;
      issues.push({
        code: 'custom',
        message: `${_ref} has no name, or is not there`,
        input: value,
      });
      return z.NEVER;
    }),
  ]);
}
