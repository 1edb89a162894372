/** People as the hosted service describes them: the Studio and `@sanity/client` read these shapes. */

import type { Name } from './accounts.ts';
import { ROLE_RULES, type Role, type Staff } from './roles.ts';

export interface CurrentUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly profileImage: null;
  /** The first of the roles: a field of the time when a person had one. */
  readonly role: Role | undefined;
  readonly roles: readonly { name: Role; title: string }[];
  readonly provider: 'local' | 'token';
}

/** The caller's own account; the empty object without a session. */
export function currentUser(staff: Staff | undefined): CurrentUser | Record<string, never> {
  if (!staff) return {};
  const { id, name, email, roles } = staff;
  return {
    id,
    name,
    email,
    profileImage: null,
    role: roles[0],
    roles: roles.map((name) => ({ name, title: ROLE_RULES[name].title })),
    provider: email === '' ? 'token' : 'local',
  };
}

/** A person in a document's history, also after they left. */
export function historicUser({ id, name, email }: Name) {
  return { id, displayName: name, imageUrl: null, email };
}
