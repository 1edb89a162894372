/** Opens the port and closes it well: limits on slow clients, and a drain that no load balancer notices. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { networkOf } from '../network/address.ts';
import { ApiError, CLIENT_LEFT } from '../network/api-error.ts';
import { ConfigError } from '../process/config-error.ts';
import { clientAddress } from './client-address.ts';
import { type CLIENT_LIMITS, createClientLimits } from './client-limits.ts';
import { platformRequest } from './platform-request.ts';
import { type BACKLOG_LIMITS, createResponseBacklog } from './response-backlog.ts';
import { PIECE_TIME, sendResponse, watchPace } from './send-response.ts';

/** A client gets this long to finish its headers; Node would grant 60 s (slowloris). Looked at every 2 s. */
const HEADERS_TIMEOUT = 12_000; // ms
const CHECKING_INTERVAL = 2_000; // ms
/** The longest nothing moves on a connection whose answer is being made or read elsewhere. */
const IDLE_TIMEOUT = 60_000; // ms
/** The longest a whole request may take: a film of 500 MB that an editor uploads at 15 Mbit/s. */
const REQUEST_TIMEOUT = 300_000; // ms
const KEEP_ALIVE_TIMEOUT = 10_000; // ms
/** The time for requests under way after SIGTERM: closing the rest must fit into the ten seconds too. */
export const DRAIN_TIMEOUT = 6_000; // ms
/** A load balancer that still sends requests leaves no such gap. */
const QUIET = 1_000; // ms
/** The longest a request that comes before the process is ready is held, instead of being refused. */
const HELD = 2_000; // ms
/** The address that load balancers poll. The port answers it before the process is ready, and while it shuts down. */
export const HEALTH_ADDRESS = '/healthz';
/** Connections of all networks together: eight networks at their limit. */
const MAX_CONNECTIONS = 2_000;

/** A connect-style middleware; `next` lets the site answer. */
export type Intercept = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => void;

/** Answers a request, or passes it on and returns false. */
type AnswerItself = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

export type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

type Surroundings = {
  /** Answers what needs no work: such a request counts in no limit of its network. */
  answerAhead?: AnswerItself | undefined;
  /** Takes what pages tell of visits, within the limits of a network, before a `Request` is made of it. */
  takeBeacon?: AnswerItself | undefined;
  /** Takes over the connections of requests for our WebSockets. */
  sockets?:
    | {
        isSocket(request: IncomingMessage): boolean;
        upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
      }
    | undefined;
  /** Takes failures where there is no visitor to answer. */
  warn?(message: string, details: Record<string, unknown>): void;
};

export type Listening = {
  /** The port really taken: differs from the configured one only when that was 0. */
  port: number;
  /** Passes requests to `fetch` from now on, those that waited too; after two seconds one is answered 503. */
  serve(fetch: Fetch, surroundings?: Surroundings): void;
  /**
   * Tells load balancers to stop sending requests while everything is still served: `/healthz` is 503 from now on, and
   * each answer closes its connection.
   */
  leave(): void;
  /** Whether the last second brought no request but `/healthz`. */
  isQuiet(): boolean;
  /** Stops accepting connections, waits for requests under way (at most 6 s), then closes the rest. */
  close(): Promise<void>;
};

type ListenOptions = {
  /** A middleware that sees each request first, in development only. */
  intercept?: Intercept | undefined;
  /** Proxies whose `X-Forwarded-For` is believed; see `clientAddress`. */
  trustedProxies?: BlockList;
  /** Limits other than `CLIENT_LIMITS`, for tests. */
  limits?: Partial<typeof CLIENT_LIMITS>;
  backlog?: typeof BACKLOG_LIMITS;
  idleTimeout?: number; // ms
  lingering?: number; // ms
  pieceTime?: number; // ms
};

/** The longest the rest of a body is read for: nginx's `lingering_time`. */
const LINGERING = 30_000; // ms

/**
 * Reads what is left of a body when its request is answered, as one that is too large is before it has come, and keeps
 * none of it. A connection that is closed on it is reset, and the answer may be lost with it: browsers and other clients
 * read it when they have sent everything.
 *
 * @param lingering after so long the connection is closed all the same, in ms
 */
function readRestOfBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  lingering = LINGERING,
): void {
  // This listener runs before Node's own, which closes the connection where the client asks for it: HTTP/1.0 clients
  // such as nginx do.
  outgoing.prependOnceListener('finish', () => {
    if (incoming.complete || incoming.destroyed) return;
    const { socket } = incoming;
    let isLast = false;
    // Node calls `destroySoon` after the last answer of a connection, and it would close the client's side too.
    socket.destroySoon = () => {
      isLast = true;
      socket.end();
    };
    const conclude = () => {
      clearTimeout(cut);
      Reflect.deleteProperty(socket, 'destroySoon');
      if (isLast) socket.destroySoon();
    };
    const cut = setTimeout(() => {
      isLast = true;
      conclude();
    }, lingering);
    incoming.once('end', conclude).once('close', conclude);
    // The body's former reader has stopped; its listeners would still store what comes.
    incoming.removeAllListeners('data');
    incoming.resume();
  });
}

