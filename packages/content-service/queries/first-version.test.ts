import fc from 'fast-check';
import { evaluate } from 'groq-js';
import { expect, it } from 'vitest';
import { compareIds } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { documents, params, query } from '../testing/arbitrary-queries.ts';
import { hear } from '../testing/listen-events.ts';
import { startTestService } from '../testing/start-test-service.ts';
import { evaluateQuery } from './evaluate-query.ts';
import { parseQuery } from './parse-query.ts';

const { client, staff } = await startTestService([
  {
    put: {
      _id: 'a',
      _type: 'post',
      n: 2,
      list: [{ _key: 'k', _ref: 'x' }],
      tags: [],
      more: {},
      child: { name: 'inner' },
      lists: [{ of: [1, 2] }, { of: [3] }],
      stored: { nothing: null },
    },
  },
  { put: { _id: 'b', _type: 'post', title: 'B', n: null, list: [], to: { _ref: 'a' } } },
  { put: { _id: 'c', _type: 'post', n: 1 } },
]);
const first = client({ apiVersion: '1' });

it.each<[string, unknown]>([
  // Orders and slices.
  ['*[_type == "post"]|order(_id)|[0...2]._id', ['a', 'b']],
  ['*[_type == "post"] | order(_id desc) | {_id} | [0]', { _id: 'c' }],
  ['*[_id == "a"][0]|order(n)|{_id, n}', { _id: 'a', n: 2 }],
  ['*[_id == "a"][0]|order(n).n', 2],
  ['*[_type == "post"]|order(n)._id', ['b', 'c', 'a']],
  ['*[_type == "post"]|order(n desc)._id', ['a', 'c', 'b']],
  // Lists.
  ['*[list[]._ref == "x"]._id', ['a']],
  ['*["x" == list[]._ref]._id', ['a']],
  ['*[_type == "post" && list[]._ref != "x"]._id', ['b', 'c']],
  ['*[_id == "a"][0].lists[].of[]', [[1, 2], [3]]],
  // What is missing, null or empty.
  [
    '[defined([]), defined({}), defined(""), defined(0), defined(null)]',
    [false, false, true, true, false],
  ],
  ['*[defined(tags) || defined(more)]._id', []],
  [
    '*[_type == "post"]{_id, title, "to": to->_id}',
    [{ _id: 'a' }, { _id: 'b', title: 'B', to: 'a' }, { _id: 'c' }],
  ],
  ['*[_id == "a"][0]{stored, "made": {"x": null}}', { stored: { nothing: null }, made: {} }],
  ['*[_id == "none"][0]{title}', {}],
  ['*[_id == "none"][0]', null],
  ['*[title == null]._id', []],
  ['*[_id == "c"]{"same": *[title == ^.title]._id}', [{ same: [] }]],
  ['[null in [null], 1 in [1]]', [false, true]],
  ['[1 < "a", 1 < 2, null >= 1]', [false, true, false]],
  // Fields that are named, and those that are spread.
  ['*[_id == "c"]{"n": 7, ...}.n', [7]],
  // The outer value.
  ['*[_id == "a"]{child{"up": ^.name}}', [{ child: { up: 'inner' } }]],
  [
    '*[_id == "b"]{"of": *[_id == ^.to._ref]{"up": ^._id, "top": ^.^._id}}',
    [{ of: [{ up: 'b', top: 'b' }] }],
  ],
  // Spelling.
  ['count (*[_type == "post"]) + length ("ab")', 5],
  ['*[_id in joinPaths("a") || _id == joinPaths("x", path("y"))]._id', []],
  ['joinPaths("drafts", "a")', 'drafts.a'],
  ['$identity == identity()', true],
  ['"|[0] $identity list[]._ref == 1" // |[0]\n', '|[0] $identity list[]._ref == 1'],
])('%s', async (query, result) => {
  expect(await first.fetch(query)).toEqual(result);
});

it.each([
  ['*[_id == "a"]{"x": child.[name == "inner"]}', 'a condition on an object', 24],
  ['count(*) + length "abc"', 'a call without parentheses', 11],
])('%s is refused by its name', async (query, what, start) => {
  const refused = await first.fetch(query).catch((error: unknown) => error);
  expect(refused).toMatchObject({ statusCode: 400, details: { type: 'queryParseError', start } });
  expect(String(refused)).toContain(what);
});

it('a version before that of the specification is the first one, and others are not', async () => {
  const query = '*[_id == "c"][0]{n, title}';
  for (const apiVersion of ['1', '2019-01-01', '2021-03-24']) {
    expect(await client({ apiVersion }).fetch(query), apiVersion).toEqual({ n: 1 });
  }
  for (const apiVersion of ['2021-03-25', '2025-02-19', 'X']) {
    expect(await client({ apiVersion }).fetch(query), apiVersion).toEqual({ n: 1, title: null });
  }
});

it('a listener of the first version hears what its condition meant', async () => {
  const heard = hear(
    staff({ apiVersion: '1' }).listen(
      '*[list[]._ref == "y"]',
      {},
      { events: ['welcome', 'mutation'] },
    ),
  );
  await heard.first(1);
  const list = [{ _key: 'k', _type: 'reference', _ref: 'y', _weak: true }];
  await staff().create({ _id: 'other', _type: 'post' });
  await staff().create({ _id: 'd', _type: 'post', list });
  expect((await heard.first(2))[1]).toMatchObject({ documentId: 'd' });
});

it('a part of a result has its source, and what is left out none', async () => {
  const { resultSourceMap } = await first.fetch(
    '*[_id == "b"]{title, n, "one": 1}',
    {},
    { resultSourceMap: true, filterResponse: false },
  );
  expect(resultSourceMap?.mappings).toMatchObject({
    "$[0]['title']": { source: { type: 'documentValue' } },
    "$[0]['one']": { source: { type: 'literal' } },
  });
  expect(Object.keys(resultSourceMap?.mappings ?? {})).toHaveLength(2);
});

it('an index finds what its rewritten query finds in all documents', {
  tags: ['slow'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(documents, query, async (list, text) => {
      const set = new DocumentSet();
      for (const document of list) set.put(document);
      const context = { identity: '<anonymous>', projectId: 'p', dataset: 'd' };
      const { result } = await evaluateQuery(text, {
        ...context,
        ...{ language: 'first', params, documents: set, maxResultLength: 1_000_000 },
      });
      const value = await evaluate(parseQuery(text, params, 'first'), {
        dataset: [...list].sort(compareIds),
        params,
      });
      expect(JSON.parse(result), text).toEqual(JSON.parse(JSON.stringify(await value.get())));
    }),
    { numRuns: 500 },
  );
});
