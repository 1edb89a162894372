/** Who is logged in, in which browser. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { hashToken, makeId, makeToken } from '../network/secret-token.ts';
import { ROLES, type Staff } from './staff.ts';

const MINUTE = 60_000; // ms
const DAY = 24 * 60 * MINUTE;
/** A browser that has not come back for this long is logged out. */
export const IDLE_LIFETIME = 7 * DAY;
/** And one that comes every day logs in again after this. */
export const SESSION_LIFETIME = 30 * DAY;
/** Between the password and the second factor. */
export const AWAITING_LIFETIME = 10 * MINUTE;
/** After proving who they are, a person may change their factors for this long without proving it again. */
export const PROOF_LIFETIME = 10 * MINUTE;
/** "Last seen" is as exact as this: a write per request would cost a sync each. */
const SEEN_EVERY = MINUTE;

/** Where somebody logs in from. */
export interface Place {
  /** Network address, or empty when unknown. */
  readonly address: string;
  /** For people: `Firefox sur Windows`. */
  readonly device: string;
}

export interface Session extends Place {
  readonly id: string;
  readonly created: string;
  readonly lastSeen: string;
  /** When it ends if nobody uses it again. */
  readonly expires: string;
}

const Live = z.object({
  session: z.string(),
  lastSeen: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  awaitsFactor: z.number().transform(Boolean),
});
const Proved = z.object({ proved: z.string().nullable() });
const Row = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  created: z.string(),
  lastSeen: z.string(),
});

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(database: DatabaseSync, clock: () => Date) {
  const insert = database.prepare(
    `INSERT INTO sessions (id, token_hash, person, device, address, created, last_seen, proved,
       awaits_factor)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?6, ?7)`,
  );
  const live = database.prepare(
    `SELECT sessions.id AS session, last_seen AS lastSeen, people.id, name, email, role,
       awaits_factor AS awaitsFactor
     FROM sessions JOIN people ON people.id = person
     WHERE token_hash = ? AND removed IS NULL AND last_seen > ? AND sessions.created > ?
       AND (awaits_factor = 0 OR sessions.created > ?)`,
  );
  const proved = database.prepare('SELECT proved FROM sessions WHERE id = ?');
  const prove = database.prepare('UPDATE sessions SET proved = ? WHERE id = ?');
  const see = database.prepare('UPDATE sessions SET last_seen = ? WHERE id = ?');
  const ofPerson = database.prepare(
    `SELECT id, device, address, created, last_seen AS lastSeen FROM sessions
     WHERE person = ? AND last_seen > ? AND created > ? AND awaits_factor = 0 ORDER BY last_seen DESC, id`,
  );
  const remove = database.prepare('DELETE FROM sessions WHERE id = ? AND person = ?');
  const removeOthers = database.prepare('DELETE FROM sessions WHERE person = ? AND id != ?');
  const removeEnded = database.prepare(
    `DELETE FROM sessions WHERE last_seen <= ? OR created <= ?
       OR (awaits_factor = 1 AND created <= ?)`,
  );

  const ago = (duration: number) => new Date(clock().getTime() - duration).toISOString();

  return {
    /** @returns the cookie's value: kept nowhere else */
    start(person: string, { device, address }: Place, { awaitsFactor = false } = {}): string {
      removeEnded.run(ago(IDLE_LIFETIME), ago(SESSION_LIFETIME), ago(AWAITING_LIFETIME));
      const { token, hash } = makeToken();
      const now = clock().toISOString();
      insert.run(makeId('s'), hash, person, device, address, now, awaitsFactor ? 1 : 0);
      return token;
    },

    /** Also notes that it was seen. */
    find(token: string): { session: string; staff: Staff; awaitsFactor: boolean } | undefined {
      const since = [IDLE_LIFETIME, SESSION_LIFETIME, AWAITING_LIFETIME].map(ago);
      const row = live.get(hashToken(token), ...since);
      if (!row) return undefined;
      const { session, lastSeen, awaitsFactor, ...staff } = Live.parse(row);
      if (lastSeen <= ago(SEEN_EVERY)) see.run(clock().toISOString(), session);
      return { session, staff, awaitsFactor };
    },

    /** Whether its person proved a moment ago who they are: an open browser is not its owner. */
    isProved(id: string): boolean {
      const at = Proved.optional().parse(proved.get(id))?.proved;
      return at ? at > ago(PROOF_LIFETIME) : false;
    },
    prove: (id: string) => void prove.run(clock().toISOString(), id),

    of(person: string): Session[] {
      return ofPerson
        .all(person, ago(IDLE_LIFETIME), ago(SESSION_LIFETIME))
        .map((found) => withEnd(Row.parse(found)));
    },

    /** @returns whether there was one to end */
    end: (id: string, person: string) => remove.run(id, person).changes > 0,
    /** @returns how many ended */
    endAll: (person: string, except = '') => Number(removeOthers.run(person, except).changes),
  };
}

function withEnd(row: z.infer<typeof Row>): Session {
  const idle = Date.parse(row.lastSeen) + IDLE_LIFETIME;
  const absolute = Date.parse(row.created) + SESSION_LIFETIME;
  return { ...row, expires: new Date(Math.min(idle, absolute)).toISOString() };
}
