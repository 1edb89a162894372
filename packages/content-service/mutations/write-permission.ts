import { refuse } from '../../kit/network/api-error.ts';
import type { Identity } from '../access/identity.ts';

/** The id of a caller who may write content. Throws `ApiError` 401 without an account, 403 for other roles. */
export function requireEditor(identity: Identity): string {
  if (identity.kind === 'staff' && !identity.readsOnly) return identity.id;
  if (identity.kind === 'staff' || identity.caller) {
    throw refuse(403, 'Forbidden', 'Insufficient permissions; permission "update" required');
  }
  throw refuse(401, 'Unauthorized', 'Session not found');
}
