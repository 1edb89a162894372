import { expect, it } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const { origin, service } = await startTestService([
  { put: { _id: 'known', _type: 'post', title: 'Connu' } },
]);
const staff = { authorization: 'Bearer staff-token', 'content-type': 'application/json' };
const arrays = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const DEEP = arrays(5_000);
const PATH = `a${'.a'.repeat(5_000)}`;
const QUERY = '/v1/data/query/production';

const send = (path: string, body: string, method = 'POST') =>
  fetch(`${origin}${path}`, { method, headers: staff, body });
const mutate = (mutation: string) =>
  send('/v1/data/mutate/production', `{"mutations":[${mutation}]}`);
const act = (action: string) => send('/v1/data/actions/production', `{"actions":[${action}]}`);
const ask = (search: string) => fetch(`${origin}${QUERY}?${search}`);

it.each<[string, () => Promise<Response>]>([
  ['a document', () => mutate(`{"create":{"_type":"post","x":${DEEP}}}`)],
  ['a value of a patch', () => mutate(`{"patch":{"id":"known","set":{"x":${DEEP}}}}`)],
  [
    'an inserted item',
    () => mutate(`{"patch":{"id":"known","insert":{"after":"x[-1]","items":[${DEEP}]}}}`),
  ],
  ['the path of a patch', () => mutate(`{"patch":{"id":"known","set":{"${PATH}":1}}}`)],
  ['the brackets of a path', () => mutate(`{"patch":{"id":"known","unset":["${DEEP}"]}}`)],
  [
    'a parameter of a mutation’s query',
    () => mutate(`{"delete":{"query":"*[_id == $x]","params":{"x":${DEEP}}}}`),
  ],
  [
    'an action',
    () =>
      act(`{"actionType":"sanity.action.document.create","attributes":{"_type":"a","x":${DEEP}}}`),
  ],
  ['a kept setting', () => send('/v1/users/me/keyvalue', `[{"key":"k","value":${DEEP}}]`, 'PUT')],
  ['a log-in', () => send('/v1/auth/login', `{"email":${DEEP}}`)],
  ['a parameter of a query sent', () => send(QUERY, `{"query":"$x","params":{"x":${DEEP}}}`)],
  [
    'a parameter of a query in an address',
    () => ask(new URLSearchParams({ query: '$x', $x: DEEP.slice(2_500, 7_500) }).toString()),
  ],
  [
    'parentheses of a query',
    () =>
      send(QUERY, JSON.stringify({ query: `*[${'('.repeat(10_000)}true${')'.repeat(10_000)}]` })),
  ],
  [
    'a chain of conditions',
    () => send(QUERY, JSON.stringify({ query: `*[a${'||a'.repeat(20_000)}]` })),
  ],
])(
  '%s nested without end is refused, and nothing else stops',
  { tags: ['slow'] },
  async (_what, request) => {
    const { status } = await request();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect((await fetch(`${origin}/v1/ping`)).status).toBe(200);
    expect(service.documentCount()).toBe(1);
  },
);

it('a document as deep as one may be is written by each way of writing it', async () => {
  const deepest = arrays(63);
  const written = [
    await mutate(`{"createOrReplace":{"_id":"one","_type":"post","x":${deepest}}}`),
    await mutate(`{"patch":{"id":"one","set":{"x":${deepest}}}}`),
    await mutate(`{"patch":{"id":"one","insert":{"replace":"x[0]","items":[${arrays(62)}]}}}`),
    await act(
      `{"actionType":"sanity.action.document.edit","draftId":"drafts.one","publishedId":"one","patch":{"set":{"x":${deepest}}}}`,
    ),
  ];
  expect(written.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
