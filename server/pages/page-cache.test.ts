import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  filesWith,
  openCopies,
  page,
  rendered,
  temporaryDirectory,
} from '../testing/cached-pages.ts';
import { followContentChanges } from './content-changes.ts';
import type { Page } from './page.ts';
import { createPageCache, type Rendered } from './page-cache.ts';
import type { PageCopies } from './page-copies.ts';

/** A cache over a content whose revision and health the test decides, and a render that counts. */
async function setUp(copies?: PageCopies) {
  const state = {
    revision: 1,
    renders: 0,
    sound: true,
    behind: false,
    mayAsk: true,
    again: [] as unknown[],
  };
  const changes = followContentChanges({ content: () => state.revision, comments: () => 0 });
  const cache = createPageCache({
    revision: () => state.revision,
    changes,
    health: {
      isAvailable: () => state.sound,
      isBehind: () => state.behind,
      mayAsk: () => state.mayAsk,
    },
    copies: copies ?? (await openCopies()),
    debug: (_, { page, changed }) => state.again.push([page, changed]),
  });
  const render = async () => rendered(`render ${++state.renders}`, ['tag']);
  return { state, cache, changes, render };
}

const textOf = async (answer: Promise<Page>) => (await answer).body.toString();
const refused = async () => Promise.reject(new Error('content is away'));
const answering =
  (one: Page, complete = true) =>
  async (): Promise<Rendered> => ({
    page: one,
    madeOf: [],
    complete,
  });

test('a page is rendered once for everyone who asks at once, and not again until content changes', async () => {
  const { state, cache, render } = await setUp();
  const answers = Array.from({ length: 1_000 }, () => textOf(cache.page('/', render)));
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['render 1']));
  expect(await textOf(cache.page('/', render))).toBe('render 1');
  state.revision += 1;
  expect(await textOf(cache.page('/', render))).toBe('render 2');
});

test('each answer says how the cache came to it, as RFC 9211 has it', async () => {
  const { state, cache, render } = await setUp();
  const ask = async () => (await cache.page('/', render)).cacheStatus;
  expect(await Promise.all([ask(), ask()])).toEqual([
    'pages; fwd=uri-miss; stored',
    'pages; fwd=uri-miss; collapsed; stored',
  ]);
  expect([await ask(), cache.cached('/')?.cacheStatus]).toEqual(['pages; hit', 'pages; hit']);
  state.revision += 1;
  expect([await ask(), await ask()]).toEqual(['pages; fwd=stale; stored', 'pages; hit']);
  state.revision += 1;
  state.sound = false;
  expect(await ask()).toBe('pages; hit; detail=unavailable');
  const missing = await cache.page('/rien', answering(page('rien', 404)));
  expect(missing.cacheStatus).toBe('pages; fwd=uri-miss');
  Object.assign(state, { sound: true, behind: true, revision: state.revision + 1 });
  expect([await ask(), await ask(), cache.cached('/')]).toEqual([
    'pages; fwd=stale; stored; detail=stale',
    'pages; hit; detail=stale',
    undefined,
  ]);
  state.behind = false;
  expect(cache.cached('/')?.cacheStatus).toBe('pages; hit');
});

test('a page is rendered again when something it was made of changes, and not for anything else', async () => {
  const { state, cache, changes } = await setUp();
  let renders = 0;
  const made = (madeOf: string[]) => async () => rendered(`render ${++renders}`, madeOf);
  const jobs = () => textOf(cache.page('/careers', made(['type.job', 'id.settings'])));
  const about = () => textOf(cache.page('/about', made(['type.page', 'id.settings'])));
  const publish = (tag: string) => {
    state.revision += 1;
    changes.note([tag]);
  };
  expect([await jobs(), await about()]).toEqual(['render 1', 'render 2']);
  expect(state.again).toEqual([]);
  publish('type.job');
  expect([await jobs(), await about()]).toEqual(['render 3', 'render 2']);
  publish('id.settings');
  expect([await jobs(), await about()]).toEqual(['render 4', 'render 5']);
  // The operator asks a log at `debug` why a page was rendered again.
  expect(state.again).toEqual([
    ['/careers', ['type.job']],
    ['/careers', ['id.settings']],
    ['/about', ['id.settings']],
  ]);
});

test('what was published while a page was made is not taken for shown by it', async () => {
  const { state, cache, changes } = await setUp();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let text = 'before';
  let renders = 0;
  const render = async () => {
    const seen = text;
    await gates[renders++]?.promise;
    return rendered(seen, ['type.job']);
  };
  const publish = (becomes: string) => {
    text = becomes;
    state.revision += 1;
    changes.note(['type.job']);
  };
  const first = cache.page('/careers', render);
  await vi.waitFor(() => expect(renders).toBe(1));
  publish('after');
  gates[0]?.resolve();
  // The render that the first visitor waits for next has begun: what is published now is not in it.
  await vi.waitFor(() => expect(renders).toBe(2));
  publish('later');
  gates[1]?.resolve();
  expect(await textOf(first)).toBe('after');
  expect(await textOf(cache.page('/careers', render))).toBe('later');
});

