/** Browsers a person has logged in with: a login from another is told to them. */
import type { DatabaseSync } from 'node:sqlite';
import { hashToken, makeToken } from '../network/secret-token.ts';

/** The longest time browsers keep a cookie, whatever it asks for. */
export const DEVICE_LIFETIME = 400 * 24 * 60 * 60_000; // ms

/** As `makeToken` writes them; a cookie may hold anything. */
const TOKEN = /^[\w-]{43}$/;

export type Devices = ReturnType<typeof createDevices>;

export function createDevices(database: DatabaseSync, clock: () => Date) {
  const see = database.prepare(
    'UPDATE devices SET last_seen = ? WHERE token_hash = ? AND person = ? AND last_seen > ?',
  );
  const remember = database.prepare(
    `INSERT INTO devices (token_hash, person, last_seen) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET last_seen = excluded.last_seen`,
  );
  const forget = database.prepare('DELETE FROM devices WHERE last_seen <= ?');

  return {
    /**
     * Remembers that a person logged in with a browser.
     * @param shown what its cookie held
     * @returns what its cookie shall hold, and whether the person had never used it
     */
    greet(person: string, shown: string | undefined): { token: string; isNew: boolean } {
      const now = clock();
      const since = new Date(now.getTime() - DEVICE_LIFETIME).toISOString();
      const token = shown !== undefined && TOKEN.test(shown) ? shown : makeToken().token;
      const hash = hashToken(token);
      if (see.run(now.toISOString(), hash, person, since).changes > 0)
        return { token, isNew: false };
      forget.run(since);
      remember.run(hash, person, now.toISOString());
      return { token, isNew: true };
    },
  };
}
