import { editsContent } from '../../staff/roles.ts';
import type { Awaited, Me } from './api.ts';
import { returnPath } from './return-path.ts';

/**
 * Leads to the page the person was going to: by default to the content for editors, to the requests for other
 * roles; to the login where it waits for a second step.
 */
export function enter(state: Me | Awaited): void {
  if ('awaits' in state) {
    location.replace('/studio/connexion');
    return;
  }
  const home = editsContent(state) ? '/studio' : '/studio/demandes';
  location.replace(returnPath(location.search, location.origin) ?? home);
}
