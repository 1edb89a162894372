import { isFromOurPages, needsOurPages } from '../packages/kit/network/own-pages.ts';
import type { Caller } from './caller.ts';
import { deviceName } from './device-name.ts';
import { refused } from './refusals.ts';
import type { Registry } from './registry.ts';
import type { Staff } from './roles.ts';
import type { Client } from './sessions.ts';
import type { StaffCookies } from './staff-cookies.ts';
import { isStudioToken } from './studio-sessions.ts';

export interface CallersSetting {
  registry: Registry;
  cookies: StaffCookies;
  siteOrigin: string;
  /** Origins whose pages act as ours do. */
  allowedOrigins: readonly string[];
  /** Whether pages of another origin may act with a person's session. */
  mayAct(origin: string): Promise<boolean>;
}

/** Finds the account behind a request, by the token of a program or of another site's Studio, or by the cookie. */
export function createCallers({ registry, cookies, mayAct, ...own }: CallersSetting) {
  const isEnrolling = async (staff: Staff): Promise<boolean> =>
    registry.factors.mustHave(staff) && !(await registry.factors.has(staff.id));

  /** Returns the caller of a Studio's token, which ends with the session, and with the permission of its site. */
  async function studioCaller(token: string, client: Client): Promise<Caller> {
    const sessionOfToken = await registry.sessions.find(token);
    if (
      !sessionOfToken?.studio ||
      !(await mayAct(sessionOfToken.studio)) ||
      (await isEnrolling(sessionOfToken.staff))
    ) {
      throw refused('unknown_token');
    }
    const { staff, session } = sessionOfToken;
    return { staff, session: undefined, studioSession: session, client };
  }

  async function isFromAllowedPages(request: Request): Promise<boolean> {
    const origin = request.headers.get('origin');
    return origin !== null && mayAct(origin);
  }

  return async (
    request: Request,
    { address = '', pages = 'ours' }: { address?: string; pages?: 'ours' | 'allowed' } = {},
  ): Promise<Caller> => {
    const client = { address, device: deviceName(request.headers.get('user-agent')) };
    const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (bearer !== undefined) {
      if (isStudioToken(bearer)) return studioCaller(bearer, client);
      return { staff: await registry.programs.find(bearer), session: undefined, client };
    }
    const token = cookies.session.read(request);
    const sessionOfCookie = token === undefined ? undefined : await registry.sessions.find(token);
    if (!sessionOfCookie || sessionOfCookie.studio !== null)
      return { staff: undefined, session: undefined, client };
    if (needsOurPages(request) && !isFromOurPages(request, own)) {
      if (pages === 'ours' || !(await isFromAllowedPages(request))) throw refused('cross_site');
    }
    const { staff, session, awaitsFactor } = sessionOfCookie;
    if (!awaitsFactor && !(await isEnrolling(staff))) return { staff, session, client };
    const needs = awaitsFactor ? 'factor' : 'enrolment';
    return {
      staff: undefined,
      session: undefined,
      entering: { staff, session, needs },
      client,
    };
  };
}
