import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';
import { finishedPage, pageAnswer } from './page.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity, br;q=0.5', undefined],
  ['zstd', undefined],
  ['', undefined],
])('a page is sent to who accepts “%s” as %s', async (accepted, encoding) => {
  const answer = await answerTo({ 'accept-encoding': accepted });
  expect(answer['content-encoding']).toBe(encoding);
  expect(answer.vary).toBe('accept-encoding');
});

/** The headers a real client gets of a page long enough to be compressed. */
async function answerTo(headers: Record<string, string>) {
  const rendered = new Response('zellige '.repeat(1_000), {
    headers: { 'content-type': 'text/xml' },
  });
  const page = await finishedPage(rendered, {
    nonce: 'none',
    assetOrigin: '',
    brand: DEFAULT_BRAND,
  });
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve(
    { fetch: (request) => pageAnswer(request, page), port: 0, overrideGlobalObjects: false },
    resolve,
  );
  onTestFinished(() => void server.close());
  const { port } = await promise;
  return new Promise<NodeJS.Dict<string | string[]>>((resolve, reject) => {
    ask({ host: '127.0.0.1', port, headers }, (answer) => {
      answer.resume();
      resolve(answer.headers);
    })
      .on('error', reject)
      .end();
  });
}
