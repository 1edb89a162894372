import type { Caller } from './identity.ts';

/**
 * One line of an access list, in the hosted service's form: the operations allowed on documents that match a filter.
 */
export interface Grant {
  readonly filter: string;
  readonly permissions: readonly string[];
}

const ALL = ['read', 'create', 'update', 'history', 'editHistory', 'publish', 'manage'];

/** Ids without a dot: what visitors read. */
const PUBLIC = '_id in path("*")';

export function grantsOf({ editsContent }: Caller): Grant[] {
  return editsContent
    ? [{ filter: 'true', permissions: ALL }]
    : [{ filter: PUBLIC, permissions: ['read'] }];
}
