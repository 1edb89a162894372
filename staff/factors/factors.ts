/** Second factors: what a person proves with beside, or instead of, the password. */
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../people-database.ts';
import type { Role } from '../staff.ts';
import { type AuthenticatorApp, createAuthenticatorApps } from './authenticator-apps.ts';
import { createChallenges } from './challenges.ts';
import { createPasskeys, type Passkey } from './passkeys.ts';
import { createRecoveryCodes, type RecoveryCodesLeft } from './recovery-codes.ts';

/** Whose accounts must have two factors. */
export type TwoFactorRule = 'administrators' | 'everyone' | undefined;

export interface FactorList {
  readonly passkeys: readonly Passkey[];
  readonly app: AuthenticatorApp | null;
  readonly recoveryCodes: RecoveryCodesLeft;
}

export type FactorsOptions = {
  /** The site's secret. */
  secret: string;
  origin: string;
  rule: TwoFactorRule;
  warn: (message: string, details: Record<string, unknown>) => void;
};

export type Factors = ReturnType<typeof createFactors>;

export function createFactors(
  database: DatabaseSync,
  clock: () => Date,
  { secret, origin, rule, warn }: FactorsOptions,
) {
  const challenges = createChallenges(clock);
  const passkeys = createPasskeys(database, clock, { origin, challenges });
  const issuer = new URL(origin).host;
  const apps = createAuthenticatorApps(database, clock, { secret, issuer, warn });
  const codes = createRecoveryCodes(database, clock);

  /** Recovery codes alone are no factor: they stand in for one. */
  const has = (person: string) => apps.of(person) !== undefined || passkeys.of(person).length > 0;

  return {
    passkeys,
    apps,
    codes,
    has,
    mustHave: (role: Role) =>
      rule === 'everyone' || (rule === 'administrators' && role === 'administrator'),
    of: (person: string): FactorList => ({
      passkeys: passkeys.of(person),
      app: apps.of(person) ?? null,
      recoveryCodes: codes.left(person),
    }),
    /** Recovery codes with the first factor, and none without one. */
    settleCodes(person: string): string[] | undefined {
      return inTransaction(database, () => {
        if (!has(person)) codes.removeAll(person);
        else if (codes.left(person).created === null) return codes.renew(person);
      });
    },
    renewCodes: (person: string) => inTransaction(database, () => codes.renew(person)),
    /** Call within a transaction. */
    removeAll(person: string): void {
      passkeys.removeAll(person);
      apps.remove(person);
      codes.removeAll(person);
    },
  };
}
