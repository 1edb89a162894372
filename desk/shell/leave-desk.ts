import { LOGIN_PAGES } from '../../staff/desk-places.ts';
import { logOut } from '../sign-in/api.ts';

/** Ends the session, and says so at the login. */
export async function leaveDesk(): Promise<void> {
  await logOut();
  location.assign(`${LOGIN_PAGES.login}?sortie`);
}
