import { SENT_PARAMETER } from '../app/sections/form-outcome.ts';
import { PACKAGE_PARAMETER, SERVICE_PARAMETER } from '../app/service-request.ts';

/** Parameters that name another page, with the values they may have. */
const KNOWN: ReadonlyMap<string, RegExp> = new Map([
  ['page', /^[\w/-]{1,80}$/],
  ['categorie', /^[\p{L}\p{N} &'’-]{1,40}$/u],
  [SENT_PARAMETER, /^1$/],
  [SERVICE_PARAMETER, /^[a-z\d-]{1,96}$/],
  [PACKAGE_PARAMETER, /^[a-z\d-]{1,40}$/],
  // React Router's own: whose data a client navigation asks for.
  ['_routes', /^[\w/.,:*-]{1,200}$/],
]);

/** What campaigns and networks add to an address: the page is the same. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;

/** Longer addresses than any of ours. */
const MAX_LENGTH = 300;

/**
 * The address under which visitors share the answer to this request: its path and the parameters
 * that matter, in order. Undefined when the answer may be this visitor's own: a form that is sent,
 * words that are searched for, a signed link.
 */
export function sharedAddress(request: Request): URL | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = new URL(request.url);
  for (const [name, value] of [...url.searchParams]) {
    if (TRACKING.test(name)) url.searchParams.delete(name);
    else if (!KNOWN.get(name)?.test(value)) return undefined;
  }
  url.searchParams.sort();
  return url.pathname.length + url.search.length <= MAX_LENGTH ? url : undefined;
}
