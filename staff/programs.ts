/** Programs that use the API with a token of their own. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { hashToken, makeId, makeToken } from '../network/secret-token.ts';
import { expiredToken, notFound, unknownToken } from './refusals.ts';
import { ROLES, type Role, type Staff } from './staff.ts';

export interface Program {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly created: string;
  /** Name of the person who made it. */
  readonly createdBy: string;
  readonly lastUsed: string | null;
  /** When its token stops working; null for one without end. */
  readonly expires: string | null;
}

/** How long a token may be made to last, in days; null is without end. */
export const LIFETIMES = [30, 90, 365, null] as const;
export type Lifetime = (typeof LIFETIMES)[number];

const Row = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  created: z.string(),
  createdBy: z.string(),
  lastUsed: z.string().nullable(),
  expires: z.string().nullable(),
});
const Live = Row.pick({ id: true, name: true, role: true, lastUsed: true, expires: true });
const Named = z.object({ id: z.string(), name: z.string() });

/** "Last used" is as exact as this. */
const USED_EVERY = 60 * 60_000; // ms
const DAY = 24 * 60 * 60_000; // ms

export type Programs = ReturnType<typeof createPrograms>;

export function createPrograms(database: DatabaseSync, clock: () => Date) {
  const insert = database.prepare(
    `INSERT INTO programs (id, name, role, created, created_by, expires, token_hash)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const live = database.prepare(
    'SELECT id, name, role, last_used AS lastUsed, expires FROM programs WHERE token_hash = ?',
  );
  const use = database.prepare('UPDATE programs SET last_used = ? WHERE id = ?');
  const all = database.prepare(
    `SELECT programs.id, programs.name, programs.role, programs.created,
            people.name AS createdBy, last_used AS lastUsed, expires
     FROM programs JOIN people ON people.id = created_by
     WHERE revoked IS NULL ORDER BY programs.created DESC, programs.id`,
  );
  const named = database.prepare('SELECT id, name FROM programs WHERE id = ?');
  const revoke = database.prepare(
    'UPDATE programs SET token_hash = NULL, revoked = ? WHERE id = ? AND revoked IS NULL',
  );

  const nameOf = (id: string) => Named.optional().parse(named.get(id));

  return {
    /** The token is shown once, here. It begins like the hosted service's, which leak scanners look for. */
    add({
      name,
      role,
      lifetime,
      by,
    }: {
      name: string;
      role: Role;
      lifetime: Lifetime;
      by: Staff;
    }): { program: Program; token: string } {
      const token = `sk${makeToken().token}`;
      const id = makeId('r');
      const now = clock();
      const created = now.toISOString();
      const expires =
        lifetime === null ? null : new Date(now.getTime() + lifetime * DAY).toISOString();
      insert.run(id, name, role, created, by.id, expires, hashToken(token));
      return {
        program: { id, name, role, created, createdBy: by.name, lastUsed: null, expires },
        token,
      };
    },

    /** @throws {ApiError} 401: one type for a token that had its time, another for one that is not ours. */
    find(token: string): Staff {
      const row = live.get(hashToken(token));
      if (!row) throw unknownToken();
      const { id, name, role, lastUsed, expires } = Live.parse(row);
      const now = clock();
      if (expires !== null && expires <= now.toISOString()) throw expiredToken();
      if (now.getTime() - Date.parse(lastUsed ?? '1970-01-01') > USED_EVERY) {
        use.run(now.toISOString(), id);
      }
      return { id, name, email: '', role };
    },

    list: (): Program[] => all.all().map((row) => Row.parse(row)),
    nameOf,

    /** Refused from its next request on. Throws `ApiError` 404. */
    revoke(id: string): { name: string } {
      const program = nameOf(id);
      if (!program || revoke.run(clock().toISOString(), id).changes === 0) throw notFound();
      return program;
    },
  };
}
