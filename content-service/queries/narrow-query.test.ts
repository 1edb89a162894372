import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { DocumentSet } from '../documents/document-set.ts';
import { documents, params, query } from './arbitrary-queries.ts';
import { evaluateQuery } from './evaluate-query.ts';
import { narrowByType } from './narrow-query.ts';
import { parseQuery } from './parse-query.ts';

const context = { params, identity: '<anonymous>', projectId: 'p', dataset: 'd' };

it('gives the result of the unnarrowed query, whatever is asked of whatever documents', async () => {
  await fc.assert(
    fc.asyncProperty(documents, query, async (list, text) => {
      const set = new DocumentSet();
      for (const document of list) set.put(document);
      // groq-js by itself, in its asynchronous form, scanning everything.
      const value = await evaluate(parse(text, { params }), { dataset: set.all(), params });
      const expected = JSON.parse(JSON.stringify(await value.get()));
      const { result } = await evaluateQuery(text, { ...context, documents: set });
      expect(JSON.parse(result), text).toEqual(expected);
    }),
    { numRuns: 3_000 },
  );
});

it.each([
  ['*[_type == "post"]', ['post'], []],
  ['*[_type == $type && slug.current == "x"][0]', ['post'], []],
  ['*[defined(slug) && _type in ["post", "page"]]{title}', ['post', 'page'], []],
  ['*[_type in $types]', ['page', 'post'], []],
  ['count(*[(_type == "a" || _type == "b") && n > 2])', ['a', 'b'], []],
  ['*[_type == "page" || _id == "home"]', ['page'], ['home']],
  ['*[_type == "settings" && _id == $id][0]', [], ['d3']],
  ['*[defined(a)][_type == "post"]', ['post'], []],
])('%s reads only what it names', (text, wantedTypes, wantedIds) => {
  const { selections, readsEverything } = narrowByType(parseQuery(text, params));
  expect([...selections.values()]).toEqual([{ types: wantedTypes, ids: wantedIds }]);
  expect(readsEverything).toBe(false);
});

it.each([
  '*',
  '*[!(_type == "post")]',
  '*[_type == "post" || n > 2]',
  '*[0..9][_type == "post"]',
  '*[_type == $notText || true]',
  '*[lower(_type) == "post"]',
  'releases::all()',
])('%s reads everything', (text) => {
  expect(narrowByType(parseQuery(text, params)).readsEverything).toBe(true);
});

it('narrows every star of a query by itself', () => {
  const text = '*[_type == "post"]{"related": *[_type == "tag" && _id in ^.tags], "n": count(*)}';
  const { selections, readsEverything } = narrowByType(parseQuery(text, params));
  expect([...selections.values()].map(({ types }) => types)).toEqual([['post'], ['tag']]);
  expect(readsEverything).toBe(true);
});

it('takes no parameter for a part of the query, even one made to look like it [S16]', async () => {
  const everything = { type: 'Everything' };
  const documentSet = new DocumentSet();
  documentSet.put({ _id: 'a', _type: 'a', _rev: 'r', _createdAt: 'c', _updatedAt: 'u' });
  const { result } = await evaluateQuery('$x', {
    ...context,
    params: { x: [everything, { type: 'Parameter', name: 'y' }] },
    documents: documentSet,
  });
  expect(JSON.parse(result)).toEqual([everything, { type: 'Parameter', name: 'y' }]);
});
