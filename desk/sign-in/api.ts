/** Asks the content service about people; a refusal is an error with a French sentence. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { LOGIN_PAGES } from '../../staff/desk-addresses.ts';
import type { Role } from '../../staff/roles.ts';
import { toLogin } from '../shell/addresses.ts';
import { Refused, Unreachable } from '../ui/refusals.ts';

/** The step a login waits for: a second factor, or its set-up where the role asks for one. */
export type Awaited =
  | { awaits: 'factor'; methods: readonly ('passkey' | 'app' | 'recovery-code')[] }
  | { awaits: 'enrolment' };

export type Me = { id: string; name: string; email: string; roles: readonly Role[] };

/** A person's own account as a login answers: the desk asks the inbox for their roles. */
export type CurrentUser = Omit<Me, 'roles'>;

/** Whether an answer is about a person: nobody has no id. */
export function isLoggedIn(person: Partial<CurrentUser>): person is CurrentUser {
  return person.id !== undefined;
}

export type Person = Me & {
  created: string;
  lastSeen: string | null;
  sessions: number;
  twoFactors: boolean;
};

export type Session = {
  id: string;
  device: string;
  address: string;
  created: string;
  lastSeen: string;
  current?: boolean;
};

export type Invitation = {
  id: string;
  email: string;
  roles: readonly Role[];
  invitedBy: string;
  expires: string;
  sent: string | null;
  /** The time when its mail was written to a folder instead. */
  written: string | null;
};

export type Token = {
  id: string;
  name: string;
  roles: readonly Role[];
  created: string;
  createdBy: string;
  lastUsed: string | null;
  /** The time of its end; null for a token without end. */
  expires: string | null;
};

/** A token's lifetime in days; null is without end. */
export type Lifetime = 30 | 90 | 365 | null;

/** Another site whose pages may call the content API. Configured ones have no id, and cannot be removed. */
export type AllowedOrigin = { origin: string; allowCredentials: boolean } & (
  | { id: string; createdAt: string; createdBy: string }
  | { id: null; createdAt: null; createdBy: null }
);

export type AuditEntry = {
  sequence: number;
  at: string;
  event: string;
  actorName: string | null;
  subject: string | null;
  address: string;
  device: string;
};

/** The purpose of a link from a mail, or from the console. */
export type LinkFacts =
  | { purpose: 'first-administrator' }
  | { purpose: 'invitation'; email: string; roles: readonly Role[]; expires: string }
  | { purpose: 'password'; email: string; name: string; expires: string };

const API = '/v2025-02-19';

const UNANSWERED = 'Le site n’a pas pu répondre. Réessayez dans un instant.';

export async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(API + path, {
    method,
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  }).catch(() => {
    throw new Unreachable();
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) {
    const { type = 'unknown', message = UNANSWERED, fields } = answer;
    // A person whose session has ended logs in, and comes back to this page.
    if (type === 'not_logged_in') toLogin();
    throw new Refused({ type, message }, fields);
  }
  return answer;
}

export const providers = () =>
  ask<{ providers: object[]; firstStart?: boolean }>('GET', '/auth/providers');
export const me = () => ask<Partial<CurrentUser>>('GET', '/users/me');
/** The progress of a login in this browser. */
export const loginState = () => ask<Partial<CurrentUser> | Awaited>('GET', '/auth/login');
export const logIn = (email: string, password: string) =>
  ask<CurrentUser | Awaited>('POST', '/auth/login', { email, password });
/** Lets the Studio at an address act on content in one's name. @returns where it takes its id from */
export const openStudio = (address: string) =>
  ask<{ location: string }>('POST', '/auth/studio', { address });
export const logOut = () => ask('POST', '/auth/logout', {});
/** Leads from half way in back to the login. */
export async function leave() {
  await logOut().catch(() => {});
  location.reload();
}
export const forgotPassword = (email: string) => ask('POST', '/auth/password/forgotten', { email });
export const readLink = (token: string) => ask<LinkFacts>('POST', '/auth/links/read', { token });
export const acceptLink = (use: {
  token: string;
  password: string;
  name?: string;
  email?: string;
}) => ask<CurrentUser | Awaited>('POST', '/auth/links/use', use);

export const rename = (name: string) => ask<CurrentUser>('PATCH', '/users/me', { name });
export const changePassword = (current: string, next: string) =>
  ask<{ sessionsEnded: number }>('POST', '/auth/password', { current, next });
