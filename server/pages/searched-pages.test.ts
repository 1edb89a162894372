import { expect, onTestFinished, test, vi } from 'vitest';
import { rendered } from '../testing/kept-pages.ts';
import { createSearchedPages, searchedAddress } from './searched-pages.ts';

const ASKED = '/work?search=zellige';

function open() {
  const published = { revision: 1 };
  const pages = createSearchedPages(() => published.revision);
  return { ...pages, published };
}

test('the answer to a search is shown again until something is published', async () => {
  const { kept, made, published } = open();
  expect(kept(ASKED)).toBeUndefined();
  const { page } = await made(ASKED, async () => rendered('trouvé'));
  expect(kept(ASKED)).toEqual({ ...page, cacheStatus: 'pages; hit' });
  published.revision += 1;
  expect(kept(ASKED)).toBeUndefined();
});

test('an answer made while something was published is not shown again', async () => {
  const { kept, made, published } = open();
  await made(ASKED, async () => {
    published.revision += 1;
    return rendered('trouvé');
  });
  expect(kept(ASKED)).toBeUndefined();
});

test('an answer without a part that could not be read is not shown again', async () => {
  const { kept, made } = open();
  await made(ASKED, async () => ({ ...rendered('sans tout'), complete: false }));
  expect(kept(ASKED)).toBeUndefined();
});

test('words that were typed are forgotten after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { kept, made } = open();
  await made(ASKED, async () => rendered('trouvé'));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(kept(ASKED)).toBeDefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept(ASKED)).toBeUndefined();
});

test('where addresses without a page are kept, nothing else is', async () => {
  const pages = createSearchedPages(() => 1, 404);
  const missing = rendered('introuvable');
  await pages.made('/rien', async () => ({ ...missing, page: { ...missing.page, status: 404 } }));
  await pages.made('/work', async () => rendered('trouvé'));
  expect([pages.kept('/rien')?.status, pages.kept('/work')]).toEqual([404, undefined]);
});

test('invented searches take four megabytes together', async () => {
  const { kept, made } = open();
  const addresses = Array.from({ length: 100 }, (_, n) => `/work?search=${n}`);
  for (const address of addresses) await made(address, async () => rendered('a'.repeat(100_000)));
  const held = addresses.flatMap((address) => kept(address) ?? []);
  expect(held.length).toBeGreaterThan(20);
  expect(held.length * 100_000).toBeLessThan(4 * 1024 * 1024);
});

test.each<[string, string, string?]>([
  [ASKED, 'http://a/work?search=zellige'],
  ['/work?search=', 'http://a/work?search='],
  [ASKED, 'http://a/work?search=zellige', 'HEAD'],
  [ASKED, 'http://a/work?x=1&search=zellige&search=b&utm_source=c'],
])('%s is kept for others who search for it: %s', (address, url, method = 'GET') => {
  expect(searchedAddress(new Request(url, { method }))).toBe(address);
});

test.each<[string, string?]>([
  ['/work'],
  ['/blog?search=a'],
  ['/work.data?search=a'],
  [ASKED, 'POST'],
  [`/work?search=${'a'.repeat(1_000)}`],
])('%s %s is nothing of the kind', (address, method = 'GET') => {
  expect(searchedAddress(new Request(`http://a${address}`, { method }))).toBeUndefined();
});
