import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type Listening, listen } from './listen.ts';
import { sendBytes } from './testing/send-bytes.ts';

const open: Listening[] = [];
const listenHere = async (port = 0, options: Parameters<typeof listen>[2] = {}) => {
  const listening = await listen('127.0.0.1', port, options);
  open.push(listening);
  return listening;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((listening) => listening.close()));
});

test('a request that comes before the rooms are open is held, and answered once they are [R06]', async () => {
  const { port, serve } = await listenHere();
  const held = fetch(`http://127.0.0.1:${port}/`);
  const healthy = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
  expect(await healthy()).toBe(503);
  serve(() => new Response('open'));
  expect(await (await held).text()).toBe('open');
  expect(await healthy()).toBe(200);
});

test('where the rooms take longer to open, visitors are asked to come back', async () => {
  const { port } = await listenHere();
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
});

test('a port that leaves is red to load balancers, and serves everything on connections that it asks to close', async () => {
  const { port, serve, leave } = await listenHere();
  serve(() => new Response('served'), {
    answerAhead: ({ url }, outgoing) => {
      if (url === '/kept') outgoing.end('kept');
      return url === '/kept';
    },
  });
  const ask = (path: string) =>
    sendBytes(
      port,
      `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\nGET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
  expect((await ask('/')).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  leave();
  const leaving = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect([leaving.status, await leaving.json()]).toEqual([503, { status: 'leaving' }]);
  for (const [path, body] of [
    ['/', 'served'],
    ['/kept', 'kept'],
  ] as const) {
    const answers = await ask(path);
    expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(1);
    expect(answers).toMatch(new RegExp(`connection: close[\\s\\S]*${body}`, 'i'));
  }
});

test('a busy port is one clear line', async () => {
  const { port } = await listenHere();
  await expect(listen('127.0.0.1', port)).rejects.toMatchObject({
    name: 'ConfigError',
    lines: [expect.stringContaining(`PORT ${port} is already in use`)],
  });
});

test('closing waits for the request under way and answers it', async () => {
  const listening = await listen('127.0.0.1', 0);
  listening.serve(async () => {
    await pause(150);
    return new Response('finished');
  });
  const answer = fetch(`http://127.0.0.1:${listening.port}/`).then((response) => response.text());
  await pause(50);
  await listening.close();
  expect(await answer).toBe('finished');
  await expect(fetch(`http://127.0.0.1:${listening.port}/`)).rejects.toThrow();
});

test('a request smuggled behind two body lengths is refused [S05]', async () => {
  const { port, serve } = await listenHere();
  serve(() => new Response('reached the site'));
  const answer = await sendBytes(
    port,
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
});

test('headers beyond 16 KiB are refused [S06]', async () => {
  const { port } = await listenHere();
  const answer = await sendBytes(
    port,
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431/);
});

test('who is refused before the whole body has come may send it, reads the answer then, and asks again', async () => {
  const { port, serve } = await listenHere();
  const answered: string[] = [];
  serve((request) => {
    answered.push(request.method);
    return new Response('too much', { status: request.method === 'POST' ? 413 : 200 });
  });
  const socket = connect(port, '127.0.0.1').pause();
  const part = Buffer.alloc(512 * 1024, 'x');
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${8 * part.length}\r\n\r\n`);
  for (let n = 0; n < 8; n += 1) {
    await new Promise((sent) => socket.write(part, sent));
    // All parts together take longer than the adapter's own half a second.
    await pause(120);
  }
  expect(answered).toEqual(['POST']);
  socket.end('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

for (const [client, line, header] of [
  ['asks for no other answer', 'POST / HTTP/1.1', 'Connection: close'],
  ['speaks HTTP/1.0', 'POST / HTTP/1.0', 'Accept: */*'],
]) {
  test(`a client that ${client} may send the whole body too, and its connection is closed then`, async () => {
    const { port, serve } = await listenHere();
    serve(() => new Response('too much', { status: 413 }));
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).pause();
    const part = Buffer.alloc(512 * 1024, 'x');
    socket.write(`${line}\r\nHost: a\r\n${header}\r\nContent-Length: ${8 * part.length}\r\n\r\n`);
    for (let n = 0; n < 8; n += 1) {
      await new Promise<void>((sent, failed) =>
        socket.write(part, (error) => (error ? failed(error) : sent())),
      );
      await pause(50);
    }
    let answer = '';
    socket
      .on('data', (chunk) => {
        answer += chunk;
      })
      .resume();
    await once(socket, 'end');
    expect(answer).toMatch(/^HTTP\/1\.1 413.*too much$/s);
    // The whole connection is closed, and not only the server's side of it: what comes now is refused.
    socket.on('error', () => {});
    const refuses = () =>
      new Promise((resolve) => socket.write('more', (error) => resolve(Boolean(error))));
    await expect.poll(refuses).toBe(true);
  });
}

test('what is left of a refused body is taken for a while, then the connection is closed', async () => {
  const { port, serve } = await listenHere(0, { lingering: 500 });
  serve((request) => new Response(null, { status: request.body ? 413 : 200 }));
  const socket = connect(port, '127.0.0.1')
    .resume()
    .on('error', () => {});
  const closed = once(socket, 'close');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  const part = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  let sent = 0;
  const sending = setInterval(() => {
    if (socket.writable && socket.writableLength === 0) {
      socket.write(part);
      sent += 1;
    }
  }, 2);
  await closed;
  clearInterval(sending);
  expect(sent).toBeGreaterThan(20);
});
