import { ClientError } from '@sanity/client';
import { describe, expect, it } from 'vitest';
import { startStore } from '../testing/start-store.ts';

const { client, staff, origin, caller } = await startStore([
  { put: { _id: 'post-1', _type: 'post', title: 'Premier', author: { _ref: 'author-1' } } },
  { put: { _id: 'post-2', _type: 'post', title: 'Deuxième', views: 12 } },
  { put: { _id: 'author-1', _type: 'author', name: 'Nora' } },
]);

async function failure(promise: Promise<unknown>): Promise<ClientError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ClientError) return error;
  throw new Error(`expected a ClientError, got ${String(error)}`);
}

const queryAddress = (parameters: Record<string, string>) =>
  `${origin}/v2025-02-19/data/query/production?${new URLSearchParams(parameters)}`;

describe('a query by the real client', () => {
  it('is answered from memory until content changes, and says so', async () => {
    const ask = async () =>
      (await fetch(queryAddress({ query: '*[_id == "author-1"][0].name' }))).headers.get(
        'cache-status',
      );
    expect([await ask(), await ask()]).toEqual(['queries; fwd=miss; stored', 'queries; hit']);
    await staff().createOrReplace({ _id: 'cache-status', _type: 'note' });
    expect(await ask()).toBe('queries; fwd=miss; stored');
    await staff().delete('cache-status');
  });

  it('filters, projects, follows references, orders and slices', async () => {
    const posts = await client().fetch(
      `*[_type == "post"] | order(title desc) [0...2] { title, "author": author->name }`,
    );
    expect(posts).toEqual([
      { title: 'Premier', author: 'Nora' },
      { title: 'Deuxième', author: null },
    ]);
  });

  it('takes parameters of every JSON type, also in slices', async () => {
    const params = { text: 'é"\\$', list: [1, 'a', null], object: { a: [true] }, end: 1 };
    const query =
      '{"text": $text, "list": $list, "object": $object, "first": ["a", "b"][0...$end]}';
    expect(await client().fetch(query, params)).toEqual({
      text: 'é"\\$',
      list: [1, 'a', null],
      object: { a: [true] },
      first: ['a'],
    });
  });

  it('says with the result how long it took, what it read, and what was asked', async () => {
    const query = '*[_type == "post"]{"author": author->name}';
    const answer = await client().fetch(query, {}, { filterResponse: false });
    expect(answer).toEqual({
      result: [{ author: 'Nora' }, { author: null }],
      ms: expect.any(Number),
      syncTags: ['s1:type.author', 's1:type.post'],
      query,
    });
    const short = await client().fetch(query, {}, { filterResponse: false, returnQuery: false });
    expect(short).not.toHaveProperty('query');
  });

  it('is tagged with everything when it reads everything, and with what it looked for in vain', async () => {
    const tagsOf = async (query: string) =>
      (await client().fetch(query, {}, { filterResponse: false })).syncTags;
    expect(await tagsOf('count(*)')).toEqual(['s1:*']);
    expect(await tagsOf('*[_id == "home"][0]')).toEqual(['s1:id.home']);
    expect(await tagsOf('{"x": {"_ref": "nowhere"}}{"y": x->name}')).toEqual(['s1:id.nowhere']);
    expect(await tagsOf('1 + 1')).toEqual([]);
  });

  it('answers under v1, vX and any date', async () => {
    for (const apiVersion of ['1', 'X', '2021-03-25', '2026-11-21']) {
      expect(await client({ apiVersion }).fetch('count(*)')).toBe(3);
    }
  });

  it('knows who asks', async () => {
    expect(await client().fetch('identity()')).toBe('<anonymous>');
    expect(await staff().fetch('identity()')).toBe(caller);
    expect(await client().fetch('[sanity::projectId(), sanity::dataset()]')).toEqual([
      'agence',
      'production',
    ]);
  });

  it('compares documents', async () => {
    const query = 'diff::changedAny(*[_id == "post-1"][0], *[_id == "post-2"][0], (title, views))';
    expect(await client().fetch(query)).toBe(true);
    expect(await client().fetch('diff::changedOnly({"a": 1}, {"a": 2}, a)')).toBe(true);
  });

  it('sees the time pass: an answer that asked for it is not remembered', async () => {
    const first = await client().fetch('now()');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await client().fetch('now()')).not.toBe(first);
  });
});

