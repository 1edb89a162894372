import type { Caller } from '../access/identity.ts';

/** `GET /v{date}/users/me` of a store that runs without accounts: the caller, or the empty object for a visitor. */
export function ownUser(caller: Caller | undefined) {
  if (!caller) return {};
  const { id, name, email, roles, isProgram } = caller;
  const provider = isProgram ? 'token' : 'local';
  return { id, name, email, profileImage: null, role: roles[0]?.name, roles, provider };
}
