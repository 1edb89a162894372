/** Asks the content service about one's own second factors, and proves who one is. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { type Awaited, ask, type CurrentUser } from './api.ts';

export type Passkey = { id: string; name: string; created: string; lastUsed: string | null };

export type Factors = {
  passkeys: readonly Passkey[];
  app: { created: string; lastUsed: string | null } | null;
  recoveryCodes: { left: number; created: string | null };
  /** The person's role asks for one. */
  required: boolean;
};

/** With a first factor come recovery codes, shown this once. */
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