export const ownSessions = () => ask<{ sessions: Session[] }>('GET', '/auth/sessions');
export const endOwnSession = (id: string) => ask('DELETE', `/auth/sessions/${id}`);
export const endOtherSessions = () => ask<{ sessionsEnded: number }>('DELETE', '/auth/sessions');

export const people = () => ask<{ people: Person[] }>('GET', '/users');
export const changeRoles = (id: string, roles: readonly Role[]) =>
  ask<Person>('PATCH', `/users/${id}`, { roles });
export const removePerson = (id: string) => ask('DELETE', `/users/${id}`);
export const resetFactors = (id: string) => ask('DELETE', `/users/${id}/factors`);
export const sessionsOf = (id: string) =>
  ask<{ sessions: Session[] }>('GET', `/users/${id}/sessions`);
export const endSession = (person: string, id: string) =>
  ask('DELETE', `/users/${person}/sessions/${id}`);
export const endSessionsOf = (id: string) => ask('DELETE', `/users/${id}/sessions`);

export const invitations = () => ask<{ invitations: Invitation[] }>('GET', '/users/invitations');
export const invite = (email: string, roles: readonly Role[]) =>
  ask<Invitation>('POST', '/users/invitations', { email, roles });
export const resendInvitation = (id: string) =>
  ask<Invitation>('POST', `/users/invitations/${id}/resend`, {});
export const cancelInvitation = (id: string) => ask('DELETE', `/users/invitations/${id}`);

export const tokens = () => ask<{ tokens: Token[] }>('GET', '/users/tokens');
export const createToken = (token: { name: string; roles: readonly Role[]; lifetime: Lifetime }) =>
  ask<Token & { token: string }>('POST', '/users/tokens', token);
export const revokeToken = (id: string) => ask('DELETE', `/users/tokens/${id}`);

export const auditLog = (before?: number) =>
  ask<{ entries: AuditEntry[] }>('GET', `/users/audit${before ? `?before=${before}` : ''}`);

export const allowedOrigins = () => ask<{ origins: AllowedOrigin[] }>('GET', '/users/origins');
export const allowOrigin = (added: Pick<AllowedOrigin, 'origin' | 'allowCredentials'>) =>
  ask<AllowedOrigin>('POST', '/users/origins', added);
export const removeOrigin = (id: string) => ask('DELETE', `/users/origins/${id}`);

export type Passkey = { id: string; name: string; created: string; lastUsed: string | null };

export type Factors = {
  passkeys: readonly Passkey[];
  app: { created: string; lastUsed: string | null } | null;
  recoveryCodes: { left: number; created: string | null };
  /** Whether the person's role asks for a second factor. */
  required: boolean;
};

/** The answer to a factor that was added: with the first come recovery codes, shown this once. */
export type Added = { recoveryCodes?: readonly string[] };

export type Setup = { secret: string; address: string };

export const loginCode = (code: string) =>
  ask<CurrentUser | Awaited>('POST', '/auth/login/code', { code });
export const passkeyOptions = () =>
  ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/auth/login/passkey/options', {});
export const loginPasskey = (credential: AuthenticationResponseJSON) =>
  ask<CurrentUser | Awaited>('POST', '/auth/login/passkey', { credential });

export const prove = (proof: { password: string } | { credential: AuthenticationResponseJSON }) =>
  ask('POST', '/auth/proof', proof);

export const factors = () => ask<Factors>('GET', '/auth/factors');
export const newPasskeyOptions = () =>
  ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/auth/factors/passkeys/options', {});
export const addPasskey = (name: string, credential: RegistrationResponseJSON) =>
  ask<Passkey & Added>('POST', '/auth/factors/passkeys', { name, credential });
export const renamePasskey = (id: string, name: string) =>
  ask('PATCH', `/auth/factors/passkeys/${id}`, { name });
export const removePasskey = (id: string) => ask('DELETE', `/auth/factors/passkeys/${id}`);
export const beginApp = () => ask<Setup>('POST', '/auth/factors/app', {});
export const confirmApp = (code: string) =>
  ask<Added>('POST', '/auth/factors/app/confirm', { code });
export const removeApp = () => ask('DELETE', '/auth/factors/app');
export const renewCodes = () => ask<Required<Added>>('POST', '/auth/factors/recovery-codes', {});

/** Ends the session, and says so at the login. */
export async function leaveDesk(): Promise<void> {
  await logOut();
  location.assign(`${LOGIN_PAGES.login}?sortie`);
}
