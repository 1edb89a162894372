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
