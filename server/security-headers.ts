import { createMiddleware } from 'hono/factory';

/**
 * Headers every answer carries, unless a room set its own (the content service sandboxes assets).
 * The content security policy of pages comes from `pages.ts`, which knows their scripts.
 */
export function securityHeaders(origin: string) {
  const secure = origin.startsWith('https:');
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    // Two years, the minimum of the preload list; only where the site really is served over TLS.
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
  return createMiddleware(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  });
}
