/** A query that can't be answered, in words that survive the way from the worker to the caller. */
export interface QueryRefusal {
  type:
    | 'queryParseError'
    | 'queryEvaluationError'
    | 'queryResultTooLargeError'
    | 'queryMemoryLimitError'
    | 'queryTimeoutError';
  description: string;
  /** The position in the query, as UTF-16 offsets: what the client draws its code frame from. */
  start?: number;
  end?: number;
}

export class QueryRefusedError extends Error {
  override readonly name = 'QueryRefusedError';
  readonly refusal: QueryRefusal;

  constructor(refusal: QueryRefusal) {
    super(refusal.description);
    this.refusal = refusal;
  }
}

/** Thrown when no caller waits for the answer any more. */
export class QueryAbandonedError extends Error {
  override readonly name = 'QueryAbandonedError';
}

/** @param limit in ms */
export function tookLonger(limit: number): QueryRefusedError {
  return new QueryRefusedError({
    type: 'queryTimeoutError',
    description: `The query took longer than ${limit / 1_000} s and was stopped`,
  });
}

/** @param heap in MiB */
export function neededMore(heap: number): QueryRefusedError {
  return new QueryRefusedError({
    type: 'queryMemoryLimitError',
    description: `The query needed more than ${heap} MiB of memory and was stopped`,
  });
}

export function felledTwo(): QueryRefusedError {
  return new QueryRefusedError({
    type: 'queryEvaluationError',
    description: 'The query stopped the process that evaluated it, twice',
  });
}
