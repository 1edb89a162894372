/** A person of the agency: a member of the team, the author of a post. */
import type { ContentReader } from '../context.ts';
import { type Parts, text } from './document-parts.ts';
import { image, type Picture } from './image.ts';
import { personPortrait } from './person-portrait.ts';

export type Person = { name: string; role?: string; portrait: Picture; bio?: string };

/** The projection of a person's document. */
export const PERSON = '{_id, name, role, portrait, bio}';

/** Reads a person's document, or the same words typed in a list; undefined without a name. */
export function readPerson(
  content: ContentReader,
  part: Parts<Record<'name' | 'role' | 'portrait' | 'bio', unknown>>,
): Person | undefined {
  const name = part.one('name', text);
  if (!name) return undefined;
  const portrait = personPortrait(content, name, part.one('portrait', image));
  return { name, role: part.one('role', text), portrait, bio: part.one('bio', text) };
}
