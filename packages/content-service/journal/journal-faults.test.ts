/** The processes of a shared log have trouble: a notification is lost, clocks differ, versions too, a listener is cut. */
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openCurrentStore } from '../current-store.ts';
import type { DocumentStore } from '../store.ts';
import { hear } from '../testing/listen-events.ts';
import { sharedDatabase } from '../testing/shared-database.ts';
import {
  afterwards,
  MIGRATIONS,
  STAFF_TOKEN,
  startTestService,
  temporaryDirectory,
} from '../testing/start-test-service.ts';
import { openSharedJournal, type SharedJournal } from './shared-journal.ts';

/** A store as one of several processes has it, with its way to the log. */
async function openProcess(url: string): Promise<{ store: DocumentStore; journal: SharedJournal }> {
  const file = join(await temporaryDirectory(), 'content.sqlite');
  const journal = await openSharedJournal(url, () => {});
  const store = await openCurrentStore({ file, journal, migrations: MIGRATIONS });
  afterwards(async () => {
    await journal.close();
    store.close();
  });
  return { store, journal };
}

const commit = (store: DocumentStore, _id: string, committed?: string) =>
  store.commit({
    author: 'marie',
    changes: [{ put: { _id, _type: 'post' } }],
    ...(committed !== undefined && { committed }),
  });

it('what is written while nobody is told of it is there soon all the same', async () => {
  const url = await sharedDatabase();
  const [{ store: here, journal }, { store: there }] = [
    await openProcess(url),
    await openProcess(url),
  ];
  await commit(here, 'a');
  await expect.poll(() => there.documents.get('a')).toBeDefined();
  // Each process loses the connection it listens on, and what is told meanwhile with it.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'LISTEN%'`.execute(journal.db);
  await commit(here, 'b');
  await expect.poll(() => there.documents.get('b'), { timeout: 5_000, interval: 20 }).toBeDefined();
});

it('a transaction is never dated before the one it follows, unless a clock is wrong by far', async () => {
  const { store } = await openProcess(await sharedDatabase());
  const ahead = new Date(Date.now() + 60_000).toISOString();
  await commit(store, 'a', ahead);
  await commit(store, 'b');
  expect(store.log.last()?.committed).toBe(ahead);
  const far = '2099-01-01T00:00:00.000Z';
  await commit(store, 'c', far);
  await commit(store, 'd');
  expect(Date.parse(store.log.last()?.committed ?? '')).toBeLessThan(Date.now() + 1_000);
});

it('a process that meets a log of another version reads on, says that it may be old, and writes nothing', async () => {
  const url = await sharedDatabase();
  const { staff, service, origin } = await startTestService(
    [{ put: { _id: 'a', _type: 'post' } }],
    { databaseUrl: url },
  );
  const journal = await openSharedJournal(url, () => {});
  afterwards(() => journal.close());
  await sql`update content_head set format = format + 1`.execute(journal.db);
  await expect.poll(() => service.isBehind()).toBe(true);
  const cacheStatus = async (path: string) => {
    const answer = await fetch(`${origin}/v2025-02-19/data/${path}`, {
      headers: { authorization: `Bearer ${STAFF_TOKEN}` },
    });
    expect(answer.status).toBe(200);
    return answer.headers.get('cache-status');
  };
  const query = 'query/production?query=*[_id=="a"]';
  expect(await cacheStatus(query)).toBe('queries; fwd=miss; stored; detail=stale');
  expect(await cacheStatus('doc/production/a')).toBe('content; hit; detail=stale');
  const client = staff({ maxRetries: 0 });
  expect(await client.getDocument('a')).toMatchObject({ _id: 'a' });
  await expect(client.create({ _id: 'b', _type: 'post' })).rejects.toMatchObject({
    statusCode: 503,
  });
  expect(await sql`select id from content_transactions`.execute(journal.db)).toMatchObject({
    rows: [{}],
  });
  await sql`update content_head set format = format - 1`.execute(journal.db);
  await expect.poll(() => service.isBehind()).toBe(false);
  expect(await cacheStatus(query)).toBe('queries; hit');
  expect(await client.create({ _id: 'b', _type: 'post' })).toMatchObject({ _id: 'b' });
});

it('who is cut at one process after any event of a transaction hears the others at another, once, in order', async () => {
  const url = await sharedDatabase();
  const [here, there] = [
    await startTestService([], { databaseUrl: url }),
    await startTestService([], { databaseUrl: url }),
  ];
  const listening = hear(
    here.staff().listen('*[_type == "post"]', {}, { events: ['welcome', 'mutation'] }),
  );
  await listening.first(1);
  const ids = ['c', 'a', 'e', 'b', 'd'];
  await here.staff().mutate(ids.map((_id) => ({ create: { _id, _type: 'post' } })));
  const events = (await listening.first(6)).slice(1);
  const order = events.map((event) => 'documentId' in event && event.documentId);
  expect(order.toSorted()).toEqual(ids.toSorted());
  for (const [index, event] of events.entries()) {
    const heard = await resumed(there.origin, 'eventId' in event ? event.eventId : '');
    expect(heard).toEqual(order.slice(index + 1));
  }
});

/** The documents told of to who comes back with the id of an event, until a transaction of its own. */
async function resumed(origin: string, lastEventId: string): Promise<string[]> {
  const query = encodeURIComponent('*[_type == "post"]');
  const leaving = new AbortController();
  const answer = await fetch(
    `${origin}/v1/data/listen/production?query=${query}&enableResume=true`,
    {
      headers: { authorization: 'Bearer staff-token', 'last-event-id': lastEventId },
      signal: leaving.signal,
    },
  );
  let text = '';
  const decoder = new TextDecoder();
  // The service tells at once what the listener missed, and then falls silent.
  const silent = setTimeout(() => leaving.abort(), 400);
  try {
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true });
  } catch (error) {
    if (!leaving.signal.aborted) throw error;
  } finally {
    clearTimeout(silent);
  }
  return [...text.matchAll(/"documentId":"([^"]+)"/g)].map(([, id = '']) => id);
}
