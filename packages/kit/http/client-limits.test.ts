/** Slow and greedy clients on real sockets. Loopback has many addresses, and each is a network of its own. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { parseNetworks } from './client-address.ts';
import type { CLIENT_LIMITS } from './client-limits.ts';
import { listen } from './listen.ts';
import { sendBytes } from './testing/send-bytes.ts';

type Given = { limits?: Partial<typeof CLIENT_LIMITS>; proxies?: string[]; idleTimeout?: number };

async function serveHere({ limits = {}, proxies = [], idleTimeout = 60_000 }: Given = {}) {
  const trustedProxies = parseNetworks(proxies);
  const listening = await listen('127.0.0.1', 0, { limits, trustedProxies, idleTimeout });
  // After its clients, which are let go first: it waits ten seconds for requests under way.
  onTestFinished(() => listening.close());
  const bodies: string[] = [];
  listening.serve(async (request) => {
    bodies.push(await request.text().catch((error) => `cut: ${error.name}`));
    return new Response('answered');
  });
  return { ...listening, bodies };
}

/** A client that sends these bytes and then waits; `answer` grows, `ended` is how its connection ends. */
async function client(port: number, bytes: string, localAddress: string) {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  onTestFinished(() => void socket.destroy());
  const heard = { socket, answer: '', closed: false };
  socket.on('data', (chunk) => {
    heard.answer += chunk;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    heard.closed = true;
  });
  await once(socket, 'connect').catch(() => {});
  socket.write(bytes);
  return heard;
}

/** Requests that are answered when the test says so. */
function slowWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let requestCount = 0;
  return {
    answer: () => {
      requestCount += 1;
      return promise.then(() => new Response('answered'));
    },
    underWay: () => requestCount,
    finish: resolve,
  };
}

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  // What a weak reference was asked for stays until the turn ends; finalizers run in one of their own.
  for (let round = 0; round < 3; round += 1) {
    await pause(20);
    collect();
  }
}

/** The limit for tests that open thousands of sockets on two busy cores. */
const PATIENT = { timeout: 20_000 };

const POST = 'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\nname=';
const GET = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const forwarded = (request: string, address: string) =>
  request.replace('Host: a', `Host: a\r\nX-Forwarded-For: ${address}`);

