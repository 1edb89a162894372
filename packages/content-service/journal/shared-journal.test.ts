import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startPostgres } from '../../kit/database/testing/postgres-server.ts';
import { openCurrentStore } from '../current-store.ts';
import type { Change, Commit } from '../documents/change.ts';
import { type DocumentStore, openStore } from '../store.ts';
import { sharedDatabase } from '../testing/shared-database.ts';
import { startAlone } from '../testing/start-alone.ts';
import {
  afterwards,
  MIGRATIONS,
  STAFF_TOKEN,
  startTestService,
  temporaryDirectory,
} from '../testing/start-test-service.ts';
import { copyJournal } from './copy-journal.ts';
import { fillJournal, OwnContentError } from './fill-journal.ts';
import { OtherLogError, openSharedJournal } from './shared-journal.ts';
import { watchJournal } from './watch-journal.ts';

const put = (id: string, fields: Record<string, unknown> = {}): Change => ({
  put: { _id: id, _type: 'post', ...fields },
});

/** A store as one of several processes has it. */
async function openProcess(url: string, directory?: string): Promise<DocumentStore> {
  const file = join(directory ?? (await temporaryDirectory()), 'content.sqlite');
  const journal = await openSharedJournal(url, () => {});
  const store = await openCurrentStore({ file, journal, migrations: MIGRATIONS });
  const close = store.close;
  let closing: Promise<void> | undefined;
  store.close = () => {
    closing ??= close();
    return closing;
  };
  afterwards(async () => {
    await store.close();
    await journal.close();
  });
  return store;
}

const logOf = ({ log }: DocumentStore) =>
  log.after(0, 10_000).map((entry) => ({ ...entry, ids: log.changedIds(entry.sequence) }));
const contentOf = ({ documents }: DocumentStore) =>
  documents.all().toSorted((one, other) => (one._id < other._id ? -1 : 1));

it('several processes that write at once lose, double and reorder nothing, and end with one content', async () => {
  const url = await sharedDatabase();
  const stores = await Promise.all([openProcess(url), openProcess(url), openProcess(url)]);
  const commitsByStore: Commit[][] = stores.map(() => []);
  for (const [index, store] of stores.entries())
    store.onCommit((commit) => commitsByStore[index]?.push(commit));
  await Promise.all(
    stores.map(async (store, process) => {
      for (let n = 0; n < 25; n += 1) {
        // Each plans on what is there: a count that two of them raised from the same value would be lost.
        const id = `t-${process}-${n}`;
        await store.commit(() => {
          const count = Number(store.documents.get('counter')?.count ?? 0);
          return {
            id,
            author: 'x',
            changes: [put('counter', { count: count + 1 }), put(`p${process}-${n}`)],
          };
        });
      }
    }),
  );
  for (const store of stores) await store.current();
  const [first, ...others] = stores;
  expect(first?.documents.get('counter')?.count).toBe(75);
  expect(first && logOf(first).map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 75 }, (_, index) => index + 1),
  );
  for (const store of others) {
    expect(logOf(store)).toEqual(first && logOf(first));
    expect(contentOf(store)).toEqual(first && contentOf(first));
  }
  const order = commitsByStore.map((commits) => commits.map(({ sequence }) => sequence));
  expect(order.map((heard) => heard.toSorted((a, b) => a - b))).toEqual(order);
  expect(commitsByStore.map((commits) => commits.length)).toEqual([75, 75, 75]);
});

it('of two that expect the same revision one writes, and the other is refused, fifty times', async () => {
  const url = await sharedDatabase();
  const [left, right] = await Promise.all([
    startTestService([], { databaseUrl: url }),
    startTestService([], { databaseUrl: url }),
  ]);
  let { _rev } = await left.staff().create({ _id: 'post', _type: 'post', n: 0 });
  for (let round = 0; round < 50; round += 1) {
    const outcomes = await Promise.allSettled(
      [left, right].map(({ staff }) =>
        staff().patch('post').ifRevisionId(_rev).set({ n: round }).commit(),
      ),
    );
    const written = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect([written.length, refused.length]).toEqual([1, 1]);
    expect(refused[0]?.reason).toMatchObject({ statusCode: 409 });
    _rev = written[0]?.value._rev ?? '';
  }
});

