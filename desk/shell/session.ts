/** Whose desk it is and who sits at it: read once, for all parts. */
import type { Me } from '../../inbox/contract/api.ts';
import { createRequestsApi, type RequestsApi } from '../requests/api.ts';
import { type Installation, readInstallation } from './installation.ts';
import { toLogin } from './to-login.ts';

export type Session = {
  installation: Installation;
  /** Undefined where the hosted service keeps the accounts and its login has left no token: that is at *Contenus*. */
  me: Me | undefined;
};

export type SessionDoor = {
  api: RequestsApi;
  /** @throws {Refused} when the person is not logged in; the page is on its way to the login then */
  open(signal: AbortSignal): Promise<Session>;
};

export function createSessionDoor(): SessionDoor {
  let installing: Promise<Installation> | undefined;
  let token: string | undefined;
  const api = createRequestsApi({
    token: () => token,
    async onSignedOut() {
      const installation = await installing;
      if (!installation?.hosted) toLogin();
    },
  });
  return {
    api,
    async open(signal) {
      installing = readInstallation();
      // Asked at once: what the installation says decides only what a refusal means.
      const asked = api.me(signal).then(
        (me) => ({ me }),
        (failure: unknown) => ({ failure }),
      );
      const installation = await installing;
      if (installation.hosted) {
        token = hostedToken(installation.projectId);
        return { installation, me: token ? await api.me(signal) : undefined };
      }
      const answer = await asked;
      if ('failure' in answer) throw answer.failure;
      return { installation, me: answer.me };
    },
  };
}

/** The token the hosted service's login keeps for the Sanity Studio, under the Studio's own name for it. */
function hostedToken(projectId: string): string | undefined {
  try {
    const kept: unknown = JSON.parse(
      localStorage.getItem(`__studio_auth_token_${projectId}`) ?? 'null',
    );
    if (typeof kept !== 'object' || kept === null || !('token' in kept)) return undefined;
    return typeof kept.token === 'string' ? kept.token : undefined;
  } catch {
    return undefined;
  }
}
