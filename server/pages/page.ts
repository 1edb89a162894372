/** A finished page or a built file: bytes that can be cached, shared between visitors and sent in any encoding. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Brand } from '../../packages/drawings/brand/brand.ts';
import {
  acceptedEncoding,
  type Compression,
} from '../../packages/kit/network/accepted-encoding.ts';
import { withMarkedAddresses } from '../brand/brand-addresses.ts';
import { setAside } from './after-first-paint.ts';
import { withOpeningScript } from './opening-script.ts';
import { framedPolicy, pagePolicy } from './page-policy.ts';
import { withPlainAttributes } from './plain-attributes.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Page = {
  status: number;
  headers: Headers;
  body: Buffer;
  /** A hash of the uncompressed body, 16 characters. */
  digest: string;
  /** Compressed bodies, each made once, for the first request that takes it. */
  encoded: Map<Compression, Promise<Buffer>>;
  /** How the cache of pages came to it, as `Cache-Status` says (RFC 9211); undefined where that was not asked. */
  cacheStatus?: string;
};

/** The `Cache-Status` of a page that is sent as it is cached. */
export const CACHE_HIT = 'pages; hit';

type Render = {
  /** Marks our own scripts in this render; it is removed from the finished page. */
  nonce: string;
  assetOrigin: string;
  /** The brand whose ink colours the browser's own bars, and whose mark is in the addresses of drawings. */
  brand: Brand;
  /** Whether the page may open a frame of this site. */
  framesOurs?: boolean;
  /** Whether its visitors may set the last piece, which colours pages: they may unless the agency switched it off. */
  hasPiece?: boolean;
  preview?: {
    /** The part of the address that previews put before that of the page: `/apercu/drafts`. */
    base: string;
    /** For an editor's preview: the script added for the Studio that frames the page. */
    frame?: { script: string | undefined } | undefined;
  };
};

export async function finishedPage(response: Response, render: Render): Promise<Page> {
  const { status } = response;
  const headers = new Headers(response.headers);
  const body = isDocument(headers)
    ? document(Buffer.from(await response.arrayBuffer()), headers, render)
    : await otherBody(response, headers, render);
  return { status, headers, body, digest: digestOf(body), encoded: new Map() };
}

export function digestOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16);
}

/**
 * The types besides documents that name drawings: the data of a client navigation, and the manifest. Drawings and what
 * programs read name no drawing.
 */
const NAMES_DRAWINGS = /^(?:text\/x-script|application\/manifest\+json)/;

async function otherBody(response: Response, headers: Headers, { brand }: Render): Promise<Buffer> {
  return NAMES_DRAWINGS.test(headers.get('content-type') ?? '')
    ? Buffer.from(withMarkedAddresses(await response.text(), brand))
    : Buffer.from(await response.arrayBuffer());
}

/**
 * The encoding in which the document is searched: all searched text is ASCII, and one byte per character takes a fifth
 * of the time.
 */
const BYTES = 'latin1';

function document(rendered: Buffer, headers: Headers, render: Render): Buffer {
  const { nonce, preview, brand, hasPiece = true } = render;
  const frame = preview?.frame;
  const page = preview ? previewed(rendered, preview) : rendered;
  const waiting = setAside(withMarkedAddresses(page.toString(BYTES), brand), nonce);
  const isPreview = preview !== undefined;
  const source = withOpeningScript(waiting, nonce, { isPreview, hasPiece }).replace(
    '<head>',
    // The tag is added here and not by the app, whose script would download it again on each page.
    `<head><meta name="theme-color" content="${brand.colors.encre}"/>`,
  );
  const policy = pagePolicy(source, nonce, render);
  headers.set('content-security-policy', frame ? framedPolicy(policy) : policy);
  const html = source.replaceAll(` nonce="${nonce}"`, '').replaceAll(DISCOVERY, '');
  return Buffer.from(frame?.script ? beforeEnd(html, frame.script) : html, BYTES);
}

function previewed(rendered: Buffer, { base, frame }: NonNullable<Render['preview']>): Buffer {
  const page = withFormsIn(rendered.toString(), base);
  return Buffer.from(frame ? withPlainAttributes(page) : page);
}

/**
 * The attribute of links whose routes React Router would fetch from the server. Each page names all routes
 * (react-router.config.ts), so nothing reads it. No text or attribute can contain it, because React escapes the quote
 * there.
 */
const DISCOVERY = ' data-discover="true"';

