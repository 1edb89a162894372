import { getPath } from 'hono/utils/url';

/** An address with a version in front, as programs write it that join their parts with one slash too many. */
const API_ADDRESS = /^\/+v[\dXx][^/]*\//;

/**
 * Returns the path by which a request finds its route, for the `getPath` of Hono: in an address of the content API
 * several slashes in a row count as one (`//v1//data`). The address itself stays as it was sent, and nothing redirects.
 */
export function routedPath(request: Request): string {
  const path = getPath(request);
  return API_ADDRESS.test(path) ? path.replace(/\/{2,}/g, '/') : path;
}
