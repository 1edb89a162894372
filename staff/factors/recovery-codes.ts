/** Recovery codes: ten for each person, each good once, kept as hashes. */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { hashToken } from '../../network/secret-token.ts';

const CODES = 10;
/** Crockford's base32: no letter looks like a digit, and 16 of them are 80 random bits, beyond guessing from a hash. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
/** As shown: `7k2m-9qrt-…`. */
const GROUP = /.{4}(?=.)/g;

const Left = z.object({ count: z.number(), created: z.string().nullable() });

export interface RecoveryCodesLeft {
  readonly left: number;
  /** When they were made; null where there are none. */
  readonly created: string | null;
}

export function createRecoveryCodes(database: DatabaseSync, clock: () => Date) {
  const insert = database.prepare(
    'INSERT INTO recovery_codes (code_hash, person, created) VALUES (?, ?, ?)',
  );
  const removeAll = database.prepare('DELETE FROM recovery_codes WHERE person = ?');
  const use = database.prepare('DELETE FROM recovery_codes WHERE code_hash = ? AND person = ?');
  const left = database.prepare(
    'SELECT count(*) AS count, min(created) AS created FROM recovery_codes WHERE person = ?',
  );

  return {
    /** Call within a transaction. Earlier ones stop working. @returns the codes, which are kept nowhere else */
    renew(person: string): string[] {
      removeAll.run(person);
      const now = clock().toISOString();
      return Array.from({ length: CODES }, () => {
        const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
        insert.run(hashToken(letters.join('')), person, now);
        return letters.join('').replace(GROUP, '$&-');
      });
    },
    left(person: string): RecoveryCodesLeft {
      const { count, created } = Left.parse(left.get(person));
      return { left: count, created };
    },
    /** Uses a code up, however it was typed. Its hash is looked up, so time says nothing of it. */
    use: (person: string, typed: string) => use.run(hashToken(plain(typed)), person).changes > 0,
    removeAll: (person: string) => void removeAll.run(person),
  };
}

function plain(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}
