import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createWorkQueue,
  NetworkShareError,
  QueueClosedError,
  QueueFullError,
} from './work-queue.ts';

const patience = () => ({ signal: new AbortController().signal });

test('the same key is worked on once, and everybody gets the result', async () => {
  const queue = createWorkQueue<number>({ concurrency: 2, waiting: 10 });
  let runs = 0;
  const gate = Promise.withResolvers<number>();
  const results = Array.from({ length: 5 }, () =>
    queue.share('key', patience(), () => {
      runs += 1;
      return gate.promise;
    }),
  );
  gate.resolve(42);
  expect(await Promise.all(results)).toEqual([42, 42, 42, 42, 42]);
  expect(runs).toBe(1);
});

test('no more than the limit runs at once, the rest in order', async () => {
  const queue = createWorkQueue<string>({ concurrency: 2, waiting: 10 });
  const started: string[] = [];
  let running = 0;
  let most = 0;
  const work = (name: string) => async () => {
    started.push(name);
    running += 1;
    most = Math.max(most, running);
    // Longer than the turns that lie between the starts of two.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return name;
  };
  const names = ['a', 'b', 'c', 'd', 'e'];
  await Promise.all(names.map((name) => queue.share(name, patience(), work(name))));
  expect(started).toEqual(names);
  expect(most).toBe(2);
});

test('one too many is refused, and there is room again afterwards', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, waiting: 1 });
  const gate = Promise.withResolvers<string>();
  const first = queue.share('a', patience(), () => gate.promise);
  const second = queue.share('b', patience(), async () => 'b');
  await expect(queue.share('c', patience(), async () => 'c')).rejects.toThrow(QueueFullError);
  gate.resolve('a');
  expect([await first, await second]).toEqual(['a', 'b']);
  expect(await queue.share('c', patience(), async () => 'c')).toBe('c');
});

test('work nobody waits for any more does not begin', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, waiting: 5 });
  const gate = Promise.withResolvers<string>();
  const first = queue.share('a', patience(), () => gate.promise);
  const leaving = new AbortController();
  let begun = false;
  const left = queue.share('b', leaving, async () => {
    begun = true;
    return 'b';
  });
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  gate.resolve('a');
  await first;
  expect(begun).toBe(false);
  await expect(queue.share('c', leaving, async () => 'c')).rejects.toThrow('gone');
});

test('one who leaves does not take the others’ work along', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, waiting: 5 });
  const gate = Promise.withResolvers<string>();
  const leaving = new AbortController();
  const left = queue.share('a', leaving, () => gate.promise);
  const stayed = queue.share('a', patience(), () => gate.promise);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  gate.resolve('a');
  expect(await stayed).toBe('a');
});

test('a failure reaches everybody who asked, and is tried again by the next', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, waiting: 5 });
  const failing = async () => Promise.reject(new Error('broken'));
  const results = [1, 2].map(() => queue.share('a', patience(), failing));
  expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await queue.share('a', patience(), async () => 'fine')).toBe('fine');
});

test('closing ends what runs, refuses what waits and what comes', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, waiting: 5 });
  const gate = Promise.withResolvers<string>();
  const running = queue.share('a', patience(), () => gate.promise);
  const waiting = queue.share('b', patience(), async () => 'b');
  const closed = queue.close();
  await expect(waiting).rejects.toThrow(QueueClosedError);
  await expect(queue.share('c', patience(), async () => 'c')).rejects.toThrow(QueueClosedError);
  gate.resolve('a');
  await closed;
  expect(await running).toBe('a');
});

const from = (network: string, bytes = 0) => ({ ...patience(), network, bytes });

test('networks take turns: a visitor does not wait for all that another asked before', async () => {
  const queue = createWorkQueue<void>({ concurrency: 1, waiting: 100 });
  const done: string[] = [];
  const ask = (network: string, name: string) =>
    queue.share(name, from(network), async () => void done.push(name));
  const names = Array.from({ length: 20 }, (_, index) => `attack ${index}`);
  const attack = names.map((name) => ask('attacker', name));
  const visits = ['one', 'two'].map((name) => ask('visitor', name));
  await Promise.all([...attack, ...visits]);
  expect(done.indexOf('one')).toBeLessThanOrEqual(2);
  expect(done.indexOf('two')).toBeLessThanOrEqual(4);
  expect(done.filter((name) => name.startsWith('attack'))).toEqual(names);
});

