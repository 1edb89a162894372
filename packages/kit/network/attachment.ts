import { create } from 'content-disposition';

const LONGEST_NAME = 150; // characters

/** Path separators, control characters, the marks that reverse how a name reads, and the dots of a hidden file. */
const UNSAFE = /[/\\\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]|^\.+/gu;

/**
 * `Content-Disposition` of a download (RFC 6266): its name in full, and in ASCII for clients that read nothing else.
 * What could leave a folder or a header is replaced.
 *
 * @param name as a visitor, an editor or an address gave it
 */
export function attachment(name: string): string {
  const safe = [...name.toWellFormed().normalize('NFC').replace(UNSAFE, '_')]
    .slice(0, LONGEST_NAME)
    .join('')
    .trim();
  return create(safe, { fallback: safe.replace(/[^\x20-\x7e]|["%]/g, '_') });
}
