/** Single-use links: to an account for an invited person, to a new password for a person who forgot theirs. */
import { hashToken, makeId, makeToken } from '../packages/kit/network/secret-token.ts';
import { emailKey } from './accounts.ts';
import type { StaffDatabase } from './database.ts';
import { INVITATION_LIFETIME, PASSWORD_LINK_LIFETIME } from './lifetimes.ts';
import { refused } from './refusals.ts';
import { administers, type Role, readRoles, type Staff, writeRoles } from './roles.ts';
import type { StaffMailArrival } from './staff-mail.ts';

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly invitedBy: string;
  readonly created: string;
  readonly expires: string;
  /** The time at which its mail was sent; null before. */
  readonly sent: string | null;
  /** The time at which its mail was written to a folder, as it is without a mail server: it reaches no mailbox. */
  readonly written: string | null;
}

export type Opening =
  | { purpose: 'invitation'; id: string; email: string; roles: readonly Role[]; expires: string }
  | { purpose: 'password'; id: string; person: string; expires: string };

export type Links = ReturnType<typeof createLinks>;

export function createLinks(db: StaffDatabase, clock: () => Date) {
  const invitations = () =>
    db
      .selectFrom('links')
      .innerJoin('people', 'people.id', 'invited_by')
      .select(['links.id', 'links.email', 'links.roles', 'people.name as invitedBy'])
      .select(['links.created', 'expires', 'sent', 'written'])
      .$narrowType<{ email: string; roles: string }>();
  const now = () => clock().toISOString();
  const after = (duration: number) => new Date(clock().getTime() + duration).toISOString();

  async function invitation(id: string): Promise<Invitation> {
    const row = await invitations().where('links.id', '=', id).executeTakeFirst();
    if (!row) throw refused('not_found');
    return { ...row, roles: readRoles(row.roles) };
  }

  return {
    /** Invites a person. Invited again, by whichever administrator, they have one link: the newest. */
    async invite({
      email,
      roles,
      by,
    }: {
      email: string;
      roles: readonly Role[];
      by: Staff;
    }): Promise<{ invitation: Invitation; token: string }> {
      const { token, hash } = makeToken();
      const values = {
        token_hash: hash,
        created: now(),
        expires: after(INVITATION_LIFETIME),
        email,
        roles: writeRoles(roles),
        invited_by: by.id,
      };
      const { id } = await db
        .insertInto('links')
        .values({ id: makeId('i'), purpose: 'invitation', email_key: emailKey(email), ...values })
        .onConflict((conflict) =>
          conflict.column('email_key').doUpdateSet({ ...values, sent: null, written: null }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return { invitation: await invitation(id), token };
    },
    /** Throws `ApiError` 404. */
    invitation,
    /** Lists the invitations, expired ones too: an administrator may want to send them again. */
    async invitations(): Promise<Invitation[]> {
      const rows = await invitations()
        .where('purpose', '=', 'invitation')
        .orderBy('links.created', 'desc')
        .orderBy('links.id')
        .execute();
      return rows.map((row) => ({ ...row, roles: readRoles(row.roles) }));
    },
    arrived: async (id: string, arrival: StaffMailArrival): Promise<void> => {
      const at = now();
      const set = arrival === 'sent' ? { sent: at } : { written: at };
      await db.updateTable('links').set(set).where('id', '=', id).execute();
    },
    /** Throws `ApiError` 404. */
    async cancel(id: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('links')
        .where('id', '=', id)
        .where('purpose', '=', 'invitation')
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw refused('not_found');
    },

    /** Makes a link to a new password. Earlier ones stop working. */
    async forPassword(person: string): Promise<string> {
      const { token, hash } = makeToken();
      const values = {
        token_hash: hash,
        created: now(),
        expires: after(PASSWORD_LINK_LIFETIME),
      };
      await db
        .insertInto('links')
        .values({ id: makeId('l'), purpose: 'password', person, ...values })
        .onConflict((conflict) => conflict.column('person').doUpdateSet(values))
        .execute();
      return token;
    },
    dropPasswordLink: async (person: string): Promise<void> => {
      await db.deleteFrom('links').where('person', '=', person).execute();
    },

    /**
     * Reads a link without a change: programs that read mails open links too. An invitation opens nothing unless the
     * person who sent it is an administrator still: earlier versions did not take it back with their role.
     */
    async open(token: string): Promise<Opening | undefined> {
      const link = await db
        .selectFrom('links')
        .leftJoin('people', 'people.id', 'invited_by')
        .select(['links.id', 'links.email', 'links.roles', 'person', 'expires'])
        .select(['people.roles as inviter', 'removed'])
        .where('token_hash', '=', hashToken(token))
        .where('expires', '>', now())
        .executeTakeFirst();
      if (!link) return undefined;
      const { id, email, roles, person, expires, inviter, removed } = link;
      if (person !== null) return { purpose: 'password', id, person, expires };
      if (email === null || roles === null) throw new TypeError(`The link ${id} opens nothing.`);
      if (removed !== null || !administers({ roles: readRoles(inviter ?? '') })) return undefined;
      return { purpose: 'invitation', id, email, roles: readRoles(roles), expires };
    },
    /** Uses a link up, in its use's transaction. Throws `ApiError` 410 for the second caller. */
    async spend(id: string, token: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('links')
        .where('id', '=', id)
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw refused('link_spent');
    },
  };
}
