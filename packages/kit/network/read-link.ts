/** Tells where an address that somebody wrote leads, when a browser follows it from a page of the site. */

export type Link =
  /** To a page of ours, or to a place on the same page: `/services?a=b#c`, `#c`. Never an address of another host. */
  | { leads: 'here'; address: string }
  /** To another site, over http or https. */
  | { leads: 'elsewhere'; address: string; url: URL }
  /** To the visitor's mail program or telephone. */
  | { leads: 'to a program'; address: string };

/** A host that no site can have: RFC 2606 reserves it. */
const ANY_SITE = 'https://site.invalid';

/**
 * The one place that decides what is an address of our own: for texts, letters, menus, redirections and the way back
 * from a login. `//host`, `/\host`, `/<tab>/host` and `https:host` are other hosts to browsers, or are read differently
 * by them and by programs: what two readers could understand differently is no link at all.
 *
 * @param siteOrigin the site's own, where a full address of it counts as ours too
 * @returns undefined for what is none of the three
 */
export function readLink(written: string, siteOrigin?: string): Link | undefined {
  const address = written.trim();
  if (hasHiddenMeaning(address)) return undefined;
  if (address.startsWith('#')) return { leads: 'here', address };
  if (address.startsWith('/')) {
    const url = URL.parse(address, ANY_SITE);
    return url?.origin === ANY_SITE && isPath(url) ? { leads: 'here', address } : undefined;
  }
  if (/^(?:mailto|tel):./i.test(address)) return { leads: 'to a program', address };
  const url = /^https?:\/\/[^/]/i.test(address) ? URL.parse(address) : null;
  if (!url) return undefined;
  const { username, password } = url;
  if (username !== '' || password !== '') return undefined;
  if (url.origin !== siteOrigin) return { leads: 'elsewhere', address, url };
  return isPath(url) ? { leads: 'here', address: url.pathname + url.search + url.hash } : undefined;
}

/** Whether a path is one once its dots are gone: `/..//host` leaves another host to who takes the path alone. */
function isPath({ pathname }: URL): boolean {
  return !pathname.startsWith('//');
}

/** Browsers take a backslash for a slash, and leave out tabs and ends of lines; other control characters have no use. */
function hasHiddenMeaning(address: string): boolean {
  for (let at = 0; at < address.length; at += 1) {
    const code = address.charCodeAt(at);
    if (code < 0x20 || code === 0x7f || address[at] === '\\') return true;
  }
  return false;
}
