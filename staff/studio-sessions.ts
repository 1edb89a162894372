/** Sessions of Studios on other sites. Their pages show a token where ours have a cookie, and reach content alone. */
import { hashToken, makeId, makeToken } from '../packages/kit/network/secret-token.ts';
import type { StaffDatabase } from './database.ts';
import type { Client, Sessions } from './sessions.ts';

/** The time in which the Studio exchanges its id for a token: a page has to load. */
const EXCHANGE_LIFETIME = 2 * 60_000; // ms

/** Tells its tokens from those of programs. */
const PREFIX = 'st';

export const isStudioToken = (token: string): boolean => token.startsWith(PREFIX);

export type StudioSessions = ReturnType<typeof createStudioSessions>;

export function createStudioSessions(db: StaffDatabase, sessions: Sessions, clock: () => Date) {
  return {
    /**
     * Prepares a session of a person for the Studio at an origin.
     * @returns the id (`sid`) that a page of this origin exchanges for the session's token, once, within two minutes
     */
    async prepare(person: string, { address, device }: Client, studio: string): Promise<string> {
      const now = clock();
      await sessions.dropOver();
      const { token: sid, hash } = makeToken();
      const at = now.toISOString();
      await db
        .insertInto('sessions')
        .values({
          id: makeId('s'),
          token_hash: hash,
          person,
          device: `${device}, studio de ${new URL(studio).host}`,
          address,
          created: at,
          last_seen: at,
          awaits_factor: 0,
          studio,
          exchange_until: new Date(now.getTime() + EXCHANGE_LIFETIME).toISOString(),
        })
        .execute();
      return sid;
    },

    /** Exchanges an id. @returns undefined for one that is spent, late, unknown, or was given for another origin */
    async exchange(sid: string, studio: string): Promise<string | undefined> {
      const token = PREFIX + makeToken().token;
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ token_hash: hashToken(token), exchange_until: null })
        .where('token_hash', '=', hashToken(sid))
        .where('studio', '=', studio)
        .where('exchange_until', '>', clock().toISOString())
        .executeTakeFirst();
      return numUpdatedRows > 0n ? token : undefined;
    },
  };
}
