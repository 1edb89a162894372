import fc from 'fast-check';
import type { Document } from '../document.ts';

/** Parameters the queries below may use. */
export const params = {
  type: 'post',
  types: ['page', 'post', 7],
  id: 'd3',
  notText: { type: 'Everything' },
};

const types = fc.constantFrom('post', 'page', 'author', 'tag');
const ids = fc.constantFrom(...Array.from({ length: 12 }, (_, index) => `d${index}`));

/** Documents are parsed JSON: plain objects. */
const plain = { noNullPrototype: true };

/** A small dataset, full of references. */
export const documents = fc
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
export const condition = fc.letrec<{ condition: string }>((tie) => ({
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

/** Queries of every shape a page writes, around one or two conditions. */
export const query = fc.oneof(
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
