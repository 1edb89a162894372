import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

type HeaderOptions = {
  origin: string;
  /** Whether the whole domain, subdomains too, speaks TLS: browsers keep that for months. */
  preload: boolean;
};

/** Headers of every answer unless a room set its own. The policy of pages comes from `pages.ts`. */
export function securityHeaders({ origin, preload }: HeaderOptions) {
  const secure = origin.startsWith('https:');
  // Two years, as the preload list asks; only where the site really is served over TLS. Subdomains are not ours to bind.
  const transport = `max-age=63072000${preload ? '; includeSubDomains; preload' : ''}`;
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(secure && { 'strict-transport-security': transport }),
  };
  return createMiddleware(async (c, next) => {
    await next();
    const all = { ...headers, 'cross-origin-resource-policy': readableFrom(c) };
    for (const [name, value] of Object.entries(all)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    // Every 429 and 503 carries `Retry-After`; most rooms know better and set it themselves.
    if (LATER.has(c.res.status) && !c.res.headers.has('retry-after')) c.header('retry-after', '10');
  });
}

/** 429 and 503 */
const LATER: ReadonlySet<number> = new Set([429, 503]);

const PUBLIC_FILE = /^\/(?:images|files)\//;
const PUBLIC_TYPE = /^(?:image|video|audio|font)\//;

/** The resource policy of an answer: mails and other sites show pictures and files, never pages and scripts. */
function readableFrom({ req, res }: Context): 'cross-origin' | 'same-origin' {
  const isPublic =
    PUBLIC_FILE.test(req.path) || PUBLIC_TYPE.test(res.headers.get('content-type') ?? '');
  return isPublic ? 'cross-origin' : 'same-origin';
}
