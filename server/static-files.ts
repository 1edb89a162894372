import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { createMiddleware } from 'hono/factory';

/** The `Cache-Control` of what Vite puts under /assets/: its names carry a hash of the content. */
const FOREVER = 'public, max-age=31536000, immutable';
/** The `Cache-Control` of icons and the like, which keep their name from release to release. */
const AN_HOUR = 'public, max-age=3600';

/**
 * Serves `build/client`, with the `.br` and `.gz` files the build left beside the originals.
 *
 * @param project folder of the project
 */
export function builtFiles(project: URL) {
  const serve = serveStatic({
    root: fileURLToPath(new URL('build/client', project)),
    precompressed: true,
    onFound: (_path, c) => c.set('found', true),
  });
  return createMiddleware<{ Variables: { found?: true } }>(async (c, next) => {
    const response = await serve(c, next);
    // An answer of `next` comes back through here too: only a file of ours gets our header.
    if (response && c.get('found')) {
      const hashed = c.req.path.startsWith('/assets/');
      response.headers.set('cache-control', hashed ? FOREVER : AN_HOUR);
    }
    return response;
  });
}
