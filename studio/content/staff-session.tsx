import { createClient, type SanityClient } from '@sanity/client';
import { useEffect } from 'react';
import { defer, type Observable, shareReplay } from 'rxjs';
import type { AuthState, AuthStore, CurrentUser } from 'sanity';
import type { Installation } from './installation.ts';

/** Any date the service knows; the studio's own requests name theirs. */
const API_VERSION = '2025-02-19';

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
  });
  return {
    state: currentState(client),
    LoginComponent: ToLogin,
    async logout() {
      await client.request({ method: 'POST', uri: '/auth/logout' });
      location.assign('/studio/connexion');
    },
  };
}

function currentState(client: SanityClient): Observable<AuthState> {
  return defer(async () => {
    const user = await client.request<Partial<CurrentUser>>({ uri: '/users/me' });
    return { client, authenticated: Boolean(user.id), currentUser: isUser(user) ? user : null };
  }).pipe(shareReplay(1));
}

function isUser(user: Partial<CurrentUser>): user is CurrentUser {
  return typeof user.id === 'string' && Array.isArray(user.roles);
}

/** Comes back to what was asked for. */
function ToLogin() {
  useEffect(() => {
    const back = location.pathname + location.search;
    location.replace(`/studio/connexion?${new URLSearchParams({ retour: back })}`);
  }, []);
  return null;
}
