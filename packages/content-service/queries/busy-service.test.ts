import { request } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const documents = Array.from({ length: 300 }, (_, index) => ({
  put: { _id: `post-${index}`, _type: 'post', n: index },
}));
/** 300^4 comparisons: minutes of work, each of them. */
const endless = (n: number) =>
  `count(*[count(*[count(*[count(*[n > ^.^.^.n]) > 500]) > 500]) > 500]) + ${n}`;

interface Answer {
  status: number | undefined;
  retryAfter: string | undefined;
}

/** Asks from an address of this machine; `drop` cuts the connection. */
function ask(origin: string, query: string, from = '127.0.0.1') {
  const answered = Promise.withResolvers<Answer>();
  const address = `${origin}/v1/data/query/production?query=${encodeURIComponent(query)}`;
  const outgoing = request(address, { localAddress: from, agent: false }, (response) => {
    response.resume();
    answered.resolve({
      status: response.statusCode,
      retryAfter: response.headers['retry-after'],
    });
  });
  const drop = () => void outgoing.destroy();
  outgoing.on('error', () => answered.resolve({ status: undefined, retryAfter: undefined }));
  outgoing.end();
  onTestFinished(drop);
  return { answered: answered.promise, drop };
}

it('400 requests that are dropped at once delay nobody who asks after them', {
  tags: ['slow'],
}, async () => {
  const { origin, methods } = await startTestService(documents);
  const dropped = Array.from({ length: 400 }, (_, n) =>
    ask(origin, endless(n), `127.0.0.${2 + (n % 8)}`),
  );
  await vi.waitFor(() => expect(methods).toHaveLength(400), 20_000);
  for (const { drop } of dropped) drop();
  // One of the clients that dropped their queries is answered too: nothing of what they sent is left.
  expect(await ask(origin, 'count(*)', '127.0.0.2').answered).toMatchObject({ status: 200 });
});

it('while networks ask without end, the site, its people and other networks are answered', {
  tags: ['slow'],
}, async () => {
  const { origin, methods, client, staff, service } = await startTestService(documents);
  const flood = Array.from({ length: 400 }, (_, n) => ask(origin, endless(n)));
  const others = Array.from({ length: 16 }, (_, n) =>
    ask(origin, endless(400 + n), `127.0.0.${10 + (n % 8)}`),
  );
  await vi.waitFor(() => expect(methods).toHaveLength(416), 20_000);

  const site = client({ token: service.siteToken });
  let longest = 0; // ms
  for (let n = 0; n < 20; n += 1) {
    expect(await site.fetch('*[n == $n][0].n', { n })).toBe(n);
    const start = performance.now();
    expect(await staff().fetch('*[n == $n][0]._id', { n })).toBe(`post-${n}`);
    longest = Math.max(longest, performance.now() - start);
  }
  // Not one of them waited for a visitor's query, which may take a second under pressure.
  expect(longest).toBeLessThan(1_000);
  expect(await ask(origin, 'count(*)', '127.0.0.2').answered).toMatchObject({ status: 200 });
  // The network's own share is 64; each of the others was told at once when to come back.
  const first = await Promise.race(flood.slice(100).map(({ answered }) => answered));
  expect(first).toEqual({ status: 429, retryAfter: '1' });
  for (const { drop } of [...flood, ...others]) drop();
});

it('the token of the site shows what visitors see, and lets nobody write', {
  tags: ['slow'],
}, async () => {
  const { client, service } = await startTestService([
    ...documents,
    { put: { _id: 'drafts.post-1', _type: 'post', n: 1_000 } },
  ]);
  const site = client({ token: service.siteToken, perspective: 'raw' });
  expect(await site.fetch('count(*)')).toBe(300);
  expect(await site.fetch('identity()')).toBe('<anonymous>');
  await expect(site.create({ _type: 'post' })).rejects.toMatchObject({ statusCode: 401 });
});