test('2,050 slow bodies of one network leave room for every other, and for its own visitors', {
  tags: ['slow'],
}, async () => {
  const { port } = await serveHere();
  const slow = await Promise.all(
    Array.from({ length: 2050 }, () => client(port, POST, '127.0.0.2')),
  );
  expect(await sendBytes(port, GET, '127.0.0.3')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await sendBytes(port, GET, '127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /);
  await expect.poll(() => slow.filter(({ closed }) => !closed).length, PATIENT).toBeLessThan(251);
});

test('a network whose share is all work is asked to come again, and another is not', async () => {
  const { port, serve } = await serveHere({ limits: { share: 3 } });
  const work = slowWork();
  serve(work.answer);
  const working = await Promise.all([1, 2, 3].map(() => client(port, GET, '127.0.0.2')));
  await expect.poll(work.underWay, PATIENT).toBe(3);
  expect(await sendBytes(port, GET, '127.0.0.2')).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 10/);
  const other = sendBytes(port, GET, '127.0.0.3');
  work.finish();
  expect(await other).toMatch(/^HTTP\/1\.1 200 /);
  await expect
    .poll(() => working.every(({ answer }) => answer.includes('200')), PATIENT)
    .toBe(true);
  expect(await sendBytes(port, GET, '127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /);
});

test('behind a proxy requests count, for the network they are forwarded for', async () => {
  const { port } = await serveHere({ limits: { share: 3 }, proxies: ['127.0.0.1'] });
  const slow = await Promise.all(
    ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:DB8:1:2::3', '2001:db8:1:2:ffff::'].map(
      (address) => client(port, forwarded(POST, address), '127.0.0.1'),
    ),
  );
  await expect.poll(() => slow.filter(({ closed }) => closed).length, PATIENT).toBe(1);
  expect(slow.find(({ closed }) => closed)?.answer).toMatch(/^HTTP\/1\.1 408 /);
  for (const address of ['2001:db8:1:3::1', '2001:db8:1:2::9', '203.0.113.7']) {
    expect(await sendBytes(port, forwarded(GET, address))).toMatch(/^HTTP\/1\.1 200 /);
  }
});

test('behind a proxy a network whose share is all work is asked to come again', async () => {
  const { port, serve } = await serveHere({ limits: { share: 2 }, proxies: ['127.0.0.1'] });
  const work = slowWork();
  serve(work.answer);
  await Promise.all([1, 2].map(() => client(port, forwarded(GET, '203.0.113.7'), '127.0.0.1')));
  await expect.poll(work.underWay, PATIENT).toBe(2);
  expect(await sendBytes(port, forwarded(GET, '203.0.113.7'))).toMatch(
    /^HTTP\/1\.1 503 [\s\S]*retry-after: 10/,
  );
  const other = sendBytes(port, forwarded(GET, '203.0.113.8'));
  work.finish();
  expect(await other).toMatch(/^HTTP\/1\.1 200 /);
});

test('a form that takes too long is answered 408, and what reads it hears that its client is gone', async () => {
  const { port, bodies } = await serveHere({ limits: { formTime: 300 } });
  const slow = await client(port, POST, '127.0.0.1');
  await expect.poll(() => slow.closed, PATIENT).toBe(true);
  expect(slow.answer).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(() => bodies, PATIENT).toEqual([expect.stringMatching(/^cut: /)]);
});

test('an upload may take its time while its bytes come, and not when they trickle', async () => {
  const limits = { formTime: 500, formBytes: 1000, uploadFloor: 1000 };
  const { port, bodies } = await serveHere({ limits });
  const head = 'POST /careers HTTP/1.1\r\nHost: a\r\nContent-Length: 9000\r\n\r\n';
  const trickling = await client(port, head, '127.0.0.1');
  const steady = await client(port, head, '127.0.0.1');
  await pause(200);
  trickling.socket.write('x'.repeat(1500));
  // Eight kilobytes beyond the form: eight seconds, of which this takes two.
  steady.socket.write('x'.repeat(8990));
  await expect.poll(() => trickling.closed, PATIENT).toBe(true);
  expect(trickling.answer).toMatch(/^HTTP\/1\.1 408 /);
  steady.socket.write('x'.repeat(10));
  await expect.poll(() => steady.answer, PATIENT).toMatch(/^HTTP\/1\.1 200 /);
  expect(bodies).toContainEqual('x'.repeat(9000));
});

test('a client that reads nothing of its answer is let go', { tags: ['slow'] }, async () => {
  const { port, serve } = await serveHere({ idleTimeout: 500 });
  let isLetGo = false;
  serve(({ signal }) => {
    signal.addEventListener('abort', () => {
      isLetGo = true;
    });
    return new Response(new Uint8Array(64 * 1024 * 1024));
  });
  const socket: Socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => isLetGo, PATIENT).toBe(true);
  // What is left in the socket's buffers is read only after the server has hung up.
  await once(socket.resume(), 'close');
  expect(socket.bytesRead).toBeLessThan(64 * 1024 * 1024);
});

test('what holds nothing but the signal of a request hears that its client left, after a collection too', async () => {
  const { port, serve } = await serveHere();
  let waiting = 0;
  let left = 0;
  serve(({ signal }) => {
    waiting += 1;
    signal.addEventListener('abort', () => {
      left += 1;
    });
    return new Promise(() => {});
  });
  const clients = await Promise.all(
    Array.from({ length: 10 }, () => client(port, GET, '127.0.0.1')),
  );
  await expect.poll(() => waiting, PATIENT).toBe(10);
  await collectGarbage();
  for (const { socket } of clients) socket.destroy();
  await expect.poll(() => left, PATIENT).toBe(10);
});

test('requests sent ahead of their answers without end close their connection alone', async () => {
  const { port, serve, bodies } = await serveHere();
  serve(() => new Promise(() => {}));
  const greedy = await client(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500), '127.0.0.1');
  await expect.poll(() => greedy.closed, PATIENT).toBe(true);
  serve(() => new Response('answered'));
  expect(await sendBytes(port, GET)).toMatch(/^HTTP\/1\.1 200 /);
  expect(bodies).toEqual([]);
});

test('and so do requests for what is answered ahead, which wait for their answers like the others', async () => {
  const { port, serve } = await serveHere();
  let ahead = 0;
  serve(() => new Response('answered'), {
    answerAhead: (_, outgoing) => {
      ahead += 1;
      outgoing.end('kept');
      return true;
    },
  });
  const greedy = await client(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500), '127.0.0.1');
  await expect.poll(() => greedy.closed, PATIENT).toBe(true);
  expect(ahead).toBe(1);
  expect(await sendBytes(port, GET)).toMatch(/kept$/);
});
