/** Requests to speak another protocol, as an attacker sends them: each is answered, and the process stays. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createContentService } from '../../packages/content-service/index.ts';
import { WORKERS } from '../../packages/content-service/testing/start-test-service.ts';
import { listen } from '../../packages/kit/http/listen.ts';
import { sendBytes } from '../../packages/kit/http/testing/send-bytes.ts';

const directory = await mkdtemp(join(tmpdir(), 'upgrade-'));
const content = await createContentService({
  directory,
  projectId: 'agence',
  dataset: 'production',
  allowedOrigins: [],
  siteOrigin: 'http://127.0.0.1',
  ...WORKERS,
  migrations: new URL('../../packages/content-service/migrations/', import.meta.url),
});
const listening = await listen('127.0.0.1', 0);
const { port } = listening;
const warnings: string[] = [];
listening.serve(
  async (request) => new Response(`${request.method} ${request.url} ${await request.text()}`),
  { sockets: content, warn: (message) => warnings.push(message) },
);
afterAll(async () => {
  await listening.close();
  await content.close();
  await rm(directory, { recursive: true });
  expect(warnings).toEqual([]);
});

const SOCKET = '/v1/socket/production';
const asking = (target: string, host: string, protocol = 'websocket') =>
  [
    `GET ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    `Upgrade: ${protocol}`,
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    '\r\n',
  ].join('\r\n');

test.each([
  ['credentials in its host', asking(SOCKET, 'a:b@x'), 400],
  ['a host with a path', asking(SOCKET, 'x/y'), 400],
  ['a host that is none', asking(SOCKET, '[::'), 400],
  ['a port that is none', asking(SOCKET, 'x:99999'), 400],
  ['nobody known', asking('/v1/streams/production', 'x'), 401],
  ['a target with credentials', asking(`http://a:b@x${SOCKET}`, 'x'), 200],
  ['a target on another host', asking(`//a:b@x${SOCKET}`, 'x'), 200],
  ['credentials in the host of a page', asking('/', 'a:b@x'), 400],
  ['a socket of nothing', asking('/contact', 'x'), 200],
])('a request to speak WebSocket with %s is answered', async (_what, bytes, status) => {
  expect(await sendBytes(port, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('a refused WebSocket is closed on both sides, also where the client keeps its own open', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.write(asking('/v1/streams/production', 'x'));
  await once(socket.resume(), 'end');
  const refuses = () =>
    new Promise((resolve) => socket.write('more', (error) => resolve(Boolean(error))));
  await expect.poll(refuses).toBe(true);
});

test.each(['h2c', 'h2c, websocket', 'TLS/1.3', 'x'.repeat(4000)])(
  'a request that would rather speak %s is answered in HTTP/1.1',
  { tags: ['slow'] },
  async (protocol) => {
    expect(await sendBytes(port, asking('/contact', 'x', protocol))).toMatch(
      /^HTTP\/1.1 200 [\s\S]*GET http:\/\/x\/contact $/,
    );
    const body = asking('/contact', 'x', protocol).replace('GET', 'POST');
    expect(await sendBytes(port, body.replace(/\r\n$/, 'Content-Length: 5\r\n\r\nhello'))).toMatch(
      /POST http:\/\/x\/contact hello$/,
    );
  },
);

test('a connection that is reset while it asks for a WebSocket ends itself alone [S06]', async () => {
  for (const host of ['x', 'a:b@x']) {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(asking(SOCKET, host), () => socket.resetAndDestroy());
      await once(socket, 'close');
    }
  }
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});
