import { type ApiError, refuse, refuseQuery } from '../../kit/network/api-error.ts';
import { NetworkShareError, QueueFullError } from '../../kit/network/work-queue.ts';
import { QueryAbandonedError, QueryRefusedError } from './query-errors.ts';
import { TooManyQueriesError } from './waiting-line.ts';

/** The delay after which an overloaded service may be asked again, in seconds. */
const RETRY_AFTER = { 'retry-after': '1' };

/** Returns the error for the caller of a failed query; undefined for an error of ours. */
export function queryFailure(error: unknown, query: string): ApiError | undefined {
  if (error instanceof QueryRefusedError) {
    const { type, description, ...position } = error.refusal;
    return refuseQuery(type, description, { ...position, query });
  }
  if (error instanceof TooManyQueriesError) {
    return error.isShare
      ? refuse(429, 'Too Many Requests', error.message, RETRY_AFTER)
      : refuse(503, 'Service Unavailable', error.message, RETRY_AFTER);
  }
  if (error instanceof NetworkShareError) {
    return refuse(429, 'Too Many Requests', error.message, RETRY_AFTER);
  }
  if (error instanceof QueueFullError) {
    return refuse(503, 'Service Unavailable', error.message, RETRY_AFTER);
  }
  // The client has left and reads no answer; status 499 keeps this out of the error log.
  if (error instanceof QueryAbandonedError) return refuse(499, 'Client Closed Request', '');
  return undefined;
}
