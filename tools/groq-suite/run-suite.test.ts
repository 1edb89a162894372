import { expect, test } from 'vitest';
import { holdSuite } from './hold-suite.ts';
import { type Outcome, runSuite } from './run-suite.ts';

const DATASET = {
  _type: 'dataset',
  _id: 'inline',
  documents: [
    { _id: 'a', _type: 'note', title: 'Zellige', rank: 2 },
    { _id: 'b', _type: 'note', title: 'Tadelakt', rank: 1 },
  ],
};

/** What became of one test about those documents, written as the suite compiles its own. */
async function outcomeOf(test: object): Promise<Outcome | undefined> {
  const compiled = {
    ...{ _type: 'test', _id: 'test-1', filename: 'misc.yml', features: [], valid: true },
    dataset: { _ref: 'inline' },
    ...test,
  };
  const lines = [compiled, DATASET].map((entry) => JSON.stringify(entry));
  for await (const outcome of runSuite([...lines, ''])) return outcome;
  return undefined;
}

test.each<[string, object, Outcome['is']]>([
  ['whose answer is the right one', { query: 'count(*)', result: 2 }, 'passed'],
  ['whose answer is another one', { query: 'count(*)', result: 3 }, 'failed'],
  [
    'of documents as they are stored',
    { query: '*[_id == "b"]', result: [DATASET.documents[1]] },
    'passed',
  ],
  ['with parameters', { query: '*[rank == $n]._id', params: { n: 1 }, result: ['b'] }, 'passed'],
  ['that is to be refused, and is', { query: '*[', valid: false, result: null }, 'passed'],
  ['that is to be refused, and is answered', { query: '1', valid: false, result: null }, 'failed'],
  ['that is to be answered, and is refused', { query: '*[', result: [] }, 'failed'],
  ['of the first version', { query: '*|[0]._id', version: '0.1', result: 'a' }, 'passed'],
  ['that the first version alone answers', { query: '*|[0]._id', result: 'a' }, 'failed'],
  [
    'of scores, by their places',
    {
      query: '* | score(title match "zellige") | order(_id) {_id, _score}',
      result: [
        { _id: 'a', _pos: 1 },
        { _id: 'b', _pos: 2 },
      ],
    },
    'passed',
  ],
  ['of documents that are elsewhere', { query: '*', dataset: { _ref: 'other' } }, 'not run'],
])('a test %s is told from the others', async (...row) => {
  const [, groqTest, is] = row;
  expect(await outcomeOf(groqTest)).toMatchObject({ is });
});

test('a known failure is counted, and any other outcome that is not expected is told', async () => {
  const [right, wrong] = await Promise.all([
    outcomeOf({ query: '1', result: 1 }),
    outcomeOf({ query: '1', result: 2 }),
  ]);
  const failures = [{ why: 'A reason.', tests: ['test-1'] }];
  expect(holdSuite(wrong ? [wrong] : [], failures)).toEqual({
    passed: 0,
    known: 1,
    notRun: 0,
    surprises: [],
  });
  expect(holdSuite(right ? [right] : [], failures).surprises).toEqual([
    'test-1 is known to fail, and is passed',
  ]);
  expect(holdSuite(wrong ? [wrong] : [], []).surprises).toEqual([
    'test-1 (misc.yml): 1\n  1 in place of 2',
  ]);
  expect(holdSuite([], failures).surprises).toEqual([
    'test-1 is known to fail, and is not in the suite',
  ]);
});