describe('a query that is wrong', () => {
  it('gets the code frame of a syntax error', async () => {
    const error = await failure(client().fetch('*[_type == "post"]{\n  title,\n  "x": ]\n}'));
    expect(error.statusCode).toBe(400);
    expect(error.message).toContain('GROQ query parse error:\n');
    expect(error.message).toMatch(/> 3 \| {3}"x": \]\n {4}\|\s+\^/);
    expect(error.details).toMatchObject({ type: 'queryParseError', start: 35, end: 36 });
  });

  it.each([
    ['*[_type == "post"', 'GROQ query parse error'],
    ['*[_type == ', 'unexpected end-of-file, expected expression'],
    ['nothing::here()', 'Undefined'],
    ['unknown(1)', 'Undefined function: unknown'],
    ['count()', 'Incorrect number of arguments'],
    ['*[0..n]', 'slicing must use constant numbers'],
    ['*[_id == $id]', 'param $id referenced, but not provided'],
    ['documents::get(a)', 'documents::get() is not supported'],
    ['text::semanticSimilarity("a")', 'text::semanticSimilarity() is not supported'],
    ['delta::operation()', 'delta::operation() is not supported'],
    ['anywhere(true)', 'anywhere() is not supported'],
    ['boost(true, 1)', 'unexpected boost'],
  ])('is a 400 that says why: %s', async (query, why) => {
    const error = await failure(client().fetch(query));
    expect(error.statusCode).toBe(400);
    expect(error.message.toLowerCase()).toContain(why.toLowerCase());
  });

  it('is a 400 when it is nested deeper than a thread can follow', async () => {
    const query = `${'('.repeat(20_000)}1${')'.repeat(20_000)}`;
    const error = await failure(client().fetch(query));
    expect(error.details).toMatchObject({
      type: 'queryParseError',
      description: 'the query is nested too deeply',
    });
  });

  it('points at the parameter that is missing', async () => {
    const error = await failure(client().fetch('*[_type == "post" && slug.current == $slug]'));
    expect(error.details).toMatchObject({ type: 'queryParseError', start: 37, end: 42 });
    expect(error.message).toContain('^^^^^ param $slug referenced, but not provided');
  });

  it('is a 400 when it fails only on what it reads', async () => {
    const error = await failure(client().fetch('$value.name', { value: { hasOwnProperty: 1 } }));
    expect(error.statusCode).toBe(400);
    expect(error.details).toMatchObject({ type: 'queryEvaluationError' });
  });

  it('is a 400 when a parameter is no JSON, has no proper name, or an option is not ours', async () => {
    const wrong: Record<string, string>[] = [
      { query: '$a', $a: '{' },
      { query: '1', '$a-b': '1' },
      { query: '1', explain: 'true' },
      { query: '1', resultSourceMap: 'withKeys' },
      { query: '1', perspective: 'raw,drafts' },
      { query: '1', perspective: '../x' },
      {},
    ];
    for (const parameters of wrong) {
      const response = await fetch(queryAddress(parameters));
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        statusCode: 400,
        error: 'Bad Request',
        message: expect.any(String),
      });
    }
  });

  it('of the agency’s people and programs may have 256 kB', async () => {
    const ids = Array.from({ length: 8_000 }, (_, n) => `post-${String(n).padStart(20, '0')}`);
    const query = `count(*[_id in ${JSON.stringify(ids)}])`;
    expect(query.length).toBeGreaterThan(220_000);
    expect(await staff().fetch(query)).toBe(0);
    expect((await failure(staff().fetch(`"${'x'.repeat(263_000)}"`))).statusCode).toBe(413);
  });

  it('is a 413 when it is too long, by address, by body, and by a body of unknown length', async () => {
    const tooLong = `"${'x'.repeat(70_000)}"`;
    expect((await failure(client().fetch(tooLong))).statusCode).toBe(413);
    const tooMuch = { a: 'x'.repeat(600_000) };
    expect((await failure(client().fetch('$a', tooMuch))).statusCode).toBe(413);
    // Twelve megabytes: the server reads them to their end, and an endless body for half a minute.
    let pieces = 200;
    const longBody = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
        pieces -= 1;
        if (pieces === 0) controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: longBody,
      duplex: 'half',
    };
    expect((await fetch(queryAddress({}), init)).status).toBe(413);
  });

  it('is a 400 when its body is not what a query looks like', async () => {
    for (const body of ['', '{', '[]', '{"query": 1}', '{"query": "1", "params": []}', '\xff']) {
      const response = await fetch(queryAddress({}), { method: 'POST', body });
      expect(response.status).toBe(400);
    }
  });

  it('is a 400 when its result is too large to send', async () => {
    // 2^60 copies, which no machine could write: refused before it tries, not when its time is over.
    const query = `{"a": $text}${'{"a": [a, a]}'.repeat(60)}`;
    const error = await failure(client().fetch(query, { text: 'x'.repeat(1_000) }));
    expect(error.details).toMatchObject({ type: 'queryResultTooLargeError' });
  });
});
