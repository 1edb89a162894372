/** The staff: people of the agency and their programs, how they log in, and what their role lets them do. */
import { Hono } from 'hono';
import type { DatabaseOptions } from '../packages/kit/database/database.ts';
import { isUnavailable } from '../packages/kit/database/unavailable.ts';
import { ApiError, errorResponse, refuse } from '../packages/kit/network/api-error.ts';
import { isFromOurPages, needsOurPages } from '../packages/kit/network/own-pages.ts';
import { routedPath } from '../packages/kit/network/routed-path.ts';
import { createAdmission } from './admission.ts';
import { createAuthRoutes } from './auth-routes.ts';
import type { Caller } from './caller.ts';
import { createCallers } from './callers.ts';
import { openStaffDatabase } from './database.ts';
import { LOGIN_PAGES, PARTS } from './desk-addresses.ts';
import { createFactorRoutes } from './factors/factor-routes.ts';
import type { TwoFactorRule } from './factors/factors.ts';
import { createProofs } from './factors/prove.ts';
import { createLater } from './later.ts';
import { PASSWORD_LINK_LIFETIME } from './lifetimes.ts';
import { createOriginRoutes } from './origin-routes.ts';
import type { AllowedOrigin } from './origins.ts';
import { createPasswords, type PasswordCost } from './password.ts';
import {
  createPreviewLinkRepository,
  type PreviewLinkRepository,
} from './preview-link-repository.ts';
import { createPreviewRoutes } from './preview-routes.ts';
import { away, refused } from './refusals.ts';
import { createRegistry } from './registry.ts';
import { ROLE_RULES, type Staff } from './roles.ts';
import type { Client } from './sessions.ts';
import { createStaffCookies } from './staff-cookies.ts';
import type { FactorChange, SendStaffMail, StaffMail } from './staff-mail.ts';
import { createStudioRoutes } from './studio-routes.ts';
import { createTeamRoutes } from './team-routes.ts';
import { createLinkRepository } from './use-link.ts';
import { createOwnRoutes, createUserRoutes } from './user-routes.ts';

export { adoptAccounts } from './adopt-accounts.ts';
export { areOfOneAgency, closeSessions, withoutRevocable } from './restored-accounts.ts';
export { unlockAccount } from './unlock-account.ts';
export type { Caller, SendStaffMail, StaffMail };

export interface StaffOptions {
  /** The database: a file of its own, or a PostgreSQL database that other processes and services may share. */
  database: DatabaseOptions;
  /** Public address of the site, without a trailing slash: the login page and the links of mails are below it. */
  siteOrigin: string;
  /** Origins whose pages act for the person who is logged in. Compared exactly. */
  allowedOrigins: readonly string[];
  /** Origins the configuration adds to those of the screen: their pages change content for the person logged in. */
  configuredOrigins?: readonly string[] | undefined;
  sendMail: SendStaffMail;
  /** The site's secret, 32 characters or more: a key derived from it encrypts the secrets of authenticator apps. */
  secret: string;
  requireTwoFactors?: TwoFactorRule;
  clock?: () => Date;
  /** The certain time, by which expired rows are deleted. The clock when absent. */
  certainTime?: (() => Date) | undefined;
  /** The cost of hashing a password, for tests of something else; what OWASP asks for when absent. */
  passwordCost?: PasswordCost | undefined;
  warn: (message: string, details: Record<string, unknown>) => void;
}

