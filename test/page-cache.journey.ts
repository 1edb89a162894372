/** Pages are rendered once and shared: what that may never change for a visitor. */
import { request as httpRequest } from 'node:http';
import { startRecordingServer } from './recording-server.ts';
import { expect, startSite, temporaryDirectory, test } from './site.ts';

test('a browser that has the page is told so, and gets the new one compressed otherwise', async ({
  site,
}) => {
  const first = await ask(`${site.origin}/work`, { 'accept-encoding': 'br, gzip' });
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate, stale-if-error=86400',
  );
  const etag = first.headers.etag ?? '';
  expect(etag).toMatch(/^"[\w-]{16}-br"$/);
  const again = await ask(`${site.origin}/work`, {
    'accept-encoding': 'br',
    'if-none-match': `"another", W/${etag}`,
  });
  expect([again.status, again.length]).toEqual([304, 0]);
  const plain = await ask(`${site.origin}/work`, { 'if-none-match': etag });
  expect(plain.status).toBe(200);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.length).toBeGreaterThan(first.length);
});

test('a HEAD request gets the headers of the page and nothing else', async ({ site }) => {
  const head = await ask(`${site.origin}/contact`, {}, 'HEAD');
  const get = await ask(`${site.origin}/contact`, {});
  expect([head.status, head.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
});

test('campaign parameters make no other page; words someone typed are never kept', async ({
  site,
}) => {
  const plain = await ask(`${site.origin}/work`);
  const campaign = await ask(`${site.origin}/work?utm_source=lettre&fbclid=1`);
  expect(campaign.headers.etag).toBe(plain.headers.etag);
  const typed = await ask(`${site.origin}/work?search=huile`);
  expect(typed.headers['cache-control']).toBe('no-store');
});

test('a crowd that asks for the same page has the content read once [R25]', async () => {
  const content = await startRecordingServer();
  const directory = await temporaryDirectory();
  const reader = await startSite({ directory, env: readingFrom(content.origin) });
  await Promise.all(Array.from({ length: 40 }, () => ask(`${reader.origin}/work`)));
  const lists = content.requests.filter(({ url }) =>
    url.searchParams.get('query')?.includes('"portfolio"'),
  );
  // The time a shared copy of hosted content lives may end between two of them.
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.length).toBeLessThan(5);
  await reader.stop();
  content.close();
});

test('a page that was seen once outlives the content service [pages-8.25]', async () => {
  const source = await startSite({ directory: await temporaryDirectory() });
  const reader = await startSite({
    directory: await temporaryDirectory(),
    env: { ...readingFrom(source.origin), LOG_LEVEL: 'error' },
  });
  const seen = await ask(`${reader.origin}/work`);
  await source.stop();
  await expect
    .poll(
      async () => {
        const { status, headers } = await ask(`${reader.origin}/work`);
        expect([status, headers.etag]).toEqual([200, seen.headers.etag]);
        return reader.output();
      },
      { timeout: 30_000, intervals: [500] },
    )
    .toContain('unexpected error');
  expect((await ask(`${reader.origin}/work`)).status).toBe(200);
  expect((await ask(`${reader.origin}/work/matin-derb-omar`)).status).not.toBe(200);
  await reader.stop();
});

function readingFrom(origin: string) {
  return {
    SANITY_PROJECT_ID: 'agence',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: origin,
    LOG_LEVEL: 'silent',
  };
}

type Answer = { status: number; headers: Record<string, string | undefined>; length: number };

/** `fetch` decompresses and adds headers of its own: what travels is what is tested here. */
function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const sent = httpRequest(address, { method, headers }, (answer) => {
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      answer.on('end', () => {
        const { statusCode = 0 } = answer;
        const single = Object.entries(answer.headers).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(', ') : value,
        ]);
        resolve({ status: statusCode, headers: Object.fromEntries(single), length });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
