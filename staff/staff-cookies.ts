/** The two cookies of this site: the session, and the known browser. Visitors get neither. */
import { DEVICE_LIFETIME } from './devices.ts';
import { SESSION_LIFETIME } from './sessions.ts';

export type StaffCookies = ReturnType<typeof createStaffCookies>;

/** @param secure whether the site is served over TLS: only then can the names promise it */
export function createStaffCookies(secure: boolean) {
  return {
    session: createCookie('session', SESSION_LIFETIME, secure),
    /** The cookie of a known browser; it stays when its person logs out, and opens nothing. */
    device: createCookie('device', DEVICE_LIFETIME, secure),
  };
}

function createCookie(plainName: string, lifetime: number, secure: boolean) {
  // Browsers accept a `__Host-` cookie only over TLS, for this host alone and with the path `/`.
  const name = secure ? `__Host-${plainName}` : plainName;
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    read(request: Request): string | undefined {
      for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
        const [key, value] = pair.trim().split('=');
        if (key === name && value) return value;
      }
      return undefined;
    },
    set: (value: string) => `${name}=${value}; Max-Age=${lifetime / 1000}${attributes}`,
    clear: () => `${name}=; Max-Age=0${attributes}`,
  };
}