test('of several networks that wait, the one that runs the least is next', async () => {
  const queue = createWorkQueue<void>({ concurrency: 4, waiting: 100 });
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const attack = gates.map(({ promise }, n) =>
    queue.share(`held ${n}`, from('attacker'), () => promise),
  );
  await vi.waitFor(() => expect(queue.load().busy).toBe(4));
  const started: string[] = [];
  const more = ['attacker', 'attacker', 'one', 'one', 'two'].map((network, n) =>
    queue.share(`${network} ${n}`, from(network), async () => {
      started.push(network);
      await new Promise((resolve) => setImmediate(resolve));
    }),
  );
  gates[0]?.resolve();
  await Promise.all(more);
  expect(started).toEqual(['one', 'two', 'one', 'attacker', 'attacker']);
  for (const { resolve } of gates) resolve();
  await Promise.all(attack);
});

test('between two pieces of work the event loop turns, and what needs none is answered', async () => {
  const queue = createWorkQueue<number>({ concurrency: 8, waiting: 100 });
  let turns = 0;
  const server = createServer((_incoming, outgoing) => void outgoing.end(String(turns)));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const pieces = Array.from({ length: 60 }, (_, n) =>
    queue.share(`${n}`, from('attacker'), async () => ++turns),
  );
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(Number(await answer.text())).toBeLessThan(60);
  expect(queue.load().waiting).toBeGreaterThan(0);
  await Promise.all(pieces);
});

test('a network has its share, running and waiting; another still gets in', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, waiting: 100, share: 3 });
  const gate = Promise.withResolvers<string>();
  const held = ['a', 'b', 'c'].map((key) => queue.share(key, from('one'), () => gate.promise));
  const refused = queue.share('d', from('one'), async () => 'd');
  await expect(refused).rejects.toThrow(NetworkShareError);
  const other = queue.share('e', from('two'), async () => 'e');
  gate.resolve('held');
  expect(await Promise.all([...held, other])).toEqual(['held', 'held', 'held', 'e']);
  expect(await queue.share('d', from('one'), async () => 'd')).toBe('d');
});

test('a large piece takes as much of the share as it says; one larger than the share is let in alone', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, waiting: 100, share: 3 });
  const gate = Promise.withResolvers<string>();
  const ask = (key: string, pieces: number, network = 'one') =>
    queue.share(key, { ...from(network), pieces }, () => gate.promise);
  const held = [ask('a', 1), ask('b', 2)];
  await expect(ask('c', 1)).rejects.toThrow(NetworkShareError);
  const alone = ask('d', 5, 'two');
  await expect(ask('e', 1, 'two')).rejects.toThrow(NetworkShareError);
  gate.resolve('held');
  expect(await Promise.all([...held, alone])).toEqual(['held', 'held', 'held']);
});

test('when all places are taken, the network that holds most of them gives one up', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, waiting: 3 });
  const gate = Promise.withResolvers<string>();
  const held = ['a', 'b', 'c', 'd'].map((key) => queue.share(key, from('one'), () => gate.promise));
  const settled = Promise.allSettled(held);
  const visitor = queue.share('e', from('two'), async () => 'e');
  await expect(queue.share('f', from('one'), async () => 'f')).rejects.toThrow(QueueFullError);
  gate.resolve('held');
  expect(await visitor).toBe('e');
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
});

test('what runs stays within its memory; what is larger runs alone', async () => {
  const queue = createWorkQueue<void>({ concurrency: 3, waiting: 100, bytes: 100 });
  let inUse = 0;
  const seen: number[] = [];
  const sizes = [60, 60, 30, 500, 10, 90, 20];
  const work = (bytes: number) => async () => {
    inUse += bytes;
    seen.push(inUse);
    await new Promise((resolve) => setTimeout(resolve, 1));
    inUse -= bytes;
  };
  await Promise.all(
    sizes.map((bytes, key) => queue.share(`${key}`, from('one', bytes), work(bytes))),
  );
  expect(seen).toHaveLength(sizes.length);
  expect(seen.filter((bytes) => bytes > 100)).toEqual([500]);
});
