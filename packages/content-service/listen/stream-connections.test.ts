import { expect, it, vi } from 'vitest';
import { refuse } from '../../kit/network/api-error.ts';
import { ANONYMOUS, type Identity } from '../access/identity.ts';
import { StreamConnections } from './stream-connections.ts';

const MINUTE = 60_000;
const NETWORK = '203.0.113.7';
const ask = () => new Request('http://localhost/', { headers: { cookie: 'session=marie' } });
const marie: Identity = { kind: 'staff', id: 'p-marie' };

/** Runs a test with a clock of its own, the only way to wait a minute at once. */
async function inTime(test: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await test();
  } finally {
    vi.useRealTimers();
  }
}

/** Reads all a stream says until it ends. */
const textOf = (stream: { response: Response }) => stream.response.text();

it.each<[string, () => Identity]>([
  ['logged out', () => ANONYMOUS],
  ['was given another role', () => ({ kind: 'anonymous', caller: SALES })],
  ['is somebody else by now', () => ({ kind: 'staff', id: 'p-other' })],
  [
    'had its token withdrawn',
    () => {
      throw refuse(401, 'Unauthorized', 'Session not found');
    },
  ],
])('who %s hears nothing more after a minute', (_what, later) =>
  inTime(async () => {
    let now: () => Identity = () => marie;
    const room = new StreamConnections(async () => now());
    const stream = room.open(ask(), marie, NETWORK);
    const text = textOf(stream);
    vi.advanceTimersByTime(MINUTE);
    stream.send('mutation', '{"before":true}');
    now = later;
    await vi.advanceTimersByTimeAsync(MINUTE);
    stream.send('mutation', '{"after":true}');
    expect(await text).toContain('before');
    expect(await text).not.toContain('after');
    room.close();
  }),
);
const SALES = {
  id: 'p-marie',
  name: 'Marie',
  email: 'm@agence.example',
  roles: [{ name: 'sales', title: 'Commercial' }],
  editsContent: false,
  isProgram: false,
};

it('a silent stream shows four times a minute that it is there', () =>
  inTime(async () => {
    const room = new StreamConnections(async () => marie);
    const text = textOf(room.open(ask(), marie, NETWORK));
    vi.advanceTimersByTime(MINUTE);
    room.close();
    expect((await text).match(/^:$/gm)).toHaveLength(4);
  }));

it('visitors, however many, leave room for those who work', () => {
  const room = new StreamConnections(async () => marie);
  for (let open = 0; open < 200; open += 1) room.open(ask(), ANONYMOUS, `198.51.100.${open}`);
  expect(() => room.open(ask(), ANONYMOUS, NETWORK)).toThrow('Too many are listening');
  const editor = room.open(ask(), marie, NETWORK);
  editor.close();
  room.close();
  expect(() => room.open(ask(), marie, NETWORK)).toThrow('closing');
});

it('one network of visitors has its share of them, and people at work have none', () => {
  const room = new StreamConnections(async () => marie);
  for (let open = 0; open < 32; open += 1) room.open(ask(), ANONYMOUS, NETWORK);
  expect(() => room.open(ask(), ANONYMOUS, NETWORK)).toThrow('Too many of your network');
  room.open(ask(), ANONYMOUS, '198.51.100.1').close();
  for (let open = 0; open < 40; open += 1) room.open(ask(), marie, NETWORK);
  room.close();
});

it('a place is free again once its listener left', async () => {
  const room = new StreamConnections(async () => marie);
  const streams = Array.from({ length: 200 }, (_, open) =>
    room.open(ask(), ANONYMOUS, `198.51.100.${open}`),
  );
  await streams[0]?.response.body?.cancel();
  await streams[0]?.ended;
  room.open(ask(), ANONYMOUS, NETWORK).close();
  room.close();
});