/** Directs the forms of a page, sent without script, to the preview that shows it, which refuses them. */
function withFormsIn(html: string, base: string): string {
  const action = ` action="${base.replaceAll('&', '&amp;')}/`;
  return html.replace(/<form [^>]*>/g, (tag) => tag.replace(' action="/', () => action));
}

/** An editor's preview that is served as it was rendered, by the server of `npm run dev`. */
export async function framed(response: Response, script: string): Promise<Response> {
  if (!isDocument(response.headers)) return response;
  const headers = new Headers(response.headers);
  headers.set('x-frame-options', 'SAMEORIGIN');
  return new Response(beforeEnd(await response.text(), script), {
    status: response.status,
    headers,
  });
}

/** A page of one sentence, for this visitor alone. */
export function textPage(status: number, text: string, headers: Record<string, string>): Page {
  const body = Buffer.from(text);
  return {
    status,
    headers: new Headers({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    }),
    body,
    digest: digestOf(body),
    encoded: new Map(),
  };
}

function isDocument(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

function beforeEnd(html: string, tag: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : html.slice(0, end) + tag + html.slice(end);
}

/** The size below which gzip saves hardly more than its header takes, 24 bytes: of 237 bytes of script it makes 204. */
const COMPRESSION_THRESHOLD = 200; // bytes

/** Documents, the data of a client navigation, and drawings made on the fly. */
const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(?:json|xml))/;

/** Brotli's level: compresses a page in a few milliseconds off the main thread; 11 would take fifty. */
const BROTLI_QUALITY = 5;
/** gzip's level, its highest: the home page takes 1.8 ms off the main thread instead of 1.4, and weighs half a percent less. */
const GZIP_LEVEL = constants.Z_BEST_COMPRESSION;

const NO_CONTENT = 204;

/** Answers with the page in the encoding the visitor's browser takes, or with 304. */
export async function pageAnswer(request: Request, page: Page): Promise<Response> {
  // The constructor of `Response` refuses any body for status 204, even an empty one.
  if (page.status === NO_CONTENT) {
    return new Response(null, { status: NO_CONTENT, headers: page.headers });
  }
  const encoding = encodingFor(page, request.headers.get('accept-encoding'));
  const headers = pageHeaders(page, encoding);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && isKnown(request.headers.get('if-none-match'), headers.get('etag'))) {
    return new Response(null, { status: 304, headers });
  }
  const body = await describedBody(page, encoding, headers);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status: page.status,
    headers,
  });
}

/** The compression a page goes out in, by a client's `Accept-Encoding`; undefined: as it is. */
export function encodingFor(page: Page, accepted: string | null): Compression | undefined {
  return isCompressible(page) ? acceptedEncoding(accepted) : undefined;
}

export function isCompressible({ headers, body }: Page): boolean {
  return (
    body.length >= COMPRESSION_THRESHOLD && COMPRESSIBLE.test(headers.get('content-type') ?? '')
  );
}

/** The headers of a page in this encoding, without those of its body: what a 304 carries too (RFC 9110 §15.4.5). */
export function pageHeaders(
  { status, headers: own, digest, cacheStatus }: Page,
  encoding: Compression | undefined,
): Headers {
  const headers = new Headers(own);
  headers.append('vary', 'accept-encoding');
  if (cacheStatus) headers.set('cache-status', cacheStatus);
  const isShared = status === 200 && !/no-store/.test(headers.get('cache-control') ?? '');
  if (isShared) headers.set('etag', `"${digest}${encoding ? `-${encoding}` : ''}"`);
  return headers;
}

/** The body of a page in this encoding, described in these headers. */
export async function describedBody(
  page: Page,
  encoding: Compression | undefined,
  headers: Headers,
): Promise<Buffer> {
  const body = encoding ? await encodedBody(page, encoding) : page.body;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return body;
}

function encodedBody({ body, encoded }: Page, encoding: Compression): Promise<Buffer> {
  const ready = encoded.get(encoding);
  if (ready) return ready;
  const compressing =
    encoding === 'br'
      ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : compressGzip(body, { level: GZIP_LEVEL });
  encoded.set(encoding, compressing);
  // A failed compression is not cached: the next request tries again.
  compressing.catch(() => encoded.delete(encoding));
  return compressing;
}

/** Whether a client has this version, by its `If-None-Match`: a list of tags or `*`, compared weakly (RFC 9110 §13.1.2). */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string | null): boolean {
  if (!ifNoneMatch || !etag) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
