import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type Listening, listen } from './listen.ts';
import { sendBytes } from './send-bytes.ts';

const open: Listening[] = [];
const listenHere = async (port = 0) => {
  const listening = await listen('127.0.0.1', port);
  open.push(listening);
  return listening;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((listening) => listening.close()));
});

test('until the rooms are open, visitors are asked to come back', async () => {
  const { port } = await listenHere();
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
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
