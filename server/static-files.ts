import { serveStatic } from '@hono/node-server/serve-static';
import { createMiddleware } from 'hono/factory';

/** Everything Vite puts under /assets/ carries a hash of its content in its name. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Icons and the like keep their name from release to release. */
const AN_HOUR = 'public, max-age=3600';

/** Serves `build/client`, with the `.br` and `.gz` files the build left beside the originals. */
export function builtFiles() {
  const serve = serveStatic({ root: './build/client', precompressed: true });
  return createMiddleware(async (c, next) => {
    // Directory listings and index files do not exist here: an address without a dot is a page.
    if (!/\.[a-z0-9]+$/.test(c.req.path) || !['GET', 'HEAD'].includes(c.req.method)) return next();
    const response = await serve(c, next);
    if (response) {
      const hashed = c.req.path.startsWith('/assets/');
      response.headers.set('cache-control', hashed ? FOREVER : AN_HOUR);
      return response;
    }
  });
}
