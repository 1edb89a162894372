import { serveStatic } from '@hono/node-server/serve-static';

/** Everything Vite puts under /assets/ carries a hash of its content in its name. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Icons and the like keep their name from release to release. */
const AN_HOUR = 'public, max-age=3600';

/** Serves `build/client`, with the `.br` and `.gz` files the build left beside the originals. */
export function builtFiles() {
  return serveStatic({
    root: './build/client',
    precompressed: true,
    onFound: (_path, c) => {
      c.header('cache-control', c.req.path.startsWith('/assets/') ? FOREVER : AN_HOUR);
    },
  });
}
