import fc from 'fast-check';
import type { Document } from '../document.ts';

/** Parameters the queries below may use. */
export const params = {
  type: 'post',
  types: ['page', 'post', 7],
  id: 'd3',
  none: null,
  notText: { type: 'Everything' },
};

const types = fc.constantFrom('post', 'page', 'author', 'tag');
const ids = fc.constantFrom(...Array.from({ length: 12 }, (_, index) => `d${index}`));
/** The ids in queries, drafts and versions of them, and documents no query names. */
const storedIds = fc.oneof(
  ids,
  fc.integer({ min: 0, max: 60 }).map((index) => `e${index}`),
  fc
    .tuple(fc.constantFrom('drafts.', 'versions.r.', 'versions.s.'), ids)
    .map((parts) => parts.join('')),
);
const slugs = fc.constantFrom('one', 'two', 'three');

/** Documents are parsed JSON: plain objects. */
const plain = { noNullPrototype: true };

const document = fc.record(
  {
    _id: storedIds,
    _type: types,
    n: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom('7', '', true, false, null)),
    slug: fc.oneof(slugs, fc.record({ current: slugs }, plain), fc.constantFrom(null, 7)),
    ref: fc.option(fc.record({ _ref: ids }, plain)),
    list: fc.array(fc.record({ _type: types, _ref: ids }, plain), { maxLength: 3 }),
  },
  { ...plain, requiredKeys: ['_id', '_type'] },
);

/** A dataset full of references, some of its values of another type than the others, or missing. */
function dataset(lengths: { minLength?: number; maxLength: number; size?: 'max' }) {
  return fc
    .uniqueArray(document, { ...lengths, selector: ({ _id }) => _id })
    .map((list) =>
      list.map((fields): Document => ({ ...fields, _rev: 'r', _createdAt: 'c', _updatedAt: 'u' })),
    );
}

export const documents = dataset({ maxLength: 12 });

/** A dataset small enough for groq-js alone to evaluate subqueries inside of subqueries for each document. */
export const fewDocuments = dataset({ maxLength: 7 });

/** A dataset so large that a list does not end with its first page. */
export const manyDocuments = dataset({ minLength: 30, maxLength: 70, size: 'max' });

/** Values of several types, and fields that they are compared with. */
const ends = fc.record({
  field: fc.constantFrom('n', 'slug', 'slug.current', '_id', 'missing'),
  value: fc.constantFrom('3', '1', '"7"', '""', '"one"', '"d5"', 'true', 'false', 'null', '$none'),
});
const comparisons = fc.constantFrom('<', '<=', '>', '>=', '==');

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
    ids.map((id) => `"${id}" in [_id, n]`),
    ids.map((id) => `references("${id}")`),
    ids.map((id) => `references(["${id}", 7], $id)`),
    ids.map((id) => `references(^._id, "${id}")`),
    ids.map((id) => `ref._ref == "${id}"`),
    ids.map((id) => `list[0]._ref == "${id}"`),
    ids.map((id) => `"${id}" in list[]._ref`),
    ids.map((id) => `ref->ref._ref == "${id}"`),
    slugs.map((slug) => `slug.current == "${slug}"`),
    slugs.map((slug) => `slug.current == "${slug}" || slug == "${slug}"`),
    slugs.map((slug) => `slug in ["${slug}", $id]`),
    slugs.map((slug) => `slug.current in ["${slug}", null]`),
    slugs.map((slug) => `ref->slug.current == "${slug}"`),
    fc.integer({ min: 0, max: 5 }).map((n) => `n > ${n}`),
    fc
      .tuple(ends, comparisons, ends)
      .map(([end, op, value]) => `${end.field} ${op} ${value.value}`),
    fc.tuple(ends, comparisons).map(([end, op]) => `${end.value} ${op} ${end.field}`),
    ends.map(({ field, value }) => `${field} > ${value} || (${field} == ${value} && _id > "d5")`),
    ends.map(({ field, value }) => `${field} < ${value} || ${field} == null`),
    ends.map(
      ({ field }) => `($none != null && !defined(${field})) || ($id == null && ${field} > 2)`,
    ),
    ends.map(({ field }) => `!defined(${field})`),
    fc.constantFrom('_type == $type', '_type in $types', '_id == $id', '_type == $notText'),
    fc.constantFrom('slug.current == $none', 'slug == null', 'slug.current == 7', '_id == $none'),
    fc.constantFrom('_id in path("d1*")', '_id in path("drafts.**")', '!(_id in path("*"))'),
    fc.constantFrom('true', 'null', 'defined(ref)', '_type match "p*"', '_type == missing'),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a}) && (${b})`),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a}) || (${b})`),
    tie('condition').map((a) => `!(${a})`),
  ),
})).condition;

const terms = fc
  .tuple(
    fc.constantFrom('n', 'slug', 'slug.current', 'ref._ref', '_id', '_type', 'missing'),
    fc.constantFrom('', ' asc', ' desc'),
  )
  .map((parts) => parts.join(''));
