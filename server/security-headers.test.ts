import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../packages/kit/http/listen.ts';
import { secured, securityHeaders } from './security-headers.ts';

const room = new Hono()
  .use(secured(securityHeaders({ origin: 'http://a', preload: false })))
  .get('/busy/:status', (c) => c.body(null, c.req.param('status') === '429' ? 429 : 503))
  .get('/knows', (c) => c.body(null, 503, { 'retry-after': '3600' }))
  .get('/well', (c) => c.body('well'));
const listening = await listen('127.0.0.1', 0);
listening.serve((request) => room.fetch(request));
afterAll(() => listening.close());

test.each([
  ['/busy/429', '10'],
  ['/busy/503', '10'],
  ['/knows', '3600'],
  ['/well', null],
])('%s says when to come again: %s', async (path, retryAfter) => {
  const answer = await fetch(`http://127.0.0.1:${listening.port}${path}`);
  expect(answer.headers.get('retry-after')).toBe(retryAfter);
});

test('a site without TLS binds no browser to it', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${listening.port}/well`);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});
