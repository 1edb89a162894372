import fc from 'fast-check';
import { condition } from './arbitrary-queries.ts';

/** Expressions that come to a list, the same for each document: of ids, of other values, of nothing, or to no list. */
const plainList = condition.chain((a) =>
  fc.constantFrom(
    ...[`*[${a}]._id`, `*[${a}].ref._ref`, `*[${a}].list[]._ref`, `*[${a}].n`, `*[${a}].slug`],
    ...[`*[${a}].slug.current`, `array::unique(*[${a}]._type)`, `array::compact(*[${a}].n)`],
    ...[`*[${a}]{"x": n}.x`, `*[${a}]`, `[...*[${a}]._id, "d1", null, 3]`, `*[${a}][0].list`],
    ...[`*[${a}] | order(n desc)[0...3]._id`, `(*[${a}]._id)`, `*[${a}].ref->_id`, `*[${a}][0]`],
    ...[`path(*[${a}][0]._id)`, `*[${a}]{"up": ^._id, _id}._id`, `*[${a}].list[]{_ref}._ref`],
    ...[`*[${a}]{"d": dateTime("2026-01-0" + string(n) + "T00:00:00Z")}.d`, 'releases::all()._id'],
    ...['$types', '["d1", ...$types, $id]', `*[_type == $type && ${a}]._id`, '*[missing].x'],
  ),
);

/** The plain lists, and lists that are found by other such lists. */
const list = fc.oneof(
  { weight: 4, arbitrary: plainList },
  plainList.map((a) => `*[ref._ref in ${a}]._id`),
  plainList.map((a) => `*[_type == "post" && references(${a})]._id`),
  fc.tuple(plainList, plainList).map(([a, b]) => `*[_id in ${a} && !(_id in ${b})]._id`),
);

/** Expressions that come to one value, the same for each document. */
const single = condition.chain((a) =>
  fc.constantFrom(
    ...[`count(*[${a}])`, `*[${a}][0]._id`, `*[${a}][0].ref._ref`, `*[${a}][0].n`, 'count(*)'],
    ...[`math::max(*[${a}].n)`, `count(array::unique(*[${a}]._type))`, `*[${a}][0]->slug`],
    ...[`*[${a}] | order(_id desc)[0].slug.current`, `defined(*[${a}][0])`, `*[${a}][0].ref->n`],
  ),
);

const values = fc.constantFrom(
  ...['_id', '_type', 'ref._ref', 'n', 'slug', 'slug.current', 'missing', 'list', 'list[]._ref'],
  ...['list[0]._ref', '"d3"', 'ref->_id', 'null', 'true', '3', '@', 'ref', 'path(_id)', 'n + 1'],
  ...['dateTime("2026-01-03T00:00:00Z")', 'lower(_id)', '(n > 2)'],
);

/** Conditions about such lists and values. */
const closed = fc.oneof(
  fc.tuple(values, list).map(([a, b]) => `${a} in ${b}`),
  fc.tuple(values, list).map(([a, b]) => `!(${a} in ${b})`),
  list.map((a) => `references(${a})`),
  list.map((a) => `!references(${a})`),
  fc.tuple(list, list).map(([a, b]) => `references(${a}, ${b}, $id)`),
  fc.tuple(list, values).map(([a, b]) => `references(${a}, ${b})`),
  list.map((a) => `count(list[_ref in ${a}]) > 0`),
  list.map((a) => `count(list[references(${a})]) > 0`),
  list.map((a) => `ref->_id in ${a} || references(${a})`),
  list.map((a) => `array::intersects(list[]._ref, ${a})`),
  list.map((a) => `count(${a}) > n`),
  fc.tuple(values, single).map(([a, b]) => `${a} == ${b}`),
  fc.tuple(values, single).map(([a, b]) => `${b} != ${a}`),
  fc.tuple(values, single).map(([a, b]) => `${b} >= ${a}`),
  single.map((a) => `${a} == 1`),
  fc
    .tuple(values, list)
    .map(([a, b]) => `select(n > 2 => ${a} in ${b}, n > 1 => references(${b}))`),
);

const conditions = fc.oneof(
  { weight: 2, arbitrary: closed },
  fc.tuple(condition, closed).map(([a, b]) => `(${a}) && ${b}`),
  fc.tuple(closed, closed).map(([a, b]) => `(${a}) || ${b}`),
);

/** Queries of which a part, evaluated for each document, comes to the same each time. */
export const subquery = fc.oneof(
  { weight: 3, arbitrary: conditions.map((a) => `*[${a}]._id`) },
  conditions.map((a) => `count(*[${a}])`),
  conditions.map((a) => `*[${a}] | order(n desc, _id)[1...4]{_id, n}`),
  conditions.map((a) => `*[${a}] | order(_type)[0]`),
  fc.tuple(condition, conditions).map(([a, b]) => `*[${a}][${b}]{_id, "to": ref->_id}`),
  fc.tuple(condition, conditions).map(([a, b]) => `*[${a}]{_id, "of": *[${b}]._id}`),
  fc
    .tuple(condition, conditions)
    .map(([a, b]) => `*[${a}]{_id, "of": *[${b} && n == ^.n]{_id, "up": ^._id}}`),
  fc
    .tuple(condition, conditions)
    .map(([a, b]) => `*[${a}]{"of": *[${b}]{_id, "up": ^._id}[0...2], "one": *[${b}][0]{n}}`),
  fc.tuple(condition, conditions).map(([a, b]) => `*[${a}]{"x": ${b}, "y": !(${b})}`),
  fc.tuple(condition, list).map(([a, b]) => `*[${a}]{"l": ${b}, "in": list[_ref in ${b}]}`),
  fc.tuple(condition, single).map(([a, b]) => `*[${a}]{"s": ${b}, _id}`),
  fc.tuple(condition, single).map(([a, b]) => `*[${a}] | order(${b} + n desc, _id)._id`),
  fc.tuple(condition, conditions).map(([a, b]) => `*[${a}] | score(${b}, n > 2) {_id, _score}`),
  fc.tuple(condition, conditions).map(([a, b]) => `*[${a}].list[]{_ref, "x": ^.n, "y": ${b}}`),
  fc.tuple(condition, list).map(([a, b]) => `*[${a}]{"i": list[]{"in": _ref in ${b}, "u": ^._id}}`),
  fc.tuple(list, values).map(([a, b]) => `{"a": ${a}, "b": ${b} in ${a}}`),
);
