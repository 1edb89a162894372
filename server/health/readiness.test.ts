import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from '../../packages/kit/http/listen.ts';
import { createReadiness, type ReadinessOptions, readinessAnswer } from './readiness.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'readiness-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

/** `/healthz` behind a real port. */
async function open(options: Partial<ReadinessOptions> = {}) {
  const lines: string[] = [];
  const readiness = createReadiness({
    directory,
    freeSpaceFloor: 0,
    askContent: async () => {},
    contentIsOurs: true,
    askInbox: async () => {},
    databaseIsShared: false,
    log: pino({ base: null }, { write: (line) => lines.push(line) }),
    ...options,
  });
  const listening = await listen('127.0.0.1', 0);
  listening.serve(async () => readinessAnswer(await readiness(), '1.2.3'));
  return {
    lines,
    ask: () => fetch(`http://127.0.0.1:${listening.port}/healthz`),
    [Symbol.asyncDispose]: () => listening.close(),
  };
}

test('a healthy site is ready, and its probe leaves nothing behind', async () => {
  await using site = await open();
  const answer = await site.ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ status: 'ready', version: '1.2.3' });
  expect(await readdir(directory)).toEqual([]);
});

test('a database that is away from all processes keeps visitors from none, and one of its own does', async () => {
  const askInbox = () => Promise.reject(new Error('away'));
  await using shared = await open({ askInbox, databaseIsShared: true });
  const answer = await shared.ask();
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'ready', version: '1.2.3', degraded: ['inbox'] },
  ]);
  await using own = await open({ askInbox });
  expect((await own.ask()).status).toBe(503);
});

test('a data directory that cannot be written is named, with a time to come back, and its path is not', async () => {
  await rename(directory, `${directory}-away`);
  await using site = await open();
  const answer = await site.ask();
  const text = await answer.text();
  await rename(`${directory}-away`, directory);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(JSON.parse(text)).toEqual({
    status: 'failing',
    version: '1.2.3',
    failing: ['disk-writable', 'disk-space'],
  });
  expect(text).not.toContain('readiness-');
  // The operator's log says why.
  expect(site.lines.join()).toContain(directory);
});

test('what is not answered is named', async () => {
  await using site = await open({
    askContent: async () => {
      const { port } = await closedPort();
      return fetch(`http://127.0.0.1:${port}/`);
    },
    askInbox: () => Promise.reject(new Error('database is locked')),
  });
  const answer = await site.ask();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    status: 'failing',
    version: '1.2.3',
    failing: ['content', 'inbox'],
  });
});

async function closedPort(): Promise<{ port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return { port: typeof address === 'object' && address ? address.port : 1 };
}

test('a hosted content service that is away sends no visitor away: kept copies are shown', async () => {
  await using site = await open({
    askContent: () => Promise.reject(new Error('502')),
    contentIsOurs: false,
  });
  const answer = await site.ask();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ready', version: '1.2.3', degraded: ['content'] });
});

test('a thousand questions write to the disk once', async () => {
  let inboxCalls = 0;
  await using site = await open({
    askInbox: async () => {
      inboxCalls += 1;
    },
  });
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, site.ask));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  }
  expect(inboxCalls).toBeLessThan(20);
});

test('who asks often is answered from the last look, also while a part takes its time', async () => {
  let answerInbox = () => {};
  let inboxCalls = 0;
  await using site = await open({
    askInbox: () => {
      inboxCalls += 1;
      return inboxCalls === 1
        ? Promise.resolve()
        : new Promise((resolve) => {
            answerInbox = () => resolve(undefined);
          });
    },
  });
  expect((await site.ask()).status).toBe(200);
  const clock = vi.spyOn(performance, 'now');
  try {
    const later = performance.now() + 6_000;
    clock.mockImplementation(() => later);
    expect((await site.ask()).status).toBe(200);
    expect(inboxCalls).toBe(2);
  } finally {
    clock.mockRestore();
    answerInbox();
  }
});
