/** Pages are rendered once and shared: what that may never change for a visitor. */
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { startRecordingServer } from '../support/recording-server.ts';
import { startSite, temporaryDirectory } from '../support/site.ts';
import { startUpstream } from '../support/upstream.ts';

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

test('campaign parameters make no other page; words someone typed are kept by no cache of others', async ({
  site,
}) => {
  const plain = await ask(`${site.origin}/work`);
  const campaign = await ask(`${site.origin}/work?utm_source=lettre&fbclid=1`);
  expect(campaign.headers.etag).toBe(plain.headers.etag);
  for (const _ of ['made', 'kept']) {
    const typed = await ask(`${site.origin}/work?search=huile`);
    expect([typed.headers['cache-control'], typed.headers.etag]).toEqual(['no-store', undefined]);
  }
});

test('parameters that no page knows make no other page, and no render', async ({ site }) => {
  const renders = async () => {
    const metrics = await (await fetch(`${site.origin}/metrics`)).text();
    return Number(/^page_renders_total (\d+)$/m.exec(metrics)?.[1]);
  };
  for (const page of ['/work', '/feed.xml', '/blog', '/work.data']) {
    const plain = await ask(site.origin + page);
    const before = await renders();
    for (let index = 0; index < 5; index += 1) {
      const invented = await ask(`${site.origin}${page}?x=${index}&q${index}`);
      expect([page, invented.status, invented.headers.etag]).toEqual([
        page,
        200,
        plain.headers.etag,
      ]);
    }
    expect([page, await renders()]).toEqual([page, before]);
  }
});

test('an address that leads nowhere is rendered once, for all who ask', async ({ site }) => {
  const first = await fetch(`${site.origin}/une-page-de-nulle-part`);
  const again = await fetch(`${site.origin}/une-page-de-nulle-part?x=1`);
  expect([first.status, again.status]).toEqual([404, 404]);
  expect(await again.text()).toBe(await first.text());
});

test('words that are not published are stored by no cache, however many are asked for; published ones are', async ({
  site,
}) => {
  const stored = async (address: string) =>
    (await ask(site.origin + address)).headers['cache-control'] !== 'no-store';
  for (let index = 0; index < 12; index += 1) {
    const invented = index % 2 ? `/blog?categorie=x-${index}` : `/contact?service=x-${index}`;
    expect(await stored(invented)).toBe(false);
  }
  for (const spelled of ['/blog?categorie=VIDEO', '/contact?service=sites-vitrines&formule=x']) {
    expect(await stored(spelled)).toBe(false);
  }
  for (const published of ['/blog?categorie=video', '/contact?service=sites-vitrines']) {
    expect(await stored(published)).toBe(true);
    expect(await stored(published.replace('?', '.data?'))).toBe(true);
  }
});

