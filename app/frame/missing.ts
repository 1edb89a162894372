import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { Missing } from '../pages/not-found/find-missing.ts';
import { pageMeta } from './page-meta.ts';

/** Returns what the page route threw for a visitor at an address without a page; undefined for any other error. */
export function missingOf(error: unknown): Missing | undefined {
  return isRouteErrorResponse(error) && error.status === 404 ? error.data : undefined;
}

/** The head of an address without a page; undefined for any other error, and for none. */
export function missingMeta(
  site: Parameters<typeof pageMeta>[0],
  error: unknown,
): MetaDescriptor[] | undefined {
  const missing = missingOf(error);
  return missing && pageMeta(site, { title: missing.texts.seoTitle });
}
