import { isRouteErrorResponse } from 'react-router';
import type { Missing } from '../pages/not-found/find-missing.ts';

/** Returns what the page route threw for a visitor at an address without a page; undefined for any other error. */
export function missingOf(error: unknown): Missing | undefined {
  return isRouteErrorResponse(error) && error.status === 404 ? error.data : undefined;
}
