/**
 * Requests of this process to its own content service, before there is an account. No request from the network can pass
 * for one.
 */
import type { ContentServiceOptions } from '../../packages/content-service/index.ts';
import { SETUP_CALLER } from '../setup/content-api.ts';

export type OwnRequests = {
  /** `identify` of the content service, for which the requests that were marked are the setup's. */
  identify: NonNullable<ContentServiceOptions['identify']>;
  /** @returns the same request, marked */
  mark(request: Request): Request;
};

/** Marks requests by their identity as objects: nothing that is sent in one can be copied. */
export function createOwnRequests(identify: OwnRequests['identify']): OwnRequests {
  const own = new WeakSet<Request>();
  return {
    identify: async (request) => (own.has(request) ? SETUP_CALLER : identify(request)),
    mark(request) {
      own.add(request);
      return request;
    },
  };
}
