import { ChannelError, type MutationEvent } from '@sanity/client';
import { describe, expect, it } from 'vitest';
import { hear } from '../testing/listen-events.ts';
import { startStore } from '../testing/start-store.ts';

const { staff, client, origin, caller } = await startStore([
  { put: { _id: 'open', _type: 'post', title: 'Ouvert' } },
]);
const editor = staff({ perspective: 'raw' });
const ALL = { includeAllVersions: true } as const;

/** A listener that is certainly listening. */
async function listening(query: string, options: object = {}, params = {}, from = editor) {
  const heard = hear(
    from.listen<Record<string, unknown>, { events: ['welcome', 'mutation'] }>(query, params, {
      events: ['welcome', 'mutation'],
      ...options,
    }),
  );
  await heard.first(1);
  const mutations = async (count: number): Promise<MutationEvent[]> => {
    const all = await heard.first(count + 1);
    return all.flatMap((event) => (event.type === 'mutation' ? [event] : []));
  };
  return { ...heard, mutations };
}

it('a listener is welcomed, then hears who changed what, how, and what became of it [pages-7.25]', async () => {
  const { events, mutations } = await listening('*[_type == "note"]', { effectFormat: 'mendoza' });
  expect(events[0]).toEqual({ type: 'welcome', listenerName: expect.any(String) });
  const made = await editor.create({ _id: 'n1', _type: 'note', text: 'Un' });
  const patched = await editor.patch('n1').set({ text: 'Deux' }).commit();
  await editor.delete('n1');
  const [appeared, updated, gone] = await mutations(3);
  expect(appeared).toEqual({
    type: 'mutation',
    eventId: `${made._rev}#n1`,
    documentId: 'n1',
    transactionId: made._rev,
    transition: 'appear',
    identity: caller,
    resultRev: made._rev,
    timestamp: made._updatedAt,
    visibility: 'transaction',
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
    mutations: [{ create: expect.objectContaining({ _id: 'n1', text: 'Un' }) }],
    effects: { apply: [0, made], revert: [0, null] },
    result: made,
  });
  expect(updated).toMatchObject({
    transition: 'update',
    previousRev: made._rev,
    resultRev: patched._rev,
    mutations: [{ patch: { id: 'n1', set: { text: 'Deux' } } }],
    effects: { apply: [0, patched], revert: [0, made] },
  });
  expect(gone).toMatchObject({ transition: 'disappear', previousRev: patched._rev });
  expect(gone).not.toHaveProperty('result');
});

it('a document that begins or ceases to match appears and disappears', async () => {
  const { mutations } = await listening(
    '*[_type == "flag" && up == $up] | order(n) {n}',
    {},
    {
      up: true,
    },
  );
  await editor.create({ _id: 'f1', _type: 'flag', up: false });
  await editor.patch('f1').set({ up: true }).commit();
  await editor.patch('f1').set({ n: 1 }).commit();
  await editor.patch('f1').set({ up: false }).commit();
  const heard = await mutations(3);
  expect(heard.map(({ transition }) => transition)).toEqual(['appear', 'update', 'disappear']);
});

it('a transaction is one event per document it heard of, numbered', async () => {
  const { mutations } = await listening('*[_type == "pair"]');
  await editor
    .transaction()
    .create({ _id: 'p1', _type: 'pair' })
    .create({ _id: 'other', _type: 'single' })
    .create({ _id: 'p2', _type: 'pair' })
    .commit();
  const heard = await mutations(2);
  expect(
    heard.map((event) => [
      event.documentId,
      event.transactionCurrentEvent,
      event.transactionTotalEvents,
      event.mutations.length,
    ]),
  ).toEqual([
    ['p1', 1, 2, 1],
    ['p2', 2, 2, 1],
  ]);
});

it('what it need not hear is left out, and what was is told when asked', async () => {
  const bare = await listening('*[_type == "short"]', {
    includeResult: false,
    includeMutations: false,
  });
  const rich = await listening('*[_type == "short"]', {
    includePreviousRevision: true,
    visibility: 'query',
  });
  await editor.create({ _id: 's1', _type: 'short' });
  const [event] = await bare.mutations(1);
  expect(event).not.toHaveProperty('result');
  expect(event).not.toHaveProperty('mutations');
  const [full] = await rich.mutations(1);
  expect(full).toMatchObject({ visibility: 'query', previous: null, result: { _id: 's1' } });
});

it('whoever hears of a change finds it', async () => {
  const { mutations } = await listening('*[_type == "found"]', { visibility: 'query' });
  for (let n = 1; n <= 5; n += 1) {
    await editor.createOrReplace({ _id: 'found', _type: 'found', n });
    await mutations(n);
    expect(await editor.fetch('*[_id == "found"][0].n')).toBe(n);
  }
});