const otherTerms = fc.constantFrom('lower(_type)', 'ref->n desc', 'coalesce(n, 3)', '@._id desc');
const order = fc
  .array(fc.oneof({ weight: 4, arbitrary: terms }, otherTerms), { minLength: 1, maxLength: 3 })
  .map((list) => ` | order(${list.join(', ')})`);
const slices = fc.constantFrom(
  ...['[0]', '[3]', '[0...1]', '[0..2]', '[2...5]', '[0...30]', '[0...0]', '[5..2]'],
  ...['[-1]', '[0..-2]', '[-3..-1]', '[1...-1]'],
);
const projections = fc.constantFrom('', '{_id, n}', '{"to": ref->_id}', '._id', '.list[]._ref');

/** Conditions on what refers to an outer document, or to something that is no id. */
const referring = fc.constantFrom(
  ...['references(^._id)', 'references(^.ref._ref)', 'references(^.n)', 'references(^.missing)'],
  ...['ref._ref == ^._id', '^._id == list[0]._ref', 'ref._ref == ^.slug', 'references(^)'],
  ...['references(^.list[]._ref)', 'references(^.^._id)', 'references(^._id, ^.ref._ref)'],
);

/** Queries of every shape a page writes, around one or two conditions. */
export const query = fc.oneof(
  fc.tuple(condition, referring).map(([a, b]) => `*[${a}]{_id, "of": *[${b}]._id}`),
  fc.tuple(condition, referring).map(([a, b]) => `*[${a}]{"n": count(*[${b}]), "x": ^._id}`),
  fc.tuple(condition, referring).map(([a, b]) => `*[(${a}) && count(*[${b}]) == 0]._id`),
  fc.tuple(condition, referring).map(([a, b]) => `*[${a}] | order(count(*[${b}]) desc, _id)._id`),
  fc
    .tuple(condition, condition, referring, order, slices)
    .map(([a, b, c, ...rest]) => `*[${a}]{"of": *[${b}][${c}]${rest.join('')}{_id, "up": ^._id}}`),
  fc
    .tuple(condition, referring, referring)
    .map(([a, b, c]) => `*[${a}]{_id, "of": *[${b}]{_id, "of": *[(${c}) && _id > "d3"]._id}}`),
  fc
    .tuple(condition, referring)
    .map(
      ([a, b]) => `*[${a}]{"in": list[]{_ref, "of": *[${b}]._id}, "ids": ref{"of": *[${b}]._id}}`,
    ),
  condition.map((a) => `*[${a}]`),
  condition.map((a) => `count(*[${a}])`),
  fc
    .tuple(condition, ends, comparisons)
    .map(
      ([a, { field, value }, op]) =>
        `count(*[(${a}) && (${field} ${op} ${value} || (${field} == ${value} && _id > "d5"))])`,
    ),
  fc
    .tuple(ends, comparisons, ends, comparisons)
    .map(
      ([a, op, b, other]) =>
        `count(*[n != 3 && (${a.field} ${op} ${a.value} || (${a.field} ${other} ${b.value} && _id > "d5"))])`,
    ),
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
  fc.tuple(condition, order, projections, slices).map(([a, ...rest]) => `*[${a}]${rest.join('')}`),
  fc.tuple(condition, order, slices, projections).map(([a, ...rest]) => `*[${a}]${rest.join('')}`),
  fc.tuple(condition, slices).map(([a, slice]) => `*[${a}]${slice}{_id, "to": ref->n}`),
  fc
    .tuple(condition, condition, order, slices)
    .map(([a, b, ...rest]) => `*[${a}]{"of": *[${b} && n == ^.n]${rest.join('')}._id}[0...5]`),
  fc.tuple(condition, condition, slices).map(([a, b, slice]) => `*[${a}][${b}]${slice}`),
  fc.tuple(condition, slices).map(([a, slice]) => `*[${a}].list[]${slice}`),
  fc.tuple(condition, slices, slices).map(([a, ...both]) => `*[${a}]{_id}${both.join('')}`),
  fc
    .tuple(condition, slices)
    .map(([a, slice]) => `{"x": 1}{"y": *[${a} && n != ^.x] | order(n)${slice}}`),
  fc
    .tuple(condition, ends, comparisons, fc.constantFrom('asc', 'desc'), slices)
    .map(
      ([a, { field, value }, op, direction, slice]) =>
        `*[(${a}) && ${field} ${op} ${value}] | order(${field} ${direction}, _id)${slice}._id`,
    ),
  fc
    .tuple(condition, order)
    .map(
      ([a, by]) =>
        `{"n": count(*[${a}]), "last": *[${a}]${by}[3...5], "first": *[${a}]${by}[0...2]{_id}}`,
    ),
  condition.map((a) => `array::unique(*[${a}]._type) + [...*[${a}].n]`),
);
