import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { ApiError } from '../../network/api-error.ts';
import { requestAddress } from '../../network/request-address.ts';
import type { Identity } from '../access/identity.ts';
import { createPresence } from './presence.ts';
import type { IdentityOf } from './stream-room.ts';
import { carryStreams } from './stream-socket.ts';

/** Longest message of a client, in bytes: an address to listen at, or a person's place. */
const MAX_MESSAGE_BYTES = 64 * 1024;
/** One person holds two per tab. */
const MAX_SOCKETS = 500;
/** Interval of pings in ms; the presence client takes a socket for lost after twice that. */
const BEAT = 10_000;
/** "Going away". */
const GOING_AWAY = 1_001;

const SOCKET = /^\/v[^/]+\/(socket|streams)\/([^/?]+)(?:\?|$)/;

export interface Sockets {
  /** Whether a request is for one of our WebSockets: any other is answered as if it asked for no upgrade. */
  isSocket(request: IncomingMessage): boolean;
  /** Opens a WebSocket, or refuses it with 401 or 403: a token, or a cookie on a page of ours, is needed. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/**
 * The two sockets of the API: `/v{date}/socket/{dataset}` for who is where, in the hosted service's
 * JSON-RPC, and `/v{date}/streams/{dataset}` for any number of event streams at once, in a protocol
 * of our own: see `carryStreams`.
 */
export function createSockets({
  dataset,
  identityOf,
  fetch,
  warn,
}: {
  dataset: string;
  identityOf: IdentityOf;
  fetch: (request: Request) => Promise<Response>;
  warn: (message: string, details: Record<string, unknown>) => void;
}): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const open = new Set<WebSocket>();
  const presence = createPresence(warn);
  const timer = setInterval(() => {
    for (const socket of open) if (!presence.beat(socket)) socket.ping();
  }, BEAT).unref();

  function accept(socket: WebSocket, kind: string, request: Request, identity: Identity): void {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A message that is too long or malformed makes the library close the socket; other clients are not affected.
    socket.on('error', () => socket.terminate());
    if (kind === 'streams') carryStreams(socket, request, fetch, warn);
    else if (identity.kind === 'staff') presence.join(socket, identity.id);
  }

  return {
    isSocket: ({ url = '', headers }) =>
      headers.upgrade?.toLowerCase() === 'websocket' && SOCKET.test(url),
    upgrade(incoming, socket, head) {
      // The library listens for errors once the handshake is over; a client may reset the connection before.
      socket.on('error', () => socket.destroy());
      const request = readRequest(incoming);
      const [, kind = '', name] = SOCKET.exec(incoming.url ?? '') ?? [];
      void admit(request).then((identity) => {
        if (
          !request ||
          typeof identity === 'number' ||
          name !== dataset ||
          open.size >= MAX_SOCKETS
        ) {
          const status = typeof identity === 'number' ? identity : name === dataset ? 503 : 404;
          socket.end(refused(status));
          return;
        }
        server.handleUpgrade(incoming, socket, head, (accepted) => {
          accept(accepted, kind, request, identity);
        });
      });
    },
    close() {
      clearInterval(timer);
      for (const socket of open) socket.close(GOING_AWAY);
      server.close();
    },
  };

  /** @returns the status of the refusal, for a caller that may open none */
  async function admit(request: Request | undefined): Promise<number | Identity> {
    if (!request) return 400;
    try {
      const identity = await identityOf(request);
      return identity.kind === 'staff' ? identity : identity.caller ? 403 : 401;
    } catch (error) {
      return error instanceof ApiError ? error.status : 500;
    }
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
  const kept = ['authorization', 'cookie', 'origin', 'sec-fetch-site', 'upgrade', 'user-agent'];
  const headers = kept.flatMap((name): [string, string][] => {
    const value = incoming.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return address && new Request(address, { headers });
}
