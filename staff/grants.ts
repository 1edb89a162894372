import { editsContent, type Staff } from './staff.ts';

/** One line of an access list, in the hosted service's form: what may be done with the documents a filter matches. */
export interface Grant {
  readonly filter: string;
  readonly permissions: readonly string[];
}

const ALL = ['read', 'create', 'update', 'history', 'editHistory', 'publish', 'manage'];

/** Ids without a dot: what visitors read. */
const PUBLIC = '_id in path("*")';

export function grantsOf({ role }: Staff): Grant[] {
  return editsContent(role)
    ? [{ filter: 'true', permissions: ALL }]
    : [{ filter: PUBLIC, permissions: ['read'] }];
}
