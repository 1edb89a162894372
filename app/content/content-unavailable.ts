/** The content service did not answer, or not properly. Distinct from missing content, which only an answer tells. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
  /** `unreachable`: no answer at all. `refused`: an answer with an error status. `unreadable`: an answer that is no result of the query. */
  readonly reason: 'unreachable' | 'refused' | 'unreadable';
  readonly status: number | undefined;
  /** The time for which the content service asks not to be called again, in ms. */
  readonly retryAfter: number | undefined;

  constructor(
    reason: ContentUnavailableError['reason'],
    message: string,
    details: { cause?: unknown; status?: number; retryAfter?: number | undefined } = {},
  ) {
    super(message, { cause: details.cause });
    this.reason = reason;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
  }
}

/** The answer of a page while the content service gives none: caches keep their older copy, and take no copy of this. */
export const CONTENT_UNAVAILABLE = {
  status: 503,
  headers: { 'cache-control': 'no-store', 'retry-after': '10' },
} as const;
