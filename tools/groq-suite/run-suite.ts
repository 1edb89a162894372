/** Asks the content service's evaluation of queries what the conformance suite of GROQ asks, and compares the answers. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Document } from '../../packages/content-service/document.ts';
import { DocumentSet } from '../../packages/content-service/documents/document-set.ts';
import { evaluateQuery } from '../../packages/content-service/queries/evaluate-query.ts';
import { QueryRefusedError } from '../../packages/content-service/queries/query-errors.ts';

/** Documents of the suite have no revision and no times, and its results show none. */
const DOCUMENT = z.custom<Document>(
  (value) => z.looseObject({ _id: z.string(), _type: z.string() }).safeParse(value).success,
);

const DATASET = z.object({
  _type: z.literal('dataset'),
  _id: z.string(),
  documents: z.array(DOCUMENT).optional(),
});

const TEST = z.object({
  _type: z.literal('test'),
  _id: z.string(),
  filename: z.string(),
  query: z.string(),
  result: z.unknown().optional(),
  valid: z.boolean(),
  version: z.string().nullish(),
  features: z.array(z.string()),
  params: z.record(z.string(), z.unknown()).nullish(),
  dataset: z.object({ _ref: z.string() }),
});

/** The id of the caller in the suite's tests of `identity()`. */
const IDENTITY = 'someuser';

const ENTRY = z.discriminatedUnion('_type', [DATASET, TEST]);

/** One test of the suite, as it is compiled. */
export type SuiteTest = z.infer<typeof TEST>;

/** What became of one test; `reason` says why it was not run, or what came instead. */
export type Outcome = {
  test: SuiteTest;
  is: 'passed' | 'failed' | 'not run';
  reason: string;
};

/** Runs each test of a compiled suite: an entry a line, a test's dataset anywhere in it. */
export async function* runSuite(lines: Iterable<string>): AsyncGenerator<Outcome> {
  const entries = [...lines]
    .filter((line) => line !== '')
    .map((line) => ENTRY.parse(JSON.parse(line)));
  const datasets = new Map<string, DocumentSet | undefined>();
  for (const entry of entries) if (entry._type === 'dataset') datasets.set(entry._id, setOf(entry));
  for (const test of entries) {
    if (test._type !== 'test') continue;
    const documents = datasets.get(test.dataset._ref);
    yield documents
      ? { test, ...(await outcomeOf(test, documents)) }
      : { test, is: 'not run', reason: 'its documents are not in the suite' };
  }
}

function setOf({ documents }: z.infer<typeof DATASET>): DocumentSet | undefined {
  if (!documents) return undefined;
  const set = new DocumentSet();
  for (const document of documents) set.put(document);
  return set;
}

async function outcomeOf(test: SuiteTest, documents: DocumentSet): Promise<Omit<Outcome, 'test'>> {
  try {
    const { result } = await evaluateQuery(test.query, {
      documents,
      params: test.params ?? {},
      language: test.version === '0.1' ? 'first' : 'today',
      identity: IDENTITY,
      projectId: 'suite',
      dataset: 'suite',
      maxResultLength: Number.POSITIVE_INFINITY,
    });
    const answer = withPlaces(JSON.parse(result));
    if (!test.valid) return { is: 'failed', reason: `accepted, with ${shortened(result)}` };
    return isDeepStrictEqual(answer, test.result)
      ? { is: 'passed', reason: '' }
      : {
          is: 'failed',
          reason: `${shortened(JSON.stringify(answer))} in place of ${shortened(JSON.stringify(test.result))}`,
        };
  } catch (error) {
    if (!(error instanceof QueryRefusedError)) throw error;
    const { description } = error.refusal;
    return test.valid ? { is: 'failed', reason: description } : { is: 'passed', reason: '' };
  }
}

/** Scores are the service's own: the suite asks for the place of each among those of a result, the highest first. */
function withPlaces(result: unknown): unknown {
  const scores = new Set<number>();
  JSON.stringify(result, (key, value) => {
    if (key === '_score' && typeof value === 'number') scores.add(value);
    return value;
  });
  if (scores.size === 0) return result;
  const places = [...scores].sort((a, b) => b - a);
  return JSON.parse(JSON.stringify(result), (_key, value) => {
    if (typeof value !== 'object' || value === null || !('_score' in value)) return value;
    const { _score, ...rest } = value;
    return { ...rest, _pos: places.indexOf(_score) + 1 };
  });
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
