/** Servers that answer a request as no sane server does, byte by byte. */
import { createServer, type Socket } from 'node:net';

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

/** Writes the same again and again, as fast as it is taken. */
function pour(socket: Socket, text: string): void {
  const more = () => {
    for (let count = 0; count < 100 && socket.write(text); count += 1);
    if (!socket.destroyed) setTimeout(more, 5);
  };
  more();
}

/** What each does once a request arrives. */
const ODDITIES = {
  'another protocol': (socket: Socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
  'interim answers without end': (socket: Socket) =>
    pour(socket, 'HTTP/1.1 102 Processing\r\n\r\n'),
  'a head without end': (socket: Socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx-long: ');
    pour(socket, 'x');
  },
  'headers without end': (socket: Socket) => {
    socket.write(HEAD);
    pour(socket, 'x-more: x\r\n');
  },
  'a body without end': (socket: Socket) => {
    socket.write(`${HEAD}transfer-encoding: chunked\r\n\r\n`);
    pour(socket, `4000\r\n${' '.repeat(0x4000)}\r\n`);
  },
  'a body that stalls': (socket: Socket) => socket.write(`${HEAD}content-length: 100\r\n\r\n{"a`),
  'a body cut short': (socket: Socket) => socket.end(`${HEAD}content-length: 100\r\n\r\n{"a`),
  nothing: () => {},
  'a line that is cut': (socket: Socket) => socket.resetAndDestroy(),
  'a line that is closed': (socket: Socket) => socket.end(),
  'half a head, and its side of the line closed': (socket: Socket) =>
    socket.end('HTTP/1.1 200 OK\r\nx-a'),
  'no HTTP': (socket: Socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'),
  'a redirect to itself': (socket: Socket) =>
    socket.end('HTTP/1.1 302 Found\r\nlocation: /\r\ncontent-length: 0\r\n\r\n'),
  /** Asked by `https:`, it takes the greeting and says nothing. */
  'TLS that stalls': () => {},
} satisfies Record<string, (socket: Socket) => unknown>;

export type Oddity = keyof typeof ODDITIES;

export const ALL_ODDITIES = Object.entries(ODDITIES).flatMap(([name]) =>
  isOddity(name) ? [name] : [],
);

function isOddity(name: string): name is Oddity {
  return Object.hasOwn(ODDITIES, name);
}

export type OddServer = { origin: string; close(): Promise<void> };

export async function startOddServer(oddity: Oddity): Promise<OddServer> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.once('data', () => ODDITIES[oddity](socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('not a TCP server');
  return {
    origin: `${oddity === 'TLS that stalls' ? 'https' : 'http'}://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
