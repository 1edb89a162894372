/** Holds what became of the conformance suite against the failures that are known, each with its reason. */
import { z } from 'zod';
import known from './known-failures.json' with { type: 'json' };
import type { Outcome } from './run-suite.ts';

const KNOWN_FAILURES = z.array(z.object({ why: z.string(), tests: z.array(z.string()) }));

/** The tests that are known to fail: those of one reason stand together. */
export type KnownFailures = z.infer<typeof KNOWN_FAILURES>;

/** The number of tests by what became of them, and a sentence for each that surprises. */
export type Verdict = { passed: number; known: number; notRun: number; surprises: string[] };

/** Counts outcomes: a failure that is not known surprises, and so does a known one that passes or is gone. */
export function holdSuite(
  outcomes: readonly Outcome[],
  failures: KnownFailures = KNOWN_FAILURES.parse(known),
): Verdict {
  const expected = new Set(failures.flatMap(({ tests }) => tests));
  const verdict: Verdict = { passed: 0, known: 0, notRun: 0, surprises: [] };
  for (const { test, is, reason } of outcomes) {
    const isKnown = expected.delete(test._id);
    if (is === 'passed') verdict.passed += 1;
    if (is === 'not run') verdict.notRun += 1;
    if (is === 'failed' && isKnown) verdict.known += 1;
    else if (isKnown) verdict.surprises.push(`${test._id} is known to fail, and is ${is}`);
    else if (is === 'failed') {
      verdict.surprises.push(`${test._id} (${test.filename}): ${test.query.trim()}\n  ${reason}`);
    }
  }
  for (const id of expected)
    verdict.surprises.push(`${id} is known to fail, and is not in the suite`);
  return verdict;
}
