import { defineQuery } from 'groq';
import type { ContentReader } from '../context.ts';
import { readParts, text } from './document-parts.ts';

const REDIRECTS_QUERY = defineQuery(`
  *[_type == "redirect"] | order(_id asc)[0...2000]{ _id, from, to }
`);

/** The address that took the place of another, followed to its end; undefined for none, a circle or another site. */
export async function findRedirect(
  content: ContentReader,
  address: string,
): Promise<URL | undefined> {
  const documents = await content.client.fetch(REDIRECTS_QUERY);
  const steps = new Map(
    documents.flatMap((document) => {
      const parts = readParts(content, document, { type: 'redirect', id: document._id });
      const from = parts.one('from', text);
      const to = parts.one('to', text);
      return from && to ? [[withoutSlash(from), to] as const] : [];
    }),
  );
  const seen = new Set<string>();
  let reached = withoutSlash(address);
  for (let next = steps.get(reached); next !== undefined; next = steps.get(reached)) {
    if (seen.has(reached)) return undefined;
    seen.add(reached);
    reached = withoutSlash(next);
  }
  return seen.size > 0 ? withinSite(reached) : undefined;
}

/** A host that no site can have: RFC 2606 reserves it. */
const SITE = 'http://site.invalid';

/**
 * Reads an address as browsers do: `/\host` and `/<tab>/host` are another host to them. `/..//host` is one to the router
 * in the page, which goes to the path that is left when the dots are gone.
 */
function withinSite(address: string): URL | undefined {
  const url = address.startsWith('/') ? URL.parse(address, SITE) : null;
  return url?.origin === SITE && !url.pathname.startsWith('//') ? url : undefined;
}

/** Without a regular expression: one would look at 16,000 slashes of a visitor's address 128 million times. */
function withoutSlash(address: string): string {
  let end = address.length;
  while (end > 1 && address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}
