/** A load balancer in front of two processes of one site, as docs/scale.md has it: content goes to the one that keeps it. */
import { createServer, request } from 'node:http';

/** Addresses of the content service, as `deploy/Caddyfile` and docs/scale.md name them. */
const CONTENT = /^\/(?:v[0-9X][0-9-]*|images|files)\//;

export type Balancer = { origin: string; close(): Promise<void> };

/**
 * @param port where it listens, on loopback
 * @param processes ports of the site's processes; the first one keeps the content
 */
export async function startBalancer(port: number, processes: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const target = CONTENT.test(incoming.url ?? '') ? 0 : turn % processes.length;
    const passed = request(
      {
        port: processes[target],
        host: '127.0.0.1',
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? '203.0.113.7',
        },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
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
