/** The installation and the logged-in person: read once, for all parts of the desk. */
import { createContext, use } from 'react';
import type { Counts, Me } from '../../inbox/contract/api.ts';
import { createRequestsApi, type RequestsApi } from '../requests/api.ts';
import type { Live } from '../ui/live-answer.ts';
import { toLogin } from './addresses.ts';
import { type Installation, readInstallation } from './installation.ts';
import type { Appearance } from './scheme.ts';

/** The context of each part of the desk. */
type Session = {
  api: RequestsApi;
  me: Me;
  /** The dataset of the content service; undefined where that is another site's, or the hosted one. */
  dataset: string | undefined;
  counts: Pick<Live<Counts>, 'data' | 'reload'>;
  appearance: Appearance;
  /** Reads the agency's and the person's names again. */
  reload(): void;
};

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('a part was drawn outside of the desk');
  return session;
}

/**
 * The person is undefined where the hosted service has the accounts and its login left no token: it asks for one at
 * *Contenus*.
 */
export type Opened = { installation: Installation; me: Me | undefined };

let installing: Promise<Installation> | undefined;
let token: string | undefined;

export const api = createRequestsApi({
  token: () => token,
  async onSignedOut() {
    const installation = await installing;
    if (!installation?.hosted) toLogin();
  },
});

/** @throws {Refused} when the person is not logged in; the page is on its way to the login then */
export async function openSession(signal: AbortSignal): Promise<Opened> {
  installing = readInstallation();
  // The session is requested at once: the installation only decides what a refusal means.
  const answering = Promise.allSettled([api.me(signal)]);
  const installation = await installing;
  if (installation.hosted) {
    token = hostedToken(installation.projectId);
    return { installation, me: token ? await api.me(signal) : undefined };
  }
  const [answer] = await answering;
  if (answer.status === 'rejected') throw answer.reason;
  return { installation, me: answer.value };
}

/** Returns the token that the hosted service's login stores for the Sanity Studio, under the Studio's own key. */
function hostedToken(projectId: string): string | undefined {
  try {
    const stored: unknown = JSON.parse(
      localStorage.getItem(`__studio_auth_token_${projectId}`) ?? 'null',
    );
    if (typeof stored !== 'object' || stored === null || !('token' in stored)) return undefined;
    return typeof stored.token === 'string' ? stored.token : undefined;
  } catch {
    return undefined;
  }
}
