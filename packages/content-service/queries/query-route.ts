import { groqIdentity, type Identity } from '../access/identity.ts';
import type { ApiVersion } from '../http/api-version.ts';
import { EncodedBody } from '../http/encoded-body.ts';
import type { DocumentStore } from '../store.ts';
import { AnswerMemo } from './answer-memo.ts';
import type { QueryAnswer } from './evaluate-query.ts';
import { languageOf } from './first-version.ts';
import { parsePerspective, perspectiveKey } from './perspective.ts';
import type { QueryCaller } from './query-caller.ts';
import { queryFailure } from './query-failure.ts';
import { readQueryRequest } from './query-parameters.ts';
import type { QueryPool } from './query-pool.ts';
import type { QueryJob } from './worker-messages.ts';

/** A remembered answer: the bytes to send, compressed at most once. */
interface Answer {
  body: EncodedBody;
  /** The length in bytes. */
  length: number;
  repeatable: boolean;
}

/**
 * The longest result of a visitor's query, in UTF-16 units of JSON: twice what a page reads. A whole dataset is read in
 * parts, by the export, or with a token.
 */
export const LONGEST_RESULT_OF_VISITOR = 2 * 1024 * 1024;

export type QueryRoute = (
  request: Request,
  caller: { version: ApiVersion; identity: Identity; queryCaller: QueryCaller },
) => Promise<Response>;

/** `GET` and `POST /v{date}/data/query/{dataset}`. Throws `ApiError`. */
export function createQueryRoute({
  pool,
  store,
}: {
  pool: QueryPool;
  store: Pick<DocumentStore, 'publishedRevision' | 'sequence'>;
}): QueryRoute {
  // The two caches are separate, because a draft outdates the answers for staff only.
  const publicAnswers = new AnswerMemo<Answer>();
  const staffAnswers = new AnswerMemo<Answer>();

  return async (request, { version, identity, queryCaller }) => {
    const {
      query,
      params,
      perspective: names,
      returnQuery,
      sourceMap,
    } = await readQueryRequest(request, queryCaller.priority);
    const perspective = parsePerspective(names, version);
    const publicOnly = identity.kind === 'anonymous';
    const job: QueryJob = {
      kind: 'query',
      query,
      language: languageOf(version),
      params,
      perspective,
      publicOnly,
      maxResultLength: queryCaller.priority === 'visitor' ? LONGEST_RESULT_OF_VISITOR : undefined,
      sourceMap,
      identity: groqIdentity(identity),
    };
    const key = JSON.stringify([
      query,
      job.language,
      params,
      perspectiveKey(perspective),
      job.identity,
      returnQuery,
      sourceMap,
    ]);
    const memo = publicOnly ? publicAnswers : staffAnswers;
    const generation = publicOnly ? store.publishedRevision() : store.sequence();
    let isHit = false;
    const hit = () => {
      isHit = true;
    };
    const answer = await memo.ask(
      { generation, key, company: queryCaller.priority, signal: request.signal, hit },
      (gone) =>
        answerTo(job, {
          request,
          returnQuery,
          ask: (make) => pool.respond(job, queryCaller, make, gone),
        }),
    );
    return answer.body.respond(request, {
      // Clients revalidate at each use, so that what is published shows at once.
      'cache-control': publicOnly ? 'public, no-cache' : 'private, no-cache',
      // RFC 9211: a hit means an equal query on the same content, or a store that was asked already.
      'cache-status': isHit
        ? 'queries; hit'
        : `queries; fwd=miss${answer.repeatable ? '; stored' : ''}`,
    });
  };
}

type Asking = {
  /** The first that asks: others may share the answer. */
  request: Request;
  returnQuery: boolean;
  ask(make: (answer: QueryAnswer) => Promise<Answer>): Promise<Answer>;
};

async function answerTo(
  { query }: QueryJob,
  { request, returnQuery, ask }: Asking,
): Promise<Answer> {
  const start = performance.now();
  try {
    return await ask(async ({ result, resultSourceMap, syncTags, repeatable }) => {
      const rest = {
        syncTags,
        ms: Math.round(performance.now() - start),
        ...(returnQuery && { query }),
      };
      // The result is JSON already; parsing it here would block this thread again.
      const map = resultSourceMap === undefined ? '' : `"resultSourceMap":${resultSourceMap},`;
      const body = new EncodedBody(`{"result":${result},${map}${JSON.stringify(rest).slice(1)}`);
      await body.prepare(request);
      return { body, length: body.length, repeatable };
    });
  } catch (error) {
    throw queryFailure(error, query) ?? error;
  }
}
