/** Behind the real listener, as programs, visitors and proxies come to it. */
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { parseNetworks } from '../../packages/kit/http/client-address.ts';
import { listen } from '../../packages/kit/http/listen.ts';
import type { ServerEnv } from '../request-log.ts';
import { mayReadMetrics } from './metrics-access.ts';

const TOKEN = 'a token of sixteen characters';

async function open({ proxies = [] as string[], token = undefined as string | undefined } = {}) {
  const trustedProxies = parseNetworks(proxies);
  const app = new Hono<ServerEnv>();
  app.get('/metrics', (c) =>
    c.text('', mayReadMetrics(c.env.incoming, { token, trustedProxies }) ? 200 : 404),
  );
  const listening = await listen('::', 0);
  listening.serve((request, env) => app.fetch(request, env));
  return {
    status: async (headers: Record<string, string> = {}, host = '127.0.0.1') =>
      (await fetch(`http://${host}:${listening.port}/metrics`, { headers })).status,
    [Symbol.asyncDispose]: () => listening.close(),
  };
}

test('a program on this machine reads metrics, over either family', async () => {
  await using site = await open();
  expect(await site.status()).toBe(200);
  expect(await site.status({}, '[::1]')).toBe(200);
});

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'a visitor who comes through a proxy of this machine, as %s tells, finds nothing there',
  async (header) => {
    await using site = await open();
    expect(await site.status({ [header]: '127.0.0.1' })).toBe(404);
  },
);

test('where loopback is a trusted proxy, a visitor it forwards without a header finds nothing there', async () => {
  await using site = await open({ proxies: ['127.0.0.1'] });
  expect(await site.status()).toBe(404);
});

test('the token opens from anywhere, a wrong one or none set from nowhere', async () => {
  const proxied = { 'x-forwarded-for': '203.0.113.7' };
  await using site = await open({ token: TOKEN });
  expect(await site.status({ ...proxied, authorization: `Bearer ${TOKEN}` })).toBe(200);
  expect(await site.status({ ...proxied, authorization: 'Bearer another' })).toBe(404);
  expect(await site.status({ ...proxied, authorization: TOKEN })).toBe(404);
  await using closed = await open();
  expect(await closed.status({ ...proxied, authorization: 'Bearer undefined' })).toBe(404);
  expect(await closed.status({ ...proxied, authorization: 'Bearer ' })).toBe(404);
});
