import { expect, test } from 'vitest';
import type { Page } from './page.ts';
import { createPageCache } from './page-cache.ts';

function page(text: string, status = 200, cacheControl = 'public'): Page {
  return {
    status,
    headers: new Headers({ 'cache-control': cacheControl }),
    body: Buffer.from(text),
    digest: text,
    encoded: new Map(),
  };
}

/** A cache over a content whose revision the test moves, and a render that counts. */
function setUp() {
  const state = { revision: 1, renders: 0 };
  const cache = createPageCache(() => state.revision);
  const render = async () => page(`render ${++state.renders}`);
  return { state, cache, render };
}

const textOf = async (answer: Promise<Page>) => (await answer).body.toString();

test('a page is rendered once for everyone who asks at once, and not again until content changes', async () => {
  const { state, cache, render } = setUp();
  const answers = Array.from({ length: 50 }, () => textOf(cache.page('/', render)));
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['render 1']));
  expect(await textOf(cache.page('/', render))).toBe('render 1');
  state.revision += 1;
  expect(await textOf(cache.page('/', render))).toBe('render 2');
});

test('pages of different names are different pages', async () => {
  const { cache } = setUp();
  expect(await textOf(cache.page('/a', async () => page('a')))).toBe('a');
  expect(await textOf(cache.page('/b', async () => page('b')))).toBe('b');
});

test('who asks after a change does not get a page whose render began before it', async () => {
  const { state, cache } = setUp();
  const gate = Promise.withResolvers<void>();
  const render = async () => {
    const seen = state.revision;
    await gate.promise;
    return page(`content ${seen}`);
  };
  const first = cache.page('/', render);
  state.revision += 1;
  const second = cache.page('/', render);
  gate.resolve();
  await first;
  expect(await textOf(second)).toBe('content 2');
});

test('the last good page stands in for one that can no longer be rendered', async () => {
  const { state, cache, render } = setUp();
  await cache.page('/', render);
  state.revision += 1;
  const refused = async () => Promise.reject(new Error('content is away'));
  expect(await textOf(cache.page('/', refused))).toBe('render 1');
  expect(await textOf(cache.page('/', async () => page('away', 503, 'no-store')))).toBe('render 1');
  expect(await textOf(cache.page('/', render))).toBe('render 2');
});

test('without an older copy a failure is a failure, and is not kept', async () => {
  const { cache, render } = setUp();
  await expect(cache.page('/', async () => Promise.reject(new Error('away')))).rejects.toThrow(
    'away',
  );
  expect((await cache.page('/', async () => page('away', 503, 'no-store'))).status).toBe(503);
  expect(await textOf(cache.page('/', render))).toBe('render 1');
});

test('what must not be stored, redirects and missing pages are rendered for each who asks', async () => {
  const { cache } = setUp();
  for (const [status, caching] of [
    [200, 'no-store'],
    [302, 'public'],
    [404, 'public'],
  ] as const) {
    let renders = 0;
    const render = async () => page(`${++renders}`, status, caching);
    await cache.page('/x', render);
    expect(await textOf(cache.page('/x', render))).toBe('2');
  }
});

test('a page that was removed is gone, whatever was kept', async () => {
  const { state, cache, render } = setUp();
  await cache.page('/', render);
  state.revision += 1;
  expect((await cache.page('/', async () => page('gone', 404))).status).toBe(404);
});
