import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { ApiError } from '../../kit/network/api-error.ts';
import { requestAddress } from '../../kit/network/request-address.ts';
import { ANONYMOUS, type Identity } from '../access/identity.ts';
import { parseApiVersion } from '../http/api-version.ts';
import { POLICY_VIOLATION } from './hear-messages.ts';
import { createPresence, type Relay } from './presence.ts';
import type { IdentityOf } from './stream-connections.ts';
import { carryStreams } from './stream-socket.ts';
import { createUnidentifiedSockets } from './unidentified-sockets.ts';

/** The longest message of a client, in bytes: an address to listen at, or a person's place. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** The most open sockets: one person holds two per tab. */
const MAX_SOCKETS = 500;
/** Interval of pings in ms; the presence client takes a socket for lost after twice that. */
const BEAT = 10_000;
/** The number of heartbeats between two checks that a socket's owner may still connect. */
const BEATS_PER_CHECK = 6;
/** The WebSocket close code of "Going away". */
const GOING_AWAY = 1_001;
/** The WebSocket close code of "Try again later", in IANA's registry. */
const TRY_AGAIN_LATER = 1_013;

const SOCKET = /^\/+(v[^/]*)\/+(socket|streams)\/+([^/?]+)(?:\?|$)/;

export interface Sockets {
  /** Whether a request is for one of our WebSockets: any other upgrade is ignored, and the request answered. */
  isSocket(request: IncomingMessage): boolean;
  /**
   * Opens a WebSocket, or refuses it with 401 or 403: a token, or a cookie on a page of ours, is needed. The one of
   * presence may bring its token in its first message instead, from a page that may call us at all.
   */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/**
 * The two sockets of the API: `/v{date}/socket/{dataset}` for presence, in the hosted service's JSON-RPC, and
 * `/v{date}/streams/{dataset}` for any number of event streams at once, in a protocol of our own: see `carryStreams`.
 */
export function createSockets({
  dataset,
  identityOf,
  mayCall,
  fetch,
  relay,
  warn,
}: {
  dataset: string;
  identityOf: IdentityOf;
  /** Whether the page that makes a request is of an origin that may call us. */
  mayCall: (request: Request) => Promise<boolean>;
  fetch: (request: Request) => Promise<Response>;
  /** Sends presence to the other processes of the site; undefined where there are none. */
  relay?: Relay | undefined;
  warn: (message: string, details: Record<string, unknown>) => void;
}): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  /** The sockets that are open, with the request that says who opened each. */
  const open = new Map<WebSocket, Request>();
  const presence = createPresence(warn, relay);
  let beats = 0;
  const timer = setInterval(() => {
    beats += 1;
    for (const [socket, request] of open) {
      if (!presence.beat(socket)) socket.ping();
      if (beats % BEATS_PER_CHECK === 0) void leaveIfForgotten(socket, request);
    }
  }, BEAT).unref();
  const unidentified = createUnidentifiedSockets({
    warn,
    // `async` turns a throw into a rejection: `Request` throws on a text that no header can hold.
    identify: async (authorization) =>
      identityOf(new Request('http://socket', { headers: { authorization } })),
    admit(socket, { id }, authorization) {
      if (open.size >= MAX_SOCKETS) return socket.close(TRY_AGAIN_LATER);
      hold(socket, new Request('http://socket', { headers: { authorization } }));
      presence.join(socket, id);
    },
  });

  function hold(socket: WebSocket, request: Request): void {
    open.set(socket, request);
    socket.on('close', () => open.delete(socket));
  }

  function accept(socket: WebSocket, kind: string, request: Request, identity: Identity): void {
    // At a message that is too long or malformed the library closes the socket; other clients are not affected.
    socket.on('error', () => socket.terminate());
    if (identity.kind !== 'staff') {
      unidentified.wait(socket);
      return;
    }
    hold(socket, request);
    if (kind === 'streams') carryStreams(socket, request, fetch, warn);
    else presence.join(socket, identity.id);
  }

  /** Closes a socket whose token was revoked, or whose session ended. */
  async function leaveIfForgotten(socket: WebSocket, request: Request): Promise<void> {
    const identity = await identityOf(request).catch(() => ANONYMOUS);
    if (identity.kind !== 'staff') socket.close(POLICY_VIOLATION, 'the session has ended');
  }

  return {
    isSocket: ({ url = '', headers }) =>
      headers.upgrade?.toLowerCase() === 'websocket' && SOCKET.test(url),
    upgrade(incoming, socket, head) {
      // The library listens for errors after the handshake only; a client may reset the connection before.
      socket.on('error', () => socket.destroy());
      const request = readRequest(incoming);
      const [, version = '', kind = '', name] = SOCKET.exec(incoming.url ?? '') ?? [];
      admit(request, { version, kind })
        .then((identity) => {
          if (
            !request ||
            typeof identity === 'number' ||
            name !== dataset ||
            open.size >= MAX_SOCKETS
          ) {
            const status = typeof identity === 'number' ? identity : name === dataset ? 503 : 404;
            // Both directions are closed: a client that keeps its half open would occupy one of the limited
            // connections.
            socket.end(refused(status), () => socket.destroy());
            return;
          }
          server.handleUpgrade(incoming, socket, head, (accepted) => {
            accept(accepted, kind, request, identity);
          });
        })
        .catch((error: unknown) => {
          // An unhandled rejection would end the process.
          warn('a WebSocket could not be opened', { error: String(error) });
          socket.destroy();
        });
    },
    close() {
      clearInterval(timer);
      for (const socket of server.clients) socket.close(GOING_AWAY);
      server.close();
    },
  };

  /** @returns the status of the refusal, for a caller that may open none */
  async function admit(
    request: Request | undefined,
    { version, kind }: { version: string; kind: string },
  ): Promise<number | Identity> {
    if (!request) return 400;
    try {
      parseApiVersion(version);
      const identity = await identityOf(request);
      if (identity.kind === 'staff') return identity;
      if (identity.caller) return 403;
      return mayBringToken(kind, request);
    } catch (error) {
      if (!(error instanceof ApiError)) return 500;
      // The cookie of a page that may not use it is ignored; the token may still come.
      return request.headers.has('authorization') ? error.status : mayBringToken(kind, request);
    }
  }

  async function mayBringToken(kind: string, request: Request): Promise<401 | 403 | Identity> {
    if (kind !== 'socket') return 401;
    return (await mayCall(request)) ? ANONYMOUS : 403;
  }
}

/** Ends the connection; a client that is refused for want of room comes back in a while. */
function refused(status: number): string {
  const later = status === 503 ? 'retry-after: 10\r\n' : '';
  return `HTTP/1.1 ${status} Refused\r\nconnection: close\r\n${later}content-length: 0\r\n\r\n`;
}

/** The headers that identify the caller and the page; undefined when the address is none. */
function readRequest(incoming: IncomingMessage): Request | undefined {
  const address = requestAddress(incoming);
  const headerNames = [
    'authorization',
    'cookie',
    'origin',
    'sec-fetch-site',
    'upgrade',
    'user-agent',
  ];
  const headers = headerNames.flatMap((name): [string, string][] => {
    const value = incoming.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return address && new Request(address, { headers });
}
