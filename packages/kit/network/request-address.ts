import type { IncomingMessage } from 'node:http';

/** A name or an IP address with an optional port: no credentials, no path, nothing else a URL may begin with. */
const HOST = /^(?:[a-z\d_][a-z\d._-]{0,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a request names one host and one only, or none, as HTTP/1.0 may; of several Node reports the first. */
export function isOneHost(host = 'localhost', rawHeaders: readonly string[]): boolean {
  let names = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') names += 1;
  }
  return names < 2 && HOST.test(host);
}

/** RFC 9112 §3.2.2: the absolute form, which proxies use. */
const AUTHORITY = /^https?:\/\/[^/?#]*/i;

/**
 * The URL a request asks for: the path of its target at the host named in its `Host` header. An authority written into
 * the target is passed over, so that no target leads elsewhere. Undefined for what is no request for an address of
 * ours: several hosts, a host with credentials, `OPTIONS *`. Never throws.
 */
export function requestAddress({
  url = '/',
  headersDistinct,
}: Pick<IncomingMessage, 'url' | 'headersDistinct'>): URL | undefined {
  // HTTP/1.0 has no `Host` header; for HTTP/1.1 Node requires one.
  const [host = 'localhost', ...others] = headersDistinct.host ?? [];
  if (others.length > 0 || !HOST.test(host)) return undefined;
  const path = url.startsWith('/') ? url : url.replace(AUTHORITY, '');
  if (!/^(?:[/?#]|$)/.test(path)) return undefined;
  return URL.parse(`http://${host}${path}`) ?? undefined;
}
