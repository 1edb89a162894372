const LONGEST_NAME = 150;

/**
 * `Content-Disposition` of a download (RFC 6266): the name twice, in ASCII for old clients and in
 * full (RFC 5987). What could leave a folder or a header is replaced.
 */
export function attachment(name: string): string {
  const safe = [...name.toWellFormed().normalize('NFC').replace(UNSAFE, '_')]
    .slice(0, LONGEST_NAME)
    .join('')
    .trim();
  const ascii = safe.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(safe)}`;
}

/** Path separators, control characters, and the marks that reverse how a name reads. */
const UNSAFE = /[/\\\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]|^\.+/gu;

/** RFC 5987 allows fewer characters than a URI component leaves alone. */
function encodeExtended(text: string): string {
  const percent = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/['()*]/g, percent);
}
