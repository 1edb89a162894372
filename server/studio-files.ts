/** Serves what the agency's staff works with: `build/studio`, under a policy of its own. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Brand } from '../packages/drawings/brand/brand.ts';
import { drawnBrand } from '../packages/drawings/brand/drawn-brand.ts';
import {
  CV_VIEWER_PAGE,
  DESK_ENDPOINTS,
  DESK_FILES,
  isLoginPage,
  movedAddress,
  partAt,
} from '../staff/desk-addresses.ts';
import { markOf } from './brand/brand-addresses.ts';
import { deskInBrand, LOGIN_DRAWING, loginDrawing } from './brand/desk-brand.ts';
import type { Installation } from './installation.ts';
import { CV_VIEWER_POLICY, studioPolicy } from './studio-policy.ts';

const CV_VIEWER = 'cv-viewer/index.html';

/** The `Cache-Control` of built files, whose names carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The `Cache-Control` of the drawing beside the log-in form: its colours change with the brand, its name does not. */
const ASK_AGAIN = 'no-cache';

/**
 * The headers of built files: the frame that draws CVs has no origin, and so is another site to them. They are no
 * secret.
 */
const ASSET_HEADERS = { 'cache-control': FOREVER, 'access-control-allow-origin': '*' };

/** Returns the page of `build/studio` for an address: the desk's single document, or one beside it. */
export function studioPage(pathname: string): string | undefined {
  if (partAt(pathname)) return 'shell/index.html';
  if (pathname === CV_VIEWER_PAGE) return CV_VIEWER;
  return isLoginPage(pathname) ? 'sign-in/index.html' : undefined;
}

type StudioOptions = {
  project: URL;
  installation(): Promise<Installation>;
  /** The brand that is published at this moment. */
  brand(): Promise<Brand>;
  hosted: boolean;
  /** Address of another site whose embedded service holds the content: it is edited there. */
  elsewhere: string | undefined;
};

/** Answers `/studio` and all addresses below it; passes on those that are no page of the Studio. */
export function studioFiles({ project, installation, brand, hosted, elsewhere }: StudioOptions) {
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
    const { method, raw } = c.req;
    // The pathname stays encoded: a decoded one could add lines to a header.
    const { pathname: path, search } = new URL(raw.url);
    if (method !== 'GET' && method !== 'HEAD') return next();
    if (path === DESK_ENDPOINTS.installation) {
      return c.json(await installation(), 200, { 'cache-control': 'no-store' });
    }
    const isLoginDrawing = LOGIN_DRAWING.test(path);
    if (isLoginDrawing && drawnBrand(await brand())) {
      const drawing = await readFile(join(root, path.slice('/studio'.length)), 'utf8').catch(
        () => '',
      );
      if (!drawing) return c.notFound();
      return c.body(loginDrawing(drawing, await brand()), 200, {
        'content-type': 'image/svg+xml',
        'cache-control': ASK_AGAIN,
      });
    }
    if (path.startsWith(`${DESK_FILES}/`)) {
      const caching = isLoginDrawing ? { 'cache-control': ASK_AGAIN } : ASSET_HEADERS;
      return (await fileAnswer(asset, c, caching)) ?? c.notFound();
    }
    const moved = movedAddress(path);
    if (elsewhere && partAt(moved ?? path) === 'content') {
      return c.redirect(elsewhere + path + search);
    }
    const name = studioPage(path);
    // An address may name a request of a person: neither browsers nor search engines may store it.
    const headers = {
      'cache-control': 'no-store',
      'content-security-policy': name === CV_VIEWER ? CV_VIEWER_POLICY : policy,
      ...(name === CV_VIEWER && { 'x-frame-options': 'SAMEORIGIN' }),
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    };
    if (moved) {
      // The browser keeps the part behind `#` by itself.
      return new Response(null, { status: 302, headers: { ...headers, location: moved + search } });
    }
    if (!name) return next();
    const current = await brand();
    if (markOf(current) && name !== CV_VIEWER) {
      const html = await readFile(join(root, name), 'utf8').catch(() => '');
      return html ? c.html(deskInBrand(html, current), 200, headers) : next();
    }
    return (await fileAnswer(page, c, headers)) ?? next();
  });
}

async function fileAnswer(
  serve: ReturnType<typeof serveStatic>,
  c: Context,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const response = await serve(c, async () => {});
  if (!response) return undefined;
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