it('what one process wrote a colleague reads at another at once, and visitors and listeners within the second', async () => {
  const url = await sharedDatabase();
  const [here, there] = await Promise.all([
    startTestService([], { databaseUrl: url }),
    startTestService([], { databaseUrl: url }),
  ]);
  const heard: string[] = [];
  const listening = there
    .staff()
    .listen('*[_type == "post"]', {}, { events: ['welcome', 'mutation'] })
    .subscribe((event) => heard.push(event.type === 'mutation' ? event.documentId : event.type));
  await expect.poll(() => heard).toEqual(['welcome']);
  for (let n = 0; n < 20; n += 1) {
    await here.staff().create({ _id: `p${n}`, _type: 'post' });
    expect(await there.staff().getDocument(`p${n}`)).toMatchObject({ _id: `p${n}` });
  }
  const visitor = there.client({ perspective: 'published' });
  await expect.poll(() => visitor.fetch('count(*[_type == "post"])'), { timeout: 1_000 }).toBe(20);
  await expect.poll(() => heard.length, { timeout: 1_000 }).toBe(21);
  listening.unsubscribe();
});

it('a process that comes later, or back, has the history of all; a copy of another log is made anew', async () => {
  const [url, other] = [await sharedDatabase(), await sharedDatabase()];
  const directory = await temporaryDirectory();
  const first = await openProcess(url, directory);
  await first.commit({ author: 'marie', id: 't1', changes: [put('a', { n: 1 }), put('drafts.a')] });
  first.close();
  const second = await openProcess(url);
  await second.commit({ author: 'nora', id: 't2', changes: [{ remove: 'drafts.a' }, put('b')] });
  const again = await openProcess(url, directory);
  expect(logOf(again)).toEqual(logOf(second));
  expect(again.log.documentAt('a', 1)).toMatchObject({ n: 1 });
  again.close();
  const elsewhere = await openProcess(other, directory);
  expect(elsewhere.documents.size).toBe(0);
});

it('content of a process of its own goes into a log that is empty, and never into one that is not', async () => {
  const [directory, other] = [await temporaryDirectory(), await temporaryDirectory()];
  const ofProcess = async (place: string, ...changes: Change[]) => {
    const own = openStore({ file: join(place, 'content.sqlite'), migrations: MIGRATIONS });
    for (const change of changes) await own.commit({ author: 'marie', changes: [change] });
    const state = { log: logOf(own), content: contentOf(own) };
    own.close();
    return state;
  };
  const url = await sharedDatabase();
  const beside = await openProcess(url);
  const long = 'é\u2028"'.repeat(400);
  const state = await ofProcess(directory, put('a', { long }), put('drafts.a'), {
    remove: 'drafts.a',
  });
  const taken = await openProcess(url, directory);
  expect({ log: logOf(taken), content: contentOf(taken) }).toEqual(state);
  await beside.current();
  expect({ log: logOf(beside), content: contentOf(beside) }).toEqual(state);
  expect(beside.log.documentAt('a', 1)).toMatchObject({ long });

  await ofProcess(other, put('b'));
  await expect(openProcess(url, other)).rejects.toThrow(OwnContentError);
  expect(await ofProcess(other)).toMatchObject({ content: [{ _id: 'b' }] });
});

