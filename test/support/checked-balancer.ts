/** A load balancer that looks after its processes: what deploy/haproxy.cfg asks of HAProxy, for where there is none. */
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http';
import type { Balancer } from './balancer.ts';

const CHECK_EVERY = 500; // ms
const CHECK_PATIENCE = 4_000; // ms
/** As many checks in a row say that a process is away. */
const FALL = 2;
/** The most processes that one request is passed to. */
const TRIES = 4;

type Upstream = { port: number; failures: number; connections: number };

/**
 * @param port where it listens, on loopback
 * @param ports of the site's processes
 */
export async function startCheckedBalancer(
  port: number,
  ports: readonly number[],
): Promise<Balancer> {
  const upstreams: Upstream[] = ports.map((each) => ({ port: each, failures: 0, connections: 0 }));
  const agent = new Agent({ keepAlive: true, timeout: 8_000 });
  const checks = upstreams.map((upstream) =>
    setInterval(async () => {
      const address = `http://127.0.0.1:${upstream.port}/healthz`;
      const signal = AbortSignal.timeout(CHECK_PATIENCE);
      const isReady = await fetch(address, { signal }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.ok;
        },
        () => false,
      );
      upstream.failures = isReady ? 0 : upstream.failures + 1;
    }, CHECK_EVERY),
  );

  /** The one with the fewest connections, of those that are not away, or of all where all are. */
  function choose(tried: ReadonlySet<Upstream>): Upstream | undefined {
    const left = upstreams.filter((upstream) => !tried.has(upstream));
    const ready = left.filter(({ failures }) => failures < FALL);
    return (ready.length > 0 ? ready : left).toSorted((a, b) => a.connections - b.connections)[0];
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, tried: Set<Upstream>): void {
    const upstream = choose(tried);
    if (!upstream) {
      outgoing.writeHead(503).end();
      return;
    }
    tried.add(upstream);
    upstream.connections += 1;
    const isSafe = incoming.method === 'GET' || incoming.method === 'HEAD';
    const options: RequestOptions = {
      port: upstream.port,
      host: '127.0.0.1',
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
      // A form goes out on a connection of its own: one that is kept may be closed at that very moment.
      agent: isSafe ? agent : false,
    };
    let isSent = false;
    const again = () => {
      const may = isSafe || !isSent;
      if (may && tried.size < TRIES && !outgoing.headersSent) pass(incoming, outgoing, tried);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    };
    const passed = request(options, (answer) => {
      if (answer.statusCode === 503 && isSafe && tried.size < upstreams.length) {
        answer.resume();
        again();
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    passed.once('close', () => {
      upstream.connections -= 1;
    });
    passed.once('error', () => {
      if (!outgoing.destroyed) again();
    });
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) passed.destroy();
    });
    if (isSafe) {
      passed.end();
      return;
    }
    passed.once('socket', (socket) =>
      socket.once('connect', () => {
        isSent = true;
        incoming.pipe(passed);
      }),
    );
  }

  const server = createServer((incoming, outgoing) => pass(incoming, outgoing, new Set()));
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      for (const check of checks) clearInterval(check);
      agent.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
