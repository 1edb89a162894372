import { ApiError, refuse } from '../../kit/network/api-error.ts';
import {
  NetworkShareError,
  QueueClosedError,
  QueueFullError,
} from '../../kit/network/work-queue.ts';
import { RETRY_AFTER_OVERLOAD, RETRY_AFTER_TIMEOUT } from './cache-policy.ts';
import { BrokenOriginalError, TransformTimeoutError } from './image-errors.ts';
import { InvalidParameterError } from './transform-parameters.ts';

/** The answer to the client for an error of ours; undefined for a fault we did not foresee. */
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
  if (error instanceof NetworkShareError) {
    const message = 'Your network asks for too many new images at once, come back shortly';
    const again = { 'retry-after': String(RETRY_AFTER_OVERLOAD) };
    return refuse(429, 'Too Many Requests', message, again);
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

/** Whether an error is a fault to look into; an overload is counted by its answers. */
export function isFault(error: unknown): boolean {
  return error instanceof BrokenOriginalError || error instanceof TransformTimeoutError;
}