it('of two that bring content of their own at once one is taken, and the other keeps its own', async () => {
  const url = await sharedDatabase();
  const directories = [await temporaryDirectory(), await temporaryDirectory()];
  for (const [index, directory] of directories.entries()) {
    const own = openStore({ file: join(directory, 'content.sqlite'), migrations: MIGRATIONS });
    await own.commit({ author: 'marie', changes: [put(`own-${index}`)] });
    own.close();
  }
  const opened = await Promise.allSettled(
    directories.map((directory) => openProcess(url, directory)),
  );
  const taken = opened.findIndex(({ status }) => status === 'fulfilled');
  const refused = opened.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  expect(refused).toEqual([expect.any(OwnContentError)]);
  const later = await openProcess(url);
  expect(later.documents.all().map(({ _id }) => _id)).toEqual([`own-${taken}`]);
});

it('one file has all that processes share, history and settings of people too, and gives it back', async () => {
  const [url, other] = [await sharedDatabase(), await sharedDatabase()];
  const { staff, service } = await startTestService([put('a', { n: 1 })], { databaseUrl: url });
  await staff().patch('a').set({ n: 2 }).commit();
  await staff().request({
    url: '/users/me/keyvalue',
    method: 'PUT',
    body: [{ key: 'panes', value: [1, 2] }],
  });
  await service.close();
  const file = join(await temporaryDirectory(), 'content.sqlite');
  await copyJournal(url, { to: file, migrations: MIGRATIONS });
  const own = openStore({ file, migrations: MIGRATIONS });
  expect(own.log.documentAt('a', 1)).toMatchObject({ n: 1 });
  const state = { log: logOf(own), content: contentOf(own) };
  own.close();

  const journal = await openSharedJournal(other, () => {});
  await journal.db.transaction().execute((transaction) => fillJournal(transaction, file));
  const values = await journal.db.selectFrom('key_values').selectAll().execute();
  expect(values).toEqual([{ person: 'p-marie', key: 'panes', value: '[1,2]' }]);
  await journal.close();
  const again = await openProcess(other);
  expect({ log: logOf(again), content: contentOf(again) }).toEqual(state);
});

it('a copy that cannot be read, or went on where the log was set back, is made anew', async () => {
  const url = await sharedDatabase();
  const directory = await temporaryDirectory();
  const file = join(directory, 'content.sqlite');
  const first = await openProcess(url, directory);
  await first.commit({ author: 'marie', changes: [put('a')] });
  first.close();
  await writeFile(file, 'no database');
  const second = await openProcess(url, directory);
  expect(second.documents.get('a')).toBeDefined();
  await second.commit({ author: 'marie', changes: [put('b')] });

  // An operator restores the database of yesterday.
  const journal = await openSharedJournal(url, () => {});
  await sql`update content_head set sequence = 1`.execute(journal.db);
  await sql`delete from content_changes where sequence = 2`.execute(journal.db);
  await sql`delete from content_transactions where sequence = 2`.execute(journal.db);
  await journal.close();
  await expect(second.commit({ author: 'marie', changes: [put('c')] })).rejects.toThrow(
    OtherLogError,
  );
  await expect.poll(() => second.isBehind()).toBe(true);
  second.close();
  const third = await openProcess(url, directory);
  expect(third.documents.all().map(({ _id }) => _id)).toEqual(['a']);
});

