import { LOGIN_PAGES, PARTS } from '../../staff/desk-places.ts';
import type { Awaited, CurrentUser } from './api.ts';
import { returnPath, studioElsewhere } from './return-path.ts';

/**
 * Leads to the page the person was going to, otherwise to the first one for them: by default the desk's own. To the login while a second step is due,
 * and where a Studio of another site waits.
 */
export function enter(state: CurrentUser | Awaited, first: string = PARTS.home.address): void {
  if ('awaits' in state || studioElsewhere(location.search, location.origin)) {
    location.replace(LOGIN_PAGES.login + location.search);
    return;
  }
  location.replace(returnPath(location.search, location.origin) ?? first);
}
