import { makeId } from '../packages/kit/network/secret-token.ts';
import type { StaffDatabase } from './database.ts';
import { invalidFields, refused } from './refusals.ts';
import type { Staff } from './roles.ts';

/** Another site whose pages may call the content API from a browser (CORS). */
export interface AllowedOrigin {
  readonly id: string;
  /** The origin as browsers send it: `https://site.example`, without a path. */
  readonly origin: string;
  /** Whether they may do so with the session cookie too, and not with tokens alone. */
  readonly allowCredentials: boolean;
  readonly createdAt: string;
  /** The name of the administrator who added it. */
  readonly createdBy: string;
}

/** The most origins: an agency has a handful, and a list longer than a screen is one that is not looked at. */
const MAX_ORIGINS = 50;

export type Origins = ReturnType<typeof createOrigins>;

export function createOrigins(db: StaffDatabase, clock: () => Date) {
  const nameOf = (id: string) =>
    db.selectFrom('origins').select('origin').where('id', '=', id).executeTakeFirst();

  return {
    /** Lists all of them, by address. */
    async list(): Promise<AllowedOrigin[]> {
      const rows = await db
        .selectFrom('origins')
        .innerJoin('people', 'people.id', 'created_by')
        .select(['origins.id', 'origin', 'credentials', 'origins.created as createdAt'])
        .select('people.name as createdBy')
        .orderBy('origin')
        .execute();
      return rows.map(({ credentials, ...row }) => ({
        ...row,
        allowCredentials: credentials === 1,
      }));
    },

    /** Returns what the pages of an origin may do; undefined for one that is not on the list. */
    async find(origin: string): Promise<Pick<AllowedOrigin, 'allowCredentials'> | undefined> {
      const row = await db
        .selectFrom('origins')
        .select('credentials')
        .where('origin', '=', origin)
        .executeTakeFirst();
      return row && { allowCredentials: row.credentials === 1 };
    },

    /** Adds one, in a transaction that counts them. Throws `ApiError` 400 for one that is there, 409 when full. */
    async add(
      added: Pick<AllowedOrigin, 'origin' | 'allowCredentials'>,
      by: Staff,
    ): Promise<AllowedOrigin> {
      const { origin, allowCredentials } = added;
      const all = await db.selectFrom('origins').select('origin').execute();
      if (all.some((one) => one.origin === origin)) {
        throw invalidFields({ origin: 'Cette adresse est déjà autorisée.' });
      }
      if (all.length >= MAX_ORIGINS) throw refused('too_many_origins');
      const id = makeId('o');
      const createdAt = clock().toISOString();
      await db
        .insertInto('origins')
        .values({
          id,
          origin,
          credentials: allowCredentials ? 1 : 0,
          created: createdAt,
          created_by: by.id,
        })
        .execute();
      return { id, origin, allowCredentials, createdAt, createdBy: by.name };
    },

    /** Removes one, in force with the next request of its pages. Throws `ApiError` 404. */
    async remove(id: string): Promise<{ origin: string }> {
      const removed = await nameOf(id);
      if (!removed) throw refused('not_found');
      await db.deleteFrom('origins').where('id', '=', id).execute();
      return removed;
    },
  };
}
