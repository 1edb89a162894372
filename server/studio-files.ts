/** Serves what the agency's staff works with: `build/studio`, under a policy of its own. */
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Installation } from './installation.ts';
import { CV_VIEWER_POLICY, studioPolicy } from './studio-policy.ts';

/** The address where the built studio reads its installation: whose it is and what it edits. */
export const INSTALLATION = '/studio/installation.json';

const CONTENT = 'content/index.html';
const CV_VIEWER = 'cv-viewer/index.html';

/** The pages of the studio; the first match wins. An address below a page's own is that page too. */
const PAGES: readonly (readonly [addresses: RegExp, page: string])[] = [
  [/^\/studio\/(?:connexion|invitation|compte|equipe)(?:\/|$)/, 'sign-in/index.html'],
  [/^\/studio\/apercu-cv$/, CV_VIEWER],
  [/^\/studio\/demandes(?:\/|$)/, 'requests/index.html'],
  [/^\/studio(?:$|\/(?!installation\.json$))/, CONTENT],
];

/** The `Cache-Control` of what the build puts there under names with a hash of the content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The frame that draws CVs has no origin: to a file of ours it is another site. They are no secret. */
const ASSET_HEADERS = { 'cache-control': FOREVER, 'access-control-allow-origin': '*' };

/** The page of `build/studio` that answers an address, or nothing where the visitor's pages do. */
export function studioPage(pathname: string): string | undefined {
  return PAGES.find(([addresses]) => addresses.test(pathname))?.[1];
}

type StudioOptions = {
  project: URL;
  installation(): Promise<Installation>;
  hosted: boolean;
  /** Address of another site whose embedded service holds the content: it is edited there. */
  elsewhere: string | undefined;
};

/** `/studio` and all below it; what is no page of the studio is left to the next in line. */
export function studioFiles({ project, installation, hosted, elsewhere }: StudioOptions) {
  const root = fileURLToPath(new URL('build/studio', project));
  const policy = studioPolicy(hosted && !elsewhere);
  const asset = serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice('/studio'.length),
  });
  const page = serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => `/${studioPage(path)}`,
  });
  return createMiddleware(async (c, next) => {
    const { path, method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    if (path === INSTALLATION) {
      return c.json(await installation(), 200, { 'cache-control': 'no-store' });
    }
    if (path.startsWith('/studio/assets/')) {
      return (await found(asset, c, ASSET_HEADERS)) ?? c.notFound();
    }
    const name = studioPage(path);
    if (!name) return next();
    if (elsewhere && name === CONTENT) return c.redirect(elsewhere + path);
    // An address may name a person's request: neither browsers nor search engines may keep it.
    const headers = {
      'cache-control': 'no-store',
      'content-security-policy': name === CV_VIEWER ? CV_VIEWER_POLICY : policy,
      ...(name === CV_VIEWER && { 'x-frame-options': 'SAMEORIGIN' }),
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    };
    return (await found(page, c, headers)) ?? next();
  });
}

async function found(
  serve: ReturnType<typeof serveStatic>,
  c: Context,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const response = await serve(c, async () => {});
  if (!response) return undefined;
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
