/** The hosted service's address on this machine: a proxy that leads a program to a service of ours, and nowhere else. */
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startTlsProxy } from './tls-proxy.ts';

/** Starts a proxy that answers for one host of the hosted service; every other host is refused, and named. */
export async function startHostedAddress({ host, origin }: { host: string; origin: string }) {
  const tls = await startTlsProxy({ port: 0, behind: Number(new URL(origin).port) });
  const refused = new Set<string>();
  const open = new Set<Socket>();
  const server = createServer((_request, answer) => void answer.writeHead(403).end());
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
  });
  server.on('connect', ({ url = '' }, socket, head) => {
    if (url !== `${host}:443`) {
      refused.add(url);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const inside = connect(Number(new URL(tls.origin).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      inside.write(head);
      inside.pipe(socket).pipe(inside);
    });
    inside.on('error', () => socket.destroy());
    socket.on('close', () => inside.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    /** Variables with which a program of Node reaches the service by its hosted address. */
    environment: {
      HTTPS_PROXY: `http://127.0.0.1:${port}`,
      HTTP_PROXY: `http://127.0.0.1:${port}`,
      // Assets are fetched from the service's own address.
      NO_PROXY: '127.0.0.1',
      NODE_USE_ENV_PROXY: '1',
      // The proxy's certificate is its own.
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
    },
    refused,
    async close(): Promise<void> {
      for (const socket of open) socket.destroy();
      await new Promise<void>((closed) => void server.close(() => closed()));
      await tls.close();
    },
  };
}
