/** The one cookie of this site: who is logged in. Visitors never get it. */
import { SESSION_LIFETIME } from './sessions.ts';

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/** @param secure whether the site is served over TLS: only then can the name promise it */
export function createSessionCookie(secure: boolean) {
  // `__Host-`: browsers take it over TLS, for this host and the whole of it, and from nobody else.
  const name = secure ? '__Host-session' : 'session';
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    read(request: Request): string | undefined {
      for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
        const [key, value] = pair.trim().split('=');
        if (key === name && value) return value;
      }
      return undefined;
    },
    set: (token: string) => `${name}=${token}; Max-Age=${SESSION_LIFETIME / 1000}${attributes}`,
    clear: () => `${name}=; Max-Age=0${attributes}`,
  };
}
