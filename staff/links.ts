/** Single-use links: an account for somebody invited, a new password for somebody who forgot theirs. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { hashToken, makeId, makeToken } from '../network/secret-token.ts';
import { emailKey } from './accounts.ts';
import { linkSpent, notFound } from './refusals.ts';
import { ROLES, type Role, type Staff } from './staff.ts';

/** A week-end and a bank holiday fit in. */
export const INVITATION_LIFETIME = 7 * 24 * 60 * 60_000; // ms
/** Asked for a moment ago, by somebody who waits for it. */
export const PASSWORD_LINK_LIFETIME = 60 * 60_000; // ms

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** Name of who invited. */
  readonly invitedBy: string;
  readonly created: string;
  readonly expires: string;
  /** When its mail left; null while it has not. */
  readonly sent: string | null;
}

/** What a link opens. */
export type Opening =
  | { purpose: 'invitation'; id: string; email: string; role: Role; expires: string }
  | { purpose: 'password'; id: string; person: string; expires: string };

const InvitationRow = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  invitedBy: z.string(),
  created: z.string(),
  expires: z.string(),
  sent: z.string().nullable(),
});
const OpeningRow = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.literal('invitation'),
    id: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    expires: z.string(),
  }),
  z.object({
    purpose: z.literal('password'),
    id: z.string(),
    person: z.string(),
    expires: z.string(),
  }),
]);

export type Links = ReturnType<typeof createLinks>;

export function createLinks(database: DatabaseSync, clock: () => Date) {
  const INVITATIONS = `SELECT links.id, links.email, links.role, people.name AS invitedBy,
      links.created, expires, sent
    FROM links JOIN people ON people.id = invited_by`;
  const byToken = database.prepare(
    'SELECT purpose, id, email, role, person, expires FROM links WHERE token_hash = ? AND expires > ?',
  );
  const insertInvitation = database.prepare(
    `INSERT INTO links (id, token_hash, purpose, created, expires, email, email_key, role, invited_by)
     VALUES (?, ?, 'invitation', ?, ?, ?, ?, ?, ?)
     ON CONFLICT (email_key) DO UPDATE SET token_hash = excluded.token_hash,
       created = excluded.created, expires = excluded.expires, email = excluded.email,
       role = excluded.role, invited_by = excluded.invited_by, sent = NULL`,
  );
  const invitationTo = database.prepare(`${INVITATIONS} WHERE links.email_key = ?`);
  const invitation = database.prepare(`${INVITATIONS} WHERE links.id = ?`);
  const invitations = database.prepare(`${INVITATIONS} WHERE purpose = 'invitation'
    ORDER BY links.created DESC, links.id`);
  const markSent = database.prepare('UPDATE links SET sent = ? WHERE id = ?');
  const replacePassword = database.prepare(
    `INSERT INTO links (id, token_hash, purpose, created, expires, person)
     VALUES (?, ?, 'password', ?, ?, ?)
     ON CONFLICT (person) DO UPDATE SET token_hash = excluded.token_hash,
       created = excluded.created, expires = excluded.expires`,
  );
  const remove = database.prepare('DELETE FROM links WHERE id = ? AND token_hash = ?');
  const removeInvitation = database.prepare(
    "DELETE FROM links WHERE id = ? AND purpose = 'invitation'",
  );
  const removePasswordLink = database.prepare('DELETE FROM links WHERE person = ?');

  const now = () => clock().toISOString();
  const after = (duration: number) => new Date(clock().getTime() + duration).toISOString();

  return {
    /** Invited once more, by anybody, a person has one link: the newest. */
    invite({ email, role, by }: { email: string; role: Role; by: Staff }): {
      invitation: Invitation;
      token: string;
    } {
      const { token, hash } = makeToken();
      const key = emailKey(email);
      const expires = after(INVITATION_LIFETIME);
      insertInvitation.run(makeId('i'), hash, now(), expires, email, key, role, by.id);
      return { invitation: InvitationRow.parse(invitationTo.get(key)), token };
    },
    /** Throws `ApiError` 404. */
    invitation(id: string): Invitation {
      const row = invitation.get(id);
      if (!row) throw notFound();
      return InvitationRow.parse(row);
    },
    /** The expired ones too: somebody may want to send them again. */
    invitations: (): Invitation[] => invitations.all().map((row) => InvitationRow.parse(row)),
    sent: (id: string) => void markSent.run(now(), id),
    /** Throws `ApiError` 404. */
    cancel(id: string): void {
      if (removeInvitation.run(id).changes === 0) throw notFound();
    },

    /** Earlier ones stop working. */
    forPassword(person: string): string {
      const { token, hash } = makeToken();
      replacePassword.run(makeId('l'), hash, now(), after(PASSWORD_LINK_LIFETIME), person);
      return token;
    },
    dropPasswordLink: (person: string) => void removePasswordLink.run(person),

    /** Changes nothing: programs that read mails open links too. */
    open(token: string): Opening | undefined {
      return OpeningRow.optional().parse(byToken.get(hashToken(token), now()));
    },
    /** Call within the transaction that does what the link is for. Throws `ApiError` 410 for the second who comes. */
    spend(id: string, token: string): void {
      if (remove.run(id, hashToken(token)).changes === 0) throw linkSpent();
    },
  };
}
