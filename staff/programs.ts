import { hashToken, makeId, makeToken } from '../packages/kit/network/secret-token.ts';
import type { StaffDatabase } from './database.ts';
import { refused } from './refusals.ts';
import { type Role, readRoles, rolesWithin, type Staff, writeRoles } from './roles.ts';

export interface Program {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly created: string;
  readonly createdBy: string;
  readonly lastUsed: string | null;
  /** The time at which its token expires; null for one that never does. */
  readonly expires: string | null;
}

/** The lives a token may be given, in days; null is without end. */
export const LIFETIMES = [30, 90, 365, null] as const;
export type Lifetime = (typeof LIFETIMES)[number];

const USED_EVERY = 60 * 60_000; // ms
const DAY = 24 * 60 * 60_000; // ms

export type Programs = ReturnType<typeof createPrograms>;

export function createPrograms(db: StaffDatabase, clock: () => Date) {
  const nameOf = (id: string) =>
    db.selectFrom('programs').select(['id', 'name']).where('id', '=', id).executeTakeFirst();

  return {
    /**
     * Creates a token and returns it, the only time it is shown. Its prefix is the hosted service's, which leak
     * scanners look for.
     */
    async add({
      name,
      roles,
      lifetime,
      by,
    }: {
      name: string;
      roles: readonly Role[];
      lifetime: Lifetime;
      by: Staff;
    }): Promise<{ program: Program; token: string }> {
      const token = `sk${makeToken().token}`;
      const id = makeId('r');
      const now = clock();
      const created = now.toISOString();
      const expires =
        lifetime === null ? null : new Date(now.getTime() + lifetime * DAY).toISOString();
      await db
        .insertInto('programs')
        .values({
          id,
          name,
          roles: writeRoles(roles),
          created,
          expires,
          created_by: by.id,
          token_hash: hashToken(token),
        })
        .execute();
      return {
        program: { id, name, roles, created, createdBy: by.name, lastUsed: null, expires },
        token,
      };
    },

    /**
     * Finds the program of a token. Its roles are those that the person who made it may still give, and end with
     * what they lose.
     * @throws {ApiError} 401: of one type for a token that has expired, of another for one that is not ours, of
     * a third for one whose maker has lost all rights it had.
     */
    async find(token: string): Promise<Staff> {
      const program = await db
        .selectFrom('programs')
        .innerJoin('people', 'people.id', 'created_by')
        .select(['programs.id', 'programs.name', 'programs.roles', 'people.roles as maker'])
        .select(['last_used', 'expires'])
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst();
      if (!program) throw refused('unknown_token');
      const { id, name, last_used, expires } = program;
      const now = clock();
      if (expires !== null && expires <= now.toISOString()) throw refused('expired_token');
      const roles = rolesWithin(readRoles(program.roles), { roles: readRoles(program.maker) });
      if (roles.length === 0) throw refused('token_without_rights');
      if (now.getTime() - Date.parse(last_used ?? '1970-01-01') > USED_EVERY) {
        await db
          .updateTable('programs')
          .set({ last_used: now.toISOString() })
          .where('id', '=', id)
          .execute();
      }
      return { id, name, email: '', roles };
    },

    async list(): Promise<Program[]> {
      const programs = await db
        .selectFrom('programs')
        .innerJoin('people', 'people.id', 'created_by')
        .select(['programs.id', 'programs.name', 'programs.roles', 'programs.created'])
        .select(['people.name as createdBy', 'last_used as lastUsed', 'expires'])
        .where('revoked', 'is', null)
        .orderBy('programs.created', 'desc')
        .orderBy('programs.id')
        .execute();
      return programs.map((program) => ({ ...program, roles: readRoles(program.roles) }));
    },
    nameOf,

    /** Revokes a token, in force with its next request. Throws `ApiError` 404. */
    async revoke(id: string): Promise<{ name: string }> {
      const program = await nameOf(id);
      const { numUpdatedRows } = await db
        .updateTable('programs')
        .set({ token_hash: null, revoked: clock().toISOString() })
        .where('id', '=', id)
        .where('revoked', 'is', null)
        .executeTakeFirst();
      if (!program || numUpdatedRows === 0n) throw refused('not_found');
      return program;
    },
  };
}