test('a page has one address: who asks for it in another spelling is led there', async ({
  site,
}) => {
  const { headers: own } = await fetch(`${site.origin}/work`);
  for (const [spelling, page] of [
    ['/WoRK', '/work'],
    ['/work///', '/work'],
    ['/%77ork?utm_source=lettre', '/work?utm_source=lettre'],
    ['/work/ecommerce-modern/', '/work/ecommerce-modern'],
    ['/search-index.json//', '/search-index.json'],
  ]) {
    const { status, headers } = await ask(site.origin + spelling);
    expect([spelling, status, headers.location]).toEqual([spelling, 301, page]);
    expect(headers['cache-control']).toBe('no-store');
  }
  const followed = await fetch(`${site.origin}/WORK/`);
  expect(followed.url).toBe(`${site.origin}/work`);
  expect(followed.headers.get('etag')).toBe(own.get('etag'));
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

test('a page that was seen once outlives the content service [pages-8.25]', {
  tags: ['slow'],
}, async ({ site }) => {
  const source = await startUpstream(site.origin);
  const reader = await startSite({
    directory: await temporaryDirectory(),
    env: { ...readingFrom(source.origin), LOG_LEVEL: 'error' },
  });
  const seen = await ask(`${reader.origin}/work`);
  source.close();
  await expect
    .poll(
      async () => {
        const { status, headers } = await ask(`${reader.origin}/work`);
        expect([status, headers.etag]).toEqual([200, seen.headers.etag]);
        return reader.output();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toContain('unexpected error');
  expect((await ask(`${reader.origin}/work`)).status).toBe(200);
  expect((await ask(`${reader.origin}/work/matin-derb-omar`)).status).not.toBe(200);
  await reader.stop();
});

test('what is ready goes out as it did when it was made, is counted, and logged with others', {
  tags: ['slow'],
}, async () => {
  const directory = await temporaryDirectory();
  const own = await startSite({ directory, env: { CDN_MAX_AGE: '300' } });
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(own.origin)).text()) ?? [];
  const paths = ['/', '/blog?page=2', '/contact.data', '/sitemap.xml', '/favicon.svg', script];
  let requestCount = 0;
  const caching = async (path: string) => {
    requestCount += 1;
    return (await ask(own.origin + path)).headers['cache-control'];
  };
  expect(await caching('/blog')).toBe(
    'public, max-age=0, s-maxage=300, stale-while-revalidate=300, stale-if-error=86400',
  );
  expect(await caching('/blog?q=%22')).toBe('no-store');
  for (const path of paths) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answers = [];
      for (let times = 0; times < 10; times += 1) {
        answers.push(await ask(own.origin + path, { 'accept-encoding': encoding }));
      }
      const [made] = answers;
      const statuses = new Set(answers.slice(1).map((answer) => answer.headers['cache-status']));
      expect([...statuses], path).toEqual([/\.svg$|\.js$/.test(path) ? undefined : 'pages; hit']);
      expect(answers.map(withoutMoment), `${path} ${encoding}`).toEqual(
        answers.map(() => made && withoutMoment(made)),
      );
      const conditionalHeaders = {
        'accept-encoding': encoding,
        'if-none-match': made?.headers.etag ?? '',
      };
      expect(await ask(own.origin + path, conditionalHeaders)).toMatchObject({
        status: 304,
        length: 0,
      });
      const head = await ask(own.origin + path, { 'accept-encoding': encoding }, 'HEAD');
      expect({ ...withoutMoment(head), length: made?.length }).toEqual(made && withoutMoment(made));
      requestCount += answers.length + 2;
    }
  }
  const metrics = await (await fetch(`${own.origin}/metrics`)).text();
  const counted = sumOf(
    metrics,
    /^http_requests_total\{kind="(?:page|page-data|static)",.*\} (\d+)$/gm,
  );
  const made = sumOf(
    metrics,
    /^http_request_duration_seconds_count\{kind="(?:page|page-data|static)"\} (\d+)$/gm,
  );
  expect(counted).toBe(requestCount + 1);
  expect(made).toBeLessThan(requestCount / 2);
  const logged = () =>
    own
      .output()
      .matchAll(/^\{.*"kept answers".*$/gm)
      .map(([line]) => line)
      .toArray();
  await expect
    .poll(
      () =>
        logged()
          .flatMap((line) => countsIn(JSON.parse(line)))
          .reduce((sum, one) => sum + one, 0),
      { timeout: 30_000 },
    )
    .toBe(counted - made);
  await own.stop();
});

test('what is not plain about a request for a page that is ready is looked at', async ({
  site,
}) => {
  for (let times = 0; times < 5; times += 1) await ask(`${site.origin}/work`);
  const { port } = new URL(site.origin);
  const raw = (lines: string[]) => answerTo(Number(port), lines);
  expect(await raw(['GET /work HTTP/1.1', 'Host: a', 'Connection: close'])).toMatch(
    /^HTTP\/1.1 200/,
  );
  expect(await raw(['GET /work HTTP/1.1', 'Host: a', 'Host: b', 'Connection: close'])).toMatch(
    /^HTTP\/1.1 400/,
  );
  expect(await raw(['GET /work HTTP/1.1', 'Host: a@b', 'Connection: close'])).toMatch(
    /^HTTP\/1.1 400/,
  );
  expect(await raw(['GET /work HTTP/1.0'])).toMatch(/^HTTP\/1.1 200/);
});

function withoutMoment({ status, headers, length }: Answer) {
  const { date: _, 'x-request-id': __, 'cache-status': ___, ...lasting } = headers;
  return { status, headers: lasting, length };
}

function sumOf(text: string, figures: RegExp): number {
  return text.matchAll(figures).reduce((sum, [, figure]) => sum + Number(figure), 0);
}

function countsIn(line: Record<string, unknown>): number[] {
  const names = ['page', 'page-data', 'static', 'notModified'];
  return names.map((name) => Number(line[name] ?? 0));
}

/** What comes over a connection of its own. */
function answerTo(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

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
