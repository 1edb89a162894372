/** The browsers a person has logged in with: a login from another is reported to them by mail. */
import { hashToken, makeToken } from '../packages/kit/network/secret-token.ts';
import type { StaffDatabase } from './database.ts';

/** The longest time browsers keep a cookie, whatever it asks for. */
export const DEVICE_LIFETIME = 400 * 24 * 60 * 60_000; // ms

/** A token as `makeToken` writes it; a cookie may hold anything. */
const TOKEN = /^[\w-]{43}$/;

export type Devices = ReturnType<typeof createDevices>;

/** @param certain the time that has certainly passed: browsers are forgotten by it */
export function createDevices(db: StaffDatabase, clock: () => Date, certain = clock) {
  return {
    /**
     * Remembers that a person logged in with a browser.
     * @param cookie the value of its cookie
     * @returns the cookie's new value, and whether the person had never used the browser
     */
    async greet(
      person: string,
      cookie: string | undefined,
    ): Promise<{ token: string; isNew: boolean }> {
      const now = clock();
      const last_seen = now.toISOString();
      const since = new Date(now.getTime() - DEVICE_LIFETIME).toISOString();
      const token = cookie !== undefined && TOKEN.test(cookie) ? cookie : makeToken().token;
      const token_hash = hashToken(token);
      const { numUpdatedRows } = await db
        .updateTable('devices')
        .set({ last_seen })
        .where('token_hash', '=', token_hash)
        .where('person', '=', person)
        .where('last_seen', '>', since)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return { token, isNew: false };
      const forgotten = new Date(certain().getTime() - DEVICE_LIFETIME).toISOString();
      await db.deleteFrom('devices').where('last_seen', '<=', forgotten).execute();
      await db
        .insertInto('devices')
        .values({ token_hash, person, last_seen })
        .onConflict((conflict) =>
          conflict.columns(['token_hash', 'person']).doUpdateSet({ last_seen }),
        )
        .execute();
      return { token, isNew: true };
    },
  };
}
