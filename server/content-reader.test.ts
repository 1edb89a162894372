/** The site's reader before a real server that answers as a broken content service does. */
import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { contentSource } from './content-reader.ts';

const LIST = '*[_type == "post"] | order(date desc){ title }';
const DOCUMENT = '*[_type == "settings"][0]{ name }';
const BOTH = '{"item": *[_type == "post"][0]{ title }, "order": *[_type == "post"]{ _id }}';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

type Answer = (response: ServerResponse, request: number) => void;

/** A reader of a server that gives this answer, and the requests the server saw. */
async function readingFrom(answer: Answer) {
  const seen = { requests: 0, open: 0 };
  const server = createServer((request, response) => {
    seen.requests += 1;
    seen.open += 1;
    response.on('close', () => {
      seen.open -= 1;
    });
    const { requests } = seen;
    request.resume().on('end', () => answer(response, requests));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const config = readConfig({
    SANITY_PROJECT_ID: 'agence',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: `http://127.0.0.1:${port}`,
  });
  const source = contentSource(config, port, () => {}, { perspective: 'published' });
  return { ...source, seen };
}

const json = { 'content-type': 'application/json; charset=utf-8' };

const answering =
  (body: string | Buffer, headers: Record<string, string> = json, status = 200): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

const resultOf = (result: unknown) => answering(JSON.stringify({ result, ms: 1 }));

test.each([
  ['a list', LIST, [{ title: 'un' }]],
  ['an empty list', LIST, []],
  ['a document', DOCUMENT, { name: 'Atelier' }],
  ['an object of both', BOTH, { item: null, order: [] }],
])('%s is an answer', async (_name, query, result) => {
  const { reader } = await readingFrom(resultOf(result));
  expect(await reader.client.fetch(query)).toEqual(result);
});

test('no document is an answer of a service that can still list some, and of no other', async () => {
  const queries: unknown[] = [];
  const sound = await readingFrom((response, request) => {
    queries.push(request);
    resultOf(request === 1 ? null : [])(response, request);
  });
  expect(await sound.reader.client.fetch(DOCUMENT, { id: 'x' })).toBeNull();
  expect(queries).toHaveLength(2);
  const broken = await readingFrom(resultOf(null));
  await expect(broken.reader.client.fetch(DOCUMENT)).rejects.toMatchObject({
    reason: 'unreadable',
  });
});

test.each<[string, string, Answer]>([
  ['null where a list is due', LIST, resultOf(null)],
  ['an object where a list is due', LIST, resultOf({ title: 'un' })],
  ['a list of texts where one of documents is due', LIST, resultOf(['un'])],
  ['a list where a document is due', DOCUMENT, resultOf([])],
  ['a text where a document is due', DOCUMENT, resultOf('texte')],
  ['null where an object is due', BOTH, resultOf(null)],
  ['an object without one of its parts', BOTH, resultOf({ item: null })],
  ['an object with a part of another shape', BOTH, resultOf({ item: null, order: null })],
  ['no result', LIST, answering('{"ms":1}')],
  ['no JSON under its name', LIST, answering('<!doctype html>')],
  ['HTML with 200', LIST, answering('<p>Bienvenue</p>', { 'content-type': 'text/html' })],
  ['JSON under another name', LIST, answering('{"result":[]}', { 'content-type': 'text/plain' })],
  ['nothing', LIST, answering('')],
  ['half a JSON', LIST, answering('{"result":[{"title":"un"')],
])('%s is a failure of the content service', async (_name, query, answer) => {
  const { reader, health } = await readingFrom(answer);
  await expect(reader.client.fetch(query)).rejects.toMatchObject({
    name: 'ContentUnavailableError',
    reason: 'unreadable',
  });
  expect(health.isAvailable()).toBe(false);
});

test.each<[string, Answer, object]>([
  ['500', answering('{"error":"x","message":"out of order"}', json, 500), { status: 500 }],
  ['403', answering('{}', json, 403), { reason: 'refused', status: 403 }],
  ['a redirection', answering('', { location: '/login' }, 302), { reason: 'unreachable' }],
  ['a reset', (response) => response.socket?.destroy(), { reason: 'unreachable' }],
  [
    'a body that breaks off',
    (response) => {
      response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"result":');
      setTimeout(() => response.socket?.destroy(), 20);
    },
    { reason: 'unreadable' },
  ],
])('%s is the same failure', async (_name, answer, expected) => {
  const { reader } = await readingFrom(answer);
  const failure = { name: 'ContentUnavailableError', ...expected };
  await expect(reader.client.fetch(LIST)).rejects.toMatchObject(failure);
});

test('a body past 5 MB is dropped while it arrives, whatever length it announces or its compression hides [R23]', async () => {
  const big = JSON.stringify({ result: [{ title: 'a'.repeat(6 * 1024 * 1024) }] });
  for (const answer of [
    answering(big),
    answering(gzipSync(big), { ...json, 'content-encoding': 'gzip' }),
  ]) {
    const { reader } = await readingFrom(answer);
    await expect(reader.client.fetch(LIST)).rejects.toThrow('more than 5242880 bytes');
  }
  let sent = 0;
  const endless = await readingFrom((response) => {
    response.writeHead(200, json);
    const more = () => {
      while (!response.destroyed && sent < 200 * 1024 * 1024) {
        sent += 65_536;
        if (!response.write('a'.repeat(65_536))) return void response.once('drain', more);
      }
    };
    more();
  });
  await expect(endless.reader.client.fetch(LIST)).rejects.toThrow('more than 5242880 bytes');
  await expect.poll(() => endless.seen.open).toBe(0);
  expect(sent).toBeLessThan(50 * 1024 * 1024);
});

// The four that wait for seconds do so together.
test.concurrent('a service that hangs is given up, and its connections with it', {
  tags: ['slow'],
}, async ({ expect }) => {
  const { readerOf, health, seen, close } = await readingFrom(() => {});
  const { client } = readerOf({ madeOf() {}, failed() {} });
  const reads = Array.from({ length: 100 }, () => client.fetch(LIST));
  await expect.poll(() => seen.open).toBe(32);
  await expect.poll(() => health.isAvailable(), { timeout: 4_000 }).toBe(false);
  for (const read of await Promise.allSettled(reads)) expect(read.status).toBe('rejected');
  // Only the read that tries again every five seconds may be open: without it, none is.
  close();
  await expect.poll(() => seen.open, { timeout: 10_000 }).toBe(0);
});

test.concurrent('our own service is given up as well when it hangs', { tags: ['slow'] }, async ({
  expect,
}) => {
  let gone: AbortSignal | undefined;
  const service = {
    isBehind: () => false,
    fetch({ signal }: Request) {
      gone = signal;
      return new Promise<Response>(() => {});
    },
  };
  const source = contentSource(readConfig({}), 0, () => {}, { perspective: 'published', service });
  closing.push(source.close);
  await expect(source.reader.client.fetch(LIST)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(gone?.aborted).toBe(true);
});

test.concurrent('a page’s read that is late is trouble before it fails; one that fills the search may take its time', {
  tags: ['slow'],
}, async ({ expect }) => {
  const { reader, readerOf, health } = await readingFrom((response, request) => {
    setTimeout(() => resultOf([])(response, request), request < 3 ? 1_500 : 0);
  });
  await reader.client.fetch(LIST);
  expect(health.isAvailable()).toBe(true);
  const { client } = readerOf({ madeOf() {}, failed() {} });
  const late = client.fetch(LIST);
  await expect.poll(() => health.isAvailable(), { timeout: 1_400 }).toBe(false);
  expect(await late).toEqual([]);
  expect(health.isAvailable()).toBe(false);
  await reader.client.fetch(LIST);
  expect(health.isAvailable()).toBe(true);
});

test.concurrent('a service that asks for a pause gets it, and one good answer ends the trouble', async ({
  expect,
}) => {
  const { reader, health, seen } = await readingFrom((response, request) =>
    request === 1
      ? answering('{}', { ...json, 'retry-after': '1' }, 429)(response, request)
      : resultOf([])(response, request),
  );
  await expect(reader.client.fetch(LIST)).rejects.toMatchObject({ status: 429, retryAfter: 1_000 });
  // Of what the failure was, so that a page names it too.
  await expect(reader.client.fetch(LIST)).rejects.toMatchObject({
    message: expect.stringContaining('not asked again so soon'),
    reason: 'refused',
    status: 429,
  });
  expect(health.mayAsk()).toBe(false);
  expect(seen.requests).toBe(1);
  await expect.poll(() => health.mayAsk(), { timeout: 5_000 }).toBe(true);
  expect(await reader.client.fetch(LIST)).toEqual([]);
  expect(health.isAvailable()).toBe(true);
});

test('a query that is refused says nothing of the service: visitors choose addresses', async () => {
  const { reader, health } = await readingFrom(answering('{}', json, 400));
  await expect(reader.client.fetch(LIST)).rejects.toMatchObject({ status: 400 });
  expect(health.isAvailable()).toBe(true);
});

test('the reader of one page tells what became of its reads, and what answers were made of', async () => {
  const { readerOf } = await readingFrom((response, request) =>
    request === 1
      ? answering('{"result":[],"syncTags":["s1:a","s1:b"]}')(response, request)
      : answering('{}', json, 500)(response, request),
  );
  const noted: unknown[] = [];
  const { client } = readerOf({
    madeOf: (tags) => noted.push(tags),
    failed: () => noted.push('failed'),
  });
  await client.fetch(LIST);
  await client.fetch(LIST).catch(() => {});
  expect(noted).toEqual([['s1:a', 's1:b'], 'failed']);
});
