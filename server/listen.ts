/** Opens the port and closes it well: limits on slow clients, and a drain on SIGTERM. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { ConfigError } from './config.ts';

/** A client gets this long to finish its headers; Node would grant 60 s (slowloris). */
const HEADERS_TIMEOUT = 15_000; // ms
/** And this long for the whole request: a film of 500 MB that an editor uploads at 15 Mbit/s. */
const REQUEST_TIMEOUT = 300_000; // ms
const KEEP_ALIVE_TIMEOUT = 10_000; // ms
/** Requests under way are given this long after SIGTERM. */
const DRAIN_TIMEOUT = 10_000; // ms
const MAX_CONNECTIONS = 2_000;

/** A connect-style middleware; `next` lets the site answer. */
export type Intercept = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => void;

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/** Takes over the connection of a request to speak WebSocket; false when it is not for whoever is asked. */
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

export type Listening = {
  /** The port really taken: differs from the configured one only when that was 0. */
  port: number;
  /** From now on requests go to `fetch`, and those for a socket to `upgrade`; until then they are answered 503. */
  serve(fetch: Fetch, upgrade?: Upgrade): void;
  /** Stops accepting, waits for requests under way (at most 10 s), then cuts what is left. */
  close(): Promise<void>;
};

/**
 * The port is taken before the rooms are opened: a busy port must not cost a content import first.
 *
 * @throws {ConfigError} when the port or the address cannot be used.
 */
export async function listen(
  host: string,
  port: number,
  intercept?: Intercept,
): Promise<Listening> {
  let fetch: Fetch = () =>
    new Response('Démarrage en cours', { status: 503, headers: { 'retry-after': '2' } });
  const answer = getRequestListener((request, env) => fetch(request, env), {
    overrideGlobalObjects: false,
  });
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      connectionsCheckingInterval: 5_000,
    },
    intercept
      ? (incoming, outgoing) => intercept(incoming, outgoing, () => answer(incoming, outgoing))
      : answer,
  );
  server.maxConnections = MAX_CONNECTIONS;
  await opened(server, host, port);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve: (handler, upgrade) => {
      fetch = handler;
      if (upgrade) takeUpgrades(server, upgrade);
    },
    close: () => drained(server),
  };
}

/** Without a listener of this event Node answers such a request as any other. */
function takeUpgrades(server: Server, upgrade: Upgrade): void {
  server.on('upgrade', (request, socket, head) => {
    if (!upgrade(request, socket, head)) socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
  });
}

function drained(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT);
    // A connection whose last answer goes out after `close` stays open for the next request that
    // will never be accepted: closing the idle ones once is not enough.
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
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `PORT ${port} is already in use on ${host}: stop the other program or set PORT`
          : `PORT ${port} on ${host} cannot be opened: ${error.message}`;
      reject(new ConfigError([why]));
    });
    server.listen(port, host, () => resolve());
  });
}
