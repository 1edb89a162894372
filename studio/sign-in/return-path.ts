import { isLoginPage, PARTS } from '../../staff/desk-places.ts';

/**
 * The page a person goes to once logged in: `retour` of our own links, `origin` of the Sanity Studio's. Only
 * below `/studio` of this very site: an address in a mail must not lead through our login to a page that looks
 * like ours.
 */
export function returnPath(search: string, origin: string): string | undefined {
  const desk = PARTS.home.address;
  const asked = new URLSearchParams(search);
  for (const value of [asked.get('retour'), asked.get('origin')]) {
    const url = value === null ? null : URL.parse(value, origin);
    if (url?.origin !== origin) continue;
    if (url.pathname !== desk && !url.pathname.startsWith(`${desk}/`)) continue;
    if (isLoginPage(url.pathname)) continue;
    return url.pathname + url.search + url.hash;
  }
}

/**
 * The address of a Studio on another site that sent the person here to log in, in the Studio's `origin`: they come back
 * to it with an id. The server says whether that site may.
 */
export function studioElsewhere(search: string, origin: string): URL | undefined {
  const url = URL.parse(new URLSearchParams(search).get('origin') ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === origin) return undefined;
  return url;
}