test('pages of different names are different pages', async () => {
  const { cache } = await setUp();
  expect(await textOf(cache.page('/a', answering(page('a'))))).toBe('a');
  expect(await textOf(cache.page('/b', answering(page('b'))))).toBe('b');
});

test('who asks after a change does not get a page whose render began before it', async () => {
  const { state, cache } = await setUp();
  const gate = Promise.withResolvers<void>();
  let renders = 0;
  const render = async () => {
    const seen = state.revision;
    renders += 1;
    await gate.promise;
    return rendered(`content ${seen}`);
  };
  const first = cache.page('/', render);
  await vi.waitFor(() => expect(renders).toBe(1));
  state.revision += 1;
  const second = cache.page('/', render);
  gate.resolve();
  await first;
  expect(await textOf(second)).toBe('content 2');
});

test('in a burst of publications a page is rendered every four seconds, while visitors are shown the last one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, cache } = await setUp();
  const render = async () => rendered(`${++state.renders} at ${state.revision}`, ['tag']);
  const shownRevision = async () =>
    Number((await textOf(cache.page('/', render))).split(' at ')[1]);
  // By hand, four times in a second: each is shown at once.
  for (let edit = 0; edit < 4; edit += 1) {
    vi.setSystemTime(Date.now() + 200);
    state.revision += 1;
    expect(await shownRevision()).toBe(state.revision);
  }
  vi.setSystemTime(Date.now() + 1_000);
  expect(await shownRevision()).toBe(state.revision);
  const before = state.renders;
  for (let tenth = 0; tenth < 100; tenth += 1) {
    state.revision += 1;
    vi.setSystemTime(Date.now() + 100);
    expect(await shownRevision()).toBeGreaterThanOrEqual(state.revision - 41);
  }
  // Those that nothing announced, and one every four seconds.
  expect(state.renders - before).toBeLessThanOrEqual(5 + 2);
  expect(state.renders - before).toBeGreaterThanOrEqual(4 + 2);

  // What is withdrawn is gone at once all the same.
  state.revision += 1;
  await cache.invalidate(['tag']);
  expect(await shownRevision()).toBe(state.revision);
  // A second after the last of them every page is up to date again.
  state.revision += 1;
  expect(await shownRevision()).toBe(state.revision - 1);
  vi.setSystemTime(Date.now() + 1_000);
  expect(await shownRevision()).toBe(state.revision);
});

test('while three pages are rendered, visitors of others get the copy, which is refreshed behind', async () => {
  const { state, cache } = await setUp();
  const render = (name: string) => async () => rendered(`${name} at ${state.revision}`, ['tag']);
  const names = ['/a', '/b', '/c', '/d'];
  for (const name of names) await cache.page(name, render(name));
  state.revision += 1;
  const release = Promise.withResolvers<void>();
  const slow = (name: string) => async () => {
    await release.promise;
    return render(name)();
  };
  const waiting = names.slice(0, 3).map((name) => textOf(cache.page(name, slow(name))));
  await nextTurn();
  const answer = await cache.page('/d', render('/d'));
  expect(answer.body.toString()).toBe('/d at 1');
  expect(answer.cacheStatus).toContain('detail=busy');
  await vi.waitFor(() => expect(cache.cached('/d')?.body.toString()).toBe('/d at 2'));
  // One that was never rendered has nothing else to show.
  const unseen = textOf(cache.page('/new', render('/new')));
  expect(await unseen).toBe('/new at 2');
  release.resolve();
  expect(await Promise.all(waiting)).toEqual(names.slice(0, 3).map((name) => `${name} at 2`));
});

test('publications between two visits are no burst', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, cache } = await setUp();
  const pageText = () => textOf(cache.page('/', async () => rendered(`at ${state.revision}`)));
  await pageText();
  vi.setSystemTime(Date.now() + 2_000);
  state.revision += 10;
  expect(await pageText()).toBe(`at ${state.revision}`);
});

test.each<[string, () => Promise<Rendered>]>([
  ['throws', refused],
  ['answers 503', answering(page('away', 503, 'no-store'))],
  ['shows less than was published', answering(page('without its settings'), false)],
  ['redirects for want of content', answering(page('', 302, 'no-store'), false)],
])(
  'the last good page stands in for a render that %s',
  { tags: ['slow'] },
  async (_name, failing) => {
    const { state, cache, render } = await setUp();
    await cache.page('/', render);
    state.revision += 1;
    expect(await textOf(cache.page('/', failing))).toBe('render 1');
    // The failing page is not rendered again at once.
    expect(await textOf(cache.page('/', render))).toBe('render 1');
    expect(cache.counts()).toMatchObject({ renders: 2, servedStale: 2, failedRenders: 1 });
    await expect.poll(() => textOf(cache.page('/', render)), { timeout: 5_000 }).toBe('render 2');
  },
);

