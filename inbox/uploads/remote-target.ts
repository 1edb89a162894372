/** Whether a target in a document leads off the machine of whoever opens it. */

/** A scheme: two letters or more, since one is a drive. */
const SCHEME = /^([a-z][a-z0-9+.-]+):(.*)$/is;

/** A file on a machine's own disk, behind `file:`: on a drive, or of a path without a host. */
const OWN_FILE = /^(?:\/*[a-z][:|]|\/\/localhost\/|\/\/\/(?!\/)|\/(?!\/)|[^/]|$)/i;

/**
 * Whether a target is fetched from another machine: over the web or any other protocol, or a network path
 * (`\\host\share`, `//host`, `file://host`). A path on the author's own disk is not: it leads nowhere at a reader's.
 */
export function isRemote(target: string): boolean {
  // Programs ignore control characters and some blanks in a target, and accept either slash.
  const plain = target
    .replace(/[\p{Cc}\u200b\ufeff]/gu, '')
    .trim()
    .replace(/%(?:5c|2f)|\\/gi, '/');
  const [, scheme, rest = ''] = SCHEME.exec(plain) ?? [];
  if (scheme === undefined) return plain.startsWith('//');
  // `cid:` names a part of the mail that the text was pasted from.
  if (/^(?:cid|about)$/i.test(scheme)) return false;
  // A path of classic Mac OS, `Disk:Folder:cv.dot`, has no slash.
  if (!rest.includes('/') && !/^https?$/i.test(scheme)) return false;
  return !/^file$/i.test(scheme) || !OWN_FILE.test(rest);
}
