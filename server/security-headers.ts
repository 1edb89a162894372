import { createMiddleware } from 'hono/factory';

type HeaderOptions = {
  origin: string;
  /** Whether the whole domain, subdomains too, speaks TLS: browsers keep that for months. */
  preload: boolean;
};

/** Adds the security headers that an answer to this path lacks. */
export type Secure = (headers: Pick<Headers, 'get' | 'has' | 'set'>, path: string) => void;

/** Headers of every answer unless a route set its own. The policy of pages comes from `pages.ts`. */
export function securityHeaders({ origin, preload }: HeaderOptions): Secure {
  const secure = origin.startsWith('https:');
  // The preload list asks for two years. Only a site served over TLS sends this header, and subdomains are not ours to
  // bind.
  const transport = `max-age=63072000${preload ? '; includeSubDomains; preload' : ''}`;
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(secure && { 'strict-transport-security': transport }),
  };
  return (answer, path) => {
    const type = answer.get('content-type') ?? '';
    const all = { ...headers, 'cross-origin-resource-policy': readableFrom(path, type) };
    for (const [name, value] of Object.entries(all)) {
      if (!answer.has(name)) answer.set(name, value);
    }
  };
}

/** Sends every answer with these headers. */
export function secured(secure: Secure) {
  return createMiddleware(async (c, next) => {
    await next();
    const set = (name: string, value: string) => c.header(name, value);
    const { headers, status } = c.res;
    secure({ get: (name) => headers.get(name), has: (name) => headers.has(name), set }, c.req.path);
    // Every 429 and 503 carries `Retry-After`; most routes set a better value themselves.
    if (LATER.has(status) && !headers.has('retry-after')) set('retry-after', '10');
  });
}

/** The statuses of answers that carry `Retry-After`. */
const LATER: ReadonlySet<number> = new Set([429, 503]);

const PUBLIC_FILE = /^\/(?:images|files)\//;
const PUBLIC_TYPE = /^(?:image|video|audio|font)\//;

/** The resource policy of an answer: mails and other sites show pictures and files, never pages and scripts. */
function readableFrom(path: string, type: string): 'cross-origin' | 'same-origin' {
  return PUBLIC_FILE.test(path) || PUBLIC_TYPE.test(type) ? 'cross-origin' : 'same-origin';
}
