import type { Caller, Identity } from '../access/identity.ts';
import type { QueryCaller } from '../queries/query-caller.ts';
import type { ApiVersion } from './api-version.ts';

/** The variables that every route of the API gets besides the request. */
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
