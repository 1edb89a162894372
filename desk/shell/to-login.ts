import { LOGIN_PAGES } from '../../staff/desk-places.ts';

/** Leads to the login, which leads back here: to the same address, its question and its fragment. */
export function toLogin(): void {
  const here = location.pathname + location.search + location.hash;
  location.replace(`${LOGIN_PAGES.login}?${new URLSearchParams({ retour: here })}`);
}
