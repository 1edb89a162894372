/** Requests of this process itself to its content service, before there is an account: no address of the network reaches what they may. */
import type { Caller, ContentServiceOptions } from '../../content-service/index.ts';

/** Signs what the setup writes at a first start. */
const SETUP: Caller = {
  id: 'installation',
  name: 'Installation',
  email: '',
  roles: [],
  editsContent: true,
  isProgram: true,
};

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
    identify: async (request) => (own.has(request) ? SETUP : identify(request)),
    mark(request) {
      own.add(request);
      return request;
    },
  };
}
