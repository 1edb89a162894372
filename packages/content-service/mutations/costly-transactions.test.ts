/** An editor's small requests would keep the service busy for minutes: the service refuses them, and answers others. */
import { expect, it } from 'vitest';
import { startStore } from '../testing/start-store.ts';

const { origin, staff, token } = await startStore();
const editor = staff({ perspective: 'raw' });

async function mutate(mutations: readonly unknown[], search = ''): Promise<[number, string]> {
  const { dataset } = editor.config();
  const answer = await fetch(`${origin}/v2024-01-01/data/mutate/${dataset}${search}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  });
  return [answer.status, await answer.text()];
}

/** Hunks all over a text, which fit nowhere: each is looked for. */
const hunks = Array.from(
  { length: 200 },
  (_, n) =>
    `@@ -${n * 5_000 + 1},20 +${n * 5_000 + 1},21 @@\n nomatchnomatch\n+Q\n nomatchnomatch\n`,
);
let nested: object = { a: 1 };
for (let level = 0; level < 60; level += 1) nested = { a: nested };

it.each<[string, object, object]>([
  ['a path that descends four times', nested, { unset: ['..a..a..a..a'] }],
  [
    'items by the ten thousand, each named by its key',
    { list: Array.from({ length: 20_000 }, (_, n) => ({ _key: `k${n}`, n })) },
    {
      set: Object.fromEntries(
        Array.from({ length: 20_000 }, (_, n) => [`list[_key=="k${n}"].n`, 0]),
      ),
    },
  ],
  [
    'hunks that fit nowhere in a long text',
    { text: Array.from({ length: 100_000 }, (_, n) => `mot ${n}`).join(' ') },
    { diffMatchPatch: { text: hunks.join('') } },
  ],
])(
  '%s: refused, the document stays, and what comes next is answered',
  { tags: ['slow'] },
  async (_what, content, operations) => {
    await editor.createOrReplace({ _id: 'costly', _type: 'note', ...content });
    const before = await editor.getDocument('costly');
    const [status, text] = await mutate([{ patch: { id: 'costly', ...operations } }]);
    expect(text).toContain('transactionTooCostlyError');
    expect(status).toBe(413);
    expect(JSON.parse(text).error.items).toMatchObject([{ index: 0 }]);
    expect(await editor.getDocument('costly')).toEqual(before);
    const next = await editor.patch('costly').set({ next: true }).commit();
    expect(next).toMatchObject({ next: true });
  },
);

it('a long document written again and again is refused before anything is kept of it', {
  tags: ['slow'],
}, async () => {
  await editor.createOrReplace({ _id: 'long', _type: 'note', n: 0, text: 'x'.repeat(1_000_000) });
  const count = (times: number) =>
    Array.from({ length: times }, () => ({ patch: { id: 'long', inc: { n: 1 } } }));
  const [status, text] = await mutate(count(1_000), '?returnDocuments=true');
  expect(text).toMatch(/transactionToo(Large|Costly)Error/);
  expect(status).toBe(413);
  expect(await editor.getDocument('long')).toMatchObject({ n: 0 });
  expect(await mutate(count(3))).toEqual([200, expect.any(String)]);
  expect(await editor.getDocument('long')).toMatchObject({ n: 3 });
});

it('of mutations that cannot be read the first is named, and only that', async () => {
  const [status, text] = await mutate([{ delete: { id: 'x' } }, ...Array(100_000).fill({})]);
  expect(status).toBe(400);
  expect(text).toContain('The mutation at index 1 cannot be read');
  expect(text.length).toBeLessThan(3_000);
});

it('a name of megabytes that nobody knows is not repeated', async () => {
  const [status, text] = await mutate([{ patch: { id: 'x', ['y'.repeat(1_000_000)]: 1 } }]);
  expect(status).toBe(400);
  expect(text.length).toBeLessThan(5_000);
});
