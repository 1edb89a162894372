import { LOGIN_PAGES, PARTS } from '../../staff/desk-places.ts';
import type { Awaited, CurrentUser } from './api.ts';
import { returnPath } from './return-path.ts';

/** Leads to the page the person was going to, by default the desk's first page; to the login while a second step is due. */
export function enter(state: CurrentUser | Awaited): void {
  if ('awaits' in state) {
    location.replace(LOGIN_PAGES.login);
    return;
  }
  location.replace(returnPath(location.search, location.origin) ?? PARTS.home.address);
}
