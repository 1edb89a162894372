import fc from 'fast-check';
import { evaluateSync } from 'groq-js';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../kit/testing/property-runs.ts';
import { condition, documents, params } from '../testing/arbitrary-queries.ts';
import { type GroqNode, isGroqNode } from './groq-node.ts';
import { parseQuery } from './parse-query.ts';
import { holds, simplify } from './simple-condition.ts';

function read(written: string): { tree: GroqNode; expr: GroqNode } {
  const tree = parseQuery(`*[${written}]`, params);
  return isGroqNode(tree.expr) ? { tree, expr: tree.expr } : expect.fail();
}

it('a condition decided here is true of the documents groq-js says it is true of', {
  tags: ['property'],
}, () => {
  let simple = 0;
  fc.assert(
    fc.property(condition, documents, (written, dataset) => {
      const { tree, expr } = read(written);
      const decided = simplify(expr);
      if (!decided) return;
      simple += 1;
      for (const document of dataset) {
        const { data } = evaluateSync(tree, { dataset: [document], params });
        expect(holds(decided, document)).toBe(Array.isArray(data) && data.length > 0);
      }
    }),
    { numRuns: propertyRuns(2_000) },
  );
  expect(simple).toBeGreaterThan(propertyRuns(200));
});

const LISTENED = [
  'true',
  '_id == $id',
  '_id in ["d1", "d2"]',
  '_id in $types',
  '!(_id in path("_.**"))',
  '_id in path("*")',
  '_id in path("drafts.**") || _id in path("versions.r.*")',
  '_id in path("d1")',
  '_type == "post" && !(_id in path("drafts.**"))',
  '_type in $types && ref._ref != "d2"',
  '(_type == "post" || n == 1) && slug.current == null',
  '"post" == _type && n in [1, 2, "3", null]',
];
const IDS = [
  'd1',
  'd2',
  'drafts.d1',
  'versions.r.d1',
  'versions.r.a.b',
  '_.releases.r',
  'versions.r',
];

it.each(LISTENED)('what the studio and pages listen to is decided here: %s', (written) => {
  const { tree, expr } = read(written);
  const decided = simplify(expr) ?? expect.fail();
  for (const _id of IDS) {
    for (const fields of [{ n: 1 }, { n: '3', slug: { current: 'x' } }, { ref: { _ref: 'd2' } }]) {
      const at = { _rev: 'r', _createdAt: 'c', _updatedAt: 'u' };
      const document = { _id, _type: 'post', ...at, ...fields };
      const { data } = evaluateSync(tree, { dataset: [document], params });
      expect(holds(decided, document)).toBe(Array.isArray(data) && data.length > 0);
    }
  }
});

it.each([
  'title match "a*"',
  'n > 1',
  'count(list) > 1',
  '_id in path("**.a")',
  'ref->_type == "post"',
  '_type == "a" + "b"',
  'defined(n)',
  `a${' || a == 1'.repeat(600)}`,
])('all else is left to workers: %.60s', (written) => {
  expect(simplify(read(written).expr)).toBeUndefined();
});
