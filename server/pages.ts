/** Turns a rendered page into what goes over the wire: strict policy, low-priority scripts, brotli. */
import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type RequestHandler, RouterContextProvider } from 'react-router';
import { contentContext, inboxContext, originContext, visitContext } from '../app/context.ts';
import type { RequestInfo } from './request-log.ts';
import type { Services } from './services.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Marks our own scripts during a render; never accepted from outside. */
const NONCE_HEADER = 'x-script-nonce';

type PagesOptions = {
  handler: RequestHandler;
  services: Services;
  development: boolean;
};

export function createPages({ handler, services, development }: PagesOptions) {
  return async function pages(request: Request, info: RequestInfo): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(contentContext, services.reader);
    context.set(inboxContext, services.inbox);
    context.set(originContext, services.origin);
    context.set(visitContext, {
      requestId: info.id,
      address: info.address,
      reportError: (error) => info.log.error({ err: error }, 'unexpected error'),
    });
    const nonce = randomUUID();
    const response = await handler(marked(request, nonce), context);
    if (development) return response;
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) {
      return document(request, response, { nonce, assetOrigin: services.reader.assetOrigin });
    }
    if (COMPRESSIBLE.test(type)) return compressed(request, response, await bytes(response));
    return response;
  };
}

/** The request React Router sees: a true `Request` (the adapter's is a look-alike) with our mark. */
function marked(request: Request, nonce: string): Request {
  const headers = new Headers(request.headers);
  headers.set(NONCE_HEADER, nonce);
  const { method, body, signal } = request;
  // `duplex` is what the platform asks of a streamed body; its type is not in the DOM library yet.
  const streaming: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body,
    signal,
    duplex: 'half',
  };
  return new Request(request.url, streaming);
}

type Render = {
  nonce: string;
  /** Where pictures and videos come from when not from here; '' for here. */
  assetOrigin: string;
};

async function document(
  request: Request,
  response: Response,
  { nonce, assetOrigin }: Render,
): Promise<Response> {
  const source = await response.text();
  const html = source
    .replaceAll(` nonce="${nonce}"`, '')
    // React Router preloads its modules before the stylesheet, at high priority: lowering them took
    // the simulated first paint from 1.86 s to 0.79 s.
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  response.headers.set('content-security-policy', pagePolicy(source, nonce, assetOrigin));
  if (!response.headers.has('cache-control')) {
    // What answers a form holds what its visitor typed.
    const shared = request.method === 'GET' || request.method === 'HEAD';
    response.headers.set(
      'cache-control',
      shared ? 'public, max-age=0, must-revalidate' : 'no-store',
    );
  }
  return compressed(request, response, Buffer.from(html));
}

/**
 * A policy with hashes instead of a nonce, so that the same bytes can be cached and shared. Only
 * scripts that carry the render's nonce are hashed: a script injected through content cannot know
 * it, so hashing "every inline script" (CVE-2024-29896) is not what happens here.
 */
function pagePolicy(source: string, nonce: string, assetOrigin: string): string {
  const hashes = new Set<string>();
  for (const [, attributes, script] of source.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (script && attributes?.includes(`nonce="${nonce}"`)) {
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${assetOrigin}`,
    `media-src 'self' ${assetOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    // The player loads on the visitor's click only, from the host that sets no cookie.
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function bytes(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

/** Besides pages: the data of a client navigation, and drawings made on the fly. */
const COMPRESSIBLE = /^(text\/x-script|image\/svg\+xml)/;

/** Below this a compressed body plus its header is no smaller than the plain one. */
const COMPRESSION_THRESHOLD = 1024; // bytes

/** Per-request brotli: quality 4 compresses a page in about a millisecond; 11 takes fifty. */
const DYNAMIC_BROTLI_QUALITY = 4;

async function compressed(request: Request, response: Response, body: Buffer): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const accepted = request.headers.get('accept-encoding') ?? '';
  let encoded = body;
  if (body.length >= COMPRESSION_THRESHOLD && /\bbr\b/.test(accepted)) {
    encoded = await compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: DYNAMIC_BROTLI_QUALITY },
    });
    headers.set('content-encoding', 'br');
  } else if (body.length >= COMPRESSION_THRESHOLD && /\bgzip\b/.test(accepted)) {
    encoded = await compressGzip(body);
    headers.set('content-encoding', 'gzip');
  }
  headers.set('content-length', String(encoded.length));
  return new Response(new Uint8Array(encoded), { status: response.status, headers });
}
