import { isPaged, type PagedType, rowOf, TYPES } from './document-types.ts';
import { isOwnAddress } from './redirects/redirect-rules.ts';

/** Whether the site shows documents of a type at all, once they have an address. */
export function isShown(type: string): boolean {
  return isPaged(type) || pageOf({ _type: type }) !== undefined;
}

/** Returns the address of a document's page on the site; undefined while it has none. */
export function pageOf({
  _type: type,
  slug,
}: {
  _type: string;
  slug?: unknown;
}): string | undefined {
  if (isPaged(type)) {
    const current = currentOf(slug);
    return current && TYPES[type].folder + current;
  }
  const row = rowOf(type);
  if (row && 'page' in row) return row.page.path;
  return row && 'shownOn' in row ? row.shownOn || undefined : undefined;
}

function currentOf(slug: unknown): string | undefined {
  if (typeof slug === 'string') return slug;
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return undefined;
  return typeof slug.current === 'string' ? slug.current : undefined;
}

/** Returns the address of a document's page as browsers write it. @param slug of the document; of a page, its whole path */
export function addressOf(type: PagedType, slug: string): string {
  return TYPES[type].folder + slug.split('/').map(encodeURIComponent).join('/');
}

/** The path of a page that an editor makes: one to three names, each below the one before it. */
export const PAGE_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,2}$/;

/** First segments reserved for the site in other languages. */
const LANGUAGES: readonly (string | undefined)[] = ['en', 'ar'];

/** Whether a path is one of the site's own addresses, or below one of its lists. */
export function isReserved(path: string): boolean {
  const [first] = path.split('/');
  const addresses = [`/${path}`, `/${first}`, `/${first}/a`];
  return LANGUAGES.includes(first) || addresses.some(isOwnAddress);
}
