import { isRouteErrorResponse } from 'react-router';
import type { Missing } from '../pages/not-found/find-missing.ts';

/** What a route threw at an address without a page; undefined of any other error. */
export function missingOf(error: unknown): Missing | undefined {
  return isRouteErrorResponse(error) && error.status === 404 ? error.data : undefined;
}
