import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startTestService } from '../testing/start-test-service.ts';

const { staff, origin, service } = await startTestService();
const editor = staff({ perspective: 'raw' });
const TOKEN = { authorization: 'Bearer staff-token' };
const LISTEN = `/v1/data/listen/production?query=${encodeURIComponent('*[_type == "note"]')}`;

type Message = Record<string, unknown>;

async function connect(path: string, headers: Record<string, string> = TOKEN) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers });
  onTestFinished(() => socket.terminate());
  const messages: Message[] = [];
  socket.on('message', (data) => {
    const text = String(data);
    if (text !== '♥') messages.push(JSON.parse(text));
  });
  await once(socket, 'open');
  return {
    socket,
    messages,
    send: (message: unknown) => socket.send(JSON.stringify(message)),
    until: async (done: (all: Message[]) => boolean) => {
      await vi.waitFor(() => expect(done(messages)).toBe(true), 10_000);
      return messages;
    },
  };
}

/** The status a request to speak WebSocket is refused with. */
async function refusal(path: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers });
  socket.on('error', () => {});
  const [, response] = await once(socket, 'unexpected-response');
  return response.statusCode;
}

const textOf = (messages: Message[], id: number) =>
  messages.map((message) => (message.id === id ? (message.chunk ?? '') : '')).join('');

it('carries any number of streams, each as it would have come by itself', async () => {
  const { send, until } = await connect('//v1//streams/production');
  for (let id = 1; id <= 20; id += 1) send({ open: id, url: LISTEN });
  send({ open: 21, url: '/vX/data/live/events/production?includeDrafts=true' });
  await until((all) => all.filter(({ chunk }) => /welcome/.test(String(chunk))).length === 21);
  await editor.create({ _id: 'n1', _type: 'note' });
  const messages = await until((all) =>
    Array.from({ length: 20 }, (_, index) => textOf(all, index + 1)).every((text) =>
      text.includes('"documentId":"n1"'),
    ),
  );
  expect(messages.find(({ id }) => id === 1)).toEqual({
    id: 1,
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });
  await until((all) => textOf(all, 21).includes('s1:type.note'));
  // What the client asks without a parameter is a stream too.
  send({ open: 22, url: '/vX/data/live/events/production' });
  await until((all) => textOf(all, 22).includes('welcome'));
});

it('ends a stream that is closed or refused, and says so', async () => {
  const { send, until } = await connect('/v1/streams/production');
  send({ open: 1, url: LISTEN });
  await until((all) => textOf(all, 1).includes('welcome'));
  send({ close: 1 });
  await until((all) => all.some(({ id, end }) => id === 1 && end === true));
  send({ open: 2, url: '/v1/data/listen/other?query=*' });
  const messages = await until((all) => all.some(({ id, end }) => id === 2 && end === true));
  expect(messages.find(({ id, status }) => id === 2 && status)).toMatchObject({ status: 404 });
  expect(textOf(messages, 2)).toContain('Dataset not found');
});

it.each<[string, unknown]>([
  ['what is no message', 'hello'],
  ['an address that is no stream', { open: 1, url: '/v1/users/me?' }],
  ['an address of another host', { open: 1, url: 'https://elsewhere.example/v1/data/listen/x?' }],
  ['a write', { open: 1, url: '/v1/data/mutate/production?' }],
])('closes on %s', async (_what, message) => {
  const { socket, send } = await connect('/v1/streams/production');
  const closed = once(socket, 'close');
  send(message);
  expect((await closed)[0]).toBe(1_008);
});

/** Nested arrays, 28,000 deep: no serializer of ours would survive them. */
const DEEP = `${'['.repeat(28_000)}${']'.repeat(28_000)}`;

it.each([
  [
    'socket',
    `{"jsonrpc":"2.0","id":1,"method":"presence_announce","params":{"data":{"sessionId":"s","x":${DEEP}}}}`,
  ],
  ['socket', `{"jsonrpc":"2.0","id":1,"method":"presence_subscribe","params":{"x":${DEEP}}}`],
  ['streams', `{"open":1,"url":"/v1/data/listen/production?","lastEventId":${DEEP}}`],
  ['streams', DEEP],
])('a message nested without end closes its own %s and ends nothing else', async (kind, text) => {
  const other = await connect('/vX/socket/production');
  other.send({ jsonrpc: '2.0', id: 1, method: 'presence_subscribe' });
  const { socket } = await connect(`/vX/${kind}/production`);
  const closed = once(socket, 'close');
  socket.send(text);
  expect((await closed)[0]).toBe(1_008);
  other.send({ jsonrpc: '2.0', id: 2, method: 'presence_rollcall', params: { session: 'tab' } });
  await other.until((all) => all.some(({ id }) => id === 2));
});

