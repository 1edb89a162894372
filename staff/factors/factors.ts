/** Second factors, which prove a person's identity besides the password, or instead of it. */

import { randomBytes } from 'node:crypto';
import { hashToken } from '../../packages/kit/network/secret-token.ts';
import { inTransaction, type StaffDatabase } from '../database.ts';
import { administers, type Staff } from '../roles.ts';
import { type AuthenticatorApp, createAuthenticatorApps } from './authenticator-apps.ts';
import { createChallenges } from './challenges.ts';
import { createPasskeys, type Passkey } from './passkeys.ts';

/** The accounts that must have two factors. */
export type TwoFactorRule = 'administrators' | 'everyone' | undefined;

/** The number of recovery codes per person, each valid once and stored as a hash. */
const CODES = 10;
/** The signs of a code, Crockford's base32: 16 of them are 80 random bits, beyond guessing from a hash. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
/** The groups in which a code is shown: `7k2m-9qrt-…`. */
const GROUP = /.{4}(?=.)/g;

interface RecoveryCodesLeft {
  readonly left: number;
  /** The time they were made; null where there are none. */
  readonly created: string | null;
}

function createRecoveryCodes(db: StaffDatabase, clock: () => Date) {
  const removeAll = async (person: string): Promise<void> => {
    await db.deleteFrom('recovery_codes').where('person', '=', person).execute();
  };

  return {
    /**
     * Makes new codes; call within a transaction. Earlier ones stop working. @returns the codes, which are kept
     * nowhere else
     */
    async renew(person: string): Promise<string[]> {
      await removeAll(person);
      const created = clock().toISOString();
      const codes = Array.from({ length: CODES }, () =>
        [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join(''),
      );
      await db
        .insertInto('recovery_codes')
        .values(codes.map((code) => ({ code_hash: hashToken(code), person, created })))
        .execute();
      return codes.map((code) => code.replace(GROUP, '$&-'));
    },
    async left(person: string): Promise<RecoveryCodesLeft> {
      const codes = await db
        .selectFrom('recovery_codes')
        .select('created')
        .where('person', '=', person)
        .orderBy('created')
        .execute();
      return { left: codes.length, created: codes[0]?.created ?? null };
    },
    /** Uses up a code, however it was typed. It is found by its hash, so that the time taken reveals nothing. */
    async use(person: string, typed: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_codes')
        .where('code_hash', '=', hashToken(plain(typed)))
        .where('person', '=', person)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    removeAll,
  };
}

function plain(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}

export interface FactorList {
  readonly passkeys: readonly Passkey[];
  readonly app: AuthenticatorApp | null;
  readonly recoveryCodes: RecoveryCodesLeft;
}

export type FactorsOptions = {
  secret: string;
  origin: string;
  rule: TwoFactorRule;
  /** The certain time, by which expired rows are deleted. The clock when absent. */
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

  /** Whether a person has a factor. Recovery codes alone do not count: they replace one. */
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
