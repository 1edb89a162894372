import { readLink } from '../../../packages/kit/network/read-link.ts';

/** Addresses that only lead on to another one, named by a parameter, and note who followed them. */
const DETOURS: readonly [host: RegExp, path: string, parameters: readonly string[]][] = [
  [/(?:^|\.)google\.[a-z.]{2,6}$/, '/url', ['q', 'url']],
  [/\.safelinks\.protection\.outlook\.com$/, '/', ['url']],
  [/^lm?\.facebook\.com$/, '/l.php', ['u']],
];

/**
 * Returns the address that a pasted link has on the site: without the detour that Google Docs and mail programs write;
 * undefined where the site refuses it, or where it leads to a place of the document that it was copied from.
 */
export function siteLink(written: string): string | undefined {
  const address = withoutDetour(written.trim());
  const link = readLink(address);
  return link && !link.address.startsWith('#') ? link.address : undefined;
}

function withoutDetour(address: string): string {
  const url = /^https?:/i.test(address) ? URL.parse(address) : null;
  if (!url) return address;
  for (const [host, path, parameters] of DETOURS) {
    if (!host.test(url.hostname) || url.pathname !== path) continue;
    for (const parameter of parameters) {
      const target = url.searchParams.get(parameter);
      if (target) return target;
    }
  }
  return address;
}

/** Returns the site that a frame or a player comes from, or an empty text. */
export function frameHost(element: Element): string {
  const written =
    element.getAttribute('src') ??
    element.getAttribute('data-src') ??
    element.getAttribute('data') ??
    element.querySelector('source')?.getAttribute('src') ??
    '';
  const url = /^(?:https?:)?\/\/[^/]/i.test(written)
    ? URL.parse(written, 'https://site.invalid')
    : null;
  return url ? url.hostname.replace(/^www\./, '') : '';
}
