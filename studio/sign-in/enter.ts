import { editsContent } from '../../staff/roles.ts';
import type { Awaited, Me } from './api.ts';
import { returnPath } from './return-path.ts';

/** Leads to the page the person was going to, by default the role's own; to the login while a second step is due. */
export function enter(state: Me | Awaited): void {
  if ('awaits' in state) {
    location.replace('/studio/connexion');
    return;
  }
  const home = editsContent(state) ? '/studio' : '/studio/demandes';
  location.replace(returnPath(location.search, location.origin) ?? home);
}
