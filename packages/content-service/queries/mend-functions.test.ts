import fc from 'fast-check';
import { evaluateSync, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { DocumentSet } from '../documents/document-set.ts';
import { evaluateQuery } from './evaluate-query.ts';

const documents = new DocumentSet();
const context = { documents, identity: 'x', projectId: 'p', dataset: 'd', maxResultLength: 1e6 };

async function answerTo(query: string, params: Record<string, unknown> = {}): Promise<unknown> {
  return JSON.parse((await evaluateQuery(query, { ...context, params })).result);
}

it.each([
  ['array::unique([null, 1, null, 1])', [null, 1]],
  [
    'array::unique([[null], [null], {"a": null}, {"a": null}])',
    [[null], [null], { a: null }, { a: null }],
  ],
  ['array::unique([0, -0, 1e999, null])', [0, null]],
  ['array::unique(["null", null, "1", 1, true, "true"])', ['null', null, '1', 1, true, 'true']],
  ['array::unique([{"_ref": "a"}, {"_ref": "a"}]._ref)', ['a']],
  ['[1e999, 1e999 == null]', [null, true]],
  ['array::unique(null)', null],
  ['array::unique("a")', null],
  ['count(array::unique([missing, @, ^.x]))', 1],
  ['[[null, null], [1, 1]]{"u": array::unique(@)}', [null, null]],
  [
    'array::unique([dateTime("2026-01-01T00:00:00Z"), dateTime("2026-01-01T01:00:00+01:00")])',
    ['2026-01-01T00:00:00Z'],
  ],
  [
    'array::unique([dateTime("2026-01-01T00:00:00Z"), "2026-01-01T00:00:00Z", null, null])',
    ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', null],
  ],
  [
    'array::unique([dateTime("2026-01-01T00:00:00.5Z"), 1])[0] + 1 == dateTime("2026-01-01T00:00:01.5Z")',
    true,
  ],
  ['path("a.b") in path("a.*")', true],
  ['(path("a.b.c")) in (path("a.*"))', false],
  ['path("a.b.c") in path("a.**")', true],
  ['path(1) in path("**")', null],
  ['path("a") in ["a"]', false],
  ['"a" in path("a")', true],
])('%s is %j', async (query, value) => {
  expect(await answerTo(query)).toEqual(value);
});

const item = fc.oneof(
  fc.constantFrom(null, true, false, 0, 1, 'a', 'b', '', '1', 'null'),
  fc.constantFrom<unknown>([], [null], { a: 1 }, { _ref: 'a' }),
);

it('keeps of equal values one, and all that are equal to nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 12 }), async (list) => {
      const isFirst = (one: unknown, at: number) =>
        (typeof one === 'object' && one !== null) || list.indexOf(one) === at;
      const uniqueItems = list.filter(isFirst);
      expect(await answerTo('array::unique($list)', { list })).toEqual(uniqueItems);
      const inside = await answerTo(
        '[$o]{"u": array::unique(list), "n": count(array::unique(list))}',
        {
          o: { list },
        },
      );
      expect(inside).toEqual([{ u: uniqueItems, n: uniqueItems.length }]);
    }),
    { numRuns: 500 },
  );
});

it('tells a path in a path as a text in that path', async () => {
  const path = fc.array(fc.constantFrom('a', 'b', '*', '**'), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(path, path, async (one, other) => {
      const [a, b] = [one.join('.'), other.join('.')];
      const { data } = evaluateSync(parse(`"${a}" in path("${b}")`));
      expect(await answerTo(`path("${a}") in path($b)`, { b })).toBe(data);
    }),
    { numRuns: 200 },
  );
});
