/** A load balancer in front of the processes of one site, which takes each in turn. */
import { createServer, request } from 'node:http';

export type Balancer = { origin: string; close(): Promise<void> };

/**
 * @param port where it listens, on loopback
 * @param processes ports of the site's processes
 */
export async function startBalancer(port: number, processes: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const passed = request(
      {
        port: processes[turn % processes.length],
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? '203.0.113.7',
        },
      },
      (answer) => {
        // How long a connection is kept is said by whose it is: a process keeps its own for longer than this one does.
        const { connection, 'keep-alive': keepAlive, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(outgoing);
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
