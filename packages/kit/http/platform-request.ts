import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import { requestAddress } from '../network/request-address.ts';

/** Methods that a service answers. `TRACE` and `CONNECT` are none that a `Request` can have. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * The platform's own `Request`, or the answer to what cannot be one: 400 for an address or a host that is none, 405 for
 * a method that no service knows. Its signal aborts when the client leaves.
 *
 * What `@hono/node-server` hands over only looks like a request: `new Request(it)` throws as soon as there is a body, in
 * our code and in libraries. This is the one place where a request of Node's becomes one of the platform's.
 */
export function platformRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Request | Response {
  const address = requestAddress(incoming);
  if (!address) return new Response('Adresse invalide', { status: 400, headers: PLAIN });
  if (!METHODS.includes(incoming.method ?? '')) {
    const allow = METHODS.join(', ');
    return new Response('Méthode inconnue', { status: 405, headers: { ...PLAIN, allow } });
  }
  incoming.url = address.pathname + address.search;
  const request = createRequest(incoming, outgoing, { host: address.host, protocol: 'http:' });
  underWay.set(outgoing, request);
  return request;
}

/**
 * Each response's request, so that it is not garbage-collected before: a `Request` takes the source of its signal
 * along, and code that holds only the signal would never hear that the client left.
 */
const underWay = new WeakMap<ServerResponse, Request>();

const PLAIN = {
  'content-type': 'text/plain; charset=utf-8',
  'x-content-type-options': 'nosniff',
  connection: 'close',
};
