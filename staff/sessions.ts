import { hashToken, makeId, makeToken } from '../packages/kit/network/secret-token.ts';
import type { StaffDatabase } from './database.ts';
import { IDLE_LIFETIME } from './lifetimes.ts';
import { readRoles, type Staff } from './roles.ts';

const MINUTE = 60_000; // ms
const DAY = 24 * 60 * MINUTE;
/** The life of a session at most, even of one that is used every day. */
export const SESSION_LIFETIME = 30 * DAY;
/** The life of a session between the password and the second factor. */
export const AWAITING_LIFETIME = 10 * MINUTE;
/** The time for which a proof of identity lets a person change their factors. */
export const PROOF_LIFETIME = 10 * MINUTE;
/** The precision of "last seen": a write per request would cost a sync each. */
const SEEN_EVERY = MINUTE;

export interface Client {
  /** Network address, or empty when unknown. */
  readonly address: string;
  /** The device, for people: `Firefox sur Windows`. */
  readonly device: string;
}

export interface Session extends Client {
  readonly id: string;
  readonly created: string;
  readonly lastSeen: string;
  /** The time it ends unless it is used again. */
  readonly expires: string;
}

export interface FoundSession {
  readonly session: string;
  readonly staff: Staff;
  readonly awaitsFactor: boolean;
  /** Origin of the Studio it was opened for; null for one of our own pages. */
  readonly studio: string | null;
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(db: StaffDatabase, clock: () => Date, certain = clock) {
  const now = () => clock().toISOString();
  const ago = (duration: number) => new Date(clock().getTime() - duration).toISOString();

  /** Deletes the sessions that are certainly over: a clock that is wrong for a day ends none for good. */
  async function dropOver(): Promise<void> {
    const over = (lifetime: number) => new Date(certain().getTime() - lifetime).toISOString();
    await db
      .deleteFrom('sessions')
      .where((is) =>
        is.or([
          is('last_seen', '<=', over(IDLE_LIFETIME)),
          is('created', '<=', over(SESSION_LIFETIME)),
          is.and([is('awaits_factor', '=', 1), is('created', '<=', over(AWAITING_LIFETIME))]),
          is('exchange_until', '<=', over(0)),
        ]),
      )
      .execute();
  }

  return {
    dropOver,

    /** Starts a session. @returns the cookie's value: kept nowhere else */
    async start(
      person: string,
      { device, address }: Client,
      { awaitsFactor = false } = {},
    ): Promise<string> {
      await dropOver();
      const { token, hash } = makeToken();
      const at = now();
      await db
        .insertInto('sessions')
        .values({
          id: makeId('s'),
          token_hash: hash,
          person,
          device,
          address,
          created: at,
          last_seen: at,
          proved: at,
          awaits_factor: awaitsFactor ? 1 : 0,
        })
        .execute();
      return token;
    },

    /** Finds the session of a cookie, or of the token of a Studio on another site: `studio` is that site's origin. */
    async find(token: string): Promise<FoundSession | undefined> {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'person')
        .select(['sessions.id as session', 'last_seen', 'awaits_factor', 'studio'])
        .select(['people.id', 'name', 'email', 'roles'])
        .$narrowType<{ email: string }>()
        .where('token_hash', '=', hashToken(token))
        .where('removed', 'is', null)
        .where('exchange_until', 'is', null)
        .where('last_seen', '>', ago(IDLE_LIFETIME))
        .where('sessions.created', '>', ago(SESSION_LIFETIME))
        .where((is) =>
          is.or([is('awaits_factor', '=', 0), is('sessions.created', '>', ago(AWAITING_LIFETIME))]),
        )
        .executeTakeFirst();
      if (!row) return undefined;
      const { session, last_seen, awaits_factor, studio, roles, ...person } = row;
      if (last_seen <= ago(SEEN_EVERY)) {
        await db
          .updateTable('sessions')
          .set({ last_seen: now() })
          .where('id', '=', session)
          .execute();
      }
      const staff = { ...person, roles: readRoles(roles) };
      return { session, staff, awaitsFactor: awaits_factor === 1, studio };
    },

    /** Whether its person proved their identity a moment ago: an open browser is not its owner. */
    async isProved(id: string): Promise<boolean> {
      const session = await db
        .selectFrom('sessions')
        .select('proved')
        .where('id', '=', id)
        .executeTakeFirst();
      return session?.proved ? session.proved > ago(PROOF_LIFETIME) : false;
    },
    prove: async (id: string): Promise<void> => {
      await db.updateTable('sessions').set({ proved: now() }).where('id', '=', id).execute();
    },

    async of(person: string): Promise<Session[]> {
      const open = await db
        .selectFrom('sessions')
        .select(['id', 'device', 'address', 'created', 'last_seen as lastSeen'])
        .where('person', '=', person)
        .where('last_seen', '>', ago(IDLE_LIFETIME))
        .where('created', '>', ago(SESSION_LIFETIME))
        .where('awaits_factor', '=', 0)
        .where('exchange_until', 'is', null)
        .orderBy('last_seen', 'desc')
        .orderBy('id')
        .execute();
      return open.map(withEnd);
    },

    /** @returns whether there was one to end */
    async end(id: string, person: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    /** @returns how many ended */
    async endAll(person: string, except = ''): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('person', '=', person)
        .where('id', '!=', except)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

function withEnd(row: Omit<Session, 'expires'>): Session {
  const idle = Date.parse(row.lastSeen) + IDLE_LIFETIME;
  const absolute = Date.parse(row.created) + SESSION_LIFETIME;
  return { ...row, expires: new Date(Math.min(idle, absolute)).toISOString() };
}
