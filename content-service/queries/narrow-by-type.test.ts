import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import type { Document } from '../document.ts';
import { DocumentSet } from '../documents/document-set.ts';
import { evaluateQuery } from './evaluate-query.ts';
import { narrowByType } from './narrow-by-type.ts';
import { parseQuery } from './parse-query.ts';

const params = {
  type: 'post',
  types: ['page', 'post', 7],
  id: 'd3',
  notText: { type: 'Everything' },
};
const context = { params, identity: '<anonymous>', projectId: 'p', dataset: 'd' };

const types = fc.constantFrom('post', 'page', 'author', 'tag');
const ids = fc.constantFrom(...Array.from({ length: 12 }, (_, index) => `d${index}`));

/** Documents are parsed JSON: plain objects. */
const plain = { noNullPrototype: true };

const documents = fc
  .uniqueArray(
    fc.record(
      {
        _id: ids,
        _type: types,
        n: fc.integer({ min: 0, max: 5 }),
        ref: fc.option(fc.record({ _ref: ids }, plain)),
        list: fc.array(fc.record({ _type: types, _ref: ids }, plain), { maxLength: 3 }),
      },
      plain,
    ),
    { selector: ({ _id }) => _id, maxLength: 12 },
  )
  .map((list) =>
    list.map((fields): Document => ({ ...fields, _rev: 'r', _createdAt: 'c', _updatedAt: 'u' })),
  );

/** Conditions of every kind that narrowing looks at, and of kinds it must leave alone. */
const condition = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    types.map((type) => `_type == "${type}"`),
    types.map((type) => `"${type}" == _type`),
    types.map((type) => `_type != "${type}"`),
    fc.array(types, { maxLength: 3 }).map((list) => `_type in ${JSON.stringify(list)}`),
    types.map((type) => `_type in ["tag", ...["${type}"]]`),
    types.map((type) => `"${type}" in _type`),
    types.map((type) => `ref->_type == "${type}"`),
    types.map((type) => `list[0]._type == "${type}"`),
    types.map((type) => `count(list[_type == "${type}"]) > 0`),
    types.map((type) => `count(*[_type == "${type}" && n == ^.n]) > 0`),
    ids.map((id) => `_id == "${id}"`),
    ids.map((id) => `_id in ["${id}", "d1"]`),
    ids.map((id) => `references("${id}")`),
    fc.integer({ min: 0, max: 5 }).map((n) => `n > ${n}`),
    fc.constantFrom('_type == $type', '_type in $types', '_id == $id', '_type == $notText'),
    fc.constantFrom('true', 'null', 'defined(ref)', '_type match "p*"', '_type == missing'),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a}) && (${b})`),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a}) || (${b})`),
    tie('condition').map((a) => `!(${a})`),
  ),
})).condition;

const query = fc.oneof(
  condition.map((a) => `*[${a}]`),
  condition.map((a) => `count(*[${a}])`),
  condition.map((a) => `*[${a}][0]`),
  condition.map((a) => `*[${a}]{_id, "to": ref->{_id, _type}, "all": list[]->_id}`),
  fc.tuple(condition, condition).map(([a, b]) => `*[${a}][${b}]._id`),
  fc.tuple(condition, condition).map(([a, b]) => `*[${a}][0..4][${b}]._id`),
  fc.tuple(condition, condition).map(([a, b]) => `*[${a}]{"same": *[${b} && n == ^.n]._id}`),
  fc
    .tuple(condition, condition)
    .map(([a, b]) => `{"a": *[${a}] | order(n desc), "b": *[${b}].ref->n}`),
  condition.map((a) => `*[${a}] | score(n > 2, _type == "post") {_id, _score}`),
  condition.map((a) => `*[${a}] | order(_type asc, n desc)[1...3]{_id, "copy": ^._id, ...}`),
  condition.map((a) => `array::unique(*[${a}]._type) + [...*[${a}].n]`),
);

it('gives the result of the unnarrowed query, whatever is asked of whatever documents', async () => {
  await fc.assert(
    fc.asyncProperty(documents, query, async (list, text) => {
      const set = new DocumentSet();
      for (const document of list) set.put(document);
      // groq-js by itself, in its asynchronous form, scanning everything.
      const value = await evaluate(parse(text, { params }), { dataset: set.all(), params });
      const expected = JSON.parse(JSON.stringify(await value.get()));
      const { result } = evaluateQuery(text, { ...context, documents: set });
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

it('takes no parameter for a part of the query, even one made to look like it', () => {
  const everything = { type: 'Everything' };
  const documentSet = new DocumentSet();
  documentSet.put({ _id: 'a', _type: 'a', _rev: 'r', _createdAt: 'c', _updatedAt: 'u' });
  const { result } = evaluateQuery('$x', {
    ...context,
    params: { x: [everything, { type: 'Parameter', name: 'y' }] },
    documents: documentSet,
  });
  expect(JSON.parse(result)).toEqual([everything, { type: 'Parameter', name: 'y' }]);
});
