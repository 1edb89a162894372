import { once } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { refuse } from '../../kit/network/api-error.ts';
import { startTestService } from '../testing/start-test-service.ts';

const tokens = new Set(['good', 'withdrawn-later']);
const { origin } = await startTestService([], {
  async identify(request) {
    if (request.headers.get('cookie') === 'session=sales') return caller('p-sales', false);
    const token = request.headers.get('authorization')?.replace('Bearer ', '');
    if (token === undefined) return undefined;
    if (!tokens.has(token)) throw refuse(401, 'Unauthorized', 'Session not found');
    return caller(`p-${token}`, true);
  },
});

const caller = (id: string, editsContent: boolean) => ({
  id,
  name: id,
  email: '',
  roles: [],
  editsContent,
  isProgram: true,
});

function connect(headers: Record<string, string> = {}, kind = 'socket') {
  const address = `${origin.replace('http', 'ws')}/v2022-06-30/${kind}/production`;
  const socket = new WebSocket(address, { headers });
  onTestFinished(() => socket.terminate());
  return socket;
}

async function opened(headers?: Record<string, string>) {
  const socket = connect(headers);
  await once(socket, 'open');
  const messages: Record<string, unknown>[] = [];
  socket.on('message', (data) => {
    if (String(data) !== '♥') messages.push(JSON.parse(String(data)));
  });
  const ended = once(socket, 'close').then(([code, reason]) => [code, String(reason)]);
  const call = (method: string, params: object, id = '1') =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
  const bring = (token: string) => call('authorization', { authorization: `Bearer ${token}` });
  const answered = (count = 1) =>
    vi.waitFor(() => {
      expect(messages).toHaveLength(count);
      return messages;
    });
  return { socket, messages, ended, call, bring, answered };
}

async function refusal(headers: Record<string, string>, kind?: string): Promise<number> {
  const socket = connect(headers, kind);
  socket.on('error', () => {});
  const [, response] = await once(socket, 'unexpected-response');
  return response.statusCode;
}

it('a browser brings its token in the first message, and is then one of the others', async () => {
  const one = await opened({ authorization: 'Bearer good' });
  one.call('presence_subscribe', {});
  await one.answered();
  const two = await opened({ origin: 'https://studio.example', cookie: 'session=unknown' });
  two.bring('good');
  expect(await two.answered()).toEqual([{ jsonrpc: '2.0', id: '1', result: true }]);
  two.call('presence_announce', { data: { sessionId: 'tab-2', locations: [] } }, '2');
  const heard = await one.answered(2);
  expect(heard[1]).toMatchObject({ params: { result: { type: 'state', i: 'p-good' } } });
});

it.each([
  'forged',
  // Texts that no header can hold.
  'jeton-中',
  'a\0b',
])('a token that is not good is told so, and ends the socket: %j', async (token) => {
  const { bring, answered, ended } = await opened();
  bring(token);
  expect(await answered()).toMatchObject([{ id: '1', error: { message: 'Session not found' } }]);
  expect(await ended).toEqual([1_008, 'the token is not good']);
});

it.each([
  ['a call', '{"jsonrpc":"2.0","id":"1","method":"presence_subscribe","params":{}}'],
  ['no token', '{"jsonrpc":"2.0","id":"1","method":"authorization","params":{}}'],
  [
    'two lines',
    '{"jsonrpc":"2.0","id":"1","method":"authorization","params":{"authorization":"Bearer a\\nb"}}',
  ],
  ['no JSON', 'hello'],
  [
    'a long one',
    `{"jsonrpc":"2.0","id":"1","method":"authorization","params":{"authorization":"Bearer ${'a'.repeat(3_000)}"}}`,
  ],
  ['nested arrays', '['.repeat(2_000)],
])('nothing is said before the token: %s', async (_what, message) => {
  const { socket, messages, ended } = await opened();
  socket.send(message);
  expect(await ended).toEqual([1_008, 'a token is needed first']);
  expect(messages).toEqual([]);
});

it('the room of those who have brought none yet is small: the oldest makes place', async () => {
  const first = await opened();
  const others = await Promise.all(Array.from({ length: 64 }, () => opened()));
  expect(await first.ended).toEqual([1_008, 'too many wait for a token']);
  const last = others.at(-1);
  last?.bring('good');
  expect(await last?.answered()).toMatchObject([{ result: true }]);
});

it('a socket that brings none in ten seconds is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { socket, ended } = await opened();
  vi.advanceTimersByTime(9_900);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  vi.advanceTimersByTime(200);
  expect(await ended).toEqual([1_008, 'no token came']);
});

it('a token that is withdrawn closes its socket within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { origin: address } = await startTestService([], {
    identify: async ({ headers }) => {
      const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
      return tokens.has(token) ? caller(token, true) : undefined;
    },
  });
  onTestFinished(() => void vi.useRealTimers());
  const socket = new WebSocket(`${address.replace('http', 'ws')}/v1/socket/production`);
  await once(socket, 'open');
  const params = { authorization: 'Bearer withdrawn-later' };
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'authorization', params }));
  await once(socket, 'message');
  const closed = once(socket, 'close');
  tokens.delete('withdrawn-later');
  vi.advanceTimersByTime(60_000);
  expect((await closed)[0]).toBe(1_008);
});

it('is for pages that may call us at all, for presence alone, and for those who edit', async () => {
  expect(await refusal({ origin: 'https://evil.example' })).toBe(403);
  expect(await refusal({}, 'streams')).toBe(401);
  expect(await refusal({ authorization: 'Bearer forged' })).toBe(401);
  expect(await refusal({ cookie: 'session=sales' })).toBe(403);
});
