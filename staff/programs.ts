import { hashToken, makeId, makeToken } from '../network/secret-token.ts';
import type { StaffDatabase } from './database.ts';
import { refused } from './refusals.ts';
import { type Role, roleWithin, type Staff } from './roles.ts';

export interface Program {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly created: string;
  readonly createdBy: string;
  readonly lastUsed: string | null;
  /** When its token stops working; null for one without end. */
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
    /** Makes a token, shown once, here. It begins like the hosted service's, which leak scanners look for. */
    async add({
      name,
      role,
      lifetime,
      by,
    }: {
      name: string;
      role: Role;
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
          role,
          created,
          expires,
          created_by: by.id,
          token_hash: hashToken(token),
        })
        .execute();
      return {
        program: { id, name, role, created, createdBy: by.name, lastUsed: null, expires },
        token,
      };
    },

    /**
     * Finds the program of a token. Its role is what the person who made it may still do, and ends with what
     * they lose.
     * @throws {ApiError} 401: of one type for a token that has expired, of another for one that is not ours, of
     * a third for one whose maker has lost all rights it had.
     */
    async find(token: string): Promise<Staff> {
      const program = await db
        .selectFrom('programs')
        .innerJoin('people', 'people.id', 'created_by')
        .select(['programs.id', 'programs.name', 'programs.role', 'people.role as maker'])
        .select(['last_used', 'expires'])
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst();
      if (!program) throw refused('unknown_token');
      const { id, name, last_used, expires } = program;
      const now = clock();
      if (expires !== null && expires <= now.toISOString()) throw refused('expired_token');
      const role = roleWithin(program.role, program.maker);
      if (!role) throw refused('token_without_rights');
      if (now.getTime() - Date.parse(last_used ?? '1970-01-01') > USED_EVERY) {
        await db
          .updateTable('programs')
          .set({ last_used: now.toISOString() })
          .where('id', '=', id)
          .execute();
      }
      return { id, name, email: '', role };
    },

    list: (): Promise<Program[]> =>
      db
        .selectFrom('programs')
        .innerJoin('people', 'people.id', 'created_by')
        .select(['programs.id', 'programs.name', 'programs.role', 'programs.created'])
        .select(['people.name as createdBy', 'last_used as lastUsed', 'expires'])
        .where('revoked', 'is', null)
        .orderBy('programs.created', 'desc')
        .orderBy('programs.id')
        .execute(),
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
