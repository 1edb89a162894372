import { isPaged, rowOf, TYPES } from './document-types.ts';

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