describe('drafts and versions', () => {
  const write = async (type: string) => {
    for (const id of ['v1', 'drafts.v1', 'versions.r.v1']) {
      await editor.create({ _id: `${id}-${type}`, _type: type });
    }
  };
  it.each<[string, string, object, string[]]>([
    ['are not heard of unless asked for', '2025-02-19', {}, ['v1']],
    ['all are when asked for', '2025-02-19', ALL, ['v1', 'drafts.v1', 'versions.r.v1']],
    ['drafts were, before versions came', '2024-01-01', {}, ['v1', 'drafts.v1']],
  ])('%s', { tags: ['slow'] }, async (_what, apiVersion, options, ids) => {
    const type = `kind-${ids.length}-${apiVersion}`;
    const from = staff({ apiVersion, perspective: 'raw' });
    const { mutations, events } = await listening(`*[_type == "${type}"]`, options, {}, from);
    await write(type);
    const heard = await mutations(ids.length);
    expect(heard.map(({ documentId }) => documentId)).toEqual(ids.map((id) => `${id}-${type}`));
    expect(events).toHaveLength(ids.length + 1);
  });
});

it('anybody hears of what is published, and of nothing else', async () => {
  const { mutations, events } = await listening('*', ALL, {}, client());
  await editor.create({ _id: 'drafts.hidden', _type: 'canary' });
  await editor.create({ _id: 'versions.r.hidden', _type: 'canary' });
  await editor.create({ _id: 'secret.hidden', _type: 'canary' });
  await editor
    .transaction()
    .delete('drafts.hidden')
    .create({ _id: 'shown', _type: 'canary' })
    .commit();
  const heard = await mutations(1);
  expect(heard).toMatchObject([{ documentId: 'shown', transactionTotalEvents: 1 }]);
  expect(JSON.stringify(events)).not.toContain('hidden');
});

describe('a query that can not be listened to is said in the stream', () => {
  it.each<[string, string]>([
    ['*[_type == ', 'GROQ query parse error'],
    ['{"a": *}', 'must begin with \\*'],
    ['*[_id in *[_type == "x"].to._ref]', 'can not look at other documents'],
    ['*[diff::changedAny({}, {}, a)]', 'can not compare documents'],
    ['*[_id == $missing]', 'param \\$missing referenced'],
  ])('%s', { tags: ['slow'] }, async (query, message) => {
    const error = await hear(editor.listen(query)).failure();
    expect(error).toBeInstanceOf(ChannelError);
    expect(String(error)).toMatch(new RegExp(message));
  });
});

it('any condition may be listened to, and is heard in order whatever it takes to decide it', {
  tags: ['slow'],
}, async () => {
  const QUERIES = [
    '*[_type == "chapter" && n > 1]',
    '*[_type == "chapter" && title match "chap*"]',
    '*[_type == "chapter" && count(body[style == "h2"]) > 1] | order(n)',
    '*[_type == "chapter"]',
  ];
  const listeners = await Promise.all(
    QUERIES.map((query) => listening(query, {}, {}, client({ apiVersion: '2024-01-01' }))),
  );
  const body = [{ style: 'h2' }, { style: 'h2' }];
  for (let n = 0; n < 30; n += 1) {
    await editor.createOrReplace({ _id: 'c', _type: 'chapter', title: 'Chapitre', body, n });
  }
  for (const [index, { mutations }] of listeners.entries()) {
    const heard = await mutations(index === 0 ? 28 : 30);
    const numbers = heard.map(({ result }) => result?.n);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, n) => n).slice(-heard.length));
    expect(heard.map(({ transition }) => transition)).toEqual([
      'appear',
      ...Array(heard.length - 1).fill('update'),
    ]);
  }
});

it.each(['visibility=later', 'effectFormat=diff'])('%s is refused', async (option) => {
  const answer = await fetch(`${origin}/v1/data/listen/production?query=*&${option}`);
  expect(answer.status).toBe(400);
});

it('a program whose token is no longer good is not let in', async () => {
  const error = await hear(client({ token: 'withdrawn' }).listen('*')).failure();
  expect(error).toMatchObject({ name: 'ConnectionFailedError', status: 401 });
});

it('an address of 14,800 characters is listened to, and no longer one [pages-8.29] [pages-9.31]', async () => {
  const base = `${origin}/v2025-02-19/data/listen/production?query=&includeResult=true`;
  const condition = (length: number) => `*[_id=="${'x'.repeat(length)}"]`;
  // The characters an address adds: brackets and quotes take three each.
  const escaped = encodeURIComponent(condition(0)).length;
  const most = 14_800 - base.length - escaped;
  const fits = hear(editor.listen(condition(most), {}, { events: ['welcome'] }));
  await fits.first(1);
  const error = await hear(editor.listen(condition(most + 40))).failure();
  expect(String(error)).toContain('Query too large for listener');
});

it('its stream is marked as one no proxy may hold back, and tells when to come back [pages-8.30]', async () => {
  const controller = new AbortController();
  const { headers, body } = await fetch(`${origin}/v1/data/listen/production?query=*`, {
    signal: controller.signal,
  });
  const { value } = (await body?.getReader().read()) ?? {};
  expect(Buffer.from(value ?? '').toString()).toMatch(/^retry: 1000\n/);
  controller.abort();
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toContain('no-transform');
});
