/** Second factors: what a person proves their identity with beside, or instead of, the password. */
import { inTransaction, type StaffDatabase } from '../database.ts';
import { administers, type Staff } from '../roles.ts';
import { type AuthenticatorApp, createAuthenticatorApps } from './authenticator-apps.ts';
import { createChallenges } from './challenges.ts';
import { createPasskeys, type Passkey } from './passkeys.ts';
import { createRecoveryCodes, type RecoveryCodesLeft } from './recovery-codes.ts';

/** The accounts that must have two factors. */
export type TwoFactorRule = 'administrators' | 'everyone' | undefined;

export interface FactorList {
  readonly passkeys: readonly Passkey[];
  readonly app: AuthenticatorApp | null;
  readonly recoveryCodes: RecoveryCodesLeft;
}

export type FactorsOptions = {
  secret: string;
  origin: string;
  rule: TwoFactorRule;
  /** The time that has certainly passed: what is over is deleted by it. The clock when absent. */
  certain?: (() => Date) | undefined;
  warn: (message: string, details: Record<string, unknown>) => void;
};

export type Factors = ReturnType<typeof createFactors>;

export function createFactors(db: StaffDatabase, clock: () => Date, options: FactorsOptions) {
  const { secret, origin, rule, warn } = options;
  const challenges = createChallenges(db, clock, secret, options.certain);
  const passkeys = createPasskeys(db, clock, { origin, challenges });
  const issuer = new URL(origin).host;
  const apps = createAuthenticatorApps(db, clock, { secret, issuer, warn });
  const codes = createRecoveryCodes(db, clock);

  /** Whether a person has a factor. Recovery codes alone are none: they stand in for one. */
  const has = async (person: string): Promise<boolean> =>
    (await apps.of(person)) !== undefined || (await passkeys.of(person)).length > 0;

  return {
    passkeys,
    apps,
    codes,
    has,
    mustHave: (staff: Pick<Staff, 'roles'>) =>
      rule === 'everyone' || (rule === 'administrators' && administers(staff)),
    of: async (person: string): Promise<FactorList> => ({
      passkeys: await passkeys.of(person),
      app: (await apps.of(person)) ?? null,
      recoveryCodes: await codes.left(person),
    }),
    /** Makes recovery codes with the first factor, and removes them with the last. */
    settleCodes: (person: string): Promise<string[] | undefined> =>
      inTransaction(db, async (transaction) => {
        const own = createFactors(transaction, clock, options);
        if (!(await own.has(person))) await own.codes.removeAll(person);
        else if ((await own.codes.left(person)).created === null) return own.codes.renew(person);
        return undefined;
      }),
    renewCodes: (person: string): Promise<string[]> =>
      inTransaction(db, (transaction) => createRecoveryCodes(transaction, clock).renew(person)),
    /** Removes all factors of a person; call within a transaction. */
    async removeAll(person: string): Promise<void> {
      await passkeys.removeAll(person);
      await apps.remove(person);
      await codes.removeAll(person);
    },
  };
}