test('without an older copy a failure is a failure, and is not kept', async () => {
  const { cache, render } = await setUp();
  await expect(cache.page('/', refused)).rejects.toThrow('away');
  expect((await cache.page('/', answering(page('', 503, 'no-store')))).status).toBe(503);
  expect(await textOf(cache.page('/', answering(page('less'), false)))).toBe('less');
  expect(await textOf(cache.page('/', render))).toBe('render 1');
});

test('what must not be stored, redirects and missing pages are rendered for each who asks', async () => {
  const { cache } = await setUp();
  for (const [status, caching] of [
    [200, 'no-store'],
    [302, 'public'],
    [404, 'public'],
  ] as const) {
    let renders = 0;
    const render = async () => answering(page(`${++renders}`, status, caching))();
    await cache.page('/x', render);
    expect(await textOf(cache.page('/x', render))).toBe('2');
  }
});

test('a page that was removed is gone, whatever was kept, in memory and on disk', async () => {
  const copies = await openCopies();
  const { state, cache, render } = await setUp(copies);
  await cache.page('/', render);
  state.revision += 1;
  expect((await cache.page('/', answering(page('gone', 404)))).status).toBe(404);
  state.revision += 1;
  await expect(cache.page('/', refused)).rejects.toThrow('away');
  await expect.poll(() => copies.size().copies).toBe(0);
});

test('a page that was removed is answered as missing where its file cannot be removed', async () => {
  const directory = await temporaryDirectory();
  const copies = await openCopies({ directory });
  const { state, cache, render } = await setUp(copies);
  await cache.page('/', render);
  await copies.close();
  const [file = ''] = await filesWith(directory, '1');
  // What stands there now is not removed as a file is.
  await rm(join(directory, file));
  await mkdir(join(directory, file));
  state.revision += 1;
  expect((await cache.page('/', answering(page('gone', 404)))).status).toBe(404);
  await copies.close();
  expect(copies.size().copies).toBe(0);
});

test('while content is in trouble the copy is shown at once, and few are refreshed behind', async () => {
  const { state, cache, render } = await setUp();
  const names = Array.from({ length: 20 }, (_, index) => `/${index}`);
  for (const name of names) await cache.page(name, render);
  state.revision += 1;
  state.sound = false;
  const gate = Promise.withResolvers<Rendered>();
  let begun = 0;
  const hanging = () => {
    begun += 1;
    return gate.promise;
  };
  for (const name of [...names, ...names]) {
    expect(await textOf(cache.page(name, hanging))).toMatch(/^render/);
  }
  expect(begun).toBe(2);
  gate.resolve(rendered('refreshed'));
  await pause(0);
  expect(await textOf(cache.page('/0', render))).toBe('refreshed');
  state.mayAsk = false;
  await cache.page('/5', hanging);
  expect(begun).toBe(2);
});

test('a visitor who could have a copy does not wait for a render that hangs', async () => {
  const { state, cache, render } = await setUp();
  await cache.page('/', render);
  state.revision += 1;
  const forever = new Promise<Rendered>(() => {});
  expect(await textOf(cache.page('/', () => forever))).toBe('render 1');
  // A visitor who comes while the render hangs does not wait either.
  const started = performance.now();
  expect(await textOf(cache.page('/', () => forever))).toBe('render 1');
  expect(performance.now() - started).toBeLessThan(500);
});

test('what is withdrawn is shown to nobody any more: not from memory, not by a render that began before', async () => {
  const copies = await openCopies();
  const { state, cache, render } = await setUp(copies);
  await cache.page('/kept', async () => rendered('kept', ['other']));
  await cache.page('/withdrawn', render);
  const gate = Promise.withResolvers<Rendered>();
  let begun = 0;
  const before = cache.page('/list', () => (begun++ === 0 ? gate.promise : refused()));
  await expect.poll(() => begun).toBe(1);
  expect(await cache.invalidate(['tag'])).toEqual(['/withdrawn']);
  gate.resolve(rendered('made before', ['tag']));
  await expect(before).rejects.toThrow('away');
  state.revision += 1;
  await expect(cache.page('/withdrawn', refused)).rejects.toThrow('away');
  await expect(cache.page('/list', refused)).rejects.toThrow('away');
  expect(await textOf(cache.page('/kept', refused))).toBe('kept');
});

test('a visitor who waits while the copy is invalidated does not get it', async () => {
  const { state, cache, render } = await setUp();
  await cache.page('/', render);
  state.revision += 1;
  const gate = Promise.withResolvers<Rendered>();
  let begun = 0;
  const waiting = cache.page('/', () => {
    begun += 1;
    return gate.promise;
  });
  expect(begun).toBe(1);
  await cache.invalidate(['tag']);
  gate.reject(new Error('content is away'));
  await expect(waiting).rejects.toThrow('away');
});

test('a copy outlives the process, and is rendered again as soon as content can be read', async () => {
  const copies = await openCopies();
  const first = await setUp(copies);
  await first.cache.page('/', first.render);
  const { cache } = await setUp(copies);
  expect(await textOf(cache.page('/', refused))).toBe('render 1');
  await expect
    .poll(() => textOf(cache.page('/', async () => rendered('new'))), { timeout: 5_000 })
    .toBe('new');
});
