/** Answers that their clients do not take, on real sockets: each address of the loopback range is a network. */
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from './listen.ts';

const MEBI = 1024 * 1024;
/** A length greater than what the system takes for a connection whose client reads nothing. */
const LONG = 24 * MEBI;

async function serveHere(options: Parameters<typeof listen>[2]) {
  const listening = await listen('127.0.0.1', 0, options);
  onTestFinished(() => listening.close());
  const warned: string[] = [];
  listening.serve(
    (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const length = Number(searchParams.get('length'));
      if (pathname === '/broken') return new Response(brokenAfter('half'));
      if (pathname === '/json') return Response.json({ one: 1 });
      return new Response(Buffer.alloc(length, 'x'), {
        headers: { 'content-length': String(length) },
      });
    },
    { warn: (message) => warned.push(message) },
  );
  return { port: listening.port, warned };
}

function brokenAfter(text: string): ReadableStream<Uint8Array> {
  let isBegun = false;
  return new ReadableStream({
    pull(controller) {
      if (isBegun) controller.error(new Error('a disk that fails'));
      else controller.enqueue(new TextEncoder().encode(text));
      isBegun = true;
    },
  });
}

/** A client that asks and reads nothing until it is resumed. */
function reader(port: number, localAddress: string, request = `/?length=${LONG}`) {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).pause();
  onTestFinished(() => void socket.destroy());
  const heard = { socket, bytes: 0, closed: false };
  socket.on('error', () => {});
  socket.on('close', () => {
    heard.closed = true;
  });
  socket.write(`GET ${request} HTTP/1.1\r\nHost: a\r\n\r\n`);
  return heard;
}

/** Reads what there is; a paused socket does not hear that it was closed. */
function read(heard: { socket: Socket; bytes: number }): void {
  heard.socket.on('data', ({ length }) => {
    heard.bytes += length;
  });
  heard.socket.resume();
}

test('a network that takes no answers has the oldest of them cut, and another network none [S04]', {
  tags: ['slow'],
}, async () => {
  const { port } = await serveHere({ backlog: { share: 2 * LONG, total: 10 * LONG } });
  const other = reader(port, '127.0.0.3');
  const own: ReturnType<typeof reader>[] = [];
  for (let count = 0; count < 5; count += 1) {
    own.push(reader(port, '127.0.0.2'));
    // In this order on the server too.
    await vi.waitFor(() => expect(own.at(-1)?.socket.readyState).toBe('open'));
  }
  await fetch(`http://127.0.0.1:${port}/json`);
  for (const one of [other, ...own]) read(one);
  await vi.waitFor(() => expect(other.bytes).toBeGreaterThan(LONG), 10_000);
  await vi.waitFor(() => expect(own.filter(({ closed }) => closed)).toHaveLength(3), 10_000);
  await vi.waitFor(() => expect(own.filter(({ bytes }) => bytes > LONG)).toHaveLength(2), 10_000);
});

test('where all together wait for too much, the network that waits for most gives way [S04]', async () => {
  const { port } = await serveHere({ backlog: { share: 10 * LONG, total: 3 * LONG + MEBI } });
  const large = [reader(port, '127.0.0.2'), reader(port, '127.0.0.2'), reader(port, '127.0.0.2')];
  await fetch(`http://127.0.0.1:${port}/json`);
  const small = reader(port, '127.0.0.3');
  await fetch(`http://127.0.0.1:${port}/json`);
  for (const one of [small, ...large]) read(one);
  await vi.waitFor(() => expect(small.bytes).toBeGreaterThan(LONG), 10_000);
  await vi.waitFor(() => expect(large.filter(({ closed }) => closed)).toHaveLength(1), 10_000);
});

test('a client that takes nothing of an answer in its time is cut, one that reads on gets all of it [S04]', {
  tags: ['slow'],
}, async () => {
  const { port } = await serveHere({ pieceTime: 1_000 });
  const slow = reader(port, '127.0.0.2');
  const steady = reader(port, '127.0.0.2');
  read(steady);
  await vi.waitFor(() => expect(steady.bytes).toBeGreaterThan(LONG), 10_000);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  read(slow);
  await vi.waitFor(() => expect(slow.closed).toBe(true), 10_000);
  expect(slow.bytes).toBeLessThan(LONG);
});

test('an answer that is whole has a length, and one that breaks off is never taken for whole', async () => {
  const { port, warned } = await serveHere({});
  const json = await fetch(`http://127.0.0.1:${port}/json`);
  expect(json.headers.get('content-length')).toBe('9');
  const broken = await fetch(`http://127.0.0.1:${port}/broken`);
  await expect(broken.text()).rejects.toThrow();
  expect(warned).toEqual(['an answer broke off']);
});