it('who is where in the studio is told at every process', async () => {
  const url = await sharedDatabase();
  const [here, there] = await Promise.all([
    startTestService([], { databaseUrl: url }),
    startTestService([], { databaseUrl: url }),
  ]);
  const heard: unknown[] = [];
  const sockets = [here, there].map(({ origin }, index) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/v2025-02-19/socket/production`, {
      headers: { authorization: `Bearer ${STAFF_TOKEN}` },
    });
    socket.on('message', (data) => {
      if (String(data).startsWith('{')) heard.push([index, JSON.parse(String(data))]);
    });
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const call = (socket: WebSocket | undefined, method: string, params: object) =>
    socket?.send(JSON.stringify({ jsonrpc: '2.0', id: method, method, params }));
  call(sockets[1], 'presence_subscribe', {});
  await expect.poll(() => heard).toHaveLength(1);
  await expect
    .poll(
      () => {
        call(sockets[0], 'presence_announce', { data: { sessionId: 'tab', locations: [] } });
        return heard;
      },
      { interval: 250 },
    )
    .toContainEqual([
      1,
      expect.objectContaining({
        params: expect.objectContaining({
          result: expect.objectContaining({ type: 'state', i: 'p-marie' }),
        }),
      }),
    ]);
  for (const socket of sockets) socket.close();
});

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('processes that are killed and come back lose nothing they acknowledged, and serve the files of each other [R33]', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  const files = await temporaryDirectory();
  const env = {
    DATABASE_URL: await sharedDatabase(),
    FILES_URL: pathToFileURL(files).href,
    CONTENT_TOKEN: 'a-token-that-all-processes-know-and-no-one-else',
  };
  const directories = await Promise.all([temporaryDirectory(), temporaryDirectory()]);
  const start = (directory: string) => startAlone(directory, env);
  let [here, there] = await Promise.all(directories.map(start));
  if (!here || !there) throw new Error('two were started');
  const token = env.CONTENT_TOKEN;

  const asset = await here
    .client({ token })
    .assets.upload('image', PIXEL, { filename: 'point.png' });
  await expect
    .poll(async () => (await fetch(`${there?.origin}/${asset.path}`)).status, { timeout: 5_000 })
    .toBe(200);

  const acknowledged: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const writers = [here, there].map(async ({ client }, process) => {
      for (let n = 0; n < 200; n += 1) {
        const _id = `d-${round}-${process}-${n}`;
        await client({ token, maxRetries: 0 }).create({ _id, _type: 'post' });
        acknowledged.push(_id);
      }
    });
    await setTimeout(150 + round * 100);
    const ended = once(here.process, 'exit');
    here.process.kill('SIGKILL');
    await Promise.all([ended, ...writers.map((writer) => writer.catch(() => {}))]);
    here = await start(directories[0] ?? '');
  }
  const stored = await Promise.all(
    [here, there].map(({ client }) => client({ token }).fetch('*[_type == "post"] | order(_id)')),
  );
  expect(acknowledged.length).toBeGreaterThan(400);
  const ids = new Set(stored[0].map(({ _id }: { _id: string }) => _id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  expect(stored[1]).toEqual(stored[0]);
});

it('a process whose database is away looks for it with one connection at a time, and says so once', async () => {
  let connections = 0;
  const closed = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const address = closed.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const reported: Error[] = [];
  const stop = watchJournal(`postgres://x@127.0.0.1:${port}/x`, {
    moved: () => {},
    receive: () => {},
    report: (error) => reported.push(error),
  });
  await expect.poll(() => connections, { timeout: 10_000 }).toBeGreaterThan(3);
  const before = connections;
  await setTimeout(1_000);
  await stop();
  closed.close();
  // Four at the most in a second: where each try began two, there would be dozens.
  expect(connections - before).toBeLessThan(6);
  expect(reported).toHaveLength(1);
});

const server = await startPostgres();
afterAll(() => server.stop());

it('while PostgreSQL is away all is read, writes are asked to come back, and nothing is lost', {
  timeout: 60_000,
}, async () => {
  const directory = await temporaryDirectory();
  const service = await startTestService([put('a')], { databaseUrl: server.url, directory });
  const { staff, client, origin } = service;
  await server.leave('immediate');
  expect(await client().fetch('count(*[_type == "post"])')).toBe(1);
  expect(await staff().getDocument('a')).toMatchObject({ _id: 'a' });
  const refused = await fetch(`${origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer staff-token', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ create: { _id: 'b', _type: 'post' } }] }),
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  await server.comeBack();
  await expect
    .poll(() => staff().createIfNotExists({ _id: 'b', _type: 'post' }), { timeout: 20_000 })
    .toMatchObject({ _id: 'b' });
  expect(await client().fetch('count(*[_type == "post"])')).toBe(2);
});
