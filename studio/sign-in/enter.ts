import { editsContent } from '../../staff/roles.ts';
import type { Awaited, Me } from './api.ts';
import { returnPath } from './return-path.ts';

/**
 * Leads to where somebody was going: by default to the content for who edits it, to the requests for who answers them; to
 * the login where it waits for a second step.
 */
export function enter(state: Me | Awaited): void {
  if ('awaits' in state) {
    location.replace('/studio/connexion');
    return;
  }
  const home = editsContent(state) ? '/studio' : '/studio/demandes';
  location.replace(returnPath(location.search, location.origin) ?? home);
}
