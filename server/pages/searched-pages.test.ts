import { expect, onTestFinished, test, vi } from 'vitest';
import { rendered } from '../testing/cached-pages.ts';
import { createSearchedPages, searchedAddress } from './searched-pages.ts';

const ADDRESS = '/work?search=zellige';

function open() {
  const published = { revision: 1 };
  const pages = createSearchedPages(() => published.revision);
  return { ...pages, published };
}

test('the answer to a search is shown again until something is published', async () => {
  const { cached, made, published } = open();
  expect(cached(ADDRESS)).toBeUndefined();
  const { page } = await made(ADDRESS, async () => rendered('trouvé'));
  expect(cached(ADDRESS)).toEqual({ ...page, cacheStatus: 'pages; hit' });
  published.revision += 1;
  expect(cached(ADDRESS)).toBeUndefined();
});

test('an answer made while something was published is not shown again', async () => {
  const { cached, made, published } = open();
  await made(ADDRESS, async () => {
    published.revision += 1;
    return rendered('trouvé');
  });
  expect(cached(ADDRESS)).toBeUndefined();
});

test('an answer without a part that could not be read is not shown again', async () => {
  const { cached, made } = open();
  await made(ADDRESS, async () => ({ ...rendered('sans tout'), complete: false }));
  expect(cached(ADDRESS)).toBeUndefined();
});

test('words that were typed are forgotten after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { cached, made } = open();
  await made(ADDRESS, async () => rendered('trouvé'));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(cached(ADDRESS)).toBeDefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(cached(ADDRESS)).toBeUndefined();
});

test('where addresses without a page are kept, nothing else is', async () => {
  const pages = createSearchedPages(() => 1, 404);
  const missing = rendered('introuvable');
  await pages.made('/rien', async () => ({ ...missing, page: { ...missing.page, status: 404 } }));
  await pages.made('/work', async () => rendered('trouvé'));
  expect([pages.cached('/rien')?.status, pages.cached('/work')]).toEqual([404, undefined]);
});

test('invented searches take four megabytes together', async () => {
  const { cached, made } = open();
  const addresses = Array.from({ length: 100 }, (_, n) => `/work?search=${n}`);
  for (const address of addresses) await made(address, async () => rendered('a'.repeat(100_000)));
  const held = addresses.flatMap((address) => cached(address) ?? []);
  expect(held.length).toBeGreaterThan(20);
  expect(held.length * 100_000).toBeLessThan(4 * 1024 * 1024);
});

test.each<[string, string, string?]>([
  [ADDRESS, 'http://a/work?search=zellige'],
  ['/work?search=', 'http://a/work?search='],
  [ADDRESS, 'http://a/work?search=zellige', 'HEAD'],
  [ADDRESS, 'http://a/work?x=1&search=zellige&search=b&utm_source=c'],
])('%s is kept for others who search for it: %s', (address, url, method = 'GET') => {
  expect(searchedAddress(new Request(url, { method }))).toBe(address);
});

test.each<[string, string?]>([
  ['/work'],
  ['/blog?search=a'],
  ['/work.data?search=a'],
  [ADDRESS, 'POST'],
  [`/work?search=${'a'.repeat(1_000)}`],
])('%s %s is nothing of the kind', (address, method = 'GET') => {
  expect(searchedAddress(new Request(`http://a${address}`, { method }))).toBeUndefined();
});