export interface StaffService {
  /**
   * Answers `/v{date}/users/*` and `/v{date}/auth/*`, at the addresses and in the shapes of the hosted service; JSON 404
   * for anything else. Never rejects.
   * @param from the network address of the caller: attempts to log in are counted by it, and it stands in the audit log
   */
  fetch(request: Request, from?: { address: string }): Promise<Response>;
  /** Finds a caller's account by cookie or token; undefined for another site's change and Studio too. Never rejects. */
  identify(request: Request): Promise<Staff | undefined>;
  /**
   * Finds the account for a service that answers with the refusal.
   * @throws {ApiError} 401 for a token that is unknown or has expired, 403 for a page of another site that acts
   * with a person's cookie, 503 while the database is away. A cookie that is no longer good is a visitor's.
   * @param pages `allowed` where pages of origins that may send the cookie act for its person too: on content, never
   * on accounts. `ours` when absent.
   */
  callerOf(request: Request, pages?: 'ours' | 'allowed'): Promise<Caller>;
  /** Returns what pages of another site may do with the content API; undefined for an unknown site. Never rejects. */
  allowsOrigin(origin: string): Promise<Pick<AllowedOrigin, 'allowCredentials'> | undefined>;
  previewLinks: PreviewLinkRepository;
  /** Lists the accounts, the oldest first: people a request can be assigned to. */
  list(): Promise<Staff[]>;
  /** The link to the page that makes the first administrator, once; undefined when there is an account. */
  firstAdministratorLink(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** @throws the engine's error: the database cannot be reached, or was written by a newer version. */
export async function createStaff(options: StaffOptions): Promise<StaffService> {
  const { siteOrigin, allowedOrigins, sendMail, warn, configuredOrigins = [] } = options;
  const clock = options.clock ?? (() => new Date());
  const db = await openStaffDatabase(options.database, (error) =>
    warn('a connection to the staff’s database broke', { error: String(error) }),
  );
  const passwords = createPasswords(options.passwordCost);
  const registry = createRegistry(db, clock, {
    secret: options.secret,
    origin: siteOrigin,
    rule: options.requireTwoFactors,
    certain: options.certainTime,
    passwords,
    warn,
  });
  const links = createLinkRepository(
    registry,
    options.database.kind === 'postgres' ? options.secret : undefined,
  );
  const cookies = createStaffCookies(siteOrigin.startsWith('https:'));
  const later = createLater(warn);

  function mailPasswordLink(email: string, client: Client): void {
    later.run(async () => {
      // The transaction orders two requests: the link of the later mail is the valid one.
      const made = await registry.atomically(async ({ accounts, audit, links: own }) => {
        const account = await accounts.find(email);
        if (!account) return undefined;
        await audit.record('password_forgotten', client, { subject: account.name });
        return { account, token: await own.forPassword(account.id) };
      });
      if (!made) return;
      const { email: to, name } = made.account;
      const link = `${siteOrigin}${LOGIN_PAGES.newPassword}#${made.token}`;
      const expires = new Date(clock().getTime() + PASSWORD_LINK_LIFETIME);
      await sendMail({ kind: 'new-password', to, name, link, expires });
    });
  }

  function mailNewDevice({ name, email: to }: Staff, { device }: Client): void {
    const [at, link] = [clock(), siteOrigin + PARTS.account.address];
    later.run(() => sendMail({ kind: 'new-device', to, name, device, at, link }));
  }
  function notify({ name, email: to }: Staff, change: FactorChange): void {
    const [at, link] = [clock(), siteOrigin + PARTS.account.address];
    later.run(() => sendMail({ kind: 'factors-changed', to, name, change, at, link }));
  }
  const proofs = createProofs(registry, notify);
  const admission = createAdmission({ registry, cookies, mailNewDevice });

  async function allowsOrigin(origin: string) {
    if (configuredOrigins.includes(origin)) return { allowCredentials: true };
    try {
      return await registry.origins.find(origin);
    } catch (error) {
      warn('the allowed origins could not be read', { error: String(error) });
      return undefined;
    }
  }

  const mayAct = async (origin: string) => (await allowsOrigin(origin))?.allowCredentials === true;
  const findCaller = createCallers({ registry, cookies, siteOrigin, allowedOrigins, mayAct });
  const callerOf: typeof findCaller = (request, at) =>
    findCaller(request, at).catch((error: unknown) => {
      throw isUnavailable(error) ? away() : error;
    });

  const routes = new Hono<{ Bindings: { address: string }; Variables: { caller: Caller } }>({
    getPath: routedPath,
  });
  routes.use('/:version/*', async (c, next) => {
    const caller = await callerOf(c.req.raw, { address: c.env.address });
    c.set('caller', caller);
    const hasToken = caller.staff && caller.session === undefined;
    // The origin is checked without a session too: another site must not log its visitors in as another person.
    if (!hasToken && needsOurPages(c.req.raw) && !isFromOurPages(c.req.raw, options)) {
      throw refused('cross_site');
    }
    await next();
    c.header('cache-control', 'no-store');
  });
  routes.route(
    '/:version/auth',
    createAuthRoutes({
      registry,
      links,
      cookies,
      admission,
      proofs,
      loginPage: siteOrigin + LOGIN_PAGES.login,
      mailPasswordLink,
    }),
  );
  routes.route('/:version/auth', createStudioRoutes(registry, mayAct));
  routes.route('/:version/auth', createFactorRoutes(registry, proofs, notify));
  routes.route('/:version/users', createOwnRoutes(registry));
  routes.route(
    '/:version/users',
    createTeamRoutes({
      registry,
      notify,
      warn,
      mailInvitation: ({ email, roles, invitedBy, expires }, token) =>
        sendMail({
          kind: 'invitation',
          to: email,
          link: `${siteOrigin}${LOGIN_PAGES.invitation}#${token}`,
          expires: new Date(expires),
          invitedBy,
          roleTitles: roles.map((role) => ROLE_RULES[role].title),
        }),
    }),
  );
  routes.route(
    '/:version/users/origins',
    createOriginRoutes(registry, { siteOrigin, configured: configuredOrigins }),
  );
  routes.route('/:version/users/previews', createPreviewRoutes(registry));
  routes.route('/:version/users', createUserRoutes(registry));
  routes.notFound(({ req }) => {
    throw refuse(404, 'Not Found', `No such endpoint: ${req.method} ${req.path}`);
  });
  routes.onError((error, { req }) => {
    if (error instanceof ApiError) return errorResponse(error);
    warn('a request about accounts failed', { path: req.path, error: String(error) });
    if (isUnavailable(error)) return errorResponse(away());
    return errorResponse(refuse(500, 'Internal Server Error', 'An internal error occurred'));
  });

  return {
    fetch: async (request, { address } = { address: '' }) => routes.fetch(request, { address }),
    async identify(request) {
      try {
        const { staff, studioSession } = await callerOf(request);
        return studioSession === undefined ? staff : undefined;
      } catch (error) {
        if (!(error instanceof ApiError)) {
          warn('who sent a request could not be read', { error: String(error) });
        }
        return undefined;
      }
    },
    callerOf: (request, pages) => callerOf(request, pages && { pages }),
    allowsOrigin,
    previewLinks: createPreviewLinkRepository(registry, warn),
    list: async () =>
      (await registry.accounts.list()).map(({ id, name, email, roles }) => ({
        id,
        name,
        email,
        roles,
      })),
    async firstAdministratorLink() {
      const token = await links.firstToken();
      return token && `${siteOrigin}${LOGIN_PAGES.firstAccount}#${token}`;
    },
    async close() {
      await passwords.close();
      await later.finish();
      await db.destroy();
    },
  };
}
