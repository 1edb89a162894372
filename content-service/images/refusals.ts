import { ApiError, refuse } from '../http/api-error.ts';
import { RETRY_AFTER_OVERLOAD, RETRY_AFTER_TIMEOUT } from './cache-policy.ts';
import { BrokenOriginalError, TransformTimeoutError } from './transform.ts';
import { InvalidParameterError } from './transform-parameters.ts';
import { QueueClosedError, QueueFullError } from './work-queue.ts';

/** Nobody reads this answer: the client closed the connection (the number is nginx's). */
export const CLIENT_LEFT = 499;

/** What an error of ours says to the client; undefined for a fault nobody foresaw. */
export function refusalOf(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof InvalidParameterError) {
    const { message, parameter, allowed } = error;
    const body = { statusCode: 400, error: 'Bad Request', message, parameter, allowed };
    return new ApiError(400, message, body);
  }
  if (error instanceof QueueFullError || error instanceof QueueClosedError) {
    return refuse(503, 'Service Unavailable', 'Too many images are being made, come back shortly', {
      'retry-after': String(RETRY_AFTER_OVERLOAD),
    });
  }
  if (error instanceof TransformTimeoutError) {
    return refuse(503, 'Service Unavailable', 'This image took too long to make', {
      'retry-after': String(RETRY_AFTER_TIMEOUT),
    });
  }
  if (error instanceof BrokenOriginalError) {
    return refuse(500, 'Internal Server Error', 'The original of this image cannot be read');
  }
  return undefined;
}

/** Whether somebody should look into it; an overload is counted by its answers. */
export function isFault(error: unknown): boolean {
  return error instanceof BrokenOriginalError || error instanceof TransformTimeoutError;
}
