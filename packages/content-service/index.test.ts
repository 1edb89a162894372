import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startTestService } from './testing/start-test-service.ts';

const { service, client, origin } = await startTestService([
  { put: { _id: 'long', _type: 'page', text: 'Bonjour à toutes et à tous. '.repeat(100) } },
]);

const SHORT = `${origin}/v1/data/query/production?query=1`;
const LONG = `${origin}/v1/data/query/production?query=*[_id=="long"]`;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Node's own request: `fetch` would negotiate and decompress by itself. */
function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(address, { method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const status = response.statusCode ?? 0;
      resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
    });
    outgoing.on('error', reject).end();
  });
}

const etagOf = ({ headers }: Answer) => String(headers.etag);

describe('an answer', () => {
  it('is not sent again to who has it', async () => {
    const first = await ask(LONG);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    expect(etagOf(first)).toMatch(/^"[^"]+"$/);
    for (const ifNoneMatch of [
      etagOf(first),
      `W/${etagOf(first)}`,
      `"other", ${etagOf(first)}`,
      '*',
    ]) {
      const again = await ask(LONG, { 'if-none-match': ifNoneMatch });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.etag).toBe(first.headers.etag);
    }
    expect((await ask(LONG, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is compressed as the caller prefers, with a tag of its own', async () => {
    const plain = await ask(LONG);
    const br = await ask(LONG, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(LONG, { 'accept-encoding': 'gzip, br;q=0.5' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(new Set([plain, br, gzip].map(etagOf)).size).toBe(3);
    for (const answer of [plain, br, gzip]) {
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      const again = await ask(LONG, {
        'accept-encoding': 'br',
        'if-none-match': etagOf(answer),
      });
      expect(again.status).toBe(304);
    }
  });

  it('is sent as it is when it is short, or when the caller wants it so', async () => {
    const short = await ask(SHORT, { 'accept-encoding': 'br' });
    expect(short.headers).not.toHaveProperty('content-encoding');
    for (const accepted of ['identity', 'br;q=0, gzip;q=0', 'zstd']) {
      const answer = await ask(LONG, { 'accept-encoding': accepted });
      expect(answer.headers).not.toHaveProperty('content-encoding');
    }
  });

  it('can be asked for without its body', async () => {
    const get = await ask(LONG);
    const head = await ask(LONG, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-length']).toBe(String(get.body.length));
  });
});

describe('a page of another origin', () => {
  const listed = { origin: 'https://studio.example' };
  const stranger = { origin: 'https://studio.example.evil.test' };

  it('may read answers with its cookies when it is on the list', async () => {
    const { headers } = await ask(SHORT, listed);
    expect(headers['access-control-allow-origin']).toBe('https://studio.example');
    expect(headers['access-control-allow-credentials']).toBe('true');
    expect(headers.vary).toContain('Origin');
  });

  it('may send what it announced in a preflight', async () => {
    const { status, headers } = await ask(
      SHORT,
      { ...listed, 'access-control-request-headers': 'authorization,x-sanity-project-id' },
      'OPTIONS',
    );
    expect(status).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('https://studio.example');
    expect(headers['access-control-allow-headers']).toBe('authorization,x-sanity-project-id');
    expect(headers['access-control-allow-methods']).toContain('POST');
  });

  it('is told nothing when it is not on the list, errors included', async () => {
    const answers = [
      await ask(SHORT, stranger),
      await ask(SHORT, { origin: 'null' }),
      await ask(SHORT, { ...stranger, 'access-control-request-method': 'POST' }, 'OPTIONS'),
      await ask(`${origin}/v1/nothing`, stranger),
    ];
    for (const { headers } of answers) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.vary).toContain('Origin');
    }
  });

  it('can read why it was refused when it is on the list', async () => {
    const { status, headers } = await ask(`${origin}/v1/nothing`, listed);
    expect(status).toBe(404);
    expect(headers['access-control-allow-origin']).toBe('https://studio.example');
  });
});

describe('an address that is not ours', () => {
  it.each([
    ['/v2025-02-19/data/query/other?query=1', 404, 'Dataset not found'],
    ['/v2025-02-19/data/doc/other/a', 404, 'Dataset not found'],
    ['/v2025-02-30/data/query/production?query=1', 400, 'Bad Request'],
    ['/v2/data/query/production?query=1', 400, 'Bad Request'],
    ['/vNext/ping', 400, 'Bad Request'],
    ['/v1/nothing', 404, 'Not Found'],
    ['/v1', 404, 'Not Found'],
    ['/', 404, 'Not Found'],
    ['/v1/data/query', 404, 'Not Found'],
    [`/images/agence/production/${'0'.repeat(40)}-1x1.png`, 404, 'Not Found'],
    [`/files/agence/production/${'0'.repeat(40)}.mp4`, 404, 'Not Found'],
  ])('%s is a typed %i', async (path, status, error) => {
    const answer = await ask(`${origin}${path}`);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(JSON.parse(String(answer.body))).toEqual({
      statusCode: status,
      error,
      message: expect.any(String),
    });
  });

  it('is explained by the client: another dataset, another project', async () => {
    await expect(client({ dataset: 'test' }).fetch('1')).rejects.toThrow(
      'Dataset not found - Dataset "test" not found for project ID "agence"',
    );
    await expect(client({ projectId: 'other' }).fetch('1')).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it('is a 404 for a method it does not have', async () => {
    expect((await ask(SHORT, {}, 'DELETE')).status).toBe(404);
    expect((await ask(`${origin}/v1/data/mutate/production`)).status).toBe(404);
  });
});

it('answers a ping under every version', async () => {
  for (const path of [
    '/v1/ping',
    '/v2025-02-19/ping',
    '/vX/data/ping',
    '/v1/data/ping/production',
  ]) {
    expect((await ask(`${origin}${path}`)).status).toBe(200);
  }
});

it('counts its documents', () => {
  expect(service.documentCount()).toBe(1);
});

it('gives the same answer the same tag, however often it is asked', async () => {
  const tags = await Promise.all(Array.from({ length: 5 }, async () => etagOf(await ask(LONG))));
  expect(new Set(tags).size).toBe(1);
  expect(
    createHash('sha256')
      .update((await ask(LONG)).body)
      .digest('base64url'),
  ).toContain(tags[0]?.slice(1, -1));
});
