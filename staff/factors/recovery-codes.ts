/** Recovery codes: ten for each person, each good once, kept as hashes. */
import { randomBytes } from 'node:crypto';
import { hashToken } from '../../packages/kit/network/secret-token.ts';
import type { StaffDatabase } from '../database.ts';

const CODES = 10;
/** The signs of a code, Crockford's base32: 16 of them are 80 random bits, beyond guessing from a hash. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
/** The groups in which a code is shown: `7k2m-9qrt-…`. */
const GROUP = /.{4}(?=.)/g;

export interface RecoveryCodesLeft {
  readonly left: number;
  /** The time they were made; null where there are none. */
  readonly created: string | null;
}

export function createRecoveryCodes(db: StaffDatabase, clock: () => Date) {
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
    /** Uses a code up, however it was typed. It is looked up by its hash, so time says nothing of it. */
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