/**
 * Takes the port, before the services are opened: a busy port must not cost a content import first.
 *
 * @throws {ConfigError} when the port or the address cannot be used.
 */
export async function listen(
  host: string,
  port: number,
  { intercept, ...limited }: ListenOptions = {},
): Promise<Listening> {
  const ready = Promise.withResolvers<Fetch>();
  let fetch: Fetch = async (request, env) => {
    const serving = await Promise.race([ready.promise, wait(HELD, undefined, { ref: false })]);
    if (serving) return serving(request, env);
    return new Response('Démarrage en cours', { status: 503, headers: { 'retry-after': '2' } });
  };
  let phase: 'starting' | 'serving' | 'leaving' = 'starting';
  let askedAt = Number.NEGATIVE_INFINITY;
  let { answerAhead, takeBeacon, sockets, warn }: Surroundings = {};
  const { trustedProxies = new BlockList(), pieceTime = PIECE_TIME } = limited;
  const backlog = createResponseBacklog(limited.backlog);

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const request = platformRequest(incoming, outgoing);
      const response =
        request instanceof Response ? request : await fetch(request, { incoming, outgoing });
      const network = networkOf(clientAddress(incoming, trustedProxies));
      const hold = (bytes: number, cut: () => void) => backlog.hold(network, bytes, cut);
      await sendResponse(response, { incoming, outgoing }, { hold, pieceTime });
    } catch (error) {
      const isTheirs = error instanceof ApiError && error.status === CLIENT_LEFT;
      if (!isTheirs && !incoming.socket.destroyed) {
        warn?.('an answer broke off', { error: String(error) });
      }
      if (outgoing.headersSent) incoming.socket.destroy();
      else outgoing.writeHead(500).end();
    }
  }

  const clients = createClientLimits(limited);
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      connectionsCheckingInterval: CHECKING_INTERVAL,
      // A request to upgrade to anything but our WebSockets (h2c, as curl asks) is answered in HTTP/1.1.
      shouldUpgradeCallback: (request) => sockets?.isSocket(request) ?? false,
    },
    (incoming, outgoing) => {
      if (phase === 'leaving') outgoing.shouldKeepAlive = false;
      if (phase !== 'serving' && incoming.url?.split('?')[0] === HEALTH_ADDRESS) {
        const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
        return outgoing.writeHead(503, headers).end(JSON.stringify({ status: phase }));
      }
      askedAt = performance.now();
      // A request behind another of its connection has no socket yet: it is counted below.
      if (outgoing.socket && answerAhead?.(incoming, outgoing))
        return watchPace(outgoing, pieceTime);
      readRestOfBody(incoming, outgoing, limited.lingering);
      if (!clients.admits(incoming, outgoing)) return;
      if (takeBeacon?.(incoming, outgoing)) return;
      if (intercept) intercept(incoming, outgoing, () => void answer(incoming, outgoing));
      else void answer(incoming, outgoing);
    },
  );
  server.timeout = limited.idleTimeout ?? IDLE_TIMEOUT;
  server.maxConnections = MAX_CONNECTIONS;
  await opened(server, host, port);
  // An `error` event without a listener ends the process. Node listens on a socket until it is handed over to an
  // upgrade; on the server nothing does.
  server.on('error', (error) => warn?.('the port failed', { error: String(error) }));
  server.on('connection', (socket) => {
    socket.on('error', () => socket.destroy());
    clients.connected(socket);
  });
  server.on('upgrade', (request, socket, head) => {
    clients.upgraded(socket);
    try {
      if (sockets) sockets.upgrade(request, socket, head);
      else socket.destroy();
    } catch (error) {
      warn?.('a WebSocket could not be opened', { error: String(error) });
      socket.destroy();
    }
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve: (handler, surroundings = {}) => {
      fetch = handler;
      phase = 'serving';
      ready.resolve(handler);
      ({ answerAhead, takeBeacon, sockets, warn } = surroundings);
    },
    leave: () => {
      phase = 'leaving';
    },
    isQuiet: () => performance.now() - askedAt > QUIET,
    close: () => drained(server),
  };
}

function drained(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT);
    // A connection whose last answer is sent after `close` stays open for a request that will never be accepted:
    // closing the idle ones once is not enough.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function opened(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `PORT ${port} is already in use on ${host}: stop the other program or set PORT`
          : `PORT ${port} on ${host} cannot be opened: ${error.message}`;
      reject(new ConfigError([why]));
    };
    server.once('error', refused);
    server.listen(port, host, () => {
      server.off('error', refused);
      resolve();
    });
  });
}
