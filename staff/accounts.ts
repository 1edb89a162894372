/** The people who have an account, and the rules that keep the agency in charge of its own site. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { makeId } from '../network/secret-token.ts';
import { inTransaction } from './people-database.ts';
import { alreadyMember, lastAdministrator, notFound } from './refusals.ts';
import { ROLES, type Role, type Staff } from './staff.ts';

export interface Account extends Staff {
  /** ISO 8601, UTC. */
  readonly created: string;
}

/** Somebody who has, or had, an account: what the history shows. */
export interface Name {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

const AccountRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  created: z.string(),
});
const NameRow = z.object({ id: z.string(), name: z.string(), email: z.string().nullable() });
const Credentials = AccountRow.extend({ password: z.string() });
const Count = z.object({ count: z.number() });

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(database: DatabaseSync, clock: () => Date) {
  const COLUMNS = 'id, name, email, role, created';
  const byId = database.prepare(`SELECT ${COLUMNS} FROM people WHERE id = ? AND removed IS NULL`);
  const byEmail = database.prepare(`SELECT ${COLUMNS}, password FROM people WHERE email_key = ?`);
  const all = database.prepare(
    `SELECT ${COLUMNS} FROM people WHERE removed IS NULL ORDER BY created, id`,
  );
  const nameById = database.prepare('SELECT id, name, email FROM people WHERE id = ?');
  const count = database.prepare('SELECT count(*) AS count FROM people');
  const otherAdministrators = database.prepare(
    `SELECT count(*) AS count FROM people
     WHERE role = 'administrator' AND removed IS NULL AND id != ?`,
  );
  const insert = database.prepare(
    `INSERT INTO people (id, name, role, created, email, email_key, password)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const updateRole = database.prepare('UPDATE people SET role = ? WHERE id = ?');
  const updateName = database.prepare('UPDATE people SET name = ? WHERE id = ?');
  const updatePassword = database.prepare('UPDATE people SET password = ? WHERE id = ?');
  const forget = database.prepare(
    'UPDATE people SET email = NULL, email_key = NULL, password = NULL, removed = ? WHERE id = ?',
  );
  const forgetAccess = [
    'sessions',
    'passkeys',
    'authenticator_apps',
    'recovery_codes',
    'devices',
  ].map((table) => database.prepare(`DELETE FROM ${table} WHERE person = ?`));
  const forgetLinks = database.prepare('DELETE FROM links WHERE person = ?1 OR invited_by = ?1');
  const revokeTokens = database.prepare(
    'UPDATE programs SET token_hash = NULL, revoked = ? WHERE created_by = ? AND revoked IS NULL',
  );

  function get(id: string): Account {
    const row = byId.get(id);
    if (!row) throw notFound();
    return AccountRow.parse(row);
  }

  function keepAnAdministrator(id: string): void {
    if (Count.parse(otherAdministrators.get(id)).count === 0) throw lastAdministrator();
  }

  return {
    /** True until the first account is made, and never again. */
    none: () => Count.parse(count.get()).count === 0,
    /** Throws `ApiError` 404. */
    get,
    find: (email: string) => Credentials.optional().parse(byEmail.get(emailKey(email))),
    list: (): Account[] => all.all().map((row) => AccountRow.parse(row)),
    nameOf: (id: string): Name | undefined => NameRow.optional().parse(nameById.get(id)),

    /** Call within a transaction. Throws `ApiError` 409 for an address that has an account. */
    add(person: { name: string; email: string; role: Role; password: string }): Account {
      const { name, email, role, password } = person;
      if (byEmail.get(emailKey(email))) throw alreadyMember();
      const id = makeId('p');
      insert.run(id, name, role, clock().toISOString(), email, emailKey(email), password);
      return get(id);
    },

    /** In force with the person's next request. Throws `ApiError` 404, or 409 for the last administrator. */
    setRole(id: string, role: Role): Account {
      return inTransaction(database, () => {
        const account = get(id);
        if (account.role === 'administrator' && role !== 'administrator') keepAnAdministrator(id);
        updateRole.run(role, id);
        return { ...account, role };
      });
    },

    rename: (id: string, name: string) => void updateName.run(name, id),
    setPassword: (id: string, password: string) => void updatePassword.run(password, id),

    /**
     * Logged out everywhere at once, address, password and factors forgotten, invitations taken back, tokens revoked: a copy of
     * one may have left with the person. The name stays with what they wrote. Throws `ApiError` 404, or 409 for the last administrator.
     */
    remove(id: string): Account {
      return inTransaction(database, () => {
        const account = get(id);
        if (account.role === 'administrator') keepAnAdministrator(id);
        for (const statement of forgetAccess) statement.run(id);
        forgetLinks.run(id);
        const now = clock().toISOString();
        revokeTokens.run(now, id);
        forget.run(now, id);
        return account;
      });
    },
  };
}

/** Addresses are compared without case: servers that tell `Salma@` from `salma@` are folklore. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
