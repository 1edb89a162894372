/**
 * Answers with cached pages and built files from memory, on Node's own request and response, before anything else runs:
 * docs/decisions/029-cached-answers.md.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Compression } from '../packages/kit/network/accepted-encoding.ts';
import { isOneHost } from '../packages/kit/network/request-address.ts';
import { type RequestKind, requestKind } from './metrics/request-kind.ts';
import { describedBody, isCompressible, isKnown, type Page, pageHeaders } from './pages/page.ts';
import type { Secure } from './security-headers.ts';

/** Answers a request, or passes it on. */
export type AnswerAhead = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

type Options = {
  /** The page cached at an address (`/blog?page=2`, as written in the request), if it may be sent as it is. */
  find(address: string): Page | undefined;
  secure: Secure;
  /** Called for each answer. */
  answered(address: string, kind: RequestKind, status: 200 | 304): void;
};

/** A page in one encoding, as it goes out. */
type Ready = {
  kind: RequestKind;
  etag: string;
  /** Names and values in turn, as `writeHead` takes them. */
  head: readonly string[];
  notModifiedHead: readonly string[];
  body: Buffer;
};

type Prepared = {
  isCompressible: boolean;
  /** `'soon'` while it is being made. */
  ready: { [encoding in Compression | 'identity']?: Ready | 'soon' };
};

export function createAnswerAhead({ find, secure, answered }: Options): AnswerAhead {
  const prepared = new WeakMap<Page, Prepared>();

  function preparedOf(page: Page): Prepared {
    const cached = prepared.get(page);
    if (cached) return cached;
    const begun = { isCompressible: isCompressible(page), ready: {} };
    prepared.set(page, begun);
    return begun;
  }

  /** Prepares a page for the requests after this one: compressing takes a while, and is done once. */
  async function prepare(
    page: Page,
    encoding: Compression | undefined,
    address: string,
  ): Promise<void> {
    const [path = ''] = address.split('?');
    const headers = pageHeaders(page, encoding);
    secure(headers, path);
    const notModifiedHead = [...headers].flat();
    const body = await describedBody(page, encoding, headers);
    preparedOf(page).ready[encoding ?? 'identity'] = {
      kind: requestKind('GET', path),
      etag: headers.get('etag') ?? '',
      head: [...headers].flat(),
      notModifiedHead,
      body,
    };
  }

  return (incoming, outgoing) => {
    const { method, url: address = '' } = incoming;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const page = find(address);
    if (!page || !isPlain(incoming)) return false;
    const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = incoming.headers;
    const { isCompressible, ready: inEncodings } = preparedOf(page);
    const encoding = isCompressible ? acceptedEncoding(accepted ?? null) : undefined;
    const ready = inEncodings[encoding ?? 'identity'];
    if (ready === 'soon') return false;
    if (!ready) {
      inEncodings[encoding ?? 'identity'] = 'soon';
      prepare(page, encoding, address).catch(() => delete inEncodings[encoding ?? 'identity']);
      return false;
    }
    const status = isKnown(ifNoneMatch, ready.etag) ? 304 : 200;
    const head = status === 304 ? ready.notModifiedHead : ready.head;
    outgoing.writeHead(status, head.concat('x-request-id', randomUUID()));
    outgoing.end(status === 304 || method === 'HEAD' ? undefined : ready.body);
    answered(address, ready.kind, status);
    return true;
  };
}

/**
 * Whether nothing about a request needs another look: one host, where the others are refused, no body, whose pace is
 * watched, and no wish for Markdown, which posts are answered in.
 */
function isPlain({ headers, rawHeaders }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] === undefined &&
    (headers['content-length'] ?? '0') === '0' &&
    !headers.accept?.includes('text/markdown') &&
    isOneHost(headers.host, rawHeaders)
  );
}