it.each([
  ['subscriptions', 'presence_subscribe', () => ({})],
  ['sessions', 'presence_announce', (n: number) => ({ data: { sessionId: `tab-${n}` } })],
])('one socket holds eight %s, not any number', async (_what, method, params) => {
  const { socket, send, until } = await connect('/vX/socket/production');
  for (let id = 1; id <= 8; id += 1) send({ jsonrpc: '2.0', id, method, params: params(id) });
  await until((all) => all.length === 8);
  const closed = once(socket, 'close');
  send({ jsonrpc: '2.0', id: 9, method, params: params(9) });
  expect((await closed)[0]).toBe(1_008);
});

it('lets in only who is known, from a page of ours', async () => {
  const forged = { cookie: 'session=forged', origin: 'https://evil.example' };
  expect(await refusal('/v1/streams/production', {})).toBe(401);
  expect(await refusal('/v1/streams/production', forged)).toBe(401);
  expect(await refusal('/v1/socket/production', forged)).toBe(403);
  for (const path of ['/v1/streams/production', '/v1/socket/production']) {
    expect(await refusal(path, { authorization: 'Bearer nobody' })).toBe(401);
  }
  expect(await refusal('/v1/socket/other', TOKEN)).toBe(404);
  for (const path of ['/v/socket/production', '/v2025-02-30/streams/production']) {
    expect(await refusal(path, TOKEN)).toBe(400);
  }
});

it('tells people where the others are, in whose name the socket was opened', async () => {
  const call = (id: string, method: string, params: object) => ({
    jsonrpc: '2.0',
    id,
    method,
    params: { ...params, apiVersion: 'v1' },
  });
  const one = await connect('/vX/socket/production');
  const two = await connect('/vX/socket/production');
  one.send(call('1', 'presence_subscribe', {}));
  const [{ result: subscription } = {}] = await one.until((all) => all.length === 1);
  two.send(call('2', 'presence_rollcall', { session: 'tab-2' }));
  const where = { sessionId: 'tab-2', locations: [{ documentId: 'n1', path: ['title'] }] };
  two.send(call('3', 'presence_announce', { data: where }));
  await two.until((all) => all.length === 2);
  expect(two.messages).toEqual([
    { jsonrpc: '2.0', id: '2', result: true },
    { jsonrpc: '2.0', id: '3', result: true },
  ]);
  two.socket.terminate();
  const messages = await one.until((all) => all.length === 4);
  const says = (result: object) => ({
    jsonrpc: '2.0',
    method: 'presence_subscription',
    params: { subscription, result },
  });
  expect(messages.slice(1)).toEqual([
    says({ type: 'rollCall', i: 'p-marie', session: 'tab-2' }),
    says({ type: 'state', i: 'p-marie', m: where }),
    says({ type: 'disconnect', i: 'p-marie', m: { session: 'tab-2' } }),
  ]);
  one.send(call('4', 'presence_dance', {}));
  one.send(call('5', 'presence_announce', {}));
  const errors = await one.until((all) => all.length === 6);
  expect(errors.slice(4)).toMatchObject([
    { error: { code: -32_601 } },
    { error: { code: -32_602 } },
  ]);
});

it('everybody is let go before the server closes', async () => {
  const { socket, send, until } = await connect('/v1/streams/production');
  send({ open: 1, url: LISTEN });
  await until((all) => textOf(all, 1).includes('welcome'));
  const response = await fetch(`${origin}${LISTEN}`);
  const closed = once(socket, 'close');
  service.hangUp();
  expect((await closed)[0]).toBe(1_001);
  expect(await response.text()).toContain('event: welcome');
  expect((await fetch(`${origin}${LISTEN}`)).status).toBe(503);
});
