import type { Caller, Identity } from '../access/identity.ts';
import type { QueryCaller } from '../queries/query-caller.ts';
import type { ApiVersion } from './api-version.ts';

/** The variables every route of the API finds beside the request. */
export type ApiEnv = {
  Bindings: {
    /** Network address of the caller; empty when unknown. */
    address: string;
  };
  Variables: {
    version: ApiVersion;
    caller: Caller | undefined;
    identity: Identity;
    queryCaller: QueryCaller;
  };
};
