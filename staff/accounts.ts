/** The people who have an account, and the rules that keep the agency in charge of its own site. */
import { makeId } from '../packages/kit/network/secret-token.ts';
import { inTransaction, type StaffDatabase } from './database.ts';
import { refused } from './refusals.ts';
import {
  administers,
  editsContent,
  type Role,
  readRoles,
  type Staff,
  writeRoles,
} from './roles.ts';

export interface Account extends Staff {
  /** ISO 8601, UTC. */
  readonly created: string;
}

/** A person who has, or had, an account, for the history. */
export interface Name {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

const COLUMNS = ['id', 'name', 'email', 'roles', 'created'] as const;

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(db: StaffDatabase, clock: () => Date) {
  const present = () =>
    db
      .selectFrom('people')
      .select(COLUMNS)
      .$narrowType<{ email: string }>()
      .where('removed', 'is', null);

  async function get(id: string): Promise<Account> {
    const account = await present().where('id', '=', id).executeTakeFirst();
    if (!account) throw refused('not_found');
    return withRoles(account);
  }

  async function find(email: string): Promise<(Account & { password: string }) | undefined> {
    const account = await present()
      .select('password')
      .$narrowType<{ password: string }>()
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst();
    return account && withRoles(account);
  }

  async function list(): Promise<Account[]> {
    return (await present().orderBy('created').orderBy('id').execute()).map(withRoles);
  }

  async function keepAnAdministrator(id: string): Promise<void> {
    const isOther = (account: Account) => account.id !== id && administers(account);
    if (!(await list()).some(isOther)) throw refused('last_administrator');
  }

  return {
    /** True until the first account is made, and never again. */
    none: async () =>
      (await db.selectFrom('people').select('id').limit(1).executeTakeFirst()) === undefined,
    /** Throws `ApiError` 404. */
    get,
    find,
    list,
    nameOf: (id: string): Promise<Name | undefined> =>
      db
        .selectFrom('people')
        .select(['id', 'name', 'email'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Adds an account; call within a transaction. Throws `ApiError` 409 for an address that has an account. */
    async add({
      roles,
      ...person
    }: {
      name: string;
      email: string;
      roles: readonly Role[];
      password: string;
    }): Promise<Account> {
      if (await find(person.email)) throw refused('already_member');
      const id = makeId('p');
      const created = clock().toISOString();
      const email_key = emailKey(person.email);
      await db
        .insertInto('people')
        .values({ id, created, email_key, roles: writeRoles(roles), ...person })
        .execute();
      return get(id);
    },

    rename: async (id: string, name: string): Promise<void> => {
      await db.updateTable('people').set({ name }).where('id', '=', id).execute();
    },
    setPassword: async (id: string, password: string): Promise<void> => {
      await db.updateTable('people').set({ password }).where('id', '=', id).execute();
    },

    /**
     * Sets the roles, in force with the next request. Invitations of an administrator who is one no more are taken
     * back: one to an address of their own would give the role back. So are links to drafts of a person who edits
     * no more. Throws `ApiError` 404, or 409 for the last administrator.
     */
    setRoles: (
      id: string,
      roles: readonly Role[],
    ): Promise<{ account: Account; before: readonly Role[] }> =>
      inTransaction(db, async (transaction) => {
        const own = createAccounts(transaction, clock);
        const account = await own.get(id);
        if (administers(account) && !administers({ roles })) await own.keepAnAdministrator(id);
        await transaction
          .updateTable('people')
          .set({ roles: writeRoles(roles) })
          .where('id', '=', id)
          .execute();
        await takeBack(transaction, id, roles);
        return { account: { ...account, roles }, before: account.roles };
      }),

    /**
     * Refuses a person who has lost, since their request was let in, what a rule asks: a caller who holds its body
     * back could otherwise give themselves the role they lost. Call within the change's transaction. Throws
     * `ApiError` 403.
     */
    async stillMay({ id }: Staff, rule: (person: Account) => boolean): Promise<void> {
      const account = await present().where('id', '=', id).executeTakeFirst();
      if (!account || !rule(withRoles(account))) throw refused('not_allowed');
    },

    /** Refuses to lose the last administrator; call within a transaction. Throws `ApiError` 409. */
    keepAnAdministrator,

    /**
     * Removes an account: its sessions end at once, address, password and factors are erased, invitations and links
     * to drafts taken back, tokens revoked, because a copy of one may have left with the person. The name stays with
     * what they wrote. Throws `ApiError` 404, or 409 for the last administrator.
     */
    remove: (id: string): Promise<Account> =>
      inTransaction(db, async (transaction) => {
        const own = createAccounts(transaction, clock);
        const account = await own.get(id);
        if (administers(account)) await own.keepAnAdministrator(id);
        for (const table of OF_A_PERSON) {
          await transaction.deleteFrom(table).where('person', '=', id).execute();
        }
        await takeBack(transaction, id, []);
        const now = clock().toISOString();
        await transaction
          .updateTable('programs')
          .set({ token_hash: null, revoked: now })
          .where('created_by', '=', id)
          .where('revoked', 'is', null)
          .execute();
        await transaction
          .updateTable('people')
          .set({ email: null, email_key: null, password: null, removed: now })
          .where('id', '=', id)
          .execute();
        return account;
      }),
  };
}

/** Takes back what a person has given out and may, with these roles, give no more. */
async function takeBack(db: StaffDatabase, id: string, roles: readonly Role[]): Promise<void> {
  if (!administers({ roles })) {
    await db.deleteFrom('links').where('invited_by', '=', id).execute();
  }
  if (!editsContent({ roles })) {
    await db.deleteFrom('preview_links').where('created_by', '=', id).execute();
  }
}

function withRoles<Row extends { roles: string }>(row: Row) {
  return { ...row, roles: readRoles(row.roles) };
}

/** The tables of which a removed person leaves no row. */
const OF_A_PERSON = [
  'sessions',
  'passkeys',
  'authenticator_apps',
  'recovery_codes',
  'devices',
  'links',
] as const;

/** The key of an address: compared without case, as servers that tell `Salma@` from `salma@` are folklore. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
