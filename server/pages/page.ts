/** A finished page: bytes that can be kept, shared between visitors and sent in any encoding. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Compression } from '../../network/accepted-encoding.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { pagePolicy } from './page-policy.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Page = {
  status: number;
  headers: Headers;
  body: Buffer;
  /** Of the body before compression, 16 characters. */
  digest: string;
  /** Compressed bodies, each made once, for the first request that takes it. */
  encoded: Map<Compression, Promise<Buffer>>;
};

type Render = {
  /** Marks our own scripts in this render; it is removed from the finished page. */
  nonce: string;
  assetOrigin: string;
};

export async function finishedPage(response: Response, render: Render): Promise<Page> {
  const { status } = response;
  const headers = new Headers(response.headers);
  const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = isDocument
    ? document(await response.text(), headers, render)
    : Buffer.from(await response.arrayBuffer());
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  return { status, headers, body, digest, encoded: new Map() };
}

function document(rendered: string, headers: Headers, { nonce, assetOrigin }: Render): Buffer {
  const source = afterFirstPaint(rendered, nonce);
  headers.set('content-security-policy', pagePolicy(source, nonce, assetOrigin));
  return Buffer.from(source.replaceAll(` nonce="${nonce}"`, ''));
}

/** Below this a compressed body plus its header is no smaller than the plain one. */
const COMPRESSION_THRESHOLD = 1024; // bytes

/** Documents, the data of a client navigation, and drawings made on the fly. */
const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(?:json|xml))/;

/** Brotli's level: compresses a page in a few milliseconds off the main thread; 11 would take fifty. */
const BROTLI_QUALITY = 5;

const NO_CONTENT = 204;

/** Answers with the page in the encoding the visitor's browser takes, or with 304. */
export async function pageAnswer(request: Request, page: Page): Promise<Response> {
  const headers = new Headers(page.headers);
  // A `Response` of this status refuses any body, an empty one too.
  if (page.status === NO_CONTENT) return new Response(null, { status: NO_CONTENT, headers });
  headers.append('vary', 'accept-encoding');
  const encoding = encodingFor(request, page);
  const isShared = page.status === 200 && !/no-store/.test(headers.get('cache-control') ?? '');
  if (isShared) {
    const etag = `"${page.digest}${encoding ? `-${encoding}` : ''}"`;
    headers.set('etag', etag);
    if (knows(request, etag)) return new Response(null, { status: 304, headers });
  }
  const body = encoding ? await encodedBody(page, encoding) : page.body;
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    status: page.status,
    headers,
  });
}

function encodingFor(request: Request, { headers, body }: Page): Compression | undefined {
  if (body.length < COMPRESSION_THRESHOLD) return undefined;
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '')) return undefined;
  return acceptedEncoding(request.headers.get('accept-encoding'));
}

function encodedBody({ body, encoded }: Page, encoding: Compression): Promise<Buffer> {
  const ready = encoded.get(encoding);
  if (ready) return ready;
  const compressing =
    encoding === 'br'
      ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : compressGzip(body);
  encoded.set(encoding, compressing);
  return compressing;
}

/** Whether the client has this version. RFC 9110 §13.1.2: a list of tags or `*`, compared weakly. */
function knows(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match');
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (!known) return false;
  return known.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
