import { createClient, type SanityClient } from '@sanity/client';
import { useEffect } from 'react';
import { defer, type Observable, of, shareReplay } from 'rxjs';
import type { AuthState, AuthStore, CurrentUser } from 'sanity';
import { toLogin } from '../../desk/shell/addresses.ts';
import type { Installation } from '../../desk/shell/installation.ts';
import { LOGIN_PAGES } from '../../staff/desk-addresses.ts';
import { API_VERSION } from './api-version.ts';

/** Our own login in the place of the studio's: the cookie of `/studio/connexion`. */
export function createStaffSession({ projectId, dataset }: Installation): AuthStore {
  const client = createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    apiHost: location.origin,
    useProjectHostname: false,
    useCdn: false,
    withCredentials: true,
    // Where the studio names none it means drafts too: without, a document that is one cannot be deleted.
    perspective: 'raw',
  });
  return {
    state: currentState(client),
    // Said, or parts of the studio go and look for a cookie of their maker's.
    token: of(null),
    LoginComponent: ToLogin,
    async logout() {
      await client.request({ method: 'POST', url: '/auth/logout' });
      location.assign(LOGIN_PAGES.login);
    },
  };
}

function currentState(client: SanityClient): Observable<AuthState> {
  return defer(async () => {
    const user = await client.request<Partial<CurrentUser>>({ url: '/users/me' });
    return { client, authenticated: Boolean(user.id), currentUser: isUser(user) ? user : null };
  }).pipe(shareReplay(1));
}

function isUser(user: Partial<CurrentUser>): user is CurrentUser {
  return typeof user.id === 'string' && Array.isArray(user.roles);
}

/** Comes back to what was asked for. */
function ToLogin() {
  useEffect(toLogin, []);
  return null;
}
