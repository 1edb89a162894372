import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { type DocumentStore, openStore } from '../store.ts';
import { startAlone } from '../testing/start-alone.ts';
import { MIGRATIONS, temporaryDirectory } from '../testing/start-test-service.ts';
import { startReleaseClock } from './release-schedule.ts';

const MINUTE = 60_000;
const warn = vi.fn();

afterEach(() => {
  vi.useRealTimers();
  warn.mockReset();
});

/** A store with scheduled releases of one post each, and a wall clock that a test sets. */
async function openWith(names: readonly string[], publishAt: number): Promise<DocumentStore> {
  const directory = await temporaryDirectory();
  const store = openStore({ file: `${directory}/content.sqlite`, migrations: MIGRATIONS });
  for (const name of names) await plan(store, name, publishAt);
  return store;
}

async function plan(
  store: DocumentStore,
  name: string,
  publishAt: number,
  fields = {},
): Promise<void> {
  const metadata = { title: name, releaseType: 'scheduled' };
  const planned = { state: 'scheduled', publishAt: new Date(publishAt).toISOString() };
  const release = { _id: `_.releases.${name}`, _type: 'system.release', name, metadata };
  const version = { _id: `versions.${name}.${name}-post`, _type: 'post', title: name, ...fields };
  await store.commit({
    author: 'p-marie',
    changes: [{ put: { ...release, ...planned } }, { put: version }],
  });
}

const stateOf = (store: DocumentStore, name: string) =>
  store.documents.get(`_.releases.${name}`)?.state;

/** Counts how often a release was published, as the log has it. */
function publications(store: DocumentStore, name: string): number {
  const entries = store.log.ofDocuments([`${name}-post`]);
  return entries.filter(({ author }) => author === 'schedule').length;
}

it('publishes two hundred releases due at once, each once, and answers in between', async () => {
  const names = Array.from({ length: 200 }, (_, n) => `r${n}`);
  const store = await openWith(names, Date.now() - MINUTE);
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 1);
  const stop = startReleaseClock({ store, warn });
  await vi.waitFor(() => expect(stateOf(store, 'r99')).toBe('published'), 20_000);
  await vi.waitFor(() => {
    expect(names.filter((name) => stateOf(store, name) !== 'published')).toEqual([]);
  }, 20_000);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(20);
  expect(new Set(names.map((name) => publications(store, name)))).toEqual(new Set([1]));
  stop();
  store.close();
});

it('publishes in the order of the times, so that the last one decides', async () => {
  const store = await openWith([], 0);
  const same = { _id: 'versions.rSecond.same', _type: 'post', title: 'Deuxième' };
  await plan(store, 'rSecond', Date.now() - MINUTE, same);
  await plan(store, 'rFirst', Date.now() - 2 * MINUTE, {
    _id: 'versions.rFirst.same',
    title: 'Premier',
  });
  const stop = startReleaseClock({ store, warn });
  await vi.waitFor(() => expect(stateOf(store, 'rSecond')).toBe('published'));
  expect(store.documents.get('same')?.title).toBe('Deuxième');
  stop();
  store.close();
});

it('follows a clock that is set forward, and waits when it is set back', async () => {
  vi.useFakeTimers();
  const hour = Date.parse('2026-11-24T10:00:00Z');
  let now = hour - 3 * 60 * MINUTE;
  const store = await openWith(['rJump'], hour);
  const stop = startReleaseClock({ store, warn, clock: () => new Date(now) });
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(stateOf(store, 'rJump')).toBe('scheduled');
  // Four hours of machine time pass on a clock that went back.
  now -= 60 * MINUTE;
  await vi.advanceTimersByTimeAsync(240 * MINUTE);
  expect(stateOf(store, 'rJump')).toBe('scheduled');
  now = hour + 1;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(stateOf(store, 'rJump')).toBe('published');
  expect(publications(store, 'rJump')).toBe(1);
  stop();
  store.close();
});

it('a release that can not be published holds up no other, and says why', async () => {
  const store = await openWith(['rGood'], Date.now() - MINUTE);
  await plan(store, 'rBad', Date.now() - 2 * MINUTE, { author: { _ref: 'nobody' } });
  const stop = startReleaseClock({
    store,
    warn,
    wordRefusal: ({ type, details }) => `${type} : ${details.referenceID}`,
  });
  await vi.waitFor(() => expect(stateOf(store, 'rGood')).toBe('published'));
  expect(store.documents.get('_.releases.rBad')).toMatchObject({
    state: 'active',
    error: { message: 'documentReferenceDoesNotExistError : nobody' },
  });
  expect(warn).toHaveBeenCalledOnce();
  stop();
  store.close();
});

it('a release whose write fails is tried again, and the others meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const store = await openWith(['rFull', 'rRoom'], Date.now() - MINUTE);
  let full = true;
  const failing: DocumentStore = {
    ...store,
    commit: (planned) =>
      store.commit(() => {
        const transaction = typeof planned === 'function' ? planned() : planned;
        const isFull = transaction.changes.some(
          (change) => 'put' in change && change.put._id === 'rFull-post',
        );
        if (full && isFull) throw new Error('database or disk is full');
        return transaction;
      }),
  };
  const stop = startReleaseClock({ store: failing, warn });
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(stateOf(store, 'rRoom')).toBe('published'));
  expect(stateOf(store, 'rFull')).toBe('scheduled');
  full = false;
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await vi.waitFor(() => expect(stateOf(store, 'rFull')).toBe('published'));
  expect(warn).toHaveBeenCalledOnce();
  stop();
  store.close();
});

it('kill -9 around the hour: published once, whole, by the process that comes after', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const directory = await temporaryDirectory();
  let round = 0;
  for (const killedAfter of [0, 70, 90]) {
    round += 1;
    const releaseId = `rKill${round}`;
    const { process, client: clientOf, token } = await startAlone(directory);
    const client = clientOf({ token, perspective: 'raw' });
    await client.releases.create({ releaseId });
    for (const id of ['a', 'b', 'c']) {
      const document = { _id: `versions.${releaseId}.${id}`, _type: 'post', round };
      await client.createVersion({ releaseId, publishedId: id, document });
    }
    const publishAt = new Date(Date.now() + 80).toISOString();
    await client.releases.schedule({ releaseId, publishAt });
    await new Promise((resolve) => setTimeout(resolve, killedAfter));
    process.kill('SIGKILL');
    await once(process, 'close');
  }
  const { client: clientOf, token, stop } = await startAlone(directory);
  const client = clientOf({ token, perspective: 'raw' });
  const rounds = () => client.fetch('*[_id in ["a", "b", "c"]].round');
  await vi.waitFor(async () => expect(await rounds()).toEqual([round, round, round]), 10_000);
  for (let n = 1; n <= round; n += 1) {
    const { events } = await client.request<{ events: { type: string }[] }>({
      url: `/data/history/production/events/releases/rKill${n}`,
    });
    expect(events.filter(({ type }) => type === 'publishRelease')).toHaveLength(1);
  }
  await stop();
});
