/** The agency's people: who they are, how they log in, what their role lets them do. */
import { Hono } from 'hono';
import { isFromOurPages, needsOurPages } from '../network/own-pages.ts';
import { createAdmission } from './admission.ts';
import { createAuthRoutes } from './auth-routes.ts';
import type { Caller } from './caller.ts';
import { deviceName } from './device-name.ts';
import { createFactorRoutes } from './factors/factor-routes.ts';
import type { TwoFactorRule } from './factors/factors.ts';
import { createProofs } from './factors/prove.ts';
import { createLater } from './later.ts';
import { PASSWORD_LINK_LIFETIME } from './links.ts';
import { openPeopleDatabase } from './people-database.ts';
import { crossSite } from './refusals.ts';
import { createRegistry } from './registry.ts';
import { ROLE_TITLES } from './roles.ts';
import type { Place } from './sessions.ts';
import type { Staff } from './staff.ts';
import { createStaffCookies } from './staff-cookies.ts';
import type { FactorChange, SendStaffMail } from './staff-mail.ts';
import { createTeamRoutes } from './team-routes.ts';
import { createLinkOffice } from './use-link.ts';
import { createOwnRoutes, createUserRoutes } from './user-routes.ts';

export interface PeopleOptions {
  /** The content database, already migrated. */
  file: string;
  /** Public address of the site, without a trailing slash: where the links of mails lead. */
  siteOrigin: string;
  /** Pages of these origins act for whoever is logged in. */
  allowedOrigins: readonly string[];
  sendMail: SendStaffMail;
  clock: () => Date;
  /** The site's secret: authenticator apps are kept encrypted with a key derived from it. */
  secret: string;
  /** Whose accounts must have two factors. */
  requireTwoFactors: TwoFactorRule;
  warn: (message: string, details: Record<string, unknown>) => void;
}

/** Where the screens are: see `studio/sign-in/`. A token stands after `#`, so no log and no other site sees it. */
const LOGIN_PAGE = '/studio/connexion';
const FIRST_PAGE = '/studio/connexion/premier-acces';
const INVITATION_PAGE = '/studio/invitation';
const ACCOUNT_PAGE = '/studio/compte';
const PASSWORD_PAGE = '/studio/connexion/mot-de-passe';

export function createPeople(options: PeopleOptions) {
  const { siteOrigin, sendMail, clock, warn } = options;
  const database = openPeopleDatabase(options.file);
  const registry = createRegistry(database, clock, {
    secret: options.secret,
    origin: siteOrigin,
    rule: options.requireTwoFactors,
    warn,
  });
  const links = createLinkOffice(registry);
  const cookies = createStaffCookies(siteOrigin.startsWith('https:'));
  const later = createLater(warn);

  function mailPasswordLink(email: string, place: Place): void {
    later.run(async () => {
      const account = registry.accounts.find(email);
      if (!account) return;
      registry.audit.record('password_forgotten', place, { subject: account.name });
      const link = `${siteOrigin}${PASSWORD_PAGE}#${registry.links.forPassword(account.id)}`;
      const expires = new Date(clock().getTime() + PASSWORD_LINK_LIFETIME);
      const { email: to, name } = account;
      await sendMail({ kind: 'new-password', to, name, link, expires });
    });
  }

  function mailNewDevice({ name, email: to }: Staff, { device }: Place): void {
    const [at, link] = [clock(), siteOrigin + ACCOUNT_PAGE];
    later.run(() => sendMail({ kind: 'new-device', to, name, device, at, link }));
  }
  function tell({ name, email: to }: Staff, change: FactorChange): void {
    const [at, link] = [clock(), siteOrigin + ACCOUNT_PAGE];
    later.run(() => sendMail({ kind: 'factors-changed', to, name, change, at, link }));
  }
  const proofs = createProofs(registry, tell);
  const admission = createAdmission({ registry, cookies, mailNewDevice });

  const routes = new Hono<{ Variables: { caller: Caller } }>();
  routes.on('ALL', ['/auth/*', '/users/*'], async (c, next) => {
    const isProgram = c.var.caller.staff && c.var.caller.session === undefined;
    // Also where nobody is logged in yet: another site must not log its visitors in as somebody else.
    if (!isProgram && needsOurPages(c.req.raw) && !isFromOurPages(c.req.raw, options)) {
      throw crossSite();
    }
    await next();
    c.header('cache-control', 'no-store');
  });
  routes.route(
    '/auth',
    createAuthRoutes({
      registry,
      links,
      cookies,
      admission,
      proofs,
      loginPage: siteOrigin + LOGIN_PAGE,
      mailPasswordLink,
    }),
  );
  routes.route('/auth', createFactorRoutes(registry, proofs, tell));
  routes.route('/users', createOwnRoutes(registry));
  routes.route(
    '/users',
    createTeamRoutes({
      registry,
      tell,
      mailInvitation: ({ email, role, invitedBy, expires }, token) =>
        sendMail({
          kind: 'invitation',
          to: email,
          link: `${siteOrigin}${INVITATION_PAGE}#${token}`,
          expires: new Date(expires),
          invitedBy,
          roleTitle: ROLE_TITLES[role],
        }),
    }),
  );
  routes.route('/users', createUserRoutes(registry));

  return {
    /** `/auth/*` and `/users/*`, below the API's version. */
    routes,

    /**
     * Throws `ApiError` 401 for a token that is unknown or has expired, 403 for a page of another site that acts with somebody's cookie.
     * A cookie that is no longer good is nobody's.
     */
    callerOf(request: Request, address: string): Caller {
      const place = { address, device: deviceName(request.headers.get('user-agent')) };
      const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
      if (bearer !== undefined) {
        return { staff: registry.programs.find(bearer), session: undefined, place };
      }
      const token = cookies.session.read(request);
      const found = token === undefined ? undefined : registry.sessions.find(token);
      if (!found) return { staff: undefined, session: undefined, place };
      if (needsOurPages(request) && !isFromOurPages(request, options)) throw crossSite();
      const { staff, session, awaitsFactor } = found;
      const isEnrolling = registry.factors.mustHave(staff.role) && !registry.factors.has(staff.id);
      if (!awaitsFactor && !isEnrolling) return { staff, session, place };
      const needs = awaitsFactor ? 'factor' : 'enrolment';
      return { staff: undefined, session: undefined, entering: { staff, session, needs }, place };
    },

    /** Opens the page that makes the administrator; undefined once there is an account. */
    firstLink(): string | undefined {
      const token = links.firstToken();
      return token && `${siteOrigin}${FIRST_PAGE}#${token}`;
    },

    /** Everybody who has an account, the oldest first. */
    staff: (): Staff[] =>
      registry.accounts.list().map(({ id, name, email, role }) => ({ id, name, email, role })),

    async close(): Promise<void> {
      await later.finish();
      database.close();
    },
  };
}
